import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { UsageError } from '@scripts/kit/usage-error';
import { checkApiReport } from './api-report';
import { biome } from './biome';
import { checkDependencies } from './dependencies';
import { findForbiddenText } from './forbidden-text';
import { findBreaches } from './import-law';
import { readProjectFiles } from './project-files';

interface Check {
  /** What it holds, in a few words. */
  readonly title: string;
  /** Gives what is wrong, each in a sentence or as the tool says it. */
  run(root: string): string[] | Promise<string[]>;
}

const checks: Readonly<Record<string, Check>> = {
  types: { title: 'types fit', run: (root) => runTool(root, [tsc(root), '--noEmit', '--pretty', 'false']) },
  lint: {
    title: 'lint rules and format hold',
    run: (root) => runTool(root, [biome, 'check', '--error-on-warnings', '--max-diagnostics=100', '.']),
  },
  imports: { title: 'the law of imports holds', run: (root) => findBreaches(root, readProjectFiles(root)) },
  api: { title: 'the contract is as reported, and documented', run: checkApiReport },
  dependencies: { title: 'the lock file serves every system', run: checkDependencies },
  text: { title: 'no forbidden text', run: (root) => findForbiddenText(readProjectFiles(root)) },
};

/**
 * `npm run check`: everything that can be said of the sources without running them. Runs all of it, or what is
 * named (`npm run check -- types lint`), and gives 1 when anything is wrong.
 */
export async function run(names: string[]): Promise<number> {
  const root = projectRoot();
  let failed = 0;
  for (const [name, { title, run: check }] of chosen(names)) {
    const started = performance.now();
    const problems = await check(root);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const count = problems.length > 1 ? ` (${problems.length})` : '';
    console.log(
      `${problems.length === 0 ? 'ok    ' : 'WRONG '} ${name.padEnd(13)} ${seconds.padStart(4)} s  ${title}${count}`,
    );
    for (const problem of problems) console.log(problem.replace(/^(?=.)/gm, '         '));
    if (problems.length > 0) failed++;
  }
  if (failed > 0)
    console.log(
      `\n${failed} of ${chosen(names).length} checks failed. \`npm run format\` mends format and order of imports.`,
    );
  return failed > 0 ? 1 : 0;
}

function chosen(names: readonly string[]): [string, Check][] {
  const unknown = names.find((name) => !Object.hasOwn(checks, name));
  if (unknown)
    throw new UsageError(`There is no check '${unknown}'. These exist: ${Object.keys(checks).join(', ')}`);
  return Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name));
}

function tsc(root: string): string {
  return path.join(root, 'node_modules/typescript/bin/tsc');
}

/** Runs a tool's own file by Node, which works alike on every system. */
function runTool(root: string, args: readonly string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (error) throw error;
  return status === 0 ? [] : [`${stdout}${stderr}`.trim() || `It ended with ${status} and said nothing.`];
}
