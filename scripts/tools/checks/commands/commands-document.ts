import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '@little-arches/kit/files/read-json';
import { projectRoot } from '@little-arches/kit/project-root';
import { machineVariables, siteVariables, type Variable } from '@little-arches/kit/settings/variables';
import * as v from 'valibot';

const DOCUMENT = 'docs/commands.md';
const ENTRY = 'scripts/run.mjs';
/** Commands with their own help, each with the arguments that print all of it. */
const HELP = { release: ['help', 'all'], orders: ['help'], app: ['help'] };

const manifestSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** Usage and purpose of a command. */
export interface Usage {
  /** The command line. */
  readonly usage: string;
  readonly purpose: string;
}

/** `npm run commands-doc`: writes docs/commands.md from the docstrings and help texts of the commands. */
export async function run(): Promise<void> {
  const root = projectRoot();
  writeFileSync(path.join(root, DOCUMENT), await describeCommands(root));
  console.log(`Wrote ${DOCUMENT}.`);
}

/** Checks that docs/commands.md is current. Returns a sentence when it isn't. */
export async function checkCommandsDocument(root: string): Promise<string[]> {
  const isCurrent = readText(root, DOCUMENT) === (await describeCommands(root));
  return isCurrent ? [] : [`${DOCUMENT} is not what the commands say. Run: npm run commands-doc`];
}

/**
 * Reads the docstring of a command's `run`, which has the form: `npm run x -- FILE`: purpose. Returns undefined
 * when there is none.
 */
export function readUsage(source: string): Usage | undefined {
  const [, docstring = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:async )?function run\b/.exec(source) ?? [];
  const text = docstring
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, usage, purpose] = /^`(npm [^`]+)`: (.+)$/.exec(text) ?? [];
  return usage && purpose ? { usage, purpose } : undefined;
}

async function describeCommands(root: string): Promise<string> {
  const helps = await Promise.all(Object.entries(HELP).map(([name, words]) => readHelp(root, name, words)));
  return `${[
    '# Commands',
    '_Written by `npm run commands-doc` from what the commands say of themselves. Change it there._',
    '## Of the project',
    table(
      ['command', 'what it does'],
      [...usagesOf(root), ...otherScripts(root)].map(({ usage, purpose }) => [`\`${usage}\``, purpose]),
    ),
    ...helps,
    '## Variables',
    'Where a site is, and what it consists of:',
    variableTable(siteVariables),
    'What the machine has:',
    variableTable(machineVariables),
  ].join('\n\n')}\n`;
}

function usagesOf(root: string): Usage[] {
  const files = [...readText(root, ENTRY).matchAll(/^ {2}(?:'[\w-]+'|\w+): '([\w./-]+\.ts)',$/gm)];
  return files.flatMap(([, file = '']) => readUsage(readText(root, `scripts/${file}`)) ?? []);
}

/** Returns the scripts of package.json that run other tools; their command line is their purpose. */
function otherScripts(root: string): Usage[] {
  const { scripts } = readJson(path.join(root, 'package.json'), manifestSchema);
  return Object.entries(scripts)
    .filter(([name, command]) => !command.endsWith(`${ENTRY} ${name}`))
    .map(([name, command]) => ({
      usage: `npm run ${name}`,
      purpose: `Runs \`${command.replace(`node ${ENTRY} check`, 'npm run check --')}\`.`,
    }));
}

async function readHelp(root: string, name: string, words: readonly string[]): Promise<string> {
  // Warnings of libraries go to stderr and are no help text.
  const { stdout } = await promisify(execFile)(process.execPath, [ENTRY, name, ...words], { cwd: root });
  return `## ${name}\n\n\`\`\`\n${stdout.trim()}\n\`\`\``;
}

function variableTable(variables: readonly Variable[]): string {
  return table(
    ['variable', 'without it', 'what it says'],
    variables.map(({ name, standard, help }) => [`\`${name}\``, standard, help]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
}
