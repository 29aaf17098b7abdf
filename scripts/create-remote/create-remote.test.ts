import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository } from './create';
import type { Material } from './material';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-create-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const material: Material = {
  version: '1.3.0',
  libraries: { react: '19.3.1', '@rspack/core': '2.2.9', '@testing-library/react': '16.3.3' },
  pipelines: { '.gitlab-ci.yml': '# Example.\nPACKAGE: remote-store\n' },
};
const read = (file: string) => readFileSync(path.join(folder, 'remote-feet', file), 'utf8');

describe('a new repository', () => {
  it('names exact versions, and a registry for our scope alone', () => {
    expect(createRepository(folder, 'remote-feet', material)[0]).toBe(
      'Made remote-feet with a page at /feet. What comes next:',
    );
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'remote-feet',
      dependencies: { '@little-arches/contracts': '1.3.0', react: '19.3.1' },
      devDependencies: { '@little-arches/release': '1.3.0', '@rspack/core': '2.2.9' },
    });
    expect(read('.npmrc')).toBe('@little-arches:registry=https://registry.example/\n');
    expect(read('.gitlab-ci.yml')).toBe('# The pipeline of remote-feet.\nPACKAGE: remote-feet\n');
    expect(read('src/routes.tsx')).toContain('path: addresses.feet');
    expect(read('e2e/feet.spec.ts')).toContain("page.goto('/feet')");
    expect(read('src/pages/feet/page.test.tsx')).toContain('renderPage(remote, addresses.feet, options)');
  });

  it('has the address of a registry that is named', () => {
    createRepository(folder, 'remote-feet', material, 'https://packages.example/');
    expect(read('.npmrc')).toBe('@little-arches:registry=https://packages.example/\n');
  });

  it.each(['', 'feet', 'remote-', 'remote-Feet', `remote-${'a'.repeat(40)}`])('is not named %j', (name) => {
    expect(() => createRepository(folder, name, material)).toThrow('Say what it is called');
  });

  it('is not written into a folder with files', () => {
    createRepository(folder, 'remote-feet', material);
    expect(() => createRepository(folder, 'remote-feet', material)).toThrow('with files already');
  });
});
