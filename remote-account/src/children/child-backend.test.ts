import { createTestHost, sampleChildren, signedIn } from '@little-arches/contracts/testing';
import { addChild, fetchChildren } from './child-backend';

it('adds one child when the answer to the first attempt was lost, with what was typed since', async () => {
  const { backend } = createTestHost({ session: signedIn, answers: { tables: { children: [] } } });
  const { id: _, ...kim } = { ...sampleChildren[0], id: '' } as (typeof sampleChildren)[number];
  const id = '5f0c2d3e-8a43-4d5b-9d50-0b6e3f1a7c21';
  await addChild(backend, id, kim);
  await expect(addChild(backend, id, kim)).resolves.toEqual({ ...kim, id });
  await expect(addChild(backend, id, { ...kim, first_name: 'Kai' })).resolves.toMatchObject({
    first_name: 'Kai',
  });
  expect(await fetchChildren(backend)).toEqual([{ ...kim, id, first_name: 'Kai' }]);
});
