import type { PublishedAddress } from '@little-arches/build/model/published-version';
import type { SiteConfig } from '@little-arches/contracts/config';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { within } from '@little-arches/kit/within';
import type { Browser } from 'playwright-core';
import { composedRemote } from '../compose/compose-remotes';
import { createPageParts } from '../compose/document/page-parts';
import { pageOf } from '../compose/render/render-address';
import { setStage } from '../rehearse/page/stage';
import { readDescriptor } from '../store/channel-registry';
import type { Live } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';

/** The live shell, and a remote known only by its files, in a store that contains them. */
export interface ForeignCandidate {
  readonly store: ReleaseStore;
  readonly config: SiteConfig;
  readonly shell: Live;
  readonly remote: Live;
}

/** Milliseconds in which the shell must load a remote on a busy machine. */
const TIME_LIMIT = 60_000;

/** A temporary address of the remote until its own addresses are read. */
const ADDRESS: PublishedAddress = {
  path: '/remote-being-described',
  page: 'unknown',
  title: 'A remote',
  description: 'A remote whose pages are not known yet.',
  access: 'anyone',
  index: false,
  files: [],
};

/**
 * Loads a remote with the live shell in a browser, as visitors would: by its content's hash, under the site's
 * policy, with the shell's shared libraries. Returns the remote's definition without its functions. Throws a
 * UsageError with the shell's message when it can't be loaded.
 */
export async function loadDefinition(
  browser: Browser,
  { store, config, shell, remote }: ForeignCandidate,
): Promise<unknown> {
  const { metadata, extras } = shell;
  const descriptor = await readDescriptor(store, 'shell', metadata.version, extras.descriptor);
  // The remote's own contract is checked after loading.
  const own: Live = {
    ...remote,
    extras: {
      ...remote.extras,
      addresses: [ADDRESS],
      handshake: { ...remote.extras.handshake, contract: extras.handshake.contract },
    },
  };
  const composition = {
    id: 'candidate',
    shell: { version: metadata.version },
    remotes: [composedRemote(own.name, own)],
  };
  const { documentParts } = createPageParts({ store, config, shell: descriptor, composition });
  const page = pageOf(ADDRESS.path, await documentParts(own, ADDRESS));
  const context = await browser.newContext();
  await setStage(context, { store, config, composition: composition.id, page });
  const tab = await context.newPage();
  const heard: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  tab.on('pageerror', (error) => heard.push(error.message));
  const loading = tab
    .goto(config.siteUrl + ADDRESS.path, { waitUntil: 'commit' })
    .then(() => tab.evaluate(askShell, own.name))
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }));
  const answer = await within(loading, TIME_LIMIT);
  if (answer && 'definition' in answer) return answer.definition;
  const reason = answer?.failure ?? `it was not there within ${TIME_LIMIT / 1000} seconds`;
  throw new UsageError(
    [`The live shell can't load ${own.name}: ${reason.replace(/\.$/, '')}.`, ...heard.slice(0, 3)].join('\n'),
  );
}

/**
 * Runs in the page: waits until the shell has loaded the remote, and returns the serializable part of its
 * definition.
 */
async function askShell(name: string): Promise<{ definition: unknown } | { failure: string }> {
  interface Instance {
    readonly name: string;
    readonly options: { readonly remotes: readonly { readonly name: string }[] };
    loadRemote(request: string): Promise<{ readonly default: Definition }>;
  }
  interface Definition {
    readonly panels?: object;
    readonly slots?: object;
  }
  const hosts = () =>
    (globalThis as { __FEDERATION__?: { __INSTANCES__: readonly Instance[] } }).__FEDERATION__?.__INSTANCES__;
  for (;;) {
    const shell = hosts()?.find((instance) => instance.name === 'shell');
    if (!shell?.options.remotes.some((remote) => remote.name === name)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    return await shell.loadRemote(`${name}/routes`).then(
      ({ default: definition }) => ({
        definition: JSON.parse(
          JSON.stringify({
            ...definition,
            panels: Object.keys(definition?.panels ?? {}),
            slots: Object.keys(definition?.slots ?? {}),
          }),
        ) as unknown,
      }),
      (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
    );
  }
}
