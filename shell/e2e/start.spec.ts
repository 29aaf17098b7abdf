import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@little-arches/kit/processes/free-port';
import { type RunningProcess, startCommand } from '@little-arches/kit/processes/start-process';
import { test as base, expect } from '@little-arches/testing/playwright';
import { look } from './support/page/look';
import { backendUrl, siteDataDir, siteUrl } from './support/site';

/** Runs `npm start` with variables, and ends it with the test. */
type Start = (env: Readonly<Record<string, string>>) => RunningProcess;

const test = base.extend<{ scratch: string; start: Start }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
  scratch: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-start-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  start: async ({ scratch }, use) => {
    const running: RunningProcess[] = [];
    await use((env) => {
      const command = startCommand(['start'], { env: { SITE_URL: '', DATA_DIR: scratch, ...env } });
      running.push(command);
      return command;
    });
    await Promise.all(running.map((command) => command.stop()));
  },
});

const freePorts = async () => ({ PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) });

for (const [variable, port] of [
  ['PORT', new URL(siteUrl).port],
  ['BACKEND_PORT', new URL(backendUrl).port],
] as const)
  test(`reports in one sentence that ${variable} is taken`, async ({ start }) => {
    const command = start({ ...(await freePorts()), [variable]: port });
    expect(await command.ended).toBe(1);
    expect(lastLines(command)).toEqual([
      `Port ${port} is taken by another program. End it, or choose another port: ${variable}=${Number(port) + 1} npm start`,
    ]);
  });

test('reports in one sentence that another start uses the data directory', async ({ start }) => {
  const command = start({ ...(await freePorts()), DATA_DIR: siteDataDir });
  expect(await command.ended).toBe(1);
  expect(lastLines(command)).toEqual([expect.stringContaining(siteDataDir)]);
});

test('ends everything on Ctrl-C, and starts again with the same data', async ({ start }) => {
  const ports = await freePorts();
  const first = start(ports);
  await first.says('Ready: ');
  await answers(ports);
  await first.stop();
  // On Windows a signal ends a process immediately.
  if (process.platform !== 'win32') expect(await first.ended).toBe(0);
  for (const port of Object.values(ports)) await expect(look(`http://127.0.0.1:${port}/`)).rejects.toThrow();

  const second = start(ports);
  await second.says('Ready: ');
  await answers(ports);
  expect(second.output()).not.toContain('Creating the database');
});

async function answers({ PORT, BACKEND_PORT }: { PORT: string; BACKEND_PORT: string }) {
  expect((await look(`http://localhost:${PORT}/`)).status).toBe(200);
  expect((await look(`http://127.0.0.1:${BACKEND_PORT}/mailbox`)).status).toBe(200);
}

/** Returns the last words of a command: what follows the last empty line of its error output. */
function lastLines(command: RunningProcess): string[] {
  return (
    command
      .errors()
      .trim()
      .split(/\n{2,}/)
      .at(-1) ?? ''
  ).split('\n');
}
