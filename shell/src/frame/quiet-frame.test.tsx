import { act, screen } from '@testing-library/react';
import { keepFrame } from '../containment/kept-elements';
import { createAnnouncer } from './announcer';
import { Frame } from './frame';
import { renderInFrame } from './testing/frame-stage';

it('comes and goes with the page, and nothing that React took away is put back', async () => {
  const { container, router } = renderInFrame(
    <Frame version="1.0.0" busy={false} announcer={createAnnouncer()}>
      <h1>A page</h1>
    </Frame>,
    '/faqs',
  );
  const told: string[] = [];
  keepFrame(container, (what) => told.push(what));
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const before = names();
  await act(() => router.navigate('/kids-zone'));
  expect(names()).toEqual(['Skip to the content', 'Little Arches', 'Kids Zone', 'Privacy', 'Terms']);
  await act(() => router.navigate('/faqs'));
  expect(names()).toEqual(before);
  expect(told).toEqual([]);
});
