import { parseNotices } from '@little-arches/build/notices';
import { readDescriptor } from '../store/channel-registry';
import type { Live } from '../store/live-versions';
import { isAsBuilt } from '../store/released-file';
import type { ReleaseStore } from '../store/store';

/**
 * Returns one text with the licences of all third-party code in the live versions, as each package's build listed
 * them. Names a version without a list, but does not fail.
 */
export async function composeNotices(store: ReleaseStore, liveVersions: readonly Live[]): Promise<string> {
  const sections = new Map<string, { readonly text: string; readonly users: string[] }>();
  const silent: string[] = [];
  const read = liveVersions.map(async (live) => ({
    live,
    notices: await readNotices(store, live).catch(() => undefined),
  }));
  for (const { live, notices } of await Promise.all(read)) {
    if (!notices) silent.push(`${live.name} ${live.metadata.version}`);
    for (const { name, version, license, text } of notices ?? []) {
      const title = `${name} ${version} (${license})`;
      const section = sections.get(title) ?? { text, users: [] };
      section.users.push(live.name);
      sections.set(title, section);
    }
  }
  const entries = [...sections].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    'This site holds work of others, under these terms.\n',
    ...silent.map((version) => `The build of ${version} does not say what it holds.\n`),
    ...entries.map(([title, { text, users }]) => `${RULE}\n${title}\nin ${users.join(', ')}\n\n${text}\n`),
  ].join('\n');
}

const RULE = '='.repeat(80);

async function readNotices(store: ReleaseStore, { name, metadata: { version }, extras }: Live) {
  const { notices } = await readDescriptor(store, name, version, extras.descriptor);
  const file = extras.files.find(({ path }) => path === notices);
  const stored = file && (await store.get(`${name}/${version}/${file.path}`));
  return stored && isAsBuilt(file, stored.content)
    ? parseNotices(stored.content.toString('utf8'))
    : undefined;
}
