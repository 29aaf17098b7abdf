import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { printProblem } from '@little-arches/kit/print-line';
import * as v from 'valibot';
import { type Answer, listen } from '../http/node-http';
import { forVisitors } from '../http/visitors';
import { openBackend } from '../open-backend';
import { type BackendSettings, backendSettingsSchema, type FirstLine } from './backend-child';

/** Milliseconds until the process exits even when something is still running. */
const LAST_CALL = 2500;

/**
 * Serves the embedded backend with the settings in its one argument; `spawnBackend` starts it. Prints one line on
 * stdout, and its log on stderr. Ends when its stdin ends, so also when its parent is killed.
 */
export async function run([settings = '']: readonly string[]): Promise<void> {
  const say = (line: FirstLine, then?: () => void) => process.stdout.write(`${JSON.stringify(line)}\n`, then);
  try {
    say({ ready: await serve(v.parse(backendSettingsSchema, JSON.parse(settings))) });
  } catch (error) {
    const failure = sentenceOf(error) ?? (error instanceof Error ? error.message : String(error));
    say({ failure }, () => process.exit(1));
  }
}

async function serve({ port, rateLimits = {}, ...settings }: BackendSettings) {
  let answer: Answer = async () => new Response(null, { status: 503 });
  // Listens first, because the backend needs its address.
  const server = await listen(
    port,
    forVisitors((...request) => answer(...request)),
    printProblem,
  );
  const url = `http://127.0.0.1:${server.port}`;
  const opening = openBackend({ ...settings, rateLimits, url, log: printProblem, onBroken });

  async function end(): Promise<void> {
    setTimeout(() => process.exit(), LAST_CALL).unref();
    await server.stop();
    await opening.then(
      (backend) => backend.close(),
      () => {},
    );
    process.exit();
  }
  process.stdin.once('end', () => void end()).resume();
  process.once('SIGTERM', () => void end());
  // Ctrl-C reaches the whole process group; the parent ends stdin.
  process.on('SIGINT', () => {});

  const { publishableKey, stripePublishableKey, answer: answerRequest } = await opening;
  answer = answerRequest;
  return { url, publishableKey, payments: { api: `${url}/payments`, publishableKey: stripePublishableKey } };
}

/** Exits immediately: a crashed engine can't be closed cleanly. */
function onBroken(): void {
  printProblem("The database's engine crashed.");
  process.exit(1);
}
