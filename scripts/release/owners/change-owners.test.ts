import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  ada,
  bob,
  checkout,
  clearFixture,
  edit,
  fileOf,
  letIn,
  live,
  pointer,
  prepareFixture,
  release,
} from '../testing/signed-fixture';
import { openAs, type Releaser } from '../testing/signed-store';
import { changeOwners, retireOwner } from './change-owners';

beforeEach(prepareFixture);
afterEach(clearFixture);

describe('owners', () => {
  const add = ({ key }: Releaser, name: string) => ({ action: 'add', key: key.key, name }) as const;

  it('add other owners, who then release too', async () => {
    await expect(changeOwners(bob.store, 'remote-store', add(bob, 'Bob'))).rejects.toThrow('belongs to Ada');
    await changeOwners(ada.store, 'remote-store', add(bob, 'Bob'));
    await release(bob, 'remote-store', '1.1.0');
    expect(await live()).toBe('1.1.0');
    await expect(release(bob, 'shell', '1.1.0')).rejects.toThrow('shell belongs to Ada');
  });

  it('admit new packages, whose signatures readers then accept', async () => {
    await live();
    await letIn(bob, 'remote-new');
    await release(bob, 'remote-new');
    expect(await live('remote-new')).toBe('1.0.0');
    await expect(release(ada, 'remote-new', '1.1.0')).rejects.toThrow('remote-new belongs to Bob');
    const anchors = new Map([['shell', ada.key.id]]);
    expect(await live('remote-new', 'production', openAs('Carol', checkout.releases, anchors))).toBe('1.0.0');
  });

  it('are retired: their content is signed again, and their key is refused', async () => {
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

  it('always include at least one key', async () => {
    const change = { action: 'retire', id: ada.key.id } as const;
    await expect(changeOwners(ada.store, 'remote-store', change)).rejects.toThrow('leaves nobody');
    expect(await live()).toBe('1.0.0');
  });

  it('are accepted only if an operator named them', async () => {
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

  it('begin again with the same key after the whole store was removed', async () => {
    await live();
    for (const folder of ['keys', 'channels']) rmSync(fileOf(folder), { recursive: true });
    await expect(release(bob, 'shell', '1.1.0')).resolves.toBeDefined();
    for (const folder of ['keys', 'channels']) rmSync(fileOf(folder), { recursive: true });
    await release(ada, 'shell', '1.1.0');
    expect(await live('shell')).toBe('1.1.0');
  });
});
