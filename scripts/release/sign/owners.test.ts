import { parseOwners, storedOwners } from '../model/signed/owners';
import { extendOwners } from '../owners/extend-owners';
import { followChain, type Owners } from './owners';
import {
  checkInNode,
  createPem,
  publicPem,
  type ReleaseKey,
  readPublicKey,
  readReleaseKey,
} from './release-key';
import { checkOnWeb } from './signature-check';

const [ada, bob] = ['Ada', 'Bob'].map((name) => readReleaseKey(createPem(), name)) as [
  ReleaseKey,
  ReleaseKey,
];
const add = ({ key }: ReleaseKey, name: string) => ({ action: 'add', key, name }) as const;
const begin = () => extendOwners({ package: 'remote-store', links: [] }, add(ada, 'Ada'), ada);
const names = ({ current }: Owners) => [...current.values()].map(({ name }) => name);

it('extends a chain by adding, retiring and admitting, each signed by a current owner', async () => {
  const first = await begin();
  const both = await extendOwners(first.file, add(bob, 'Bob'), ada);
  const one = await extendOwners(both.file, { action: 'retire', id: ada.id }, bob);
  const last = await extendOwners(one.file, { action: 'admit', package: 'remote-new', id: ada.id }, bob);
  expect([names(first), names(both), names(last)]).toEqual([['Ada'], ['Ada', 'Bob'], ['Bob']]);
  expect([...last.admitted]).toEqual([`remote-new ${ada.id}`]);
  expect(last.first).toBe(ada.id);
  const stored: unknown = JSON.parse(JSON.stringify(storedOwners(last.file)));
  for (const check of [checkInNode, checkOnWeb])
    expect(
      names(await followChain('remote-store', parseOwners(stored, 'keys/remote-store.json'), check)),
    ).toEqual(['Bob']);
});

it.each([
  [
    'of an unknown key',
    'is not signed by who was an owner then',
    (both: Owners) => extendOwners(both.file, add(bob, 'Eve'), readReleaseKey(createPem(), 'Eve')),
  ],
  [
    'of a retired key',
    'is not signed by who was an owner then',
    async (both: Owners) => {
      const { file } = await extendOwners(both.file, { action: 'retire', id: bob.id }, ada);
      return await extendOwners(file, add(bob, 'Bob'), bob);
    },
  ],
  [
    'that retires nobody',
    'retires nobody',
    (both: Owners) => extendOwners(both.file, { action: 'retire', id: 'f'.repeat(64) }, ada),
  ],
  [
    'that is missing',
    'does not follow on the one before',
    async (both: Owners) => {
      const { file } = await extendOwners(
        both.file,
        { action: 'admit', package: 'remote-new', id: bob.id },
        bob,
      );
      const [first, , last] = file.links;
      return await followChain(
        'remote-store',
        { ...file, links: first && last ? [first, last] : [] },
        checkInNode,
      );
    },
  ],
  [
    'of another package',
    'is about remote-store, not about remote-account',
    (both: Owners) => followChain('remote-account', { ...both.file, package: 'remote-account' }, checkInNode),
  ],
  [
    'of another type',
    'is not signed by who was an owner then',
    (both: Owners) => {
      const links = both.file.links.map((link) => ({ ...link, payloadType: 'application/json' }));
      return followChain('remote-store', { ...both.file, links }, checkInNode);
    },
  ],
])('refuses a chain with a statement %s', async (_, reason, make) => {
  const both = await extendOwners((await begin()).file, add(bob, 'Bob'), ada);
  await expect(make(both)).rejects.toThrow(reason);
});

it('verifies signatures, even invalid ones, alike in Node and in browsers', async () => {
  const [message, other] = ['message', 'other'].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>,
  ];
  const { payload, signatures } = ada.seal('type', { a: 1 });
  expect(payload).toBe(Buffer.from('{"a":1}').toString('base64'));
  const key = Uint8Array.from(Buffer.from(ada.key, 'base64'));
  const sig = Uint8Array.from(Buffer.from(signatures[0]?.sig ?? '', 'base64'));
  const signed = new TextEncoder().encode('DSSEv1 4 type 7 {"a":1}');
  for (const check of [checkInNode, checkOnWeb]) {
    expect(await check(key, sig, signed)).toBe(true);
    expect(await check(key, sig, message)).toBe(false);
    expect(await check(key, sig.slice(1), other)).toBe(false);
  }
});

it('reads and writes keys as PEM, and never shows a private key', () => {
  const pem = createPem();
  const key = readReleaseKey(pem.replaceAll('\n', '\\n'), 'RELEASE_KEY');
  expect(readPublicKey(publicPem(key), 'key.pem')).toMatchObject({ id: key.id, key: key.key });
  expect(() => readPublicKey(pem, 'key.pem')).toThrow(
    'key.pem is a private key, which only its owner may have',
  );
  const wrong = pem.replace(/.{8}\n-----END/, '\n-----END');
  expect(() => readReleaseKey(wrong, 'RELEASE_KEY')).toThrow(
    /^RELEASE_KEY holds no private ed25519 key as PEM/,
  );
  expect(JSON.stringify(key)).not.toContain(pem.split('\n')[1]);
});
