import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { withoutFileLinks } from './stage-package';
import { stageTemplate } from './stage-template';

const staged = mkdtempSync(path.join(tmpdir(), 'little-arches-template-'));
beforeAll(() => stageTemplate(projectRoot(), '1.3.0', staged));
afterAll(() => rmSync(staged, { recursive: true, force: true }));
const read = (file: string) => readFileSync(path.join(staged, file), 'utf8');

it('names an exact version of every package', () => {
  const manifest = read('package.json');
  expect(manifest).toContain('"@little-arches/contracts": "1.3.0"');
  const versions = manifest.slice(manifest.indexOf('"dependencies"')).match(/": "[^"]+"/g) ?? [];
  expect(versions.length).toBeGreaterThan(10);
  for (const version of versions) expect(version).toMatch(/^": "\d+\.\d+\.\d+"$/);
});

it.each(['.github/workflows/release.yml', '.gitlab-ci.yml'])(
  'makes %s a pipeline of a repository with one remote',
  (file) => {
    const pipeline = read(file);
    expect(pipeline).toMatch(/^# The pipeline of remote-feet\.\n#\n/);
    expect(pipeline).not.toMatch(
      /remote-store|of-the-|shared-contracts|docs\/|npm test "|paths: \[remote|changes:/,
    );
    expect(pipeline).toMatch(/npm run check\n.*npm test\n/);
    expect(pipeline).toContain('release -- publish "$PACKAGE" --channel');
  },
);

it('removes links to files of the checkout, and keeps those to addresses', () => {
  expect(withoutFileLinks('See [why](../docs/why.md#now) and [Node](https://nodejs.org).')).toBe(
    'See why and [Node](https://nodejs.org).',
  );
});
