import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository } from './create';
import type { Material } from './material';
import { updateRepository } from './update';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-create-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const earlier: Material = {
  version: '1.3.0',
  libraries: { react: '19.3.1', '@rspack/core': '2.2.9', '@testing-library/react': '16.3.3' },
  pipelines: { '.gitlab-ci.yml': '# Example.\nPACKAGE: remote-store\n' },
};
const later: Material = {
  version: '1.4.0',
  libraries: { ...earlier.libraries, react: '19.4.0', '@rspack/core': '2.3.0', jest: '30.5.2' },
  pipelines: { '.gitlab-ci.yml': '# Example.\nPACKAGE: remote-store\nVERSION: 2\n' },
};

const fileOf = (file: string) => path.join(folder, 'remote-feet', file);
const read = (file: string) => readFileSync(fileOf(file), 'utf8');
function change(file: string, before: string, after: string): void {
  expect(read(file)).toContain(before);
  writeFileSync(fileOf(file), read(file).replace(before, after));
}

describe('a new repository', () => {
  it('names exact versions, and a registry for our scope alone', () => {
    expect(createRepository(folder, 'remote-feet', earlier)[0]).toBe(
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
    createRepository(folder, 'remote-feet', earlier, 'https://packages.example/');
    expect(read('.npmrc')).toBe('@little-arches:registry=https://packages.example/\n');
  });

  it.each(['', 'feet', 'remote-', 'remote-Feet', `remote-${'a'.repeat(40)}`])('is not named %j', (name) => {
    expect(() => createRepository(folder, name, earlier)).toThrow('Say what it is called');
  });

  it('is not written into a folder with files', () => {
    createRepository(folder, 'remote-feet', earlier);
    expect(() => createRepository(folder, 'remote-feet', earlier)).toThrow('with files already');
  });
});

describe('an update', () => {
  beforeEach(() => void createRepository(folder, 'remote-feet', earlier));
  const update = (material: Material, isTrial = false) =>
    updateRepository(path.join(folder, 'remote-feet'), material, isTrial);

  it('changes our packages, the libraries and the files that the team left as they were', () => {
    expect(update(later)).toEqual([
      'Updated remote-feet from 1.3.0 to 1.4.0:',
      '  changed .gitlab-ci.yml',
      '  package.json: @little-arches/contracts 1.3.0 → 1.4.0',
      '  package.json: react 19.3.1 → 19.4.0',
      '  package.json: @little-arches/build 1.3.0 → 1.4.0',
      '  package.json: @little-arches/kit 1.3.0 → 1.4.0',
      '  package.json: @little-arches/release 1.3.0 → 1.4.0',
      '  package.json: @little-arches/testing 1.3.0 → 1.4.0',
      '  package.json: @rspack/core 2.2.9 → 2.3.0',
      '  package.json: added jest 30.5.2',
      'What comes next: npm install, npm run check, npm test.',
    ]);
    expect(read('.gitlab-ci.yml')).toContain('VERSION: 2');
    expect(read('package.json')).toMatch(/^\{\n {2}"name"/);
    expect(update(later)).toEqual(['Everything is of version 1.4.0. Nothing changed.']);
  });

  it('leaves what the team changed or deleted, and says so once', () => {
    change('.gitlab-ci.yml', 'PACKAGE', 'OTHER');
    change('package.json', '"react": "19.3.1"', '"react": "19.3.2"');
    change('src/routes.tsx', 'What this page is about', 'Feet');
    const lines = update(later);
    expect(lines).toContain(
      '  left .gitlab-ci.yml, which you changed. A new repository shows what it contains now.',
    );
    expect(lines).toContain(
      '  package.json: left react 19.3.2, which you chose; this version is tested with 19.4.0.',
    );
    expect(lines.join()).not.toContain('routes.tsx');
    expect(read('.gitlab-ci.yml')).toContain('OTHER: remote-feet');
    expect(update(later)).toEqual(['Everything is of version 1.4.0. Nothing changed.']);
  });

  it('leaves out a file that the team deleted', () => {
    rmSync(fileOf('.gitlab-ci.yml'));
    expect(update(later)).toContain('  left out .gitlab-ci.yml, which you deleted.');
    expect(existsSync(fileOf('.gitlab-ci.yml'))).toBe(false);
  });

  it('keeps tarballs tarballs, and a contract that is newer', () => {
    const tarball = 'file:../packed/little-arches-build-1.3.0.tgz';
    change('package.json', '"@little-arches/build": "1.3.0"', `"@little-arches/build": "${tarball}"`);
    change('package.json', '"@little-arches/contracts": "1.3.0"', '"@little-arches/contracts": "1.10.0"');
    update(later);
    expect(JSON.parse(read('package.json'))).toMatchObject({
      dependencies: { '@little-arches/contracts': '1.10.0' },
      devDependencies: { '@little-arches/build': 'file:../packed/little-arches-build-1.4.0.tgz' },
    });
  });

  it('writes nothing as a trial', () => {
    expect(update(later, true)[0]).toBe('Would update remote-feet from 1.3.0 to 1.4.0:');
    expect(read('.gitlab-ci.yml')).not.toContain('VERSION');
    expect(read('package.json')).not.toContain('1.4.0');
  });

  it('is refused in a repository that was not made so, and for a record of another format', () => {
    expect(() => updateRepository(folder, later)).toThrow('it was not made by npm create');
    change('.little-arches.json', '"format": 1', '"format": 2');
    expect(() => update(later)).toThrow("can't be read. A newer version may have written it");
  });
});
