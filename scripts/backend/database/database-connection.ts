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
 * Returns whether an error is the end of PGlite's engine (its stack or its memory is exhausted) and not a refused
 * statement. What the engine's memory holds after that can't be trusted.
 */
export function isEngineCrash(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
}

/** Connects @supabase/lite to PGlite; `onCrash` is called when a request ended the engine. */
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

/** @supabase/lite prints each error it meets; the values of its statement belong in no log. */
function withoutValues(error: unknown): unknown {
  if (typeof error === 'object' && error !== null)
    Object.defineProperty(error, inspect.custom, { value: () => 'The database refused a statement.' });
  return error;
}

/** Refusals that @supabase/lite answers as PostgREST does. */
const KNOWN = new Set(['23502', '23503', '23505']);

/**
 * Answers a broken check, a value that can't be stored or a plain RAISE with 400, as PostgREST does, where @supabase/lite
 * answers 500: in the form that PostgREST documents for statuses that SQL chooses (RAISE SQLSTATE 'PGRST').
 */
function badRequest({ code, message, detail, hint }: v.InferOutput<typeof refusalSchema>): object {
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status: 400, headers: {} }),
  };
}

/**
 * Has @supabase/lite grant the request roles everything, which it does once for a connection, in a
 * transaction that is rolled back: what each role may do is in the migrations.
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
