import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import { bearerOf, verifyToken } from './access-token';
import type { Query } from './auth-users';

const metadata = v.record(v.string(), v.unknown());
const time = v.nullable(v.string());
const rowSchema = v.looseObject({
  id: v.string(),
  aud: v.nullable(v.string()),
  role: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  raw_app_meta_data: metadata,
  raw_user_meta_data: metadata,
  confirmed_at: time,
  last_sign_in_at: time,
  confirmation_sent_at: time,
  email_change: v.nullable(v.string()),
  email_change_sent_at: time,
  created_at: v.string(),
  updated_at: v.string(),
  identity: v.nullable(v.string()),
  provider_id: v.nullable(v.string()),
  identity_data: v.nullable(metadata),
  provider: v.nullable(v.string()),
  identity_signed_in: time,
  identity_created: time,
  identity_updated: time,
  identity_email: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof rowSchema>;

const STATEMENT = `select person.id, person.aud, person.role, person.email, person.phone, person.raw_app_meta_data,
    person.raw_user_meta_data, person.confirmed_at, person.last_sign_in_at, person.confirmation_sent_at,
    person.email_change, person.email_change_sent_at, person.created_at, person.updated_at,
    identity.id as identity, identity.provider_id, identity.identity_data, identity.provider,
    identity.last_sign_in_at as identity_signed_in, identity.created_at as identity_created,
    identity.updated_at as identity_updated, identity.email as identity_email
  from auth.users as person
  join auth.sessions as session on session.id = $2
  left join auth.identities as identity on identity.user_id = person.id
  where person.id = $1`;

/**
 * Answers `GET /auth/v1/user` as @supabase/lite does, with one statement instead of five: each call of a function for a
 * person asks it. Who has no good session or none of `apiKeys` is refused by @supabase/lite itself.
 */
export function createShowUser({
  forward,
  query,
  apiKeys,
  jwtSecret,
}: {
  readonly forward: Answer;
  readonly query: Query;
  readonly apiKeys: readonly string[];
  readonly jwtSecret: string;
}): Answer {
  return async (request, peer) => {
    if (!apiKeys.includes(request.headers.get('apikey') ?? '')) return forward(request, peer);
    const claims = await verifyToken(bearerOf(request) ?? '', jwtSecret);
    if (!claims?.session_id) return forward(request, peer);
    const rows = v.parse(v.array(rowSchema), await query(STATEMENT, [claims.sub, claims.session_id]));
    const [person] = rows;
    return person ? Response.json(describe(person, rows)) : forward(request, peer);
  };
}

function describe(person: Row, rows: readonly Row[]): object {
  return {
    id: person.id,
    aud: person.aud || 'authenticated',
    role: person.role || 'authenticated',
    email: person.email ?? '',
    phone: person.phone ?? '',
    app_metadata: person.raw_app_meta_data,
    user_metadata: person.raw_user_meta_data,
    identities: rows.flatMap((row) => (row.identity ? [describeIdentity(row)] : [])),
    created_at: person.created_at,
    updated_at: person.updated_at,
    is_anonymous: false,
    ...(person.confirmed_at && {
      email_confirmed_at: person.confirmed_at,
      confirmed_at: person.confirmed_at,
    }),
    ...(person.last_sign_in_at && { last_sign_in_at: person.last_sign_in_at }),
    ...(person.confirmation_sent_at && { confirmation_sent_at: person.confirmation_sent_at }),
    ...(person.email_change && { new_email: person.email_change }),
    ...(person.email_change_sent_at && { email_change_sent_at: person.email_change_sent_at }),
  };
}

function describeIdentity(row: Row): object {
  return {
    identity_id: row.identity,
    id: row.provider_id,
    user_id: row.id,
    identity_data: row.identity_data ?? {},
    provider: row.provider,
    last_sign_in_at: row.identity_signed_in ?? row.identity_created,
    created_at: row.identity_created,
    updated_at: row.identity_updated,
    email: row.identity_email ?? row.email,
  };
}
