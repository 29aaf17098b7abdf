import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { Refusal } from './answer.ts';
import { readSetting, requireSetting } from './environment.ts';

const SecretKeys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** The project's secret key, from whichever variable this generation of the platform provides. */
export function secretKey(): string {
  const keys = readSetting('SUPABASE_SECRET_KEYS');
  if (keys) {
    const named = v.parse(SecretKeys, keys);
    const key = named.default ?? Object.values(named)[0];
    if (key) return key;
  }
  const key = readSetting('SUPABASE_SECRET_KEY') ?? readSetting('SUPABASE_SERVICE_ROLE_KEY');
  if (!key) throw new Error('No secret key: set SUPABASE_SECRET_KEY in the environment of the functions.');
  return key;
}

// supabase-js refuses to start without a WebSocket, which Node 20 lacks; no function opens one.
const OPTIONS = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  realtime: { transport: class {} as unknown as typeof WebSocket },
};

let client: SupabaseClient | undefined;

/** The client that acts as the service itself: row level security does not apply to it. */
export function serviceClient(): SupabaseClient {
  client ??= createClient(requireSetting('SUPABASE_URL'), secretKey(), OPTIONS);
  return client;
}

/** A client that acts as who made the request, by their token and the key they sent: the database decides as for them. */
export function callerClient(request: Request): SupabaseClient {
  const key = request.headers.get('apikey');
  const authorization = request.headers.get('authorization');
  if (!key || !authorization) throw new Refusal(401, 'Please login');
  return createClient(requireSetting('SUPABASE_URL'), key, {
    ...OPTIONS,
    global: { headers: { authorization } },
  });
}

type DatabaseAnswer = {
  data: unknown;
  error: { code?: string; message: string; details?: string | null } | null;
};

/**
 * The data of a database answer. SQL refuses with SQLSTATE PT4xx and a sentence meant for the visitor
 * (PostgREST's convention for the HTTP status), and its DETAIL returns the reason where pages tell it apart;
 * any other error is ours and must not reach the visitor.
 */
export function requireData({ data, error }: DatabaseAnswer): unknown {
  if (!error) return data;
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  if (status)
    throw new Refusal(Number(status), error.message, error.details ? { reason: error.details } : {});
  throw new Error(`The database refused: ${error.code ?? 'no code'} ${error.message}`);
}

/** Calls a database function as the service; a Refusal where it refuses with PT4xx. */
export async function callDatabase(name: string, parameters: Record<string, unknown>): Promise<unknown> {
  return requireData(await serviceClient().rpc(name, parameters));
}
