import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { PART_TYPE, POINTER_TYPE, partContent, pointerContent } from '../model/signed/signed-registry';
import { changeOwners } from '../owners/change-owners';
import { publish } from '../publish';
import { sha256Of } from '../sign/signature-check';
import { readRegistry } from '../store/channel-registry';
import { liveVersion } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { createSampleCheckout, sampleAddress } from './sample-build';
import { composeNothing } from './sample-releases';
import { openAs, type Releaser } from './signed-store';

export let checkout: ReturnType<typeof createSampleCheckout>;
export let ada: Releaser;
export let bob: Releaser;
export const said: string[] = [];

/** Creates a store in which Ada released the shell and the store, and Bob released nothing. */
export async function prepareFixture(): Promise<void> {
  checkout = createSampleCheckout();
  ada = openAs('Ada', checkout.releases);
  bob = openAs('Bob', checkout.releases);
  said.length = 0;
  await release(ada, 'shell');
  await release(ada, 'remote-store');
}

/** Removes the store. */
export function clearFixture(): void {
  checkout.remove();
}

const address = (name: string) => [sampleAddress(`/${name.replace('remote-', '')}`, 'page')];

export function release(
  { store }: { readonly store: ReleaseStore },
  name: string,
  version = '1.0.0',
  more: { channel?: string; repair?: boolean; isPlanned?: boolean; begin?: string } = {},
) {
  const { channel = 'production', isPlanned = false, ...options } = more;
  const compose = isPlanned ? undefined : composeNothing;
  const log = (line: string) => said.push(line);
  const built = checkout.build({ name, version, addresses: address(name) });
  return publish(store, channel, [built], { by: 'tester', compose, log, ...options });
}

/** Returns the live version, as a reader sees it. */
export const live = async (name = 'remote-store', channel = 'production', { store } = ada) =>
  liveVersion((await readRegistry(store, channel)).registry, name)?.metadata.version;

export const fileOf = (key: string) => path.join(checkout.releases, key);
export const pointer = (channel = 'production') => fileOf(`channels/${channel}.json`);
interface EditedVersion {
  deployment?: { default: boolean };
  extras: Record<string, unknown>;
}
export interface Edited {
  microFrontends: Record<string, EditedVersion[]>;
  site?: string;
  signature?: unknown;
}
/** Accepts the value unchanged: a schema would reorder its fields, and the signature covers bytes. */
export const edited = v.custom<Edited>((value) => typeof value === 'object');

/** Edits a pointer, as an intruder with write access to the store could. */
export function edit(change: (registry: Edited) => void, channel?: string): void {
  const registry = readJson(pointer(channel), edited);
  change(registry);
  writeFileSync(pointer(channel), JSON.stringify(registry));
}

/** Signs an edited pointer with a key. */
export async function signAs({ key }: Releaser, name: string): Promise<void> {
  const registry = readJson(pointer(), edited);
  const part = registry.microFrontends[name] ?? [];
  const content = await sha256Of(partContent(part));
  if (part[0])
    part[0].extras.signature = key.seal(PART_TYPE, { package: name, channel: 'production', content });
  const statement = {
    channel: 'production',
    package: name,
    at: new Date().toISOString(),
    content: await sha256Of(pointerContent(registry)),
    earlierSites: [],
  };
  writeFileSync(pointer(), JSON.stringify({ ...registry, signature: key.seal(POINTER_TYPE, statement) }));
}

/** Admits another person's key to a package, in Ada's name. */
export async function letIn({ key }: Releaser, name: string): Promise<void> {
  await changeOwners(ada.store, 'shell', { action: 'admit', package: name, id: key.id });
}

/** Changes the live version of remote-store, which invalidates its signature. */
export function editStore(): void {
  edit(({ microFrontends }) => {
    for (const { extras } of microFrontends['remote-store'] ?? []) extras.panels = [];
  });
}

/** Opens the same store as a machine with another key. */
export function openAda(name: string): void {
  ada = openAs(name, checkout.releases);
}
