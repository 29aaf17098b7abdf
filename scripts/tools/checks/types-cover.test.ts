import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readProjectFiles } from './project-files';

it('checks the types of every TypeScript file', () => {
  const root = projectRoot();
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const read = new Set(
    stdout.split(/\r?\n/).map((file) => path.relative(root, path.resolve(root, file)).replaceAll('\\', '/')),
  );
  const sources = readProjectFiles(root)
    .map((file) => file.path)
    .filter((file) => /\.[cm]?tsx?$/.test(file) && !file.startsWith('docs/'));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => !read.has(file))).toEqual([]);
});
