import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { Refusal } from './answer.ts';
import { readSetting, requireSetting } from './environment.ts';

const SecretKeys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Returns the project's secret key, from the variable that this generation of the platform provides. */
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

// supabase-js requires a WebSocket class, which Node 20 lacks; no function opens a socket.
const OPTIONS = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  realtime: { transport: class {} as unknown as typeof WebSocket },
};

let client: SupabaseClient | undefined;

/** Returns the client with the rights of the service: row level security does not apply. */
export function serviceClient(): SupabaseClient {
  client ??= createClient(requireSetting('SUPABASE_URL'), secretKey(), OPTIONS);
  return client;
}

/**
 * Creates a client with the rights of the caller, from their token and API key, so that row level security applies.
 */
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
 * Returns the data of a database answer. SQL refuses with SQLSTATE PT4xx and a sentence for the visitor
 * (PostgREST's convention for the HTTP status); DETAIL contains the reason that pages distinguish. Any other error
 * is internal and must not reach the visitor.
 */
export function requireData({ data, error }: DatabaseAnswer): unknown {
  if (!error) return data;
  const status = /^PT(4\d\d)$/.exec(error.code ?? '')?.[1];
  if (status)
    throw new Refusal(Number(status), error.message, error.details ? { reason: error.details } : {});
  throw new Error(`The database refused: ${error.code ?? 'no code'} ${error.message}`);
}

/** Calls a database function with the rights of the service. Throws a Refusal for PT4xx. */
export async function callDatabase(name: string, parameters: Record<string, unknown>): Promise<unknown> {
  return requireData(await serviceClient().rpc(name, parameters));
}
