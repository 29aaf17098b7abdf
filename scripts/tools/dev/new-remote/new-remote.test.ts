import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { startCommand } from '@little-arches/kit/processes/start-process';

const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-new-')));
const checkout = path.join(scratch, 'checkout');
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));

async function run(...args: string[]): Promise<void> {
  const running = startCommand(args, { cwd: checkout });
  if ((await running.ended) !== 0) throw new Error(running.output());
}

it('creates a remote that builds, and whose tests pass', async () => {
  copyCheckout(checkout);
  linkInstalled(checkout);
  for (const command of ['new-remote', 'build', 'test']) await run(command, 'remote-feet');
});
