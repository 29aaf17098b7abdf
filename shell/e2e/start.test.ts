import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@little-arches/kit/processes/free-port';
import { type RunningProcess, startCommand } from '@little-arches/kit/processes/start-process';
import { look } from './support/page/look';
import { backendUrl, siteDataDir, siteUrl } from './support/site';

let scratch = '';
let running: RunningProcess[] = [];
const start = (env: Record<string, string>) => {
  const command = startCommand(['start'], { env: { SITE_URL: '', ...env } });
  running.push(command);
  return command;
};
const freePorts = async () => ({ PORT: String(await freePort()), BACKEND_PORT: String(await freePort()) });

beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-start-'));
});
afterEach(async () => {
  await Promise.all(running.map((command) => command.stop()));
  running = [];
});
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));

it.each([
  ['PORT', new URL(siteUrl).port],
  ['BACKEND_PORT', new URL(backendUrl).port],
])('reports in one sentence that %s is taken', async (variable, port) => {
  const command = start({ ...(await freePorts()), DATA_DIR: scratch, [variable]: port });
  expect(await command.ended).toBe(1);
  expect(lastLines(command)).toEqual([
    `Port ${port} is taken by another program. End it, or choose another port: ${variable}=${Number(port) + 1} npm start`,
  ]);
});

it('reports in one sentence that the data directory is a file', async () => {
  const file = path.join(scratch, 'file');
  writeFileSync(file, '');
  const command = start({ ...(await freePorts()), DATA_DIR: file });
  expect(await command.ended).toBe(1);
  expect(lastLines(command)).toEqual([expect.stringContaining(file)]);
});

it('reports in one sentence that another start uses the data directory', async () => {
  const command = start({ ...(await freePorts()), DATA_DIR: siteDataDir });
  expect(await command.ended).toBe(1);
  expect(lastLines(command)).toEqual([expect.stringContaining(siteDataDir)]);
});

it('ends everything on Ctrl-C, and starts again with the same data', async () => {
  const ports = await freePorts();
  const env = { ...ports, DATA_DIR: path.join(scratch, 'data') };
  const first = start(env);
  await first.says('Ready: ');
  await answers(ports);
  await first.stop();
  // On Windows a signal ends a process immediately.
  if (process.platform !== 'win32') expect(await first.ended).toBe(0);
  for (const port of Object.values(ports)) await expect(look(`http://127.0.0.1:${port}/`)).rejects.toThrow();

  const second = start(env);
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
