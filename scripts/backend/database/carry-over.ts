import type { Database } from './database';

/** A file of supabase/migrations, split by the parts of its name. */
export interface Migration {
  readonly version: string;
  readonly name: string;
}

/** Last of the migrations that the schema replaced. It ran only after all earlier ones. */
const LAST_REPLACED = '20261127120000';
/** Last commit that has the replaced migrations. */
const WITH_REPLACED = 'dfbfc9149644';
/** Last migration of the schema. */
const LAST_OF_SCHEMA = '20261127130011';

/**
 * Returns the versions that need not run in a database where `recorded` ran. A database with all the replaced
 * migrations already has the schema, so the schema's files are recorded there instead of run. Rejects when only
 * some of the replaced migrations ran.
 */
export async function carryOver(
  database: Database,
  recorded: readonly string[],
  migrations: readonly Migration[],
): Promise<ReadonlySet<string>> {
  if (!recorded.some((version) => version <= LAST_REPLACED)) return new Set(recorded);
  if (!recorded.includes(LAST_REPLACED))
    throw new Error(
      `The backend’s database is of a release before 27 November 2026 and lacks migrations that no longer exist. Start the last release that has them once with this DATA_DIR: git worktree add ../earlier ${WITH_REPLACED}, and there npm start. Or move DATA_DIR/backend/database away to start over with the sample data.`,
    );
  const schema = migrations.filter(({ version }) => version <= LAST_OF_SCHEMA);
  await database.connection.driver.transaction(async (transaction) => {
    const table = 'supabase_migrations.schema_migrations';
    await transaction.query(`delete from ${table} where version <= $1`, [LAST_REPLACED]);
    for (const { version, name } of schema)
      await transaction.query(`insert into ${table} (version, name) values ($1, $2)`, [version, name]);
  });
  return new Set([...recorded, ...schema.map(({ version }) => version)]);
}
