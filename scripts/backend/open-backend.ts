import { join, resolve } from 'node:path';
import { brand } from '@little-arches/contracts/company';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { accountOf } from './auth/access-token';
import { createAuthFront } from './auth/auth-front';
import type { AuthLimits } from './auth/auth-limits';
import { createAuthUsers } from './auth/auth-users';
import { dropMailsOfDeleted } from './auth/deleted-account';
import { createEmailChanges } from './auth/email-changes';
import { type BackendKeys, loadKeys } from './backend-keys';
import { type DirectoryLock, lockDirectory } from './database/lock-directory';
import { describeAside } from './database/move-aside';
import { startPurgeClock } from './database/purge-clock';
import { openDatabaseService } from './database-service';
import { createFunctionsHost } from './functions/functions-host';
import { startMailClock } from './functions/mail-clock';
import { answerStyleSheet } from './http/backend-page';
import type { Answer } from './http/node-http';
import { createAuthMails } from './mail/auth-mails';
import { answerMailService, MAIL_SERVICE } from './mail/mail-service';
import { openMailbox } from './mail/mailbox';
import { answerMailbox } from './mail/mailbox-pages';
import { createPaymentSimulator } from './payments/payment-simulator';
import { createReportLog } from './reports/report-log';
import { readSupabaseConfig } from './supabase-config';

export interface OpenBackendOptions {
  /** Folder of the database, the keys and the lock; relative to the checkout. */
  readonly dataDir: string;
  /** Public address of the backend. */
  readonly url: string;
  /** Origin of the site, for example `http://localhost:3000`. */
  readonly siteUrl: string;
  /** Overrides of [auth.rate_limit] in supabase/config.toml. */
  readonly rateLimits?: Partial<AuthLimits>;
  log(line: string): void;
  /**
   * Called when the database's engine has crashed. This process must end; the next one finds every acknowledged
   * row.
   */
  onBroken(): void;
}

export interface OpenBackend {
  readonly answer: Answer;
  readonly publishableKey: string;
  /** The payment simulator's publishable key. */
  readonly stripePublishableKey: string;
  close(): Promise<void>;
}

/** Milliseconds to wait for another backend that is ending, because its site was killed a moment ago. */
const TAKE_OVER = 10_000;

/**
 * Opens the auth server, data API, functions, mailbox and payment simulator on the database in `dataDir`. Rejects
 * with one printable sentence when that fails, and leaves nothing open. The functions read their settings from the
 * process environment, so a process can open only one backend at a time.
 */
export async function openBackend(options: OpenBackendOptions): Promise<OpenBackend> {
  const root = projectRoot();
  const dataDir = resolve(root, options.dataDir);
  const undo: Undo = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const lock = await lockDirectory(dataDir, TAKE_OVER);
    undo.push(lock.release);
    const keys = loadKeys(dataDir);
    const answer = await createRoutes(options, { root, dataDir, lock, keys }, undo);
    return {
      answer,
      publishableKey: keys.publishableKey,
      stripePublishableKey: keys.stripePublishableKey,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Undo = (() => void | Promise<void>)[];

interface Place {
  readonly root: string;
  readonly dataDir: string;
  readonly lock: DirectoryLock;
  readonly keys: BackendKeys;
}

async function createRoutes(
  options: OpenBackendOptions,
  { root, dataDir, lock, keys }: Place,
  undo: Undo,
): Promise<Answer> {
  const { log, url } = options;
  const siteUrl = options.siteUrl.replace(/\/$/, '');
  const aside = describeAside(dataDir);
  if (aside) log(aside);
  const config = readSupabaseConfig(root);
  const mailbox = openMailbox(join(dataDir, 'mailbox.jsonl'));
  const sendMail = createAuthMails({ config, root, siteUrl, deliver: mailbox.add });
  const database = await openDatabaseService({
    ...options,
    ...{ root, dataDir, siteUrl, keys, config, lock },
    deliver: mailbox.add,
  });
  undo.push(database.close);
  undo.push(startPurgeClock(database.query, log));
  const users = createAuthUsers(database.query);
  const auth = createAuthFront({
    forward: database.answer,
    users,
    changes: createEmailChanges(database.query),
    config,
    limits: { ...config.auth.rate_limit, ...options.rateLimits },
    jwtSecret: keys.jwtSecret,
    backendUrl: url,
    sendMail,
    onEmailChanged: mailbox.follow,
  });
  setFunctionSettings(url, siteUrl, keys);
  const functions = createFunctionsHost({ root, log });
  undo.push(startMailClock(functions, keys.secretKey, log));
  const payments = createPaymentSimulator({
    webhookUrl: `${url}/functions/v1/stripeWebhook`,
    webhookSecret: keys.stripeWebhookSecret,
    secretKey: keys.stripeSecretKey,
    publishableKey: keys.stripePublishableKey,
    siteOrigin: new URL(siteUrl).origin,
    file: join(dataDir, 'payments.jsonl'),
    log,
  });
  undo.push(payments.stop);
  const reports = createReportLog({
    siteOrigin: new URL(siteUrl).origin,
    file: join(dataDir, 'reports.jsonl'),
  });
  lock.announce(url);
  const routes: Answer = async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/auth/v1/')) return auth(request, peer);
    if (pathname.startsWith('/rest/v1/')) return database.answer(request, peer);
    if (pathname.startsWith('/functions/v1/')) return functions(request, peer);
    if (pathname.startsWith('/payments/')) return payments.handle(request);
    if (pathname === MAIL_SERVICE) return answerMailService(mailbox, request, keys.secretKey);
    const answered =
      (await reports(request, peer)) ?? answerMailbox(mailbox, request) ?? answerStyleSheet(request);
    return answered ?? Response.json({ message: 'not found' }, { status: 404 });
  };
  return dropMailsOfDeleted(routes, {
    mailbox,
    users,
    accountOf: (request) => accountOf(request, keys.jwtSecret),
  });
}

/** Sets the environment variables from which hosted functions read their settings. */
function setFunctionSettings(url: string, siteUrl: string, keys: BackendKeys): void {
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    STRIPE_API_BASE: `${url}/payments`,
    MAIL_API_URL: url + MAIL_SERVICE,
    MAIL_API_KEY: keys.secretKey,
    MAIL_FROM: `${brand.product} <${brand.email}>`,
    SITE_URL: siteUrl,
  });
}
