import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { bomOf, readBom } from './sbom';

const notice = (name: string, version: string) => ({ name, version, license: 'MIT', text: 'Terms' });
const component = (name: string, version: string) => ({ 'bom-ref': `${name}@${version}`, name, version });

const bom = {
  bomFormat: 'CycloneDX' as const,
  specVersion: '1.5',
  serialNumber: 'urn:uuid:1',
  components: [component('react', '19.3.1'), component('scheduler', '0.28.0'), component('jest', '30.5.2')],
  dependencies: [
    { ref: 'react@19.3.1', dependsOn: ['scheduler@0.28.0', 'jest@30.5.2'] },
    { ref: 'jest@30.5.2', dependsOn: [] },
  ],
};
const shell = { name: 'shell', version: '1.0.0-abc' };

it("lists exactly the packages in the version's files", () => {
  const notices = JSON.stringify([
    notice('react', '19.3.1'),
    notice('scheduler', '0.28.0'),
    notice('jest', '1.0.0'),
  ]);
  expect(JSON.parse(bomOf(bom, shell, notices))).toMatchObject({
    metadata: { component: { name: 'shell', version: '1.0.0-abc' } },
    components: [
      { 'bom-ref': 'react@19.3.1', scope: 'required' },
      { 'bom-ref': 'scheduler@0.28.0', scope: 'required' },
    ],
    dependencies: [
      { ref: 'shell@1.0.0-abc', dependsOn: ['react@19.3.1', 'scheduler@0.28.0'] },
      { ref: 'react@19.3.1', dependsOn: ['scheduler@0.28.0'] },
    ],
  });
});

it('returns the same text each time, with the real npm and only the lock file', () => {
  const notices = JSON.stringify([notice('react', '19.3.1'), notice('valibot', '1.5.0')]);
  // Clears the cache: the first call asks npm, the second one reads the cache.
  rmSync(path.join(projectRoot(), '.cache/bill-of-materials'), { recursive: true, force: true });
  const [one, other] = [0, 1].map(() => bomOf(readBom(projectRoot()), shell, notices));
  expect(one).toBe(other);
  expect(JSON.parse(one ?? '')).toHaveProperty('components', [
    expect.objectContaining({ name: 'react', purl: 'pkg:npm/react@19.3.1', hashes: [expect.anything()] }),
    expect.objectContaining({ name: 'valibot', purl: 'pkg:npm/valibot@1.5.0' }),
  ]);
  expect(one).not.toContain('serialNumber');
  expect(one).not.toContain('timestamp');
});
