import { pipelineOf } from '@little-arches/create-remote/pipeline';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { collectMaterial } from './stage-material';
import { withoutFileLinks } from './stage-package';

const { libraries, pipelines } = collectMaterial(projectRoot(), '1.0.0');

it('collects an exact version of every library', () => {
  expect(Object.values(libraries).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it.each(Object.entries(pipelines))('makes %s a pipeline of a repository with one remote', (_, example) => {
  const pipeline = pipelineOf(example, 'remote-feet');
  expect(pipeline).toMatch(/^# The pipeline of remote-feet\.\n#\n/);
  expect(pipeline).not.toMatch(
    /remote-store|of-the-|shared-contracts|docs\/|npm test "|paths: \[remote|changes:/,
  );
  expect(pipeline).toMatch(/npm run check\n.*npm test\n/);
  expect(pipeline).toContain('release -- publish "$PACKAGE" --channel');
});

it('removes links to files of the checkout, and keeps those to addresses', () => {
  expect(withoutFileLinks('See [why](../docs/why.md#now) and [Node](https://nodejs.org).')).toBe(
    'See why and [Node](https://nodejs.org).',
  );
});
