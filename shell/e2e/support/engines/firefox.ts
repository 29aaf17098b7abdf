import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STEP } from '@little-arches/kit/patience';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';
import * as v from 'valibot';
import { commands, type Driver } from './driver';

/** Preferences that turn off Firefox's own requests, which don't belong in a test. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // Prints the console messages of pages, but not those of Firefox itself.
  'browser.dom.window.dump.enabled': true,
  'devtools.console.stdout.chrome': false,
  'devtools.console.stdout.content': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,none',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** The driver adds a style to what it clicks; the frame removes it and reports this. */
const OF_THE_DRIVER = 'Parts of the frame were taken away or hidden';
/** Matches a line of output that a page caused. */
const COMPLAINT = /^console\.(error|warn): ["(]|^JavaScript error: https?:/;

/** Starts headless Firefox with an empty profile and further preferences, and drives it by its own protocol. */
export async function startFirefox(
  program: string,
  more: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'little-arches-firefox-'));
  const port = await freePort();
  const all = { ...preferences, ...more, 'marionette.port': port };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'];
  const firefox = startProcess(args, { program, env: { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' } });
  let socket: Socket | undefined;
  async function stop() {
    socket?.destroy();
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    socket = await connected(port);
    const send = createSender(socket);
    await send('WebDriver:NewSession', { unhandledPromptBehavior: 'ignore' });
    return {
      send: (command, parameters = {}) => send(commands[command].own, parameters),
      typesInFrames: true,
      complaints: () =>
        firefox
          .output()
          .split('\n')
          .filter((line) => COMPLAINT.test(line) && !line.includes(OF_THE_DRIVER)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Connects as soon as something listens on the port. Throws the last refusal after one step's patience. */
async function connected(port: number): Promise<Socket> {
  const end = Date.now() + STEP;
  for (;;) {
    try {
      return await new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1');
        socket.once('connect', () => resolve(socket));
        socket.once('error', reject);
      });
    } catch (refusal) {
      if (Date.now() > end) throw refusal;
    }
    await pause(50);
  }
}

const answerSchema = v.tuple([v.literal(1), v.number(), v.unknown(), v.unknown()]);
const failureSchema = v.object({ error: v.string(), message: v.string() });
const valueSchema = v.object({ value: v.unknown() });

/** Sends commands as `length:[0,id,name,parameters]` and returns the result from `length:[1,id,error,result]`. */
function createSender(socket: Socket) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  let received = Buffer.alloc(0);

  function take(message: string) {
    const answer = v.safeParse(answerSchema, JSON.parse(message));
    // The first message is a greeting.
    if (!answer.success) return;
    const [, id, failure, result] = answer.output;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failure) {
      const { error, message: said } = v.parse(failureSchema, failure);
      asked?.reject(new Error(`Firefox says '${error}': ${said}`));
    } else asked?.resolve(v.is(valueSchema, result) ? result.value : result);
  }

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message = received.subarray(colon + 1, end).toString();
      received = received.subarray(end);
      take(message);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
    waiting.clear();
  });

  return (name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const message = JSON.stringify([0, count, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
