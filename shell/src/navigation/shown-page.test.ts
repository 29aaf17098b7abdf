import { findPage, remoteOf, settledData, titleOf } from './shown-page';

const definition = {
  path: '/store',
  title: 'Products',
  description: 'Insoles',
  load: async () => ({ Page: () => null }),
};
const match = (id: string, handle?: unknown) => ({ id, handle, loaderData: undefined });

it('finds the page among the routes around it', () => {
  const page = match('remote-store:store', { page: 'store', definition });
  const region = match('remote:remote-store', { remote: 'remote-store', version: '1.0.0' });
  expect(findPage([match('frame'), region, page])).toBe(page);
  expect(findPage([match('frame'), region])).toBeUndefined();
});

it.each([
  ['remote-store:store', 'remote-store'],
  ['not-found', 'shell'],
])('finds that the page %s belongs to %s', (id, remote) => {
  expect(remoteOf(match(id))).toBe(remote);
});

describe('titleOf', () => {
  const meta = ({ name }: { name: string }) => ({ title: name, description: `About ${name}` });

  it.each([
    ['its static words without meta', undefined, { name: 'Rocket' }, 'Products', 'Insoles'],
    ['its static words until the data is there', meta, undefined, 'Products', 'Insoles'],
    ['its own words with the data', meta, { name: 'Rocket' }, 'Rocket', 'About Rocket'],
  ])('returns for a page %s', (_, given, loaderData, title, description) => {
    const handle = { page: 'store', definition, ...(given && { meta: given }) };
    expect(titleOf({ handle, loaderData })).toEqual({ title, description });
  });
});

describe('settledData', () => {
  it.each([[undefined], [null], ['text'], [{ name: 'Rocket' }]])('returns %j unchanged', (data) => {
    expect(settledData(data)).toBe(data);
  });

  it('awaits the promises in it', async () => {
    await expect(settledData({ id: 1, name: Promise.resolve('Rocket') })).resolves.toEqual({
      id: 1,
      name: 'Rocket',
    });
  });

  it('returns undefined when a promise rejects', async () => {
    await expect(settledData({ name: Promise.reject(new Error('Down')) })).resolves.toBeUndefined();
  });
});
