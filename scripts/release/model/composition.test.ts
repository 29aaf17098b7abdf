import { parseComposition } from '@little-arches/contracts/formats';
import fc from 'fast-check';
import { broken, composition, foreignUrls, integrity, pathsOf } from './testing/sample-formats';

it('parses a composition, and one without any remote', () => {
  expect(parseComposition(composition)).toEqual(composition);
  expect(parseComposition({ ...composition, remotes: [] }).remotes).toEqual([]);
});

it.each([
  ['id', 7],
  ['shell.version', null],
  ['remotes', {}],
])('names the wrong field: %s is %j', (path, value) => {
  expect(() => parseComposition(broken(composition, path, value))).toThrow(
    `The page's composition is wrong at '${path}'`,
  );
});

it.each([
  ['remotes.0.url', undefined],
  ['remotes.0.integrity', ''],
  ['remotes.0.contract.built', '1'],
  ['remotes.0.addresses.0', 'https://evil.example'],
  ['remotes.0.lastGood.integrity', 'none'],
])('drops only the invalid remote: %s is %j', (path, value) => {
  const wrong = broken(composition, path, value);
  const two = { ...wrong, remotes: [...wrong.remotes, ...composition.remotes] };
  const { remotes, unreadable } = parseComposition(two);
  expect(remotes).toEqual(composition.remotes);
  expect(unreadable).toMatchObject([{ at: path, value: wrong.remotes[0] }]);
});

it.each(foreignUrls)('loads no remote from %s', (url) => {
  const parse = (path: string) => parseComposition(broken(composition, path, url));
  expect(parse('remotes.0.url')).toMatchObject({ remotes: [], unreadable: [{ at: 'remotes.0.url' }] });
  expect(parse('remotes.0.lastGood.url')).toMatchObject({
    remotes: [],
    unreadable: [{ at: 'remotes.0.lastGood' }],
  });
  expect(() => parseComposition({ ...composition, rest: { url, integrity } })).toThrow("'rest.url'");
});

it('returns a composition for any value, or throws an error that names the field', () => {
  const mutated = fc.tuple(fc.constantFrom(...pathsOf(composition)), fc.anything());
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        mutated.map(([path, value]) => broken(composition, path, value)),
      ),
      (value) => {
        try {
          expect(parseComposition(value).remotes).toEqual(expect.any(Array));
        } catch (error) {
          expect((error as Error).message).toMatch(/^The page's composition (is wrong at|has format)/);
        }
      },
    ),
  );
});
