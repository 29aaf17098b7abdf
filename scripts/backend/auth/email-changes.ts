import * as v from 'valibot';
import { type AuthUser, newToken, type Query } from './auth-users';

const changeSchema = v.object({ id: v.string(), email_change: v.string() });
const sentSchema = v.object({ email_change_sent_at: v.nullable(v.string()) });

/** Access to the columns of auth.users that describe a pending change of the email address. */
export interface EmailChanges {
  /** Returns the time of the last mails. */
  sentAt(userId: string): Promise<string | null>;
  /** Stores the requested address with two tokens, replaces an earlier request, and returns the tokens' hashes. */
  begin(user: AuthUser, email: string, digits: number): Promise<{ ofNew: string; ofCurrent: string }>;
  /** Returns the change to which a link of the last `seconds` belongs. */
  byToken(hash: string, seconds: number): Promise<v.InferOutput<typeof changeSchema> | undefined>;
  /** Uses the first of the two links; returns false when one was used before. */
  confirmFirst(userId: string, hash: string): Promise<boolean>;
  /**
   * Keeps only this token, as that of the current address or of the new one. Returns false when it was used
   * meanwhile, by the same link opened twice at once.
   */
  asToken(userId: string, hash: string, ofCurrent: boolean): Promise<boolean>;
  finish(userId: string): Promise<void>;
}

/** Creates the access to pending changes; `query` runs as the owner of the database. */
export function createEmailChanges(query: Query): EmailChanges {
  return {
    async sentAt(userId) {
      const [row] = await query('select email_change_sent_at from auth.users where id = $1', [userId]);
      return row === undefined ? null : v.parse(sentSchema, row).email_change_sent_at;
    },
    async begin(user, email, digits) {
      const tokens = { ofNew: newToken(email, digits), ofCurrent: newToken(user.email, digits) };
      await query(
        `update auth.users set email_change = $2, email_change_token_new = $3, email_change_token_current = $4,
           email_change_confirm_status = 0, email_change_sent_at = now() where id = $1`,
        [user.id, email, tokens.ofNew, tokens.ofCurrent],
      );
      return tokens;
    },
    async byToken(hash, seconds) {
      const [row] = await query(
        `select id, email_change from auth.users
         where $1 in (email_change_token_new, email_change_token_current) and email_change <> ''
           and email_change_sent_at > now() - make_interval(secs => $2)`,
        [hash, seconds],
      );
      return row === undefined ? undefined : v.parse(changeSchema, row);
    },
    async confirmFirst(userId, hash) {
      const rows = await query(
        `update auth.users set email_change_confirm_status = 1,
           email_change_token_new = case email_change_token_new when $2 then '' else email_change_token_new end,
           email_change_token_current =
             case email_change_token_current when $2 then '' else email_change_token_current end
         where id = $1 and email_change_confirm_status = 0 returning id`,
        [userId, hash],
      );
      return rows.length > 0;
    },
    async asToken(userId, hash, ofCurrent) {
      const rows = await query(
        `update auth.users set email_change_token_current = case when $3 then $2 else '' end,
           email_change_token_new = case when $3 then '' else $2 end
         where id = $1 and $2 in (email_change_token_new, email_change_token_current) returning id`,
        [userId, hash, ofCurrent],
      );
      return rows.length > 0;
    },
    async finish(userId) {
      await query('update auth.users set email_change_confirm_status = 0 where id = $1', [userId]);
    },
  };
}
