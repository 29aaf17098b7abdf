import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import type { ListeningProcess } from '@little-arches/kit/processes/when-listening';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  createTestDirectory,
  startBackendProcess,
} from '../testing/backend-process';
import { startInDeno } from '../testing/deno-host';
import { writeDenoFiles } from './deno-files';

const TABLE = `create table public.feet_lengths (
  id bigint generated always as identity primary key, millimetres int not null check (millimetres > 0));
alter table public.feet_lengths enable row level security;
create function public.feet_measure(p_millimetres int) returns int language plpgsql security definer
set search_path = '' as $$ begin
  if p_millimetres > 400 then raise sqlstate 'PT409' using message = 'That is no foot.'; end if;
  insert into public.feet_lengths (millimetres) values (p_millimetres);
  return (select count(*) from public.feet_lengths);
end $$;
revoke all on function public.feet_measure from public;
grant execute on function public.feet_measure to anon, authenticated;`;

const DEFINITION = `import { defineFunction } from '@little-arches/contracts/backend';
import * as v from 'valibot';

export const measure = defineFunction('remote-feet/measure', {
  request: v.object({ millimetres: v.pipe(v.number(), v.integer()) }),
  answer: v.object({ measured: v.pipe(v.number(), v.maxValue(2)) }),
});
`;
/** Formatted as a team's own repository may be, and with a module of its own. */
const HANDLER = `import { createBackendError } from "@little-arches/contracts/backend"
import { measure } from "./function"
import { UNLUCKY } from "./rules/unlucky"

export const handler = measure.serve(async ({ millimetres }, call) => {
  if (millimetres === UNLUCKY) throw createBackendError('Not thirteen.', 409);
  if (millimetres === 14) await call.user();
  return { measured: Number(await call.rpc('feet_measure', { p_millimetres: millimetres })) };
});
`;

const root = createTestDirectory();
let dataDir = '';
let backend: BackendProcess | undefined;
/** Runs the copy that is deployed. */
let deno: ListeningProcess | undefined;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(async () => {
  copyCheckout(root);
  linkInstalled(root);
  write('remote-feet/src/functions/measure/function.ts', DEFINITION);
  write('remote-feet/src/functions/measure/handler.ts', HANDLER);
  write('remote-feet/src/functions/measure/rules/unlucky.ts', 'export const UNLUCKY = 13;\n');
  write('remote-feet/migrations/1_lengths.sql', TABLE);
  dataDir = await createFilledDirectory();
  backend = await startBackendProcess({ root, dataDir });
  writeDenoFiles(root);
  // A deployment looks for the import map in the function's folder, and not above it as Deno does.
  rmSync(join(root, 'supabase/functions/deno.json'));
  deno = await startInDeno('remote-feet--measure', { SUPABASE_URL: backend.url }, root);
});
afterAll(async () => {
  await Promise.all([backend?.stop(), deno?.stop()]);
  await clearAway();
});

const addressOf = (name: string) => `${backend?.url}/functions/v1/${name}`;

async function call(body: unknown, address = ''): Promise<[number, unknown]> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { apikey: backend?.publishableKey ?? '' },
    body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
}

describe.each(['embedded', 'in real Deno'])('a function of a remote %s', (place) => {
  const ask = (millimetres: unknown) =>
    call({ millimetres }, place === 'embedded' ? addressOf('remote-feet--measure') : deno?.url);

  it('answers from a table of its own migration', async () => {
    expect(await ask(182)).toEqual([200, { measured: place === 'embedded' ? 1 : 2 }]);
  });

  it('refuses what its schema, its handler or its SQL refuses', async () => {
    expect(await ask('long')).toEqual([422, { message: expect.stringContaining('millimetres') }]);
    expect(await ask(13)).toEqual([409, { message: 'Not thirteen.' }]);
    expect(await ask(14)).toEqual([401, { message: 'Please login' }]);
    expect(await ask(500)).toEqual([409, { message: 'That is no foot.' }]);
  });
});

describe('a function of a remote', () => {
  it('answers 500 instead of what its own schema refuses', async () => {
    const body = { millimetres: 184 };
    expect((await call(body, addressOf('remote-feet--measure')))[0]).toBe(500);
    expect((await call(body, deno?.url))[0]).toBe(500);
  });

  it('is not found under a name without a folder', async () => {
    expect((await call({}, addressOf('remote-feet--other')))[0]).toBe(404);
    expect((await call({}, addressOf('remote-feet--..%2Fmeasure')))[0]).toBe(404);
  });

  it('does not open its table to visitors', async () => {
    expect((await backend?.visitor().from('feet_lengths').select('id'))?.error).not.toBeNull();
  });

  it('is not copied for Deno when it imports from outside its folder', () => {
    const file = 'remote-feet/src/functions/measure/outside.ts';
    write(file, "export { addresses } from '../../addresses';\n");
    expect(() => writeDenoFiles(root)).toThrow(
      `${file} imports '../../addresses', which is not deployed with it. Move it into remote-feet/src/functions/measure.`,
    );
  });
});

describe('a migration of a remote', () => {
  beforeAll(() => backend?.stop());

  it.each([
    ['drops a table of another team', 'drop table public.orders;', /must be owner of table orders/],
    ['reads a table of another team', 'select * from public.orders;', /permission denied for table orders/],
    [
      'creates a table without its prefix',
      'create table public.hands (id int);',
      /"hands" must be called feet_/,
    ],
    ['lacks row level security', 'create table public.feet_open (id int);', /"feet_open" has no row level/],
    ['changes its role', 'reset role; drop table public.orders;', /may not change the role/],
  ])('is refused when it %s', async (_, sql, reason) => {
    write('remote-feet/migrations/2_wrong.sql', sql);
    await expect(startBackendProcess({ root, dataDir })).rejects.toThrow(reason);
  });

  it('is refused when it changed after it ran', async () => {
    write('remote-feet/migrations/2_wrong.sql', 'select 1;');
    write('remote-feet/migrations/1_lengths.sql', `${TABLE} select 1;`);
    await expect(startBackendProcess({ root, dataDir })).rejects.toThrow(
      'remote-feet/migrations/1_lengths.sql has already run and may not change',
    );
  });
});
