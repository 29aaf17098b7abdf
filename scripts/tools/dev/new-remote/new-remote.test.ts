import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { startCommand } from '@little-arches/kit/processes/start-process';

const checkout = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-new-')));
afterAll(() => rmSync(checkout, { recursive: true, force: true, maxRetries: 5 }));

it('creates a remote that builds, and whose tests pass', async () => {
  copyCheckout(checkout);
  linkInstalled(checkout);
  for (const command of ['new-remote', 'build', 'test']) {
    const running = startCommand([command, 'remote-feet'], { cwd: checkout });
    if ((await running.ended) !== 0) throw new Error(running.output());
  }
});
