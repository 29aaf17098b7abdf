import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { BackendKeys } from './backend-keys';
import type { Database } from './database';
import type { SupabaseConfig } from './supabase-config';

/** A mail as the auth server hands it over. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

interface RequestContext {
  /** Where the links of mails sent during this request should lead. */
  readonly redirectTo: string | null;
  readonly what: string;
}

/** The auth server and the data API. */
export interface LiteApp {
  /** Answers one request, after all earlier ones are done. */
  answer(request: Request, peer: string): Promise<Response>;
  stop(): void;
}

interface LiteOptions {
  readonly database: Database;
  readonly config: SupabaseConfig;
  readonly keys: BackendKeys;
  readonly siteUrl: string;
  readonly root: string;
  deliver(mail: OutgoingMail, redirectTo: string | null): void;
  log(line: string): void;
}

/** Starts @supabase/lite on the database. Its system tables are there when this resolves. */
export async function createLiteApp(options: LiteOptions): Promise<LiteApp> {
  const { database, config, keys, root } = options;
  const requests = new AsyncLocalStorage<RequestContext>();
  const { auth } = config;
  const template = ({ subject, content_path }: { subject: string; content_path: string }) => ({
    subject,
    content_path: join(root, content_path),
  });
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: auth.additional_redirect_urls,
      jwt_expiry: auth.jwt_expiry,
      enable_refresh_token_rotation: auth.enable_refresh_token_rotation,
      enable_signup: auth.enable_signup,
      minimum_password_length: auth.minimum_password_length,
      email: {
        enable_signup: auth.email.enable_signup,
        enable_confirmations: auth.email.enable_confirmations,
        double_confirm_changes: auth.email.double_confirm_changes,
        otp_length: auth.email.otp_length,
        otp_expiry: auth.email.otp_expiry,
        template: {
          confirmation: template(auth.email.template.confirmation),
          recovery: template(auth.email.template.recovery),
        },
      },
    },
    options: {
      drivers: {
        email: {
          send: async ({ to, subject, html }) =>
            options.deliver({ to, subject, html: html ?? '' }, requests.getStore()?.redirectTo ?? null),
        },
      },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  keepGrants(database);
  const restoreConsole = keepDataOutOfTheLog(requests, options.log);
  return {
    answer: (request, peer) => {
      const url = new URL(request.url);
      const context: RequestContext = {
        redirectTo: url.searchParams.get('redirect_to'),
        what: `${request.method} ${url.pathname}`,
      };
      return database.exclusive(() =>
        requests.run(context, async () => app.fetch(request, { peerAddress: peer })),
      );
    },
    stop: restoreConsole,
  };
}

/**
 * @supabase/lite runs GRANT ALL on every table with row level security before its first request, unless it
 * believes to have done so. That would give everybody what the migrations withhold, such as writing a role.
 */
function keepGrants(database: Database): void {
  Object.assign(database.connection, { rlsState: 'active' });
}

/**
 * @supabase/lite prints each refused statement with its values. Values are data of children and belong in no
 * log, so of what it prints during a request only the error's code is kept.
 */
function keepDataOutOfTheLog(
  requests: AsyncLocalStorage<RequestContext>,
  log: (line: string) => void,
): () => void {
  const original = console.error;
  const filtered = (...values: unknown[]) => {
    const context = requests.getStore();
    if (!context) return original(...values);
    const error = values.find((value) => value instanceof Error);
    const code = error && 'code' in error ? String(error.code) : (error?.name ?? 'unknown error');
    log(`${context.what} was refused: ${code}`);
  };
  console.error = filtered;
  return () => {
    if (console.error === filtered) console.error = original;
  };
}
