import type { Plan } from '../plan';
import { mustBeCompared, openCommandPictures, withPictures } from './pictures';

const browser = () => Promise.reject(new Error('No browser is needed'));
const command = (options: Readonly<Record<string, string>>, flags: readonly string[] = []) => ({
  option: (name: string) => options[name],
  flag: (name: string) => flags.includes(name),
  dataDir: '/data',
  channel: 'staging',
  log: () => {},
});
const plan = { moved: [{ package: 'remote-store', version: '1.1.0' }] } as unknown as Plan;

it('compares pictures only on request', () => {
  expect(openCommandPictures(command({}), browser)).toBeUndefined();
  expect(openCommandPictures(command({ pictures: 'a.html' }), browser)).toBeDefined();
  expect(openCommandPictures(command({}, ['expect-no-visual-change']), browser)).toBeDefined();
});

it('refuses when no change is expected but nothing was compared', () => {
  const strict = command({}, ['expect-no-visual-change']);
  const pictures = openCommandPictures(strict, browser);
  expect(() => mustBeCompared(strict, plan, pictures)).toThrow('No pictures were compared');
  expect(() => mustBeCompared(strict, { moved: [] }, pictures)).not.toThrow();
  expect(() => mustBeCompared(command({}), plan, undefined)).not.toThrow();
});

it('prints a line for each state, and the path of the report', () => {
  const picture = { width: 360, scheme: 'dark', of: 1000, shown: undefined } as const;
  const state = { owner: 'remote-store', kind: 'both' } as const;
  const states = [
    { ...state, name: '/store', pictures: [{ ...picture, pixels: 12 }] },
    { ...state, name: '/cart', pictures: [{ ...picture, pixels: 0 }] },
  ];
  const outcome = withPictures(
    { json: {}, text: ['It can go live.'] },
    { file: '/a.html', states, left: [] },
  );
  expect(outcome.text).toEqual([
    'It can go live.',
    '1 of 2 states look different from what is live: /a.html',
    '  /store: 360 wide dark 12 pixels (1.2%)',
    '  /cart: nothing changed',
  ]);
  expect(outcome.json).toMatchObject({
    pictures: { file: '/a.html', states: [{ name: '/store' }, { name: '/cart' }] },
  });
});
