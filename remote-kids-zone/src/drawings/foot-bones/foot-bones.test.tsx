import { render, screen } from '@testing-library/react';
import BonesCover from '../covers/bones.svg?react';
import { bones } from './bones';
import { FootBones } from './foot-bones';

it('contains the bones of a foot: seven, five and fourteen', () => {
  const count = (part: RegExp) => bones.filter(({ anatomical }) => part.test(anatomical)).length;
  expect(bones).toHaveLength(26);
  expect(count(/^(calcaneus|talus|navicular|cuboid|(medial|intermediate|lateral) cuneiform)$/)).toBe(7);
  expect(count(/metatarsal$/)).toBe(5);
  expect(count(/phalanx$/)).toBe(14);
  expect(new Set(bones.map(({ name }) => name)).size).toBe(26);
  const toes = ['Big', 'Second', 'Third', 'Fourth', 'Little'];
  expect(toes.map((toe) => bones.filter(({ name }) => name.startsWith(`${toe} toe:`)).length)).toEqual([
    2, 3, 3, 3, 3,
  ]);
});

it('draws each bone on the cover', () => {
  const { container } = render(<BonesCover />);
  for (const { outline } of bones) expect(container.querySelector(`path[d="${outline}"]`)).not.toBeNull();
});

it('names each bone for keyboards and screen readers', () => {
  render(<FootBones label="Bones" />);
  for (const { name, anatomical } of bones) {
    const bone = screen.getByRole('img', { name: `${name} (${anatomical})` });
    bone.focus();
    expect(bone).toHaveFocus();
  }
});
