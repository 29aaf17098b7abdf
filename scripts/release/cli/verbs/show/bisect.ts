import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import { findFirstBad, type Said } from '../../../bisect/find-first-bad';
import { type LiveStep, readLiveSteps, releasesBetween } from '../../../bisect/live-steps';
import { askCommand } from '../../../bisect/run-command';
import type { HistoryEntry } from '../../../model/history';
import { readHistory } from '../../../store/history';
import type { Verb } from '../../command';

/** `release bisect`: finds the release that broke something, with a command that judges each site. */
export const verb: Verb = async ({ store, channel, names: command, location, option, log }) => {
  if (command.length === 0)
    throw new UsageError(
      'Say by which command: npm run release -- bisect -- node check.mjs (it finds the address in SITE_URL)',
    );
  const steps = await readLiveSteps(store, channel);
  const positionOf = (id: string | undefined, standard: number) => {
    const position =
      id === undefined ? standard : steps.findLastIndex(({ composition }) => composition === id);
    if (position >= 0) return position;
    throw new UsageError(
      `The store has no composition ${id ?? ''} of '${channel}'. It has: ${steps.map(({ composition }) => composition).join(', ') || 'none'}`,
    );
  };
  const [from, to] = [positionOf(option('good'), 0), positionOf(option('bad'), steps.length - 1)];
  const [first, ...others] = steps.slice(from, to + 1);
  const last = others.at(-1);
  if (!first || !last)
    throw new UsageError(
      `There must be an earlier composition of '${channel}' than the bad one to search in.`,
    );

  const asked: { readonly composition: string; readonly said: Said }[] = [];
  const ask = async (step: LiveStep, left = 0): Promise<Said> => {
    const said = await askCommand(command, { location, ...step });
    asked.push({ composition: step.composition, said });
    log(`${said.padEnd(5)}${label(step)}${left > 1 ? `  (${left - 1} left)` : ''}`);
    return said;
  };
  if (option('bad') === undefined && (await ask(last)) !== 'bad')
    throw new EnvironmentError(`What is live on '${channel}' is not bad: there is nothing to find.`);
  if (option('good') === undefined && (await ask(first)) !== 'good')
    throw new EnvironmentError(
      `${label(first)} is not good either, and it is the oldest that the store has (release gc keeps few: --keep). Name one that is: --good`,
    );
  const { good, bad, skipped } = await findFirstBad([first, ...others], ask);
  const { entries } = await readHistory(store, channel);
  const releases = releasesBetween(good, bad, entries);
  return {
    json: {
      channel,
      good: good.composition,
      bad: bad.composition,
      skipped: skipped.map(({ composition }) => composition),
      releases,
      asked,
    },
    text: [
      `Last good: ${label(good)}`,
      `First bad: ${label(bad)}`,
      ...skipped.map((step) => `Between, skipped: ${label(step)}`),
      ...(releases.length === 0
        ? ['No release lies between: the content of the backend did.']
        : releases.map((release) => `It came with ${releaseText(release)}`)),
    ],
  };
};

function label({ composition, at }: LiveStep): string {
  return `${composition} of ${at.slice(0, 19).replace('T', ' ')}`;
}

function releaseText({ package: name, version, action, by, at, commit, previous }: HistoryEntry): string {
  const origin = commit ? `, commit ${commit}` : '';
  const before = previous ? ` (before: ${previous})` : '';
  return `${name} ${version}${before}: ${action} by ${by}, ${at.slice(0, 19).replace('T', ' ')}${origin}`;
}
