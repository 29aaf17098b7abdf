import fc from 'fast-check';
import { canonicalPath, parseTarget } from './parse-target';

it('returns the same as the platform’s URL parser for any text', () => {
  const part = fc.constantFrom('/', '.', '..', 'a', 'B-1', '_', '%2e', '?', '#', '\\', '\t', 'ü', ' ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = `/${parts.join('')}`;
      const { pathname, search } = new URL(`http://site.invalid${target}`);
      expect(parseTarget(target)).toMatchObject({ pathname, search });
    }),
  );
});

it('assigns each path one spelling that stays on this host', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[a/.]{0,8}$/), (pathname) => {
      const canonical = canonicalPath(pathname);
      expect(canonical).toBe(`/${pathname.split('/').filter(Boolean).join('/')}`);
      expect(canonicalPath(canonical)).toBe(canonical);
    }),
  );
});
