import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { HistoryEntry } from '../../../model/history';
import { readHistory } from '../../../store/history';
import type { Verb } from '../../command';

/** `release history`: lists who released what, when, and from which commit. */
export const verb: Verb = async ({ store, channel, names, option }) => {
  const limit = Number(option('limit') ?? 20);
  if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit must be a number from 1 on.');
  const { entries: all, unreadable } = await readHistory(store, channel);
  const entries = all
    .filter((entry) => names.length === 0 || names.includes(entry.package))
    .reverse()
    .slice(0, limit);
  return {
    json: { channel, entries, unreadable },
    text: [
      ...(entries.length === 0 ? [`Nothing was released on ${channel} yet.`] : entries.map(lineOf)),
      ...unreadable.map(({ at, reason }) => `An entry can't be read at '${at}': ${reason}`),
    ],
  };
};

function lineOf(entry: HistoryEntry): string {
  const isFirst = entry.action !== 'retire';
  const action = entry.recall ? 'recall' : entry.action;
  return [
    entry.at.slice(0, 19).replace('T', ' '),
    action.padEnd(8),
    `${entry.package} ${entry.version}`,
    entry.previous ? `(before: ${entry.previous})` : isFirst && '(first)',
    `by ${entry.by}`,
    entry.commit && `commit ${entry.commit}`,
    entry.from && `from ${entry.from}`,
  ]
    .filter(Boolean)
    .join(' ');
}
