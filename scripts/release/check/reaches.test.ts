import type { Reach } from '@little-arches/build/model/published-version';
import { promote } from '../promote';
import { publish } from '../publish';
import { readHistory } from '../store/history';
import { sampleAddress } from '../testing/sample-build';
import { by, composeNothing, sampleReleases } from '../testing/sample-releases';

const { current, live, back } = sampleReleases();
const reach = (code: string): Reach => ({ rule: 'storage', name: 'localStorage', place: 'a.ts', code });
const reason = { storage: 'remembers the reading place' };

function release(
  version: string,
  codes: readonly string[],
  more: Partial<Parameters<typeof publish>[3]> = {},
  channel = 'production',
) {
  const { store, checkout } = current();
  const addresses = [sampleAddress('/store', 'store')];
  const build = checkout.build({ name: 'remote-store', version, addresses, reaches: codes.map(reach) });
  return publish(store, channel, [build], { by, compose: composeNothing, ...more });
}
const allowedIn = async (channel = 'production') =>
  (await readHistory(current().store, channel)).entries
    .filter((entry) => entry.package === 'remote-store')
    .map(({ action, version, allowed }) => [action, version, allowed]);

it('warns about the reaches of a first release, refuses new ones of a second, and records their reason', async () => {
  const { findings } = await release('1.0.0', ['a']);
  expect(findings.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'storage']]);
  await expect(release('1.1.0', ['a', 'b'])).rejects.toThrow('--allow storage="…"');
  expect(await live()).toBe('1.0.0');
  await release('1.1.0', ['a', 'b'], { allowed: reason });
  expect(await live()).toBe('1.1.0');
  expect(await allowedIn()).toEqual([
    ['publish', '1.0.0', undefined],
    ['publish', '1.1.0', reason],
  ]);
  // Repeats the release, as after a killed command.
  await release('1.1.0', ['a', 'b'], { allowed: reason });
});

it('rolls back without a reason to a version with more reaches', async () => {
  await release('1.0.0', ['a', 'b']);
  await release('1.1.0', ['a']);
  const { findings } = await back();
  expect(findings.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'storage']]);
  expect(await live()).toBe('1.0.0');
});

it('promotes a version with its reason, and requires a reason when one is missing', async () => {
  const { store } = current();
  const names = ['remote-store'];
  const moving = { from: 'staging', names, by, compose: composeNothing };
  const shell = current().checkout.build({ name: 'shell', version: '1.0.0' });
  await publish(store, 'staging', [shell], { by, compose: composeNothing });
  for (const channel of ['staging', 'production']) await release('1.0.0', ['a'], {}, channel);
  await release('1.1.0', ['a', 'b'], { allowed: reason }, 'staging');
  await release('1.2.0', ['a', 'b', 'c'], { allowed: { storage: 'and the look' } }, 'staging');
  await promote(store, 'production', moving);
  expect((await allowedIn()).at(-1)).toEqual(['promote', '1.2.0', { storage: 'and the look' }]);
  await release('1.3.0', ['a', 'b', 'c', 'd'], { allowed: reason }, 'staging');
  await release('1.4.0', ['a', 'b', 'c', 'd'], {}, 'staging');
  await expect(promote(store, 'production', moving)).rejects.toThrow('--allow storage');
  await promote(store, 'production', { ...moving, allowed: reason });
  expect(await live()).toBe('1.4.0');
});
