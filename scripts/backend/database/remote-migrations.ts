import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Database } from './database';

const doneRows = v.array(v.object({ file: v.string(), hash: v.string() }));

/**
 * Runs the pending migrations of remotes (`remote-feet/migrations/<name>.sql`, in order of their names), each in a
 * transaction and as a role of the remote that owns nothing of other teams. Rejects with a sentence that names the
 * file: when it fails, when it changed after it ran, or when it leaves a table, view or function that isn't called
 * `feet_…`, or a table without row level security.
 */
export async function migrateRemotes(database: Database, root: string): Promise<void> {
  const { driver } = database.connection;
  await driver.exec(
    'create table if not exists supabase_migrations.remote_migrations (file text primary key, hash text not null)',
  );
  const rows = await database.query('select file, hash from supabase_migrations.remote_migrations');
  const done = new Map(v.parse(doneRows, rows).map(({ file, hash }) => [file, hash]));
  for (const { remote, file, sql } of remoteMigrations(root)) {
    const hash = createHash('sha256').update(sql).digest('hex');
    const earlier = done.get(file);
    if (earlier === hash) continue;
    if (earlier !== undefined)
      throw new Error(`${file} has already run and may not change: add another file.`);
    if (/\b(set|reset)\s+(local\s+|session\s+)?(role|session|all)\b|\b(commit|rollback)\b/i.test(sql))
      throw new Error(`${file} may not change the role or end the transaction.`);
    try {
      await driver.transaction(async (transaction) => {
        await transaction.exec(`${roleOf(remote)} set local role "${remote}";`);
        await transaction.exec(sql);
        await transaction.exec(`reset role; ${checkOf(remote)}`);
        await transaction.query('insert into supabase_migrations.remote_migrations values ($1, $2)', [
          file,
          hash,
        ]);
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file} failed and nothing of it was kept: ${reason}.`);
    }
  }
}

function remoteMigrations(root: string) {
  return readdirSync(root)
    .filter(
      (remote) => /^remote-[a-z][a-z\d-]*$/.test(remote) && existsSync(join(root, remote, 'migrations')),
    )
    .flatMap((remote) =>
      readdirSync(join(root, remote, 'migrations'))
        .filter((name) => name.endsWith('.sql'))
        .sort()
        .map((name) => {
          const file = `${remote}/migrations/${name}`;
          return { remote, file, sql: readFileSync(join(root, file), 'utf8') };
        }),
    );
}

/** Creates the remote's role, which may refer to accounts and create objects. */
function roleOf(remote: string): string {
  return `do $$ begin
    if not exists (select from pg_roles where rolname = '${remote}') then create role "${remote}" nologin; end if;
  end $$;
  grant usage, create on schema public to "${remote}";
  grant usage on schema auth to "${remote}";
  grant references (id) on auth.users to "${remote}";`;
}

/** Raises an error for an object of the remote with a foreign name, and for a table without row level security. */
function checkOf(remote: string): string {
  const prefix = `${remote.replace(/^remote-/, '').replaceAll('-', '_')}_`;
  return `do $$ declare found text; begin
    select name into found from (
      select relname::text as name from pg_class where relowner = '"${remote}"'::regrole and relkind in ('r', 'v', 'm', 'S', 'p')
      union all select proname::text from pg_proc where proowner = '"${remote}"'::regrole
    ) as own where not starts_with(name, '${prefix}') limit 1;
    if found is not null then raise exception '"%" must be called ${prefix}…', found; end if;
    select relname::text into found from pg_class
      where relowner = '"${remote}"'::regrole and relkind in ('r', 'p') and not relrowsecurity limit 1;
    if found is not null then raise exception 'table "%" has no row level security', found; end if;
  end $$;`;
}
