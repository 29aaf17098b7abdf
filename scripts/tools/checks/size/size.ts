import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import type { ProjectFile } from '../project-files';

/** Contains the lines that each area may have. */
const FIGURES = 'scripts/tools/checks/size/figures.json';
const COUNTED = /\.(ts|tsx|mjs|cjs|js|css|sql)$/;
const OF_TESTS = /\.test\.|\.spec\.|\/testing\/|\/e2e\/|_testing\/|\/fixtures\//;
const KINDS = ['code', 'tests'] as const;
type Kind = (typeof KINDS)[number];

const figuresSchema = v.record(v.string(), v.object({ code: v.number(), tests: v.number() }));
/** Lines per area: a package at the root, or a folder of scripts. */
type Figures = v.InferOutput<typeof figuresSchema>;

/** Returns a sentence for each area that has more code or more tests than the figures allow. */
export function checkSize(root: string, files: readonly ProjectFile[]): string[] {
  const allowed = readJson(path.join(root, FIGURES), figuresSchema);
  return Object.entries(measure(files)).flatMap(([area, found]) =>
    KINDS.filter((kind) => found[kind] > (allowed[area]?.[kind] ?? 0)).map((kind) => {
      const grown = listGrown(root, (file) => areaOf(file) === area && kindOf(file) === kind);
      const most = grown.length > 0 ? ` Grew most: ${grown.join(', ')}.` : '';
      return `${area} may have ${allowed[area]?.[kind] ?? 0} lines of ${kind} and has ${found[kind]}.${most}`;
    }),
  );
}

/** Lowers the figures to today's size. Returns the problems, and writes nothing, when an area is too large. */
export function lowerFigures(root: string, files: readonly ProjectFile[]): string[] {
  const problems = checkSize(root, files);
  if (problems.length > 0) return problems;
  const allowed = readJson(path.join(root, FIGURES), figuresSchema);
  const lowered = Object.entries(measure(files)).map(([area, found]) => {
    // Rounded up, so that a fix may bring its test.
    const lower = (kind: Kind) => Math.min(Math.ceil(found[kind] / 100) * 100, allowed[area]?.[kind] ?? 0);
    return [area, { code: lower('code'), tests: lower('tests') }] as const;
  });
  writeFileSync(path.join(root, FIGURES), `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
  return [];
}

function measure(files: readonly ProjectFile[]): Figures {
  const figures: Figures = {};
  for (const { path: file, text } of files.filter(({ path: file }) => COUNTED.test(file))) {
    const area = areaOf(file);
    const figure = figures[area] ?? { code: 0, tests: 0 };
    figure[kindOf(file)] += text.split('\n').length - 1;
    figures[area] = figure;
  }
  return figures;
}

/** Returns the five files that grew most since the last commit that touched the figures, with their lines. */
function listGrown(root: string, isCounted: (file: string) => boolean): string[] {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];
  const [commit] = git('log', '-1', '--format=%H', '--', FIGURES);
  if (!commit) return [];
  const changed = git('diff', '--numstat', '--no-renames', commit).map((line) => {
    const [added, removed, file = ''] = line.split('\t');
    return { file, lines: Number(added) - Number(removed) };
  });
  const untracked = git('ls-files', '--others', '--exclude-standard').map((file) => ({
    file,
    lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
  }));
  return [...changed, ...untracked]
    .filter(({ file, lines }) => COUNTED.test(file) && isCounted(file) && lines > 0)
    .sort((a, b) => b.lines - a.lines)
    .slice(0, 5)
    .map(({ file, lines }) => `${file} (+${lines})`);
}

function areaOf(file: string): string {
  const [area = '', folder = '', below] = file.split('/');
  return area === 'scripts' && below ? `${area}/${folder}` : area;
}

function kindOf(file: string): Kind {
  return OF_TESTS.test(file) ? 'tests' : 'code';
}
