import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { replaceFile } from '@little-arches/kit/files/write-file';
import { releasesPage } from '../../../overview/page/releases-page';
import { problemsOf, readOverview } from '../../../overview/read-overview';
import type { Verb } from '../../command';

/** `release page`: writes one HTML file about everything that was released into the store. */
export const verb: Verb = async ({ store, location, channel, dataDir, dryRun, option }) => {
  const named = option('out');
  const file =
    named === undefined
      ? path.join(dataDir, 'releases.html')
      : path.resolve(process.env.INIT_CWD ?? '', named);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${file} is a folder: name a file with --out.`);
  const overview = await readOverview(store, channel);
  const { html } = releasesPage(overview, new Date().toISOString());
  if (!dryRun) {
    mkdirSync(path.dirname(file), { recursive: true });
    replaceFile(file, html);
  }
  const problems = problemsOf(overview);
  const channels = 'value' in overview ? overview.value.map((one) => one.channel) : [];
  return {
    json: { file, dryRun, channels, problems },
    text: [
      `${dryRun ? 'Would write' : 'Wrote'} ${file}: ${channels.join(', ') || 'no channel'}.`,
      ...(channels.length === 0 && problems.length === 0
        ? [
            `${location} is empty: nothing was released into it yet. --store or RELEASE_STORE names another store.`,
          ]
        : []),
      ...problems,
    ],
  };
};
