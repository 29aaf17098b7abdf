import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { RefusedError } from '../check/findings';
import { promote } from '../promote';
import { releaseAnew } from '../release';
import { rollback } from '../rollback';
import { createDirectoryStore } from '../store/store';
import { findBreaches, frontendDiscovery } from '../testing/frontend-discovery';
import { composeNothing } from '../testing/sample-releases';
import {
  ada,
  bob,
  checkout,
  clearFixture,
  edit,
  editStore,
  fileOf,
  letIn,
  live,
  openAda,
  pointer,
  prepareFixture,
  release,
  said,
  signAs,
} from '../testing/signed-fixture';

beforeEach(prepareFixture);
afterEach(clearFixture);

describe('a release', () => {
  it('makes the first releasing key the owner, and reports it once', async () => {
    expect(said.filter((line) => line.startsWith('Signed from now on'))).toEqual([
      expect.stringMatching(/by Ada, key [\da-f]{12}: shell$/),
      expect.stringMatching(/by Ada, key [\da-f]{12}: remote-store$/),
    ]);
    await release(ada, 'remote-store', '1.1.0');
    expect(said.filter((line) => line.startsWith('Signed from now on'))).toHaveLength(2);
    expect(await live()).toBe('1.1.0');
  });

  it('is refused for a package of other owners before anything is stored', async () => {
    const refused = release(bob, 'remote-store', '6.6.6');
    await expect(refused).rejects.toThrow(RefusedError);
    await expect(refused).rejects.toThrow(
      /^remote-store belongs to Ada \([\da-f]{12}\); the key of this release/,
    );
    await expect(release(bob, 'remote-store', '6.6.6', { isPlanned: true })).rejects.toThrow(
      'belongs to Ada',
    );
    expect(existsSync(fileOf('remote-store/6.6.6'))).toBe(false);
    expect(await live()).toBe('1.0.0');
  });

  it('is refused for a new package until an owner admits its key', async () => {
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

  it('is refused without a key in a signed store', async () => {
    const { store } = ada;
    const without = {
      ...store,
      signing: { ...store.signing, key: () => undefined, makeKey: async () => undefined },
    };
    await expect(release({ store: without }, 'remote-store', '1.1.0')).rejects.toThrow(
      'Releases into this store are signed, and there is no key here. Set RELEASE_KEY',
    );
    await release({ store: without }, 'remote-store', '1.1.0', { isPlanned: true });
    await expect(
      release({ store: createDirectoryStore(checkout.releases) }, 'remote-store', '1.1.0'),
    ).rejects.toThrow('there is no key here');
    expect(await live()).toBe('1.0.0');
  });

  it('begins a preview as a copy of packages with other owners', async () => {
    await letIn(bob, 'remote-new');
    await release(bob, 'remote-new', '1.0.0', { channel: 'pr-1', begin: 'production' });
    expect(await live('remote-store', 'pr-1')).toBe('1.0.0');
    expect(await live('remote-new', 'pr-1')).toBe('1.0.0');
  });

  it("matches the public schema, except for the site's id and the signature", () => {
    const registry = readJson(pointer(), v.unknown());
    expect(findBreaches(registry, frontendDiscovery)).toEqual([
      '$.site: additionalProperties',
      '$.signature: additionalProperties',
    ]);
  });

  it('keeps the signed parts of other owners, including unknown fields', async () => {
    edit((registry) => {
      for (const version of registry.microFrontends.shell ?? []) Object.assign(version, { fromTheFuture: 1 });
    });
    await signAs(ada, 'shell');
    await release(ada, 'remote-store', '1.1.0');
    expect(readFileSync(pointer(), 'utf8')).toContain('fromTheFuture');
    expect(await live()).toBe('1.1.0');
  });
});

describe('an older, unsigned store', () => {
  beforeEach(async () => {
    rmSync(checkout.releases, { recursive: true });
    const plain = { store: createDirectoryStore(checkout.releases) };
    for (const channel of ['production', 'staging']) {
      await release(plain, 'shell', '1.0.0', { channel });
      for (const version of ['1.0.0', '1.1.0']) await release(plain, 'remote-store', version, { channel });
    }
    openAda('Ida');
  });

  it('is read, and signed by each team with its next release', async () => {
    expect(await live()).toBe('1.1.0');
    await release(ada, 'remote-store', '1.2.0');
    expect(said.at(-2)).toMatch(/^Signed from now on by Ida, key [\da-f]{12}: remote-store$/);
    expect([await live(), await live('remote-store', 'staging')]).toEqual(['1.2.0', '1.1.0']);
    await release(bob, 'shell', '1.1.0');
    expect([await live('shell'), await live('shell', 'staging')]).toEqual(['1.1.0', '1.0.0']);
    await expect(release(bob, 'remote-store', '1.3.0')).rejects.toThrow('belongs to Ida');
  });

  it('allows a rollback to an unsigned release', async () => {
    await release(ada, 'remote-store', '1.2.0');
    const target = { name: 'remote-store', to: '1.0.0', by: 'tester', compose: composeNothing };
    await rollback(ada.store, 'production', target);
    expect(await live()).toBe('1.0.0');
  });

  it('stays unsigned without a key, and warns at each release', async () => {
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

  it('publishes a package over an altered one', async () => {
    editStore();
    await expect(release(ada, 'shell', '1.1.0', { repair })).rejects.toThrow(
      'What is live of remote-store on',
    );
    await release(ada, 'remote-store', '1.1.0', { repair });
    expect([await live(), await live('shell')]).toEqual(['1.1.0', '1.0.0']);
  });

  it('restores an unreadable pointer with a new signature, without content that an intruder put in its backup', async () => {
    const whole = readFileSync(pointer(), 'utf8');
    const repair = () =>
      releaseAnew(ada.store, 'production', {
        by: 'tester',
        compose: composeNothing,
        repair: new Set<string>(),
      });
    writeFileSync(pointer(), whole.slice(1));
    await repair();
    expect([await live(), await live('shell')]).toEqual(['1.0.0', '1.0.0']);
    writeFileSync(pointer(), whole.slice(1));
    writeFileSync(fileOf('spare/production.json'), whole.replaceAll('1.0.0', '6.6.6'));
    await expect(repair()).rejects.toThrow('was changed after it was signed');
  });
});
