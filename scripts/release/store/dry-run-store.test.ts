import { readdirSync } from 'node:fs';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import { createDryRunStore, isTrial } from './dry-run-store';
import { createDirectoryStore } from './store';

const scratch = scratchFolder();

it('reads stored and dry-run files, and does not change the store', async () => {
  const store = createDirectoryStore(scratch.path);
  await store.putOnce('shell/1.0.0/main.js', Buffer.from('there'));
  const before = readdirSync(scratch.path, { recursive: true });
  const trial = createDryRunStore(store);
  await trial.putOnce('shell/1.1.0/main.js', Buffer.from('tried'));
  expect(await trial.swap('channels/production.json', Buffer.from('{}'), undefined)).toBe(true);
  expect((await trial.get('shell/1.0.0/main.js'))?.content.toString()).toBe('there');
  expect((await trial.get('shell/1.1.0/main.js'))?.content.toString()).toBe('tried');
  expect((await trial.get('channels/production.json'))?.content.toString()).toBe('{}');
  await expect(trial.remove('shell/1.0.0/main.js')).rejects.toThrow('tried');
  expect(readdirSync(scratch.path, { recursive: true })).toEqual(before);
  expect([isTrial(store), isTrial(trial)]).toEqual([false, true]);
});
