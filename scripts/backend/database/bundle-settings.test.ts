import { bundleSettings } from './bundle-settings';

/** A driver that takes down what crosses into it, and refuses what it is told to. */
function recorded(refuses?: string) {
  const crossed: unknown[] = [];
  const take = async (sql: string, ...more: unknown[]) => {
    crossed.push(more.length > 0 ? [sql, ...more] : sql);
    if (refuses && sql.includes(refuses)) throw new Error(`refused: ${sql}`);
    return { rows: [{ sql }], fields: [] };
  };
  const driver = {
    query: (sql: string, parameters?: unknown[]) => take(sql, parameters),
    exec: async (sql: string) => [await take(sql)],
  };
  bundleSettings(driver);
  return { crossed, driver };
}

/** What @supabase/lite says before each statement of a request. */
async function beginRequest({ query }: ReturnType<typeof recorded>['driver'], claims: string) {
  await query('BEGIN', []);
  await query("SELECT set_config('role', $1, true)", ['authenticated']);
  await query("SELECT set_config('request.jwt.claims', $1, true)", [claims]);
  await query('SET LOCAL ROLE "service_role"', []);
  await query("SELECT set_config('response.status', '', true)", []);
}

it('sends the settings of a request at once, in their order, before what is asked', async () => {
  const { crossed, driver } = recorded();
  await beginRequest(driver, `{"name":"O'Neill \\"Jo\\""}`);
  expect(crossed).toEqual([]);
  const { rows } = await driver.query('select * from orders where id = $1', [7]);
  expect(rows).toEqual([{ sql: 'select * from orders where id = $1' }]);
  await driver.query('COMMIT', []);
  expect(crossed).toEqual([
    "begin;select set_config('role', 'authenticated', true), " +
      `set_config('request.jwt.claims', '{"name":"O''Neill \\"Jo\\""}', true), ` +
      "set_config('role', 'service_role', true), set_config('response.status', '', true)",
    ['select * from orders where id = $1', [7]],
    'COMMIT',
  ]);
});

it('asks nothing when a setting is refused', async () => {
  const { crossed, driver } = recorded("'nobody'");
  await driver.query('BEGIN', []);
  await driver.query("SELECT set_config('role', $1, true)", ['nobody']);
  await expect(driver.query('delete from orders', [])).rejects.toThrow('refused');
  await driver.query('ROLLBACK', []);
  expect(crossed).toEqual(["begin;select set_config('role', 'nobody', true)", 'ROLLBACK']);
});

it('sends nothing of a transaction in which nothing is asked', async () => {
  const { crossed, driver } = recorded();
  await beginRequest(driver, '{}');
  await driver.query('ROLLBACK', []);
  await driver.query('select 1', []);
  expect(crossed).toEqual([['select 1', []]]);
});

it('leaves alone what is no setting of a transaction', async () => {
  const { crossed, driver } = recorded();
  await driver.query("SELECT set_config('role', $1, true)", ['anon']);
  await driver.query('BEGIN', []);
  await driver.query("SELECT set_config('role', $1, false)", ['anon']);
  await driver.exec('checkpoint');
  expect(crossed).toEqual([
    ["SELECT set_config('role', $1, true)", ['anon']],
    'begin',
    ["SELECT set_config('role', $1, false)", ['anon']],
    'checkpoint',
  ]);
});
