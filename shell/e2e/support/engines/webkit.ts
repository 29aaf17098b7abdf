import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WebKitPrograms } from '@little-arches/kit/processes/find-program';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';
import * as v from 'valibot';
import { eventually } from '../patience';
import { commands, type Driver } from './driver';

const answerSchema = v.object({ value: v.unknown() });
const sessionSchema = v.object({ sessionId: v.string() });
const failureSchema = v.object({ error: v.string(), message: v.string() });

/** Matches a line of output that a page caused. */
const COMPLAINT = /CONSOLE ([A-Z]+ )?(ERROR|WARN)/;

/** Creates a start script of the browser that writes its output to a file, because the driver hides the output. */
function writesConsole(program: string, folder: string) {
  const log = path.join(folder, 'console');
  const browser = path.join(folder, 'browser');
  writeFileSync(log, '');
  writeFileSync(browser, `#!/bin/sh\nexec '${program}' "$@" >>'${log}' 2>&1\n`, { mode: 0o755 });
  return { browser, log };
}

/** Starts WebKitGTK's small browser on a virtual screen with an empty profile. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const port = await freePort();
  // Screens are numbered like ports, and this one prints its number when it is ready.
  const screen = startProcess([`:${port}`, '-displayfd', '1', '-nolisten', 'tcp'], {
    program: programs.screen,
  });
  const env = { DISPLAY: `:${port}` };
  const driver = startProcess([`--port=${port}`], { program: programs.driver, env });
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-webkit-'));
  const { browser, log } = writesConsole(programs.browser, folder);
  async function stop() {
    await driver.stop();
    await screen.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const ask = async (method: string, command: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/${command}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = v.parse(answerSchema, await answer.json());
    if (answer.ok) return value;
    const { error, message } = v.parse(failureSchema, value);
    throw new Error(`WebKit says '${error}': ${message}`);
  };
  try {
    await screen.says(`${port}`);
    await eventually(async () => void (await ask('GET', 'status')));
    const options = {
      binary: browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    };
    const capabilities = {
      alwaysMatch: { unhandledPromptBehavior: 'ignore', 'webkitgtk:browserOptions': options },
    };
    const { sessionId } = v.parse(sessionSchema, await ask('POST', 'session', { capabilities }));
    return {
      send(command, { id, ...parameters } = {}) {
        const { method, path: where } = commands[command];
        const inPath = where.includes(':id');
        return ask(
          method,
          `session/${sessionId}/${where.replace(':id', String(id))}`,
          inPath ? parameters : { ...parameters, ...(id !== undefined && { id }) },
        );
      },
      typesInFrames: false,
      complaints: () =>
        readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => COMPLAINT.test(line)),
      async stop() {
        await ask('DELETE', `session/${sessionId}`).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
