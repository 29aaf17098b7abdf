import { join } from 'node:path';
import { App } from '@supabase/lite';
import type { BackendKeys } from './backend-keys';
import type { Database } from './database';
import { watchLiteRequests } from './lite-requests';
import type { SupabaseConfig } from './supabase-config';

/** A mail as the auth server hands it over. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** The auth server and the data API. */
export interface LiteApp {
  /** Answers one request; the next may come when this resolves. */
  answer(request: Request, peer: string): Promise<Response>;
}

interface LiteOptions {
  readonly database: Database;
  readonly config: SupabaseConfig;
  readonly keys: BackendKeys;
  readonly siteUrl: string;
  readonly root: string;
  deliver(mail: OutgoingMail, redirectTo: string | null): void;
  log(line: string): void;
  /** The database's engine crashed: nothing it says from now on can be trusted. */
  onBroken(): void;
}

/** Starts @supabase/lite on the database. Its system tables are there when this resolves. */
export async function createLiteApp(options: LiteOptions): Promise<LiteApp> {
  const { database, config, keys, root } = options;
  const requests = watchLiteRequests(options);
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
            options.deliver({ to, subject, html: html ?? '' }, requests.redirectTo()),
        },
      },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  keepGrants(database);
  return {
    answer: (request, peer) => requests.run(request, async () => app.fetch(request, { peerAddress: peer })),
  };
}

/**
 * @supabase/lite runs GRANT ALL on every table with row level security before its first request, unless it
 * believes to have done so. That would give everybody what the migrations withhold, such as writing a role.
 */
function keepGrants(database: Database): void {
  Object.assign(database.connection, { rlsState: 'active' });
}
