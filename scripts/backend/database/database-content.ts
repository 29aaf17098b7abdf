import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { storyStatement } from '../../../supabase/seed/story-statement';
import { carryOver, type Migration } from './carry-over';
import type { Database } from './database';

const versionRows = v.array(v.object({ version: v.string() }));
const pathRows = v.array(v.object({ path: v.string() }));

/**
 * Brings the database to the state of `supabase/`: runs each pending migration in a transaction, and the seed files
 * and stories once, in a new database. Continues an interrupted start. The database itself records whether its first
 * content is complete, so its folder can be moved. Rejects with a sentence that names the failing file.
 */
export async function fillDatabase(
  database: Database,
  root: string,
  seedPaths: readonly string[],
): Promise<void> {
  await database.connection.driver.exec(
    readFileSync(join(root, 'scripts', 'backend', 'database', 'hosted-defaults.sql'), 'utf8'),
  );
  await migrate(database, join(root, 'supabase', 'migrations'));
  if (!(await isComplete(database))) {
    await seedRest(database, root, seedPaths);
    await database.query('insert into supabase_migrations.first_content default values');
  }
  database.markFilled();
}

async function isComplete(database: Database): Promise<boolean> {
  await database.connection.driver.exec(
    'create table if not exists supabase_migrations.first_content (completed_at timestamptz not null default now())',
  );
  return (await database.query('select 1 from supabase_migrations.first_content')).length > 0;
}

async function seedRest(database: Database, root: string, seedPaths: readonly string[]): Promise<void> {
  const rows = await database.query('select path from supabase_migrations.seed_files');
  const done = new Set(v.parse(pathRows, rows).map(({ path }) => path));
  for (const path of [...seedPaths, 'seed/stories/*.md'])
    for (const file of expand(join(root, 'supabase', path)))
      if (!done.has(basename(file))) await seed(database, file);
}

async function migrate(database: Database, folder: string): Promise<void> {
  const migrations = expand(join(folder, '*.sql')).map(nameMigration);
  const rows = await database.query('select version from supabase_migrations.schema_migrations');
  const recorded = v.parse(versionRows, rows).map(({ version }) => version);
  const done = await carryOver(database, recorded, migrations);
  for (const { file, version, name } of migrations) {
    if (done.has(version)) continue;
    const sql = readFileSync(file, 'utf8');
    await runFile(database, file, sql, {
      sql: 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      values: [version, name, [sql]],
    });
  }
}

function nameMigration(file: string): Migration & { readonly file: string } {
  const [, version, name] = /^(\d+)_(\w+)\.sql$/.exec(basename(file)) ?? [];
  if (!version || !name)
    throw new Error(`Migration ${file} must be called <14 digits>_<name>.sql: rename it.`);
  return { file, version, name };
}

async function seed(database: Database, file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const sql = file.endsWith('.md') ? storyStatement(text, file) : text;
  await runFile(database, file, sql, {
    sql: 'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
    values: [basename(file), createHash('sha256').update(sql).digest('hex')],
  });
}

async function runFile(
  database: Database,
  file: string,
  sql: string,
  record: { sql: string; values: unknown[] },
): Promise<void> {
  try {
    await database.connection.driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(record.sql, record.values);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} failed and nothing of it was kept: ${reason}. Correct the file and start again.`,
    );
  }
}

function expand(pattern: string): string[] {
  const [start, end] = basename(pattern).split('*');
  if (end === undefined) return [pattern];
  return readdirSync(dirname(pattern))
    .filter((name) => name.startsWith(start ?? '') && name.endsWith(end))
    .sort()
    .map((name) => join(dirname(pattern), name));
}
