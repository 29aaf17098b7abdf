import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { printLine } from '@little-arches/kit/print-line';
import * as v from 'valibot';
import { answerCall } from '../channel/message-calls';
import { packResponse, requestMessageSchema, unpackRequest } from '../channel/web-messages';
import { type OpenBackend, openBackend } from '../open-backend';
import { type BackendMessage, type BackendSettings, parentMessageSchema } from './process-messages';

/** Milliseconds until the process exits even when something is still running. */
const LAST_CALL = 2500;

/**
 * Runs `run.mjs serve-backend`: the embedded backend, in the process that `startBackend` creates. Ends when its
 * parent ends, for any reason.
 */
export async function run(): Promise<void> {
  const { send } = process;
  if (!send) throw new UsageError("serve-backend is a part of 'npm start' and can't be used alone.");
  let backend: Promise<OpenBackend> | undefined;
  let isEnding = false;

  const tell = (message: object) => {
    if (process.connected) process.send?.(message, undefined, {}, () => {});
  };

  async function end(code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(code), LAST_CALL).unref();
    await backend?.then((open) => open.close()).catch(() => {});
    process.exit(code);
  }

  async function fail(sentence: string): Promise<void> {
    tell({ kind: 'failure', sentence } satisfies BackendMessage);
    await end(1);
  }

  /** Exits immediately: a crashed engine can't be closed cleanly. */
  function onBroken(): void {
    printLine("The database's engine crashed.");
    process.exit(1);
  }

  async function start(settings: BackendSettings): Promise<void> {
    try {
      backend = openBackend({ ...settings, log: printLine, onBroken });
      const { publishableKey, stripePublishableKey } = await backend;
      tell({ kind: 'ready', publishableKey, stripePublishableKey } satisfies BackendMessage);
    } catch (error) {
      await fail(sentenceOf(error) ?? (error instanceof Error ? error.message : String(error)));
    }
  }

  async function answer(content: unknown): Promise<unknown> {
    const request = v.parse(requestMessageSchema, content);
    if (!backend) throw new Error('The backend was not told to start.');
    return packResponse(await (await backend).answer(unpackRequest(request), request.peer));
  }

  process.on('message', (received) => {
    if (answerCall(received, tell, answer)) return;
    const message = v.parse(parentMessageSchema, received);
    if (message.kind === 'start') void start(message.settings);
    if (message.kind === 'ping') tell({ kind: 'pong' } satisfies BackendMessage);
    if (message.kind === 'stop') void end(0);
  });
  process.on('disconnect', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  // Ctrl-C reaches the whole process group; the parent requests the end.
  process.on('SIGINT', () => {});
  await new Promise(() => {});
}
