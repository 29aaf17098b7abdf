import { closeChannel } from './close-channel';
import { publish } from './publish';
import { channelUrl } from './site/channel-address';
import { listChannels } from './store/channel-registry';
import { liveVersionsOf } from './store/live-versions';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { current, registryOf, release } = sampleReleases();
const begin = 'production';
const options = { by, compose: composeNothing };
/** Publishes the shell that is live on production. */
const releaseShell = (channel: string, more: Partial<Parameters<typeof publish>[3]> = {}) => {
  const { store, checkout } = current();
  const shell = checkout.build({ name: 'shell', version: '1.0.0' });
  return publish(store, channel, [shell], { ...options, ...more });
};

it('begins a channel as a copy of another one, with its first release', async () => {
  await release('1.0.0');
  const before = await registryOf();
  const { createdFrom } = await releaseShell('staging', { begin });
  expect(createdFrom).toBe('production');
  expect(liveVersionsOf(await registryOf('staging'))).toEqual(liveVersionsOf(before));
  expect((await releaseShell('staging', { begin })).createdFrom).toBeUndefined();
  expect(await registryOf()).toEqual(before);
});

it('begins an empty channel without a source channel, and from an empty one', async () => {
  expect((await releaseShell('staging')).createdFrom).toBeUndefined();
  const empty = await releaseShell('other', { begin: 'nowhere' });
  expect(empty.createdFrom).toBeUndefined();
});

it('removes a closed channel with everything that only it names', async () => {
  const { store } = current();
  await releaseShell('pr-12', { begin });
  expect(await listChannels(store)).toEqual(['pr-12', 'production']);
  await closeChannel(store, 'pr-12');
  expect(await listChannels(store)).toEqual(['production']);
  expect((await store.list('history')).map(({ key }) => key)).toEqual(['history/production.json']);
  await expect(closeChannel(store, 'pr-12')).rejects.toThrow("There is no channel 'pr-12'.");
});

it.each([
  ['http://localhost:3000', 'http://staging.localhost:3000'],
  ['https://www.littlearches.example', 'https://staging.littlearches.example'],
])("returns the staging channel's address for the site %s: %s", (siteUrl, address) => {
  expect(channelUrl(siteUrl, 'staging')).toBe(address);
});
