import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import type { BackendKeys } from '../backend-keys';
import type { Database } from '../database/database';
import { importLite } from '../database/import-lite.cjs';
import type { MailKind, OutgoingMail, SendAuthMail } from '../mail/auth-mails';
import type { SupabaseConfig } from '../supabase-config';

/** The auth server and the data API of @supabase/lite. */
export interface LiteApp {
  /** Answers one request; send the next only after this resolves. */
  answer(request: Request, peer: string): Promise<Response>;
}

interface LiteOptions {
  readonly database: Database;
  readonly config: SupabaseConfig;
  readonly keys: BackendKeys;
  readonly siteUrl: string;
  readonly sendMail: SendAuthMail;
  /** Accepts a mail for which we have no template, as @supabase/lite wrote it. */
  deliver(mail: OutgoingMail): void;
  log(line: string): void;
}

/** Starts @supabase/lite on the database. Its system tables exist when this resolves. */
export async function createLiteApp(options: LiteOptions): Promise<LiteApp> {
  const { database, config, keys } = options;
  /** Address that the links in the current request's mails must redirect to. */
  const redirectTo = new AsyncLocalStorage<string | null>();
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
              options.sendMail(kind as MailKind, {
                to,
                tokenHash,
                redirectTo: redirectTo.getStore() ?? null,
              });
            else options.deliver({ to, subject, html: html ?? '' });
          },
        },
      },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  return {
    async answer(request, peer) {
      const { pathname, searchParams } = new URL(request.url);
      const answer = async () => app.fetch(request, { peerAddress: peer });
      const response = await redirectTo.run(searchParams.get('redirect_to'), answer);
      const code = response.status >= 400 ? await refusalOf(response) : undefined;
      if (code) options.log(`${request.method} ${pathname} was refused: ${code}`);
      return response;
    },
  };
}

const refusedSchema = v.union([
  // From Postgres: its codes have five characters, those of the data API more.
  v.pipe(
    v.object({ code: v.pipe(v.string(), v.length(5)) }),
    v.transform(({ code }) => code),
  ),
  // From the auth server after an error of its own.
  v.pipe(
    v.object({ error: v.literal('server_error') }),
    v.transform(({ error }) => error),
  ),
]);

/** Returns the code of a refused statement. Its texts contain children's data and must not be logged. */
async function refusalOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const refused = v.safeParse(refusedSchema, body);
  return refused.success ? refused.output : undefined;
}

// @supabase/lite fills templates in without escaping and can't redirect a link. So it writes only the kind of the
// mail and its token.
const ONLY_TOKEN = /^(confirmation|recovery) ([\da-f]+)$/;
const onlyToken = (kind: MailKind) => ({ subject: `${kind} {{ .TokenHash }}` });
