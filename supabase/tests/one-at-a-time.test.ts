import { join } from 'node:path';
import { clearAway, createFilledDirectory } from '@little-arches/backend/testing/backend-process';
import { runSql } from '@little-arches/backend/testing/run-sql';
import * as v from 'valibot';

const SAME = '0d5a6a0e-0000-4000-8000-00000000000a';
const OTHER = '0d5a6a0e-0000-4000-8000-00000000000b';

const takeEvent = (id: string) =>
  `select public.settle_order('${id}', 'customer.created', null, null, null, 'ignored')`;
const startOrder = (user: string, cart: string) =>
  `select public.start_order('${user}', 'kim@littlearches.example', (
    select jsonb_build_array(jsonb_build_object('id', product_id, 'size', size, 'quantity', 1))
    from (select * from public.product_sizes where in_stock limit 1) as variant
  ), '${cart}')`;
const addUser = (id: string) =>
  `insert into auth.users (id, email) values ('${id}', '${id}@littlearches.example')`;

const BEFORE = [takeEvent('evt_known'), addUser(SAME), addUser(OTHER)];
const CALLS = [
  ...['evt_known', 'evt_known', 'evt_new', 'evt_new'].map(takeEvent),
  ...[SAME, OTHER].flatMap((user) => [startOrder(user, SAME), startOrder(user, OTHER)]),
];
const READ_LOCKS = `select array_agg(classid || ':' || objid) as locks from pg_locks where locktype = 'advisory'`;
const locksSchema = v.tuple([v.object({ locks: v.nullable(v.array(v.string()), []) })]);

/**
 * The locks that each call holds until its transaction ends. In a hosted database, calls collide on several
 * connections. The embedded one has a single connection, so calls of a test can't collide: the test reads which
 * locks the second call would wait for.
 */
let locks: readonly (readonly string[])[];
beforeAll(async () => {
  const folder = join(await createFilledDirectory(), 'database');
  const asked = CALLS.flatMap((call) => ['begin', call, READ_LOCKS, 'rollback']);
  const rows = v.parse(v.array(v.unknown()), await runSql(folder, [...BEFORE, ...asked]));
  locks = CALLS.map((_, index) => v.parse(locksSchema, rows[BEFORE.length + 4 * index + 2])[0].locks);
});
afterAll(clearAway);

/** Returns the number of locks that two calls share. */
const common = (first: number, second: number) =>
  locks[first]?.filter((lock) => locks[second]?.includes(lock)).length;

it('an event of the payment provider waits for the same one, known or not, and for no other', () => {
  const [known, again, fresh, anew] = [0, 1, 2, 3];
  expect([common(known, again), common(fresh, anew), common(known, fresh)]).toEqual([1, 1, 0]);
});

it('an order waits for another of its account and for another of its cart, and for no other', () => {
  const [first, ofAccount, ofCart, neither] = [4, 5, 6, 7];
  expect([common(first, ofAccount), common(first, ofCart)]).toEqual([1, 1]);
  expect([common(first, neither), common(ofAccount, ofCart)]).toEqual([0, 0]);
});
