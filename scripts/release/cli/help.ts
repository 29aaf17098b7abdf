import { commonOptions, type VerbEntry, verbs } from './verbs';

/** Returns the text of `release help`. */
export function generalHelp(): string {
  return [
    'Releases packages, each team its own: npm run release -- <verb> [package …] [options]',
    '',
    ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
    '',
    ...optionLines(commonOptions),
    '',
    'Exit code: 0 done, 1 refused or failed, 2 not understood.',
    'More of one verb: npm run release -- help <verb>',
  ].join('\n');
}

/** Returns the text of `release help <verb>`. */
export function verbHelp(name: keyof typeof verbs): string {
  const { summary, usage, help, options = {} }: VerbEntry = verbs[name];
  return [
    `npm run release -- ${[name, usage].join(' ').trim()} [options]`,
    '',
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    ...help,
    '',
    ...optionLines({ ...options, ...commonOptions }),
  ].join('\n');
}

function optionLines(options: NonNullable<VerbEntry['options']>): string[] {
  const lines = Object.entries(options).map(([name, { type, help }]) => ({
    written: type === 'string' ? `--${name} …` : `--${name}`,
    help,
  }));
  const width = Math.max(12, ...lines.map(({ written }) => written.length)) + 2;
  return lines.map(({ written, help }) => `  ${written.padEnd(width)}${help}`);
}
