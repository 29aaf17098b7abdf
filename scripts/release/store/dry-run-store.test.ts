import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDryRunStore, isTrial } from './dry-run-store';
import { createDirectoryStore } from './store';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-trial-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads stored and dry-run files, and does not change the store', async () => {
  const store = createDirectoryStore(folder);
  await store.putOnce('shell/1.0.0/main.js', Buffer.from('there'));
  const before = readdirSync(folder, { recursive: true });
  const trial = createDryRunStore(store);
  await trial.putOnce('shell/1.1.0/main.js', Buffer.from('tried'));
  expect(await trial.swap('channels/production.json', Buffer.from('{}'), undefined)).toBe(true);
  expect((await trial.get('shell/1.0.0/main.js'))?.content.toString()).toBe('there');
  expect((await trial.get('shell/1.1.0/main.js'))?.content.toString()).toBe('tried');
  expect((await trial.get('channels/production.json'))?.content.toString()).toBe('{}');
  await expect(trial.remove('shell/1.0.0/main.js')).rejects.toThrow('tried');
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  expect([isTrial(store), isTrial(trial)]).toEqual([false, true]);
});
