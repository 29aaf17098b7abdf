import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routerLibraries, sharedNames } from '@little-arches/build/federation/shared-libraries';
import { projectRoot } from '@little-arches/kit/project-root';
import * as router from 'react-router-dom';

const root = projectRoot();
let folder = '';
beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/shared-router-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the source of a page as an editor does in a remote; returns the errors without their positions. */
function complaintsAbout(source: string): string[] {
  const config = { extends: '../../scripts/tools/team/tsconfig.remote.json', include: ['page.tsx'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(path.join(folder, 'page.tsx'), source);
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--noEmit', '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => line.replace(/^.*error TS\d+: /, ''));
}

it.each(routerLibraries)('types every shared name of %s as a value, and those names only', (library) => {
  const names = sharedNames.join(', ');
  const page = (use: string) =>
    `import type { FormProps, RequestHandler } from '${library}';
import * as all from '${library}';
export const { ${names} } = all;
export type Used = FormProps | RequestHandler;
export const blocked: 'idle' | 'submitting' | 'loading' = all.useFetcher().state;
${use}`;
  expect(complaintsAbout(page(''))).toEqual([]);
  expect(complaintsAbout(page('all.useFetcher().state satisfies 1;'))).toEqual([
    expect.stringContaining("does not satisfy the expected type '1'"),
  ]);
  const others = Object.keys(router).filter((name) => !(sharedNames as readonly string[]).includes(name));
  expect(others).toContain('createCookie');
  expect(complaintsAbout(page(others.map((name) => `all.${name};`).join('\n')))).toEqual(
    others.map((name) => expect.stringContaining(`Property '${name}' does not exist`)),
  );
});

it('reports that a name the shell does not share is no value', () => {
  expect(
    complaintsAbout("import { Form, Scripts } from 'react-router';\nexport const a = [Form, Scripts];"),
  ).toEqual([
    expect.stringContaining("'Scripts' resolves to a type-only declaration"),
    expect.stringContaining("'Scripts' cannot be used as a value"),
  ]);
});
