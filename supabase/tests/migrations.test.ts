import { declaredFunctions, declaredTables, migrationsSql } from '@little-arches/backend/testing/declared';

const sql = migrationsSql();
const tables = declaredTables();
const functions = declaredFunctions().map(({ name }) => name);

it('finds the tables and functions', () => {
  expect(tables).toEqual(expect.arrayContaining(['profiles', 'children', 'scans', 'orders']));
  expect(functions).toEqual(expect.arrayContaining(['submit_contact_message', 'delete_account']));
});

// A hosted project grants nothing by default, and row level security is off.
it.each(tables)('%s has row level security and states its rights for functions', (table) => {
  expect(sql).toContain(`alter table public.${table} enable row level security;`);
  expect(sql).toMatch(new RegExp(`grant select[^;]* on public\\.${table} to [^;]*service_role;`));
});

const statements = sql.split(';').map((statement) => statement.trim());

// Postgres lets every role run a new function by default.
it.each(functions)('%s is revoked from everyone and granted to one role', (name) => {
  const about = statements.filter((statement) => statement.includes(`public.${name}(`));
  expect(about).toContainEqual(expect.stringMatching(/^revoke (all|execute) on function.*\sfrom public/s));
  expect(about).toContainEqual(expect.stringMatching(/^grant execute on function.*\sto \w+$/s));
});
