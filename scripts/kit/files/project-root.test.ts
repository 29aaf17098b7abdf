import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from './project-root';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-root-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function manifest(place: string, content: object): string {
  mkdirSync(path.join(folder, place), { recursive: true });
  writeFileSync(path.join(folder, place, 'package.json'), JSON.stringify(content));
  return path.join(folder, place);
}

it('returns the checkout from each of its folders', () => {
  const checkout = manifest('checkout', { name: 'little-arches' });
  manifest('checkout/scripts/test', {
    name: '@little-arches/test',
    dependencies: { '@little-arches/testing': '1.0.0' },
  });
  manifest('checkout/shell', { name: 'shell', devDependencies: { '@little-arches/release': '1.0.0' } });
  expect(projectRoot(path.join(checkout, 'scripts/test'))).toBe(checkout);
  expect(projectRoot(path.join(checkout, 'shell'))).toBe(checkout);
});

it("returns the package that depends on our tool in a team's own repository", () => {
  const tool = { '@little-arches/release': 'file:../packed/little-arches-release-1.0.0.tgz' };
  const repository = manifest('remote-store', { name: 'remote-store', devDependencies: tool });
  mkdirSync(path.join(repository, 'src/pages'), { recursive: true });
  expect(projectRoot(path.join(repository, 'src/pages'))).toBe(repository);
});

it('throws in any other folder', () => {
  const other = manifest('other', { name: 'other', dependencies: { react: '19.3.1' } });
  expect(() => projectRoot(other)).toThrow(/other is not inside a checkout of little-arches, nor in a/);
});
