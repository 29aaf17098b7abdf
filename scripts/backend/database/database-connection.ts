import { inspect } from 'node:util';
import type { PgliteConnection } from '@supabase/lite/pglite';
import * as v from 'valibot';
import { importPglite } from './import-lite.cjs';

type ConnectionConfig = ConstructorParameters<typeof PgliteConnection>[0];

const optionalText = v.nullish(v.string(), null);
const refusalSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^(?:22|23|P0001)/)),
  message: v.string(),
  detail: optionalText,
  hint: optionalText,
});

/**
 * Returns true when an error means the end of PGlite's engine (stack or memory exhausted) and not a refused
 * statement. The content of the engine's memory can't be trusted afterwards.
 */
export function isEngineCrash(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Connects @supabase/lite to PGlite; calls `onCrash` when a request crashed the engine. */
export async function connect(config: ConnectionConfig, onCrash: () => void): Promise<PgliteConnection> {
  const { PgliteConnection } = await importPglite();
  class DatabaseConnection extends PgliteConnection {
    override normalizeDbError(error: unknown): unknown {
      if (isEngineCrash(error)) onCrash();
      const normal = super.normalizeDbError(error);
      const refusal = v.safeParse(refusalSchema, normal);
      const isUnknown = refusal.success && !KNOWN.has(refusal.output.code);
      return withoutValues(isUnknown ? badRequest(refusal.output) : normal);
    }
  }
  return new DatabaseConnection(config);
}

/**
 * Removes the statement's values from an error, because @supabase/lite prints each error and personal values must
 * not be logged.
 */
function withoutValues(error: unknown): unknown {
  if (typeof error === 'object' && error !== null)
    Object.defineProperty(error, inspect.custom, { value: () => 'The database refused a statement.' });
  return error;
}

/** SQLSTATEs that @supabase/lite answers as PostgREST does. */
const KNOWN = new Set(['23502', '23503', '23505']);

/**
 * Returns an error that is answered with 400 for a violated check, a value that can't be stored or a plain RAISE,
 * as PostgREST does; @supabase/lite would answer 500. Uses the form that PostgREST documents for statuses that SQL
 * chooses (RAISE SQLSTATE 'PGRST').
 */
function badRequest({ code, message, detail, hint }: v.InferOutput<typeof refusalSchema>): object {
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}

/**
 * Rolls back the grants of @supabase/lite, which grants the request roles everything once per connection: the
 * rights of each role are in the migrations.
 */
export async function undoGrants(connection: PgliteConnection): Promise<void> {
  const { driver, kysely } = connection;
  await driver.exec('begin');
  try {
    await connection.withContext({ auth: { role: 'anon' } }, async () => {}, { transaction: kysely });
  } finally {
    await driver.exec('rollback');
  }
}
