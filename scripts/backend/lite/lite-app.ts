import type { BackendKeys } from '../backend-keys';
import type { Database } from '../database/database';
import { importLite } from '../database/import-lite.cjs';
import type { MailKind, OutgoingMail, SendAuthMail } from '../mail/auth-mails';
import type { SupabaseConfig } from '../supabase-config';
import { watchLiteRequests } from './lite-requests';

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
  readonly sendMail: SendAuthMail;
  /** Takes a mail that has no template of ours, as @supabase/lite wrote it. */
  deliver(mail: OutgoingMail): void;
  log(line: string): void;
  /** The database's engine crashed: nothing it says from now on can be trusted. */
  onBroken(): void;
}

/** Starts @supabase/lite on the database. Its system tables are there when this resolves. */
export async function createLiteApp(options: LiteOptions): Promise<LiteApp> {
  const { database, config, keys } = options;
  const requests = watchLiteRequests(options);
  const { auth } = config;
  const { App } = await importLite();
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
        enable_signup: auth.enable_signup,
        enable_confirmations: auth.email.enable_confirmations,
        double_confirm_changes: auth.email.double_confirm_changes,
        otp_length: auth.email.otp_length,
        otp_expiry: auth.email.otp_expiry,
        template: { confirmation: onlyToken('confirmation'), recovery: onlyToken('recovery') },
      },
    },
    options: {
      drivers: {
        email: {
          async send({ to, subject, html }) {
            const [, kind, tokenHash] = ONLY_TOKEN.exec(subject) ?? [];
            if (kind && tokenHash)
              options.sendMail(kind as MailKind, { to, tokenHash, redirectTo: requests.redirectTo() });
            else options.deliver({ to, subject, html: html ?? '' });
          },
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

// @supabase/lite fills templates in without escaping and doesn't know where a link shall lead. So all it writes
// is which mail is due and its token.
const ONLY_TOKEN = /^(confirmation|recovery) ([\da-f]+)$/;
const onlyToken = (kind: MailKind) => ({ subject: `${kind} {{ .TokenHash }}` });

/**
 * @supabase/lite runs GRANT ALL on every table with row level security before its first request, unless it
 * believes to have done so. That would give everybody what the migrations withhold, such as writing a role.
 */
function keepGrants(database: Database): void {
  Object.assign(database.connection, { rlsState: 'active' });
}
