import { createHash, randomInt } from 'node:crypto';
import bcrypt from 'bcryptjs';
import * as v from 'valibot';

const metadata = v.record(v.string(), v.unknown());
const time = v.nullable(v.string());

const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  confirmed: v.boolean(),
  is_anonymous: v.boolean(),
  raw_app_meta_data: metadata,
  raw_user_meta_data: metadata,
  confirmation_sent_at: time,
  recovery_sent_at: time,
  created_at: v.string(),
  updated_at: v.string(),
});

/** A row of auth.users. */
export type AuthUser = v.InferOutput<typeof userSchema>;

const sessionSchema = v.object({ method: v.nullable(v.string()), created_at: v.string() });

const hashSchema = v.object({ hash: v.nullable(v.string()) });

/**
 * Hash that the password for an unknown address is compared with; as costly as a stored one, and matched by no
 * password.
 */
const HASH_OF_NOBODY = `$2a$10$${'.'.repeat(53)}`;

const COLUMNS = `id, email, phone, confirmed_at is not null as confirmed, is_anonymous, raw_app_meta_data,
  raw_user_meta_data, confirmation_sent_at, recovery_sent_at, created_at, updated_at`;

/** Reads and writes the auth server's tables directly, where its own interface has no operation. */
export interface AuthUsers {
  byEmail(email: string): Promise<AuthUser | undefined>;
  byId(id: string): Promise<AuthUser | undefined>;
  /** Takes the same time for an unknown address, so that timing does not reveal accounts. */
  hasPassword(email: string, password: string): Promise<boolean>;
  /** Ends a person's sessions except `kept`, and invalidates the links of their mails. */
  endOtherSessions(userId: string, kept: string | undefined): Promise<void>;
  /** Stores a new confirmation token and returns its hash, as used in the mail's link. */
  renewConfirmation(user: AuthUser, digits: number): Promise<string>;
  identities(userId: string): Promise<unknown[]>;
  /** Records and returns how and when a session began. Keeps the first `method` and the last `userAgent`. */
  session(
    id: string,
    method?: string,
    userAgent?: string | null,
  ): Promise<{ method: string | null; created_at: string } | undefined>;
}

/** Runs a statement with its parameters and returns its rows. */
export type Query = (sql: string, parameters: unknown[]) => Promise<unknown[]>;

/** Returns the hash of a new token for an address, as used in a mail's link. */
export function newToken(email: string, digits: number): string {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/** Creates the access to the auth tables; `query` runs as the owner of the database. */
export function createAuthUsers(query: Query): AuthUsers {
  const one = async (sql: string, parameter: string) => {
    const [row] = await query(sql, [parameter]);
    return row === undefined ? undefined : v.parse(userSchema, row);
  };
  return {
    byEmail: (email) => one(`select ${COLUMNS} from auth.users where lower(email) = lower($1)`, email),
    byId: (id) => one(`select ${COLUMNS} from auth.users where id = $1`, id),
    async hasPassword(email, password) {
      const sql = 'select encrypted_password as hash from auth.users where lower(email) = lower($1)';
      const [row] = await query(sql, [email]);
      const hash = row === undefined ? null : v.parse(hashSchema, row).hash;
      return (await bcrypt.compare(password, hash || HASH_OF_NOBODY)) && Boolean(hash);
    },
    async renewConfirmation(user, digits) {
      const hash = newToken(user.email, digits);
      await query(
        'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
        [user.id, hash],
      );
      return hash;
    },
    async endOtherSessions(userId, kept) {
      await query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
        userId,
        kept ?? null,
      ]);
      await query(
        "update auth.users set confirmation_token = '', recovery_token = '', email_change = '', email_change_confirm_status = 0, email_change_token_new = '', email_change_token_current = '' where id = $1",
        [userId],
      );
    },
    identities: (userId) =>
      query(
        `select id as identity_id, user_id as id, user_id, identity_data, provider, last_sign_in_at, created_at,
           updated_at, email
         from auth.identities where user_id = $1 order by created_at`,
        [userId],
      ),
    async session(id, method, userAgent) {
      const [row] = await query(
        `update auth.sessions set tag = coalesce(tag, $2), user_agent = coalesce($3, user_agent) where id = $1
         returning tag as method, created_at`,
        [id, method ?? null, userAgent ?? null],
      );
      return row === undefined ? undefined : v.parse(sessionSchema, row);
    },
  };
}
