import type { WebKitPrograms } from '@scripts/kit/processes/find-program';
import { freePort } from '@scripts/kit/processes/free-port';
import { startProcess } from '@scripts/kit/processes/start-process';
import * as v from 'valibot';
import { eventually } from '../patience';
import { commands, type Driver } from './driver';

const answerSchema = v.object({ value: v.unknown() });
const sessionSchema = v.object({ sessionId: v.string() });
const failureSchema = v.object({ error: v.string(), message: v.string() });

/** Starts WebKitGTK's small browser on a screen that nobody sees, as somebody who was never here. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const port = await freePort();
  // Screens are numbered like ports, and this one says its number when it can be drawn on.
  const screen = startProcess([`:${port}`, '-displayfd', '1', '-nolisten', 'tcp'], {
    program: programs.screen,
  });
  const env = { DISPLAY: `:${port}` };
  const driver = startProcess([`--port=${port}`], { program: programs.driver, env });
  async function stop() {
    await driver.stop();
    await screen.stop();
  }
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
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
    const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'ignore' } };
    const { sessionId } = v.parse(sessionSchema, await ask('POST', 'session', { capabilities }));
    return {
      send(command, { id, ...parameters } = {}) {
        const { method, path } = commands[command];
        const inPath = path.includes(':id');
        return ask(
          method,
          `session/${sessionId}/${path.replace(':id', String(id))}`,
          inPath ? parameters : { ...parameters, ...(id !== undefined && { id }) },
        );
      },
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
