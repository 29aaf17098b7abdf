import type { ProjectFile } from '../project-files';

const CODE = /\.(ts|tsx|mts|cts|mjs|cjs|css|sql)$/;
/** Matches tests, and files that only tests and the workbench use. */
const OF_TESTS = /\.test\.tsx?$|(^|\/)(testing|e2e|_testing)\/|\.prerender\.test\./;
const REPORT = 'shared-contracts/api-report.md';

/** Returns the size of the project, one line per measure. For orientation only: no check fails because of it. */
export function measureHouse(files: readonly ProjectFile[]): string[] {
  const code = files.filter(({ path }) => CODE.test(path));
  const tests = code.filter(({ path }) => OF_TESTS.test(path));
  const report = files.find(({ path }) => path === REPORT)?.text ?? '';
  const decisions = files.filter(({ path }) => /^docs\/decisions\/(?!README)[^/]+\.md$/.test(path));
  const workspaces = files.filter(({ path }) =>
    /^scripts\/([^/]+|tools\/(team|create-remote))\/package\.json$/.test(path),
  );
  return [
    `code without tests   ${linesOf(code) - linesOf(tests)} lines`,
    `tests and test kits  ${linesOf(tests)} lines`,
    `shared-contracts     ${countOf(report, /^export /gm)} names in ${countOf(report, /^## /gm)} entries, its report ${(report.length / 1024).toFixed(0)} KB`,
    `scripts              ${workspaces.length} workspaces`,
    `decisions            ${decisions.length} pages`,
  ];
}

function linesOf(files: readonly ProjectFile[]): number {
  return files.reduce((sum, { text }) => sum + countOf(text, /\n/g), 0);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
