import { testBackend } from '@little-arches/backend/testing/backend-process';
import { createFamily } from '@little-arches/backend/testing/test-families';
import { addScan, codeOf, PERMISSION_DENIED } from '@little-arches/backend/testing/test-rows';
import type { SupabaseClient } from '@supabase/supabase-js';

const backend = testBackend();
let service: SupabaseClient;
beforeAll(() => {
  service = backend.service();
});

const TODAY = { p_today: '2026-11-20' };

interface Wanted {
  readonly name: string;
  readonly reference?: string;
  readonly year?: number;
  /** Dates of the child's finished scans. */
  readonly scans?: readonly string[];
  readonly level?: number;
}

/** Creates a practice with these children. */
async function createPractice(wanted: readonly Wanted[]) {
  const { client, id } = await createFamily(backend);
  for (const { name, reference = '', year = 2018, scans = [], level = 1 } of wanted) {
    const row = { first_name: name, reference, birth_month: 4, birth_year: year };
    const { data } = await client.from('children').insert(row).select('id, user_id').single().throwOnError();
    for (const day of scans) await addScan(service, data, { taken_at: `${day}T12:00:00Z`, level });
  }
  return { client, id };
}

interface Listed {
  readonly total: number;
  readonly from: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly {
    readonly child: { readonly id: string; readonly first_name: string };
    readonly alike: boolean;
    readonly scans: number;
    readonly last: { readonly id: string; readonly taken_at: string } | null;
  }[];
}

async function list(client: SupabaseClient, choices: object = {}): Promise<Listed> {
  return (await client.rpc('list_children', { ...TODAY, ...choices }).throwOnError()).data;
}
const names = ({ rows }: Listed) => rows.map(({ child }) => child.first_name);

const CHILDREN: readonly Wanted[] = [
  { name: 'Zoë', scans: ['2026-05-20', '2025-11-01'], level: 3 },
  { name: 'Émil', reference: 'K-12', year: 2020, scans: ['2026-05-19'] },
  { name: 'Ada', scans: ['2026-07-21'] },
  { name: 'ada ', reference: 'a-1', year: 2015 },
  { name: 'Ben', scans: ['2026-07-20', '2026-01-31'] },
];

it('searches, filters, sorts and counts in the database', async () => {
  const { client } = await createPractice(CHILDREN);
  const all = await list(client);
  expect(all.counts).toEqual({ all: 5, overdue: 1, due: 2, first: 1, later: 1 });
  expect(names(all)).toEqual(['Ada', 'ada ', 'Ben', 'Émil', 'Zoë']);
  expect(all.rows.map(({ alike }) => alike)).toEqual([true, true, false, false, false]);
  expect(all.rows.map(({ scans }) => scans)).toEqual([1, 0, 2, 1, 2]);
  expect(all.rows[4]?.last?.taken_at).toBe('2026-05-20T12:00:00+00:00');
  const found = async (choices: object) => names(await list(client, choices));
  expect(await found({ p_search: ' zoe' })).toEqual(['Zoë']);
  expect(await found({ p_search: 'k-1' })).toEqual(['Émil']);
  expect(await found({ p_search: '%' })).toEqual([]);
  expect(await found({ p_rescan: 'overdue' })).toEqual(['Émil']);
  expect(await found({ p_rescan: 'due', p_order: 'rescan' })).toEqual(['Zoë', 'Ben']);
  expect(await found({ p_level: 3 })).toEqual(['Zoë']);
  expect(await found({ p_order: 'rescan' })).toEqual(['Émil', 'Zoë', 'Ben', 'ada ', 'Ada']);
  const [first, second] = all.rows.map(({ child }) => child.id);
  expect(await found({ p_ids: [second, first] })).toEqual(['Ada', 'ada ']);
});

it('finds names and references however their letters are typed', async () => {
  const typed = {
    'Ö-17': ['o17', 'Ö-17', 'ö17', 'Ö\u201117'],
    Łukasz: ['lukasz', 'LUKASZ', 'Łuk'],
    Søren: ['soren'],
    Weiß: ['weiss', 'WEISS', 'weiß'],
    Işıl: ['isil', 'ISIL', 'Işıl'],
    'O’Neil': ['oneil', "O'Neil", 'O´Neil'],
    'Anna-Lena': ['annalena', 'anna lena', 'anna\u2011lena'],
    Đorđe: ['dorde'],
    Œuvrard: ['oeuv'],
    ΣΑΣ: ['σας'],
    Йоан: ['йоан', 'ИОАН'],
  };
  const children = Object.keys(typed).flatMap((text) => [{ name: text }, { name: 'Zed', reference: text }]);
  const { client } = await createPractice(children);
  for (const [text, searches] of Object.entries(typed))
    for (const p_search of searches)
      expect([p_search, names(await list(client, { p_search })).sort()]).toEqual([
        p_search,
        [text, 'Zed'].sort(),
      ]);
});

it('orders letters with marks beside plain ones', async () => {
  const all = ['Ærø', 'Anna-Lena', 'Bea', 'Đorđe', 'Eva', 'Łukasz', 'Mia', 'Øyvind', 'Pia', 'Zoë'];
  const { client } = await createPractice(all.toReversed().map((name) => ({ name, scans: ['2026-05-20'] })));
  expect(names(await list(client))).toEqual(all);
  const { data } = await client.rpc('list_scans', { p_search: 'oyvind' }).throwOnError();
  expect(data).toMatchObject({ total: 1, rows: [{ child: { first_name: 'Øyvind' } }] });
});

it('returns a page with the total count, and the last page when the page is beyond the end', async () => {
  const { client } = await createPractice(CHILDREN);
  expect(await list(client, { p_from: 2, p_most: 2 })).toMatchObject({ total: 5, from: 2 });
  expect(names(await list(client, { p_from: 2, p_most: 2 }))).toEqual(['Ben', 'Émil']);
  expect(names(await list(client, { p_from: 99, p_most: 2 }))).toEqual(['Zoë']);
  expect(await list(client, { p_search: 'nobody', p_from: 99 })).toMatchObject({
    total: 0,
    from: 0,
    rows: [],
  });
});

it('lists scans by name, status and level, the newest first', async () => {
  const { client } = await createPractice(CHILDREN);
  const scans = async (choices: object = {}) => {
    const { data } = await client.rpc('list_scans', choices).throwOnError();
    return data.rows.map(({ scan }: { scan: { taken_at: string } }) => scan.taken_at.slice(0, 10));
  };
  const newest = ['2026-07-21', '2026-07-20', '2026-05-20', '2026-05-19', '2026-01-31', '2025-11-01'];
  expect(await scans()).toEqual(newest);
  expect(await scans({ p_search: 'k-12' })).toEqual(['2026-05-19']);
  expect(await scans({ p_level: 3 })).toEqual(['2026-05-20', '2025-11-01']);
  expect(await scans({ p_status: 'failed' })).toEqual([]);
  const { data } = await client.rpc('list_scans', { p_most: 1 }).throwOnError();
  expect(data).toMatchObject({
    total: 6,
    rows: [{ child: { first_name: 'Ada' }, alike: true }],
  });
});

it('shows nothing of another account', async () => {
  const { client } = await createPractice(CHILDREN);
  const another = await createFamily(backend);
  const { rows } = await list(client);
  const ids = rows.map(({ child }) => child.id);
  expect(await list(another.client, { p_ids: ids })).toMatchObject({ total: 0, rows: [] });
  const childId = rows.find(({ last }) => last)?.child.id;
  const seen = await another.client.rpc('list_scans', { p_child_id: childId }).throwOnError();
  expect(seen.data).toMatchObject({ total: 0, rows: [] });
  for (const [name, input] of [
    ['list_children', TODAY],
    ['list_scans', {}],
  ] as const)
    expect(codeOf(await backend.visitor().rpc(name, input))).toBe(PERMISSION_DENIED);
});

it('returns pages of 2,000 children with 6,000 scans', async () => {
  const { client, id } = await createFamily(backend);
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    ...{ id: crypto.randomUUID(), user_id: id, first_name: `Child ${index}`, reference: `R-${index}` },
    ...{ birth_month: 1 + (index % 12), birth_year: 2012 + (index % 10) },
  }));
  for (let at = 0; at < rows.length; at += 250)
    await service
      .from('children')
      .insert(rows.slice(at, at + 250))
      .throwOnError();
  const scans = rows.flatMap((child) =>
    ['2026-08-01', '2026-02-01', '2025-08-01'].map((day) => ({
      ...{ child_id: child.id, user_id: id, taken_at: `${day}T12:00:00Z`, status: 'processing' },
    })),
  );
  for (let at = 0; at < scans.length; at += 500)
    await service
      .from('scans')
      .insert(scans.slice(at, at + 500))
      .throwOnError();
  for (const choices of [{}, { p_search: '199' }, { p_order: 'rescan', p_from: 1975 }, { p_rescan: 'first' }])
    expect((await list(client, choices)).rows.length).toBeGreaterThan(0);
  await client.rpc('list_scans', { p_from: 5000 }).throwOnError();
});
