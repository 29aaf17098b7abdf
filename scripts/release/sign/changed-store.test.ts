import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { OWNERS_TYPE } from '../model/signed/owners';
import { releaseAnew } from '../release';
import { rollback } from '../rollback';
import { readRegistry } from '../store/channel-registry';
import { composeNothing } from '../testing/sample-releases';
import {
  ada,
  bob,
  checkout,
  clearFixture,
  type Edited,
  edit,
  edited,
  editStore,
  fileOf,
  letIn,
  live,
  pointer,
  prepareFixture,
  release,
  signAs,
} from '../testing/signed-fixture';
import { openAs, type Releaser } from '../testing/signed-store';

beforeEach(prepareFixture);
afterEach(clearFixture);

const chain = v.looseObject({ links: v.array(v.unknown()) });

/** Writes a chain that a person signed with her own key. */
function writeOwner({ key }: Releaser, name: string, links: readonly unknown[] = []): void {
  const change = { action: 'add', key: key.key, name: 'Bob' };
  const link = key.seal(OWNERS_TYPE, { package: name, at: '', change });
  writeFileSync(
    fileOf(`keys/${name}.json`),
    JSON.stringify({ format: 1, package: name, links: [...links, link] }),
  );
}

function takeFromStaging({ microFrontends }: Edited): void {
  microFrontends['remote-store'] = readJson(pointer('staging'), edited).microFrontends['remote-store'] ?? [];
}

describe('a store that an intruder changed', () => {
  beforeEach(async () => {
    await release(ada, 'remote-store', '1.1.0');
    await release(ada, 'shell', '1.0.0', { channel: 'staging' });
    await release(ada, 'remote-store', '2.0.0', { channel: 'staging' });
  });

  const attacks: Record<string, { says: string; attack(): void | Promise<void> }> = {
    'another version made the live one': {
      says: 'channels/production.json in the release store was changed after it was signed. Put',
      attack: () =>
        edit(({ microFrontends }) => {
          for (const { deployment } of microFrontends['remote-store'] ?? [])
            if (deployment) deployment.default = !deployment.default;
        }),
    },
    'an entry changed': {
      says: 'was changed after it was signed. Put',
      attack: () => editStore(),
    },
    'another site': {
      says: 'was changed after it was signed. Put',
      attack: () =>
        edit((registry) => {
          registry.site = 'f'.repeat(64);
        }),
    },
    'the signature taken away': {
      says: 'is not signed: it was written by somebody else, or by an older release tool. Put',
      attack: () =>
        edit((registry) => {
          delete registry.signature;
        }),
    },
    'a package taken away': {
      says: 'was changed after it was signed. Put',
      attack: () =>
        edit(({ microFrontends }) => {
          delete microFrontends['remote-store'];
        }),
    },
    'an entry of another channel': {
      says: 'was changed after it was signed. Put',
      attack: () => edit(takeFromStaging),
    },
    'an entry of another channel, signed by another team': {
      says: "What is live of remote-store on 'production' was signed for the channel 'staging'. Its owners, Ada",
      async attack() {
        await letIn(bob, 'remote-new');
        await release(bob, 'remote-new');
        edit(takeFromStaging);
        await signAs(bob, 'remote-new');
      },
    },
    'an entry changed, signed by another team': {
      says: "What is live of remote-store on 'production' was changed after it was signed. Its owners, Ada",
      async attack() {
        await letIn(bob, 'remote-new');
        await release(bob, 'remote-new');
        editStore();
        await signAs(bob, 'remote-new');
      },
    },
    'the pointer of another channel': {
      says: "is that of the channel 'staging'. Put",
      attack: () => writeFileSync(pointer(), readFileSync(pointer('staging'))),
    },
    'a version signed by a stranger': {
      says: 'is signed by nobody who owns remote-store. Put',
      async attack() {
        editStore();
        await signAs(bob, 'remote-store');
      },
    },
    'owners with a key more that no owner added': {
      says: 'statement 2 in keys/remote-store.json does not follow on the one before. Put',
      attack: () => writeOwner(bob, 'remote-store', readJson(fileOf('keys/remote-store.json'), chain).links),
    },
    'other owners': {
      says: 'Put keys/remote-store.json back as it was',
      async attack() {
        writeOwner(bob, 'remote-store');
        await signAs(bob, 'remote-store');
      },
    },
    'no owners': {
      says: 'in the release store are gone, but',
      attack() {
        rmSync(fileOf('keys'), { recursive: true });
        edit((registry) => {
          delete registry.signature;
        });
      },
    },
    'a new package of a stranger’s own': {
      says: 'remote-evil is new here, and nobody let its key',
      async attack() {
        writeOwner(bob, 'remote-evil');
        edit((registry) => {
          registry.site = 'f'.repeat(64);
        });
        await signAs(bob, 'remote-evil');
      },
    },
  };

  it.each(Object.keys(attacks))('is refused with the fix: %s', async (name) => {
    await readRegistry(ada.store, 'production');
    await attacks[name]?.attack();
    const after = readFileSync(pointer(), 'utf8');
    for (const use of [
      () => readRegistry(ada.store, 'production'),
      () => release(ada, 'shell', '1.1.0'),
      () => release(ada, 'shell', '1.1.0', { isPlanned: true }),
    ])
      await expect(use()).rejects.toThrow(attacks[name]?.says);
    expect(readFileSync(pointer(), 'utf8')).toBe(after);
  });

  it('is refused by check, publish and compose when a descriptor was swapped with its files', async () => {
    const file = fileOf('remote-store/1.1.0/descriptor.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"2.9.2"', '"2.9.3"'));
    const says = 'The descriptor of remote-store 1.1.0 in the store is not the one that was published';
    await expect(release(ada, 'shell', '1.1.0', { isPlanned: true })).rejects.toThrow(says);
    await expect(release(ada, 'shell', '1.1.0')).rejects.toThrow(says);
    const options = { by: 'tester', compose: composeNothing };
    await expect(releaseAnew(ada.store, 'production', options)).rejects.toThrow(says);
    expect(await live('shell')).toBe('1.0.0');
    // A rollback must always be possible.
    await rollback(ada.store, 'production', { name: 'remote-store', by: 'tester', compose: composeNothing });
    expect(await live()).toBe('1.0.0');
  });

  it('is refused when an earlier pointer was restored, by a machine that has seen a later one', async () => {
    const earlier = readFileSync(pointer());
    await release(ada, 'remote-store', '1.2.0');
    expect(await live()).toBe('1.2.0');
    writeFileSync(pointer(), earlier);
    await expect(live()).rejects.toThrow(/is of 20.*, but .*release-trust\.json has seen one of 20/);
    expect(await live('remote-store', 'production', openAs('Eve', checkout.releases))).toBe('1.1.0');
  });
});
