import { parseArgs } from 'node:util';
import { escapeUnprintable } from '@little-arches/contracts/input';
import { understood } from '@little-arches/kit/command-line';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { printProblem } from '@little-arches/kit/print-line';
import { isChannelName, STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';
import { readSettings } from '@little-arches/kit/settings/settings';
import { readStoreLocation } from '@little-arches/kit/settings/store-location';
import { findingLines, RefusedError } from '../model/findings';
import { releasedBy } from '../released-by';
import { findSiteConfig } from '../site/site-config';
import { openStore } from '../store/open-store';
import type { Command, Outcome } from './command';
import { commonOptions, type VerbEntry, verbs } from './verbs';

type VerbName = keyof typeof verbs;

/**
 * Runs `npm run release -- <verb>`, with which each team releases its own packages; `help` lists the verbs. Returns
 * 0 when done, 1 when refused, 2 for wrong usage.
 */
export async function run([first, ...args]: string[]): Promise<number> {
  const json = args.includes('--json');
  try {
    if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
      console.log(await helpOn(args[0]));
      return first === undefined ? 2 : 0;
    }
    const name = parseVerb(first);
    const { values, positionals } = parseOptions(name, args);
    if (values.help) {
      console.log(await helpOn(name));
      return 0;
    }
    const started = performance.now();
    const { verb } = await verbs[name].load();
    const outcome = await verb(await prepare(values, positionals));
    print(json, { ok: !outcome.failed, verb: name, ...outcome.json }, outcome);
    if (!json) console.error(`(${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return outcome.failed ? 1 : 0;
  } catch (error) {
    return report(error, json, first);
  }
}

async function helpOn(verb: string | undefined): Promise<string> {
  const { generalHelp, verbHelp } = await import('./help');
  return verb ? verbHelp(parseVerb(verb)) : generalHelp();
}

function parseVerb(text: string): VerbName {
  if (Object.hasOwn(verbs, text)) return text as VerbName;
  throw new UsageError(`There is no verb '${text}'. These exist: ${Object.keys(verbs).join(', ')}, help`);
}

type Values = Readonly<Record<string, string | boolean | undefined>>;

function parseOptions(name: VerbName, args: string[]): { values: Values; positionals: string[] } {
  const { options = {}, names }: VerbEntry = verbs[name];
  const parsed = understood(() =>
    parseArgs({ args, options: { ...options, ...commonOptions }, allowPositionals: true }),
  );
  const { length } = parsed.positionals;
  const usage = `npm run release -- ${name} ${verbs[name].usage}`.trim();
  if (!parsed.values.help) {
    if (names === 'some' && length === 0) throw new UsageError(`Say which package: ${usage}`);
    if (names === 'one' && length !== 1) throw new UsageError(`Say which one package: ${usage}`);
    if (names === 'none' && length > 0)
      throw new UsageError(`'${parsed.positionals[0]}' is too much: ${usage}`);
  }
  return { values: parsed.values as Values, positionals: parsed.positionals };
}

async function prepare(values: Values, names: readonly string[]): Promise<Command> {
  const settings = readSettings(process.env);
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const channel = text('channel') ?? STANDARD_CHANNEL;
  if (!isChannelName(channel))
    throw new UsageError(`'${channel}' is no name of a channel; use small letters, digits and dashes.`);
  const location = text('store') ?? readStoreLocation(process.env, settings);
  const by = releasedBy(process.env);
  const store = await openStore(location);
  return {
    names,
    channel,
    begin: STANDARD_CHANNEL,
    dryRun: values['dry-run'] === true,
    store,
    location,
    config: () => findSiteConfig(settings, channel, store),
    option: text,
    flag: (name) => values[name] === true,
    by,
    log: printProblem,
  };
}

function print(json: boolean, document: Readonly<Record<string, unknown>>, outcome: Outcome): void {
  const { findings = [], text } = outcome;
  const lines = json
    ? [JSON.stringify({ ...document, findings }, null, 2)]
    : [...findingLines(findings), ...text];
  for (const line of lines) console.log(escapeUnprintable(line, { lines: true }));
}

function report(error: unknown, json: boolean, verb: string | undefined): number {
  const sentence = sentenceOf(error);
  const message = sentence ?? (error instanceof Error ? error.message : String(error));
  if (error instanceof RefusedError) {
    const text = ['Refused; what is live stays as it was.'];
    print(json, { ok: false, verb, error: 'refused' }, { json: {}, text, findings: error.findings });
    return 1;
  }
  const printed = json
    ? JSON.stringify({ ok: false, verb, error: message }, null, 2)
    : (sentence ?? (error instanceof Error ? error.stack : undefined) ?? message);
  console[json ? 'log' : 'error'](escapeUnprintable(printed, { lines: true }));
  return error instanceof UsageError ? 2 : 1;
}
