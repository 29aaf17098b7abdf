import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyBuilds, copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { parseVerdict, type Verdict } from '../testing/changes/verdict';
import { serveSamples } from '../testing/sample-backend';
import { brokenPages, brokenPanel, writeSample } from './testing/states-fixture';

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-states-'));
let broken: Verdict | undefined;

beforeAll(async () => {
  const backend = await serveSamples();
  const checkout = path.join(folder, 'checkout');
  copyCheckout(checkout);
  for (const name of readdirSync(checkout))
    if (name.startsWith('remote-')) rmSync(path.join(checkout, name), { recursive: true });
  writeSample(checkout, 'good');
  linkInstalled(checkout);
  copyBuilds(checkout);
  // Runs in a process of its own, because Jest can't load the bundler.
  const program = 'scripts/release/testing/states-program.ts';
  const args = programArgs(program, path.join(folder, 'releases'), backend.url);
  const options = { cwd: checkout, maxBuffer: 1e8 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  broken = parseVerdict(stdout);
  backend.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const errors = () => {
  expect(broken?.ended).toBeUndefined();
  return (broken?.findings ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
};

it.each(Object.entries(brokenPages))(
  'reports the fault of page %s, which occurs in one kind of state only',
  (_, { found }) => {
    const [place, words] = found;
    const [message = ''] = errors().filter((one) => one.includes(words));
    const [places = ''] = message.split(' of remote-sample ');
    expect(places.split(/, | and \d/)).toContain(place);
  },
);

it('reports the fault of a panel, which occurs when it is opened', () => {
  const [place, words] = brokenPanel;
  expect(errors().filter((one) => one.includes(words))).toEqual([expect.stringContaining(place)]);
});

it('reports no fault of a page with another text only', () => {
  expect(errors().join('\n')).not.toMatch(/\/sample\/(intact(?! with)|own)/);
});

it('reports a page under its address only when the fault occurs there', () => {
  const bare = errors().filter((message) => /(^|, )\/sample\/\w+( of|,)/.test(message));
  expect(bare.map((message) => message.split(' of ')[0])).toEqual(['/sample/hydrated']);
});
