import { join, resolve } from 'node:path';
import { projectRoot } from '../project-root';
import { createAuthFront } from './auth/auth-front';
import type { AuthLimits } from './auth/auth-limits';
import { createAuthUsers } from './auth/auth-users';
import { type BackendKeys, loadKeys } from './backend-keys';
import { allowCors } from './cors';
import { openDatabase } from './database';
import { type DirectoryLock, lockDirectory } from './database/lock-directory';
import { fillDatabase } from './database-content';
import { createFunctionsHost } from './functions-host';
import { createLiteApp, type OutgoingMail } from './lite-app';
import { correctMailLinks } from './mail-links';
import { createMailbox } from './mailbox';
import { answerMailbox } from './mailbox-pages';
import { withoutStoring } from './no-store';
import { type Answer, listen } from './node-http';
import { createPaymentSimulator } from './payments/payment-simulator';
import { createReportLog } from './reports/report-log';
import { readSupabaseConfig } from './supabase-config';

/** What the embedded backend is started with. */
export interface BackendOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the database, the keys and the lock; relative to the checkout. */
  readonly dataDir: string;
  /** Origin of the site, for example `http://localhost:3000`. */
  readonly siteUrl: string;
  /** Address to listen on; default 127.0.0.1. */
  readonly host?: string;
  /** Overrides of [auth.rate_limit] in supabase/config.toml. */
  readonly rateLimits?: Partial<AuthLimits>;
  log(line: string): void;
}

/** The embedded backend, answering. */
export interface RunningBackend {
  readonly url: string;
  readonly publishableKey: string;
  /** The payment simulator: its address and its publishable key. */
  readonly payments: { readonly api: string; readonly publishableKey: string };
  stop(): Promise<void>;
}

/**
 * Starts auth server, data API, functions, mailbox and payment simulator on one port, with the database in
 * `dataDir`. Rejects with one sentence, fit to be printed, when that is not possible; nothing keeps running
 * then. The functions read their settings from the process, so a process can run one backend at a time.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const root = projectRoot();
  const dataDir = resolve(root, options.dataDir);
  const host = options.host ?? '127.0.0.1';
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const lock = await lockDirectory(dataDir);
    undo.push(lock.release);
    const keys = loadKeys(dataDir);
    // Listening comes first, because the address is part of what follows; early requests wait.
    let answer: Answer = async () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
    const server = await listen(host, options.port, (request, peer) => answer(request, peer), options.log);
    undo.push(server.stop);
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`;
    const { routes, close } = await createRoutes(options, { root, dataDir, lock, keys, url });
    undo.push(close);
    answer = guardHost(host, withoutStoring(allowCors(routes)));
    return {
      url,
      publishableKey: keys.publishableKey,
      payments: { api: `${url}/payments`, publishableKey: keys.stripePublishableKey },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Place {
  readonly root: string;
  readonly dataDir: string;
  readonly lock: DirectoryLock;
  readonly keys: BackendKeys;
  readonly url: string;
}

async function createRoutes(options: BackendOptions, { root, dataDir, lock, keys, url }: Place) {
  const { log } = options;
  const siteUrl = options.siteUrl.replace(/\/$/, '');
  const config = readSupabaseConfig(root);
  const database = await openDatabase(dataDir, lock, log);
  const mailbox = createMailbox();
  const deliver = (mail: OutgoingMail, redirectTo: string | null) =>
    mailbox.add({ ...mail, html: correctMailLinks(mail.html, siteUrl, url, redirectTo) });
  const lite = await createLiteApp({ database, config, keys, siteUrl, root, deliver, log });
  await fillDatabase(database, root, config.db.seed.sql_paths);
  await warmUp(lite.answer, url, keys);
  const auth = createAuthFront({
    forward: lite.answer,
    users: createAuthUsers(database),
    config,
    limits: { ...config.auth.rate_limit, ...options.rateLimits },
    jwtSecret: keys.jwtSecret,
    siteUrl,
    backendUrl: url,
    root,
    deliver,
  });
  setFunctionSettings(url, siteUrl, keys);
  const functions = createFunctionsHost({
    folder: join(root, 'supabase', 'functions'),
    settings: config.functions,
    keys,
    log,
  });
  const payments = createPaymentSimulator({
    webhookUrl: `${url}/functions/v1/stripeWebhook`,
    webhookSecret: keys.stripeWebhookSecret,
    secretKey: keys.stripeSecretKey,
    publishableKey: keys.stripePublishableKey,
    siteOrigin: new URL(siteUrl).origin,
    log,
  });
  const reports = createReportLog({ siteOrigin: new URL(siteUrl).origin, log });
  const routes: Answer = async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/')) return auth(request, peer);
    if (pathname.startsWith('/rest/v1/')) return lite.answer(request, peer);
    if (pathname.startsWith('/functions/v1/')) return functions(request, peer);
    if (pathname.startsWith('/payments/')) return payments.handle(request);
    const answered = (await reports(request, peer)) ?? answerMailbox(mailbox, request);
    return answered ?? Response.json({ message: 'not found' }, { status: 404 });
  };
  const close = async () => {
    await payments.stop();
    lite.stop();
    await database.close();
  };
  return { routes, close };
}

/** The first request makes the data API read the database's structure; nobody shall wait for that. */
async function warmUp(answer: Answer, url: string, keys: BackendKeys): Promise<void> {
  const request = new Request(`${url}/rest/v1/products?select=id&limit=1`, {
    headers: { apikey: keys.secretKey },
  });
  const { status } = await answer(request, '127.0.0.1');
  if (status !== 200)
    throw new Error(`The backend's data API does not work: it answered ${status} to its first request.`);
}

/** The names under which hosted functions find their settings. */
function setFunctionSettings(url: string, siteUrl: string, keys: BackendKeys): void {
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    STRIPE_API_BASE: `${url}/payments`,
    SITE_URL: siteUrl,
  });
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Answers only under its own names, so that no web site can reach it by pointing a name of its own here. */
function guardHost(host: string, answer: Answer): Answer {
  const names = new Set([...LOOPBACK, host]);
  const isOpen = host === '0.0.0.0' || host === '::';
  return async (request, peer) =>
    isOpen || names.has(new URL(request.url).hostname)
      ? answer(request, peer)
      : Response.json({ message: 'The backend does not answer under this name.' }, { status: 421 });
}
