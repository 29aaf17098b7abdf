import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@scripts/kit/files/read-json';
import { OWNERS_TYPE } from 'shared-contracts/formats/signed/owners';
import {
  PART_TYPE,
  POINTER_TYPE,
  partContent,
  pointerContent,
} from 'shared-contracts/formats/signed/signed-registry';
import * as v from 'valibot';
import { RefusedError } from './check/findings';
import { movePointers } from './move-pointers';
import { changeOwners, retireOwner } from './owners/change-owners';
import { promote } from './promote';
import { publish } from './publish';
import { rollback } from './rollback';
import { sha256Of } from './signing/signature-check';
import { liveVersion, readRegistry } from './store/channel-registry';
import { createDirectoryStore, type ReleaseStore } from './store/store';
import { findBreaches, frontendDiscovery } from './testing/frontend-discovery';
import { createSampleCheckout, sampleAddress } from './testing/sample-build';
import { composeNothing } from './testing/sample-releases';
import { openAs, type Releaser } from './testing/signed-store';

let checkout: ReturnType<typeof createSampleCheckout>;
let ada: Releaser;
let bob: Releaser;
const said: string[] = [];

beforeEach(async () => {
  checkout = createSampleCheckout();
  ada = openAs('Ada', checkout.releases);
  bob = openAs('Bob', checkout.releases);
  said.length = 0;
  await release(ada, 'shell');
  await release(ada, 'remote-store');
});
afterEach(() => checkout.remove());

const address = (name: string) => [sampleAddress(`/${name.replace('remote-', '')}`, 'page')];

function release(
  { store }: { readonly store: ReleaseStore },
  name: string,
  version = '1.0.0',
  more: { channel?: string; repair?: boolean; dryRun?: boolean; begin?: string } = {},
) {
  const { channel = 'production', ...options } = more;
  const log = (line: string) => said.push(line);
  const built = checkout.build({ name, version, addresses: address(name) });
  return publish(store, channel, [built], { by: 'tester', compose: composeNothing, log, ...options });
}

const live = async (name = 'remote-store', channel = 'production', { store } = ada) =>
  liveVersion((await readRegistry(store, channel)).registry, name)?.metadata.version;

const fileOf = (key: string) => path.join(checkout.releases, key);
const pointer = (channel = 'production') => fileOf(`channels/${channel}.json`);
interface EditedVersion {
  deployment?: { default: boolean };
  extras: Record<string, unknown>;
}
interface Edited {
  microFrontends: Record<string, EditedVersion[]>;
  site?: string;
  signature?: unknown;
}
/** As it is: a schema would order its fields anew, and what is signed is bytes. */
const edited = v.custom<Edited>((value) => typeof value === 'object');

/** Edits a pointer as somebody does who may write into the store. */
function edit(change: (registry: Edited) => void, channel?: string): void {
  const registry = readJson(pointer(channel), edited);
  change(registry);
  writeFileSync(pointer(channel), JSON.stringify(registry));
}

/** Signs an edited pointer with a key. */
async function signAs({ key }: Releaser, name: string): Promise<void> {
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

describe('a release', () => {
  it('belongs to who released first, who is told so once', async () => {
    expect(said.filter((line) => line.startsWith('Signed from now on'))).toEqual([
      expect.stringMatching(/by Ada, key [\da-f]{12}: shell$/),
      expect.stringMatching(/by Ada, key [\da-f]{12}: remote-store$/),
    ]);
    await release(ada, 'remote-store', '1.1.0');
    expect(said.filter((line) => line.startsWith('Signed from now on'))).toHaveLength(2);
    expect(await live()).toBe('1.1.0');
  });

  it('of another’s package is refused before anything is stored', async () => {
    const refused = release(bob, 'remote-store', '6.6.6');
    await expect(refused).rejects.toThrow(RefusedError);
    await expect(refused).rejects.toThrow(
      /^remote-store belongs to Ada \([\da-f]{12}\); the key of this release/,
    );
    await expect(release(bob, 'remote-store', '6.6.6', { dryRun: true })).rejects.toThrow('belongs to Ada');
    expect(existsSync(fileOf('remote-store/6.6.6'))).toBe(false);
    expect(await live()).toBe('1.0.0');
  });

  it('of a new package is refused until an owner lets its key in', async () => {
    await expect(release(bob, 'remote-new')).rejects.toThrow(
      'remote-new has no owners yet, and nobody let in',
    );
    expect(existsSync(fileOf('remote-new'))).toBe(false);
  });

  it('is rolled back and promoted by owners only', async () => {
    await release(ada, 'remote-store', '1.1.0');
    const target = { name: 'remote-store', by: 'tester', compose: composeNothing };
    await expect(rollback(bob.store, 'production', target)).rejects.toThrow('belongs to Ada');
    await rollback(ada.store, 'production', target);
    expect(await live()).toBe('1.0.0');
    const from = { from: 'production', names: ['shell'], by: 'tester', compose: composeNothing };
    await expect(promote(bob.store, 'staging', from)).rejects.toThrow('belongs to Ada');
    await promote(ada.store, 'staging', from);
    expect(await live('shell', 'staging')).toBe('1.0.0');
  });

  it('is not made without a key where others sign', async () => {
    const { store } = ada;
    const without = {
      ...store,
      signing: { ...store.signing, key: () => undefined, makeKey: async () => undefined },
    };
    await expect(release({ store: without }, 'remote-store', '1.1.0')).rejects.toThrow(
      'Releases into this store are signed, and there is no key here. Set RELEASE_KEY',
    );
    await release({ store: without }, 'remote-store', '1.1.0', { dryRun: true });
    await expect(
      release({ store: createDirectoryStore(checkout.releases) }, 'remote-store', '1.1.0'),
    ).rejects.toThrow('there is no key here');
    expect(await live()).toBe('1.0.0');
  });

  it('begins a preview as a copy of what others own', async () => {
    await letIn(bob, 'remote-new');
    await release(bob, 'remote-new', '1.0.0', { channel: 'pr-1', begin: 'production' });
    expect(await live('remote-store', 'pr-1')).toBe('1.0.0');
    expect(await live('remote-new', 'pr-1')).toBe('1.0.0');
  });

  it('keeps to the public schema, but for the names of the site and of who signed it', () => {
    const registry = readJson(pointer(), v.unknown());
    expect(findBreaches(registry, frontendDiscovery)).toEqual([
      '$.site: additionalProperties',
      '$.signature: additionalProperties',
    ]);
  });

  it('leaves the parts of others as they were signed, also what this tool does not know', async () => {
    edit((registry) => {
      for (const version of registry.microFrontends.shell ?? []) Object.assign(version, { fromTheFuture: 1 });
    });
    await signAs(ada, 'shell');
    await release(ada, 'remote-store', '1.1.0');
    expect(readFileSync(pointer(), 'utf8')).toContain('fromTheFuture');
    expect(await live()).toBe('1.1.0');
  });
});

async function letIn({ key }: Releaser, name: string): Promise<void> {
  await changeOwners(ada.store, 'shell', { action: 'admit', package: name, id: key.id });
}

const chain = v.looseObject({ links: v.array(v.unknown()) });

/** Writes a chain that somebody signed for herself. */
function writeOwner({ key }: Releaser, name: string, links: readonly unknown[] = []): void {
  const change = { action: 'add', key: key.key, name: 'Bob' };
  const link = key.seal(OWNERS_TYPE, { package: name, at: '', change });
  writeFileSync(
    fileOf(`keys/${name}.json`),
    JSON.stringify({ format: 1, package: name, links: [...links, link] }),
  );
}

function editStore(): void {
  edit(({ microFrontends }) => {
    for (const { extras } of microFrontends['remote-store'] ?? []) extras.panels = [];
  });
}

function takeFromStaging({ microFrontends }: Edited): void {
  microFrontends['remote-store'] = readJson(pointer('staging'), edited).microFrontends['remote-store'] ?? [];
}

describe('what somebody changed who may write into the store', () => {
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

  it.each(Object.keys(attacks))('%s: refused, with the way out', async (name) => {
    await readRegistry(ada.store, 'production');
    await attacks[name]?.attack();
    const after = readFileSync(pointer(), 'utf8');
    for (const use of [
      () => readRegistry(ada.store, 'production'),
      () => release(ada, 'shell', '1.1.0'),
      () => release(ada, 'shell', '1.1.0', { dryRun: true }),
    ])
      await expect(use()).rejects.toThrow(attacks[name]?.says);
    expect(readFileSync(pointer(), 'utf8')).toBe(after);
  });

  it('a descriptor swapped together with its files: refused by check, publish and compose', async () => {
    const file = fileOf('remote-store/1.1.0/descriptor.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"2.9.2"', '"2.9.3"'));
    const says = 'The descriptor of remote-store 1.1.0 in the store is not the one that was published';
    await expect(release(ada, 'shell', '1.1.0', { dryRun: true })).rejects.toThrow(says);
    await expect(release(ada, 'shell', '1.1.0')).rejects.toThrow(says);
    const options = { action: 'publish', by: 'tester', compose: composeNothing } as const;
    await expect(movePointers(ada.store, 'production', () => [], options)).rejects.toThrow(says);
    expect(await live('shell')).toBe('1.0.0');
    // Back it must always go.
    await rollback(ada.store, 'production', { name: 'remote-store', by: 'tester', compose: composeNothing });
    expect(await live()).toBe('1.0.0');
  });

  it('an earlier pointer put back: refused by who has seen a later one', async () => {
    const earlier = readFileSync(pointer());
    await release(ada, 'remote-store', '1.2.0');
    expect(await live()).toBe('1.2.0');
    writeFileSync(pointer(), earlier);
    await expect(live()).rejects.toThrow(/is of 20.*, but .*release-trust\.json has seen one of 20/);
    expect(await live('remote-store', 'production', openAs('Eve', checkout.releases))).toBe('1.1.0');
  });
});

describe('owners', () => {
  const add = ({ key }: Releaser, name: string) => ({ action: 'add', key: key.key, name }) as const;

  it('let others in, who then release too', async () => {
    await expect(changeOwners(bob.store, 'remote-store', add(bob, 'Bob'))).rejects.toThrow('belongs to Ada');
    await changeOwners(ada.store, 'remote-store', add(bob, 'Bob'));
    await release(bob, 'remote-store', '1.1.0');
    expect(await live()).toBe('1.1.0');
    await expect(release(bob, 'shell', '1.1.0')).rejects.toThrow('shell belongs to Ada');
  });

  it('let in new packages, whose readers follow them', async () => {
    await live();
    await letIn(bob, 'remote-new');
    await release(bob, 'remote-new');
    expect(await live('remote-new')).toBe('1.0.0');
    await expect(release(ada, 'remote-new', '1.1.0')).rejects.toThrow('remote-new belongs to Bob');
    const anchors = new Map([['shell', ada.key.id]]);
    expect(await live('remote-new', 'production', openAs('Carol', checkout.releases, anchors))).toBe('1.0.0');
  });

  it('are retired: what they signed is signed again, and their key is worth nothing', async () => {
    await changeOwners(ada.store, 'remote-store', add(bob, 'Bob'));
    await release(bob, 'remote-store', '1.1.0');
    await release(bob, 'remote-store', '1.2.0', { channel: 'staging', begin: 'production' });
    const signed = readFileSync(pointer());
    await expect(retireOwner(bob.store, 'remote-store', bob.key.id)).rejects.toThrow(
      'let another owner retire it',
    );
    await expect(retireOwner(ada.store, 'remote-store', 'x')).rejects.toThrow('names no key');
    await retireOwner(ada.store, 'remote-store', bob.key.id.slice(0, 12));
    expect([await live(), await live('remote-store', 'staging')]).toEqual(['1.1.0', '1.2.0']);
    await expect(release(bob, 'remote-store', '6.6.6')).rejects.toThrow('belongs to Ada');
    writeFileSync(pointer(), signed);
    await expect(live()).rejects.toThrow('is signed by nobody who owns remote-store');
  });

  it('are never fewer than one', async () => {
    const change = { action: 'retire', id: ada.key.id } as const;
    await expect(changeOwners(ada.store, 'remote-store', change)).rejects.toThrow('leaves nobody');
    expect(await live()).toBe('1.0.0');
  });

  it('that an operator named are the only ones', async () => {
    const anchors = (id: string) =>
      new Map([
        ['shell', id],
        ['remote-store', id],
      ]);
    expect(await live('shell', 'production', openAs('Carol', checkout.releases, anchors(ada.key.id)))).toBe(
      '1.0.0',
    );
    const wrong = openAs('Dan', checkout.releases, anchors(bob.key.id));
    await expect(live('shell', 'production', wrong)).rejects.toThrow(
      /but RELEASE_OWNERS names [\da-f]{12}\. Put/,
    );
    rmSync(fileOf('keys'), { recursive: true });
    edit((registry) => {
      delete registry.signature;
    });
    const carol = openAs('Cora', checkout.releases, anchors(ada.key.id));
    await expect(live('shell', 'production', carol)).rejects.toThrow('RELEASE_OWNERS names');
  });

  it('begin anew by the same key where the whole store was taken away', async () => {
    await live();
    for (const folder of ['keys', 'channels']) rmSync(fileOf(folder), { recursive: true });
    await expect(release(bob, 'shell', '1.1.0')).resolves.toBeDefined();
    for (const folder of ['keys', 'channels']) rmSync(fileOf(folder), { recursive: true });
    await release(ada, 'shell', '1.1.0');
    expect(await live('shell')).toBe('1.1.0');
  });
});

describe('a store from before', () => {
  beforeEach(async () => {
    rmSync(checkout.releases, { recursive: true });
    const plain = { store: createDirectoryStore(checkout.releases) };
    for (const channel of ['production', 'staging']) {
      await release(plain, 'shell', '1.0.0', { channel });
      for (const version of ['1.0.0', '1.1.0']) await release(plain, 'remote-store', version, { channel });
    }
    ada = openAs('Ida', checkout.releases);
  });

  it('is read, and signed with the next release, by each team for itself', async () => {
    expect(await live()).toBe('1.1.0');
    await release(ada, 'remote-store', '1.2.0');
    expect(said.at(-2)).toMatch(/^Signed from now on by Ida, key [\da-f]{12}: remote-store$/);
    expect([await live(), await live('remote-store', 'staging')]).toEqual(['1.2.0', '1.1.0']);
    await release(bob, 'shell', '1.1.0');
    expect([await live('shell'), await live('shell', 'staging')]).toEqual(['1.1.0', '1.0.0']);
    await expect(release(bob, 'remote-store', '1.3.0')).rejects.toThrow('belongs to Ida');
  });

  it('is rolled back to what was released unsigned', async () => {
    await release(ada, 'remote-store', '1.2.0');
    const target = { name: 'remote-store', to: '1.0.0', by: 'tester', compose: composeNothing };
    await rollback(ada.store, 'production', target);
    expect(await live()).toBe('1.0.0');
  });

  it('goes on unsigned where nobody has a key, which each release says', async () => {
    const { store } = ada;
    const without = {
      ...store,
      signing: { ...store.signing, key: () => undefined, makeKey: async () => undefined },
    };
    await release({ store: without }, 'remote-store', '1.2.0');
    expect(said).toContain(
      'Released unsigned: there is no key here. Make one: npm run release -- keys --new',
    );
    expect(await live()).toBe('1.2.0');
  });
});

describe('a repair', () => {
  const repair = true;

  it('publishes a package over what somebody made of it', async () => {
    editStore();
    await expect(release(ada, 'shell', '1.1.0', { repair })).rejects.toThrow(
      'What is live of remote-store on',
    );
    await release(ada, 'remote-store', '1.1.0', { repair });
    expect([await live(), await live('shell')]).toEqual(['1.1.0', '1.0.0']);
  });

  it('puts back a pointer that holds nothing readable, signed anew, and nothing that somebody put in its copy', async () => {
    const whole = readFileSync(pointer(), 'utf8');
    const mend = () =>
      movePointers(ada.store, 'production', () => [], {
        action: 'publish',
        by: 'tester',
        compose: composeNothing,
        repair: new Set<string>(),
      });
    writeFileSync(pointer(), whole.slice(1));
    await mend();
    expect([await live(), await live('shell')]).toEqual(['1.0.0', '1.0.0']);
    writeFileSync(pointer(), whole.slice(1));
    writeFileSync(fileOf('spare/production.json'), whole.replaceAll('1.0.0', '6.6.6'));
    await expect(mend()).rejects.toThrow('was changed after it was signed');
  });
});
