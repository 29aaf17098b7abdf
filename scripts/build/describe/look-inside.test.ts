import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lookInside } from './look-inside';

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['throws', "throw new Error('Out of order');", "can't be loaded: Out of order."],
  ['needs a browser', 'document.title;', "can't be loaded: document is not defined."],
  ['ends its process', 'process.exit(3);', 'ended the process that loads it (exit 3).'],
  ['loops', 'for (;;);', 'was not loaded within 1 seconds'],
])('names the entry of a remote that %s', async (_, text, says) => {
  const file = path.join(folder, 'routes.mjs');
  writeFileSync(file, text);
  const looking = lookInside({ name: 'remote-games', file, timeLimit: 1000 });
  await expect(looking).rejects.toThrow(`remote-games/src/routes.tsx ${says}`);
});
