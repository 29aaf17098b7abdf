import fc from 'fast-check';
import { linkTarget } from './link-target';

it.each([
  ['/store', { kind: 'page', path: '/store' }],
  ['/kids-zone?topic=a#b', { kind: 'page', path: '/kids-zone?topic=a#b' }],
  ['https://example.org/feet', { kind: 'website', url: 'https://example.org/feet' }],
  ['http://example.org', { kind: 'website', url: 'http://example.org/' }],
])('accepts %s', (address, target) => {
  expect(linkTarget(address)).toEqual(target);
});

it.each([
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,hello'],
  ['mailto:someone@example.org'],
  ['//example.org'],
  ['/\\example.org'],
  ['/\t/example.org'],
  ['/.//example.org'],
  ['https://'],
  ['story.html'],
  ['#top'],
  [''],
  [undefined],
])('refuses %j', (address) => {
  expect(linkTarget(address)).toBeUndefined();
});

it('accepts only paths within the site and http(s) addresses', () => {
  const address = fc
    .tuple(fc.constantFrom('', '/', '//', '/\\', 'https://', 'javascript:', '/./', '\t/'), fc.string())
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(address, (given) => {
      const target = linkTarget(given);
      if (target?.kind === 'page')
        expect(new URL(target.path, 'https://here.example').origin).toBe('https://here.example');
      if (target?.kind === 'website') expect(target.url).toMatch(/^https?:\/\//);
    }),
  );
});
