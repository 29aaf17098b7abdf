import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHEAP_PASSWORDS } from '@little-arches/kit/cheap-passwords';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { type BackendChild, spawnBackend } from '../process/backend-child';
import { fillDirectory } from './prepared-directory';

const mailsSchema = v.array(
  v.object({
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    links: v.array(v.string()),
    headers: v.optional(v.record(v.string(), v.string())),
  }),
);

/** Origin of the tests' site. */
export const SITE_URL = 'http://localhost:3000';

/** An embedded backend in a process of its own. */
export interface BackendProcess {
  readonly url: string;
  readonly publishableKey: string;
  readonly dataDir: string;
  /** Returns the log so far. */
  log(): string;
  /** Returns a client as the website creates it, signed out. */
  visitor(): SupabaseClient;
  /** Creates a client with the functions' rights. */
  service(): SupabaseClient;
  /** Returns the mails to an address, newest first. */
  mailsTo(address: string): Promise<v.InferOutput<typeof mailsSchema>>;
  /** Stops it gracefully and removes its directory, unless the test passed the directory. */
  stop(): Promise<void>;
  /** Kills it immediately, as in a power cut. */
  kill(): Promise<void>;
}

export interface BackendProcessOptions {
  readonly dataDir?: string;
  readonly rateLimits?: Record<string, number>;
  /** Hashes passwords as expensively as in production. */
  readonly withCostlyPasswords?: boolean;
  /** Folder with the checkout's structure, used instead of the checkout. */
  readonly root?: string;
}

/**
 * Starts a backend on any free port, by default in a directory with the content of a first start. Rejects with the
 * backend's error sentence.
 */
export async function startBackendProcess(options: BackendProcessOptions = {}): Promise<BackendProcess> {
  const dataDir = options.dataDir ?? (options.root ? createTestDirectory() : await createFilledDirectory());
  const log: string[] = [];
  const child = spawnTestBackend(dataDir, options, (line) => log.push(line));
  const { url, publishableKey } = await child.ready;
  return {
    url,
    publishableKey,
    dataDir,
    log: () => log.join('\n'),
    ...clientsOf(url, publishableKey, dataDir),
    async stop() {
      await child.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => kill(child),
  };
}

/** Starts a backend for the tests of a file and stops it after them; it has its members from the first hook on. */
export function testBackend(options?: BackendProcessOptions): BackendProcess {
  const backend = {} as BackendProcess;
  beforeAll(async () => {
    Object.assign(backend, await startBackendProcess(options));
  });
  afterAll(async () => {
    await backend.stop?.();
    await clearAway();
  });
  return backend;
}

/** Creates the clients of a backend on this machine. */
export function clientsOf(
  url: string,
  publishableKey: string,
  dataDir: string,
): Pick<BackendProcess, 'visitor' | 'service' | 'mailsTo'> {
  const client = (key: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      // Node 20 has no WebSocket, and nothing here uses one.
      realtime: { transport: class {} as unknown as typeof WebSocket },
    });
  return {
    visitor: () => client(publishableKey),
    service: () => client(readSecretKey(dataDir)),
    async mailsTo(address) {
      const response = await fetch(`${url}/mailbox.json`);
      return v.parse(mailsSchema, await response.json()).filter(({ to }) => to === address);
    },
  };
}

/** Spawns the process of `startBackendProcess` without waiting. */
export function spawnTestBackend(
  dataDir: string,
  options: BackendProcessOptions = {},
  log: (line: string) => void = () => {},
): BackendChild {
  const { rateLimits, withCostlyPasswords, root } = options;
  const child = spawnBackend({ port: 0, dataDir, siteUrl: SITE_URL, rateLimits }, log, {
    ...(root && { cwd: root }),
    env: { ...process.env, ...(!withCostlyPasswords && CHEAP_PASSWORDS) },
  });
  children.push(child);
  return child;
}

const children: BackendChild[] = [];
const directories: string[] = [];

/** Creates an empty directory; `afterAll(clearAway)` removes it. */
export function createTestDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'little-arches-backend-'));
  directories.push(directory);
  return directory;
}

/** Creates a directory with the content of a first start; `afterAll(clearAway)` removes it. */
export async function createFilledDirectory(): Promise<string> {
  const directory = createTestDirectory();
  await fillDirectory(directory);
  return directory;
}

/**
 * Ends the processes that failed tests of this file left running, and removes the directories of
 * `createTestDirectory`.
 */
export async function clearAway(): Promise<void> {
  for (const child of children.splice(0)) await kill(child);
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
}

async function kill(child: BackendChild): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
}

function readSecretKey(dataDir: string): string {
  const keys: unknown = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8'));
  return v.parse(v.object({ secretKey: v.string() }), keys).secretKey;
}
