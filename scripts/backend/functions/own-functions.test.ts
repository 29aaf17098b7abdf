import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  createTestDirectory,
  startBackendProcess,
} from '../testing/backend-process';
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
const HANDLER = `import { createBackendError } from '@little-arches/contracts/backend';
import { measure } from './function';

export const handler = measure.serve(async ({ millimetres }, call) => {
  if (millimetres === 13) throw createBackendError('Not thirteen.', 409);
  if (millimetres === 14) await call.user();
  return { measured: Number(await call.rpc('feet_measure', { p_millimetres: millimetres })) };
});
`;

const root = createTestDirectory();
let dataDir = '';
let backend: BackendProcess | undefined;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(async () => {
  copyCheckout(root);
  linkInstalled(root);
  write('remote-feet/src/functions/measure/function.ts', DEFINITION);
  write('remote-feet/src/functions/measure/handler.ts', HANDLER);
  write('remote-feet/migrations/1_lengths.sql', TABLE);
  dataDir = await createFilledDirectory();
  backend = await startBackendProcess({ root, dataDir });
});
afterAll(async () => {
  await backend?.stop();
  await clearAway();
});

async function call(body: unknown, name = 'remote-feet--measure'): Promise<[number, unknown]> {
  const answer = await fetch(`${backend?.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: backend?.publishableKey ?? '' },
    body: JSON.stringify(body),
  });
  return [answer.status, await answer.json()];
}

describe('a function of a remote', () => {
  it('answers from a table of its own migration', async () => {
    expect(await call({ millimetres: 182 })).toEqual([200, { measured: 1 }]);
    expect(await call({ millimetres: 183 })).toEqual([200, { measured: 2 }]);
  });

  it('refuses what its schema, its handler or its SQL refuses', async () => {
    expect(await call({ millimetres: 'long' })).toEqual([
      422,
      { message: expect.stringContaining('millimetres') },
    ]);
    expect(await call({ millimetres: 13 })).toEqual([409, { message: 'Not thirteen.' }]);
    expect(await call({ millimetres: 14 })).toEqual([401, { message: 'Please login' }]);
    expect(await call({ millimetres: 500 })).toEqual([409, { message: 'That is no foot.' }]);
  });

  it('answers 500 instead of what its own schema refuses', async () => {
    expect((await call({ millimetres: 184 }))[0]).toBe(500);
  });

  it('is not found under a name without a folder', async () => {
    expect((await call({}, 'remote-feet--other'))[0]).toBe(404);
    expect((await call({}, 'remote-feet--..%2Fmeasure'))[0]).toBe(404);
  });

  it('does not open its table to visitors', async () => {
    expect((await backend?.visitor().from('feet_lengths').select('id'))?.error).not.toBeNull();
  });

  it('is copied beside the functions that are deployed', () => {
    writeDenoFiles(root);
    const folder = join(root, 'supabase/functions/remote-feet--measure');
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toContain("answerOwn('remote-feet--measure'");
    expect(readFileSync(join(folder, 'handler.ts'), 'utf8')).toContain("from './function.ts'");
    expect(existsSync(join(root, 'supabase/functions/_contract/functions/own-function.ts'))).toBe(true);
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
