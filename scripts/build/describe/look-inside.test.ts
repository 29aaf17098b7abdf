import path from 'node:path';
import { scratchFolder } from '../testing/scratch-folder';
import { lookInside } from './look-inside';

const scratch = scratchFolder();

it.each([
  ['throws', "throw new Error('Out of order');", "can't be loaded: Out of order."],
  ['needs a browser', 'document.title;', "can't be loaded: document is not defined."],
  ['ends its process', 'process.exit(3);', 'ended the process that loads it (exit 3).'],
  ['loops', 'for (;;);', 'was not loaded within 1 seconds'],
])('names the entry of a remote that %s', async (_, text, says) => {
  scratch.write('routes.mjs', text);
  const file = path.join(scratch.path, 'routes.mjs');
  const looking = lookInside({ name: 'remote-games', file, timeLimit: 1000 });
  await expect(looking).rejects.toThrow(`remote-games/src/routes.tsx ${says}`);
});
