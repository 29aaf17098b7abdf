import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { run } from '../cli/main';
import { publish } from '../publish';
import type { ReleaseStore } from '../store/store';
import { composeSample } from '../testing/compose-sample';
import { type RealStore, realStores } from '../testing/real-stores';
import { createSampleCheckout, sampleAddress } from '../testing/sample-build';

const here = process.cwd();
const before = { ...process.env };
let checkout: ReturnType<typeof createSampleCheckout>;
let opened: RealStore;
let store: ReleaseStore;
let [out, err]: [string[], string[]] = [[], []];

const publishOne = (name: string, version: string, canary?: number) =>
  publish(
    store,
    'production',
    [checkout.build({ name, version, addresses: [sampleAddress(`/${name}`, 'page')] })],
    {
      by: 'Ada',
      commit: `of-${version}`,
      compose: composeSample(
        () => store,
        (_, { remotes }) => JSON.stringify(remotes.map((remote) => remote.version)),
      ),
      effort: 'quickly',
      canary,
    },
  );

// The second kind is the bucket, which is the harder case: reading a directory takes the same steps.
const [, open] = realStores[1] ?? [];

beforeEach(async () => {
  if (!open) throw new Error('There is a bucket');
  opened = await open();
  store = opened.open();
  checkout = createSampleCheckout();
  await publishOne('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await publishOne('remote-store', version);
  await publishOne('remote-account', '5.0.0');
  await publishOne('remote-store', '1.2.0', 5);
  await publishOne('remote-account', '5.1.0');
  await publishOne('remote-store', '1.3.0');
  await publishOne('remote-account', '5.2.0');
  writeFileSync(
    path.join(checkout.folder, 'look.mjs'),
    `const versions = await (await fetch(process.env.SITE_URL + '/shell')).json();
    process.exit(versions.includes(process.argv[2]) ? 3 : versions.includes('5.0.0') ? 125 : 0);`,
  );
  process.chdir(here);
  process.env = { ...before, ...opened.env, DATA_DIR: checkout.folder, RELEASE_STORE: opened.location };
  [out, err] = [[], []];
  jest.spyOn(console, 'log').mockImplementation((line) => out.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line) => err.push(String(line)));
});
afterEach(async () => {
  process.env = before;
  jest.restoreAllMocks();
  checkout.remove();
  await opened.close();
});

const foundSchema = v.object({
  releases: v.array(
    v.object({ package: v.string(), version: v.string(), commit: v.string(), by: v.string() }),
  ),
  asked: v.array(v.object({ said: v.string() })),
});

it('finds the breaking release with a command that judges each composition', async () => {
  const look = path.join(checkout.folder, 'look.mjs');
  expect(await run(['bisect', '--json', '--', process.execPath, look, '1.3.0'])).toBe(0);
  const { releases, asked } = v.parse(foundSchema, JSON.parse(out.join('\n')));
  expect(releases).toEqual([{ package: 'remote-store', version: '1.3.0', commit: 'of-1.3.0', by: 'Ada' }]);
  expect(asked.slice(0, 2).map(({ said }) => said)).toEqual(['bad', 'good']);
  expect(asked.map(({ said }) => said)).toContain('skip');
  expect(err.filter((line) => /^(good|bad|skip) /.test(line))).toHaveLength(asked.length);

  out = [];
  expect(await run(['bisect', '--', process.execPath, look, '9.9.9'])).toBe(1);
  expect(err.join('\n')).toContain("What is live on 'production' is not bad");
  expect(await run(['bisect', '--good', 'nope', '--', 'node'])).toBe(2);
  expect(err.join('\n')).toContain("The store has no composition nope of 'production'. It has: ");
});
