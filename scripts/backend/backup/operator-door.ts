import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@scripts/kit/errors/error-code';
import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import { contentOf, planSwap, STAGED, WORK } from './swap-content';

/** Where the running backend takes what its operator's commands ask. */
export const OPERATOR = '/operator/v1/';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface DoorOptions {
  readonly dataDir: string;
  /** Runs `work` while the database does nothing. */
  atRest<T>(work: () => Promise<T>): Promise<T>;
  /** Ends this process in good order; its supervisor starts the next one, which finishes a planned restore. */
  endForRestore(): void;
}

/** Milliseconds for the last answer to leave the process. */
const FAREWELL = 200;

/** Local admin endpoint. Authenticates with a key that is written to the data directory at each start. */
export function createOperatorDoor(options: DoorOptions): { readonly key: string; readonly answer: Answer } {
  const key = randomBytes(32).toString('base64url');
  const answer: Answer = async (request, peer) => {
    if (!LOOPBACK.has(peer) || !hasKey(request, key))
      return Response.json({ message: 'not found' }, { status: 404 });
    const { pathname } = new URL(request.url);
    if (request.method === 'POST' && pathname === `${OPERATOR}snapshot`) return await snapshot(options);
    if (request.method === 'POST' && pathname === `${OPERATOR}restore`)
      return await restore(options, await request.json());
    return Response.json({ message: 'not found' }, { status: 404 });
  };
  return { key, answer };
}

function hasKey(request: Request, key: string): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Copies the content between two pieces of work on the database; compressing it is left to the command. */
async function snapshot({ dataDir, atRest }: DoorOptions): Promise<Response> {
  const folder = `${WORK}/backup-${randomUUID()}`;
  try {
    await atRest(() => copyContent(dataDir, join(dataDir, folder)));
  } catch (error) {
    rmSync(join(dataDir, folder), { recursive: true, force: true });
    const isFull = ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
    if (!isFull) throw error;
    return Response.json(
      { message: `There is no room for a copy of the database in ${dataDir}. Make room on that disk.` },
      { status: 507 },
    );
  }
  return Response.json({ folder });
}

const restoreSchema = v.object({ from: v.pipe(v.string(), v.regex(STAGED)) });

/**
 * Decides that a backup, which the command has unpacked and checked, replaces the content, and ends. The
 * database's turn is not returned: nothing more is written to what is about to be replaced.
 */
async function restore({ dataDir, atRest, endForRestore }: DoorOptions, body: unknown): Promise<Response> {
  const wanted = v.safeParse(restoreSchema, body);
  if (!wanted.success || !existsSync(join(dataDir, wanted.output.from)))
    return Response.json(
      { message: 'The backend was started anew meanwhile. Nothing was changed: try again.' },
      { status: 409 },
    );
  const aside = await new Promise<string>((resolve, reject) => {
    atRest(async () => {
      resolve(planSwap(dataDir, wanted.output.from));
      setTimeout(endForRestore, FAREWELL);
      await new Promise(() => {});
    }).catch(reject);
  });
  return Response.json({ aside });
}

/** Copies what a data directory keeps. */
async function copyContent(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of contentOf(from))
    await cp(join(from, name), join(to, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

const problemSchema = v.object({ message: v.string() });

/** Asks a running backend. Rejects with a sentence when it can't be reached or refuses. */
export async function askBackend<Schema extends v.GenericSchema>(
  control: { readonly url: string; readonly key: string },
  what: string,
  schema: Schema,
  body: object = {},
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${control.url}${OPERATOR}${what}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  if (!response)
    throw new Error(
      `The running backend does not answer at ${control.url}. Run this where it runs, or stop it and try again.`,
    );
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(schema, answer);
  throw new Error(v.is(problemSchema, answer) ? answer.message : `The backend answered ${response.status}.`);
}
