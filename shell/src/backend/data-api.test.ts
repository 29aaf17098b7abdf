import { children, scans, tableRows } from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { answering, createTestBackend, ida, sent, TROUBLE, url } from '../testing/backend-fixture';

const storedRows = (table: 'orders' | 'scans', columns = '*') =>
  tableRows(table, columns, v.record(v.string(), v.unknown()));

const columns = new URLSearchParams({
  select: 'id,first_name,birth_month,birth_year,shoe_size,avatar,notes,reference',
}).toString();

let reported: unknown[] = [];
const setup = (fetchMock: jest.Mock) =>
  createTestBackend(fetchMock, { report: (error) => void reported.push(error) });

afterEach(() => {
  reported = [];
  jest.restoreAllMocks();
});

describe('the data API', () => {
  it.each([
    [{ table: storedRows('scans') }, '/rest/v1/scans?select=*&order=id.asc'],
    [
      {
        table: storedRows('scans', 'id,taken_at'),
        where: { child_id: 'a&b=c', level: 2 },
        orderBy: { column: 'taken_at', descending: true },
        limit: 5,
      },
      '/rest/v1/scans?select=id%2Ctaken_at&child_id=eq.a%26b%3Dc&level=eq.2&order=taken_at.desc%2Cid.asc&limit=5',
    ],
    [
      { table: storedRows('orders'), orderBy: { column: 'total' }, limit: 0 },
      '/rest/v1/orders?select=*&order=total.asc%2Cid.asc&limit=0',
    ],
  ])('reads %j', async (query, path) => {
    const fetchMock = answering([{ id: 1 }]);
    await expect(setup(fetchMock).select(query)).resolves.toEqual([{ id: 1 }]);
    expect(sent(fetchMock)).toMatchObject({ address: url + path, method: 'GET' });
  });

  it('reads until it has every row', async () => {
    const fetchMock = answeringPages(['1', '2', '3', '4', '5'], 2);
    const query = { table: storedRows('scans'), orderBy: { column: 'taken_at' } };
    await expect(setup(fetchMock).select(query)).resolves.toEqual(
      ['1', '2', '3', '4', '5'].map((id) => ({ id })),
    );
    const asked = fetchMock.mock.calls.map(([address]) => new URL(String(address)).search);
    const first = '?select=*&order=taken_at.asc%2Cid.asc';
    expect(asked).toEqual([first, `${first}&offset=2`, `${first}&offset=4`]);
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ prefer: 'count=exact' });
  });

  it('reads no more rows than requested, however few one answer contains', async () => {
    const fetchMock = answeringPages(['1', '2', '3', '4', '5'], 2);
    const query = { table: storedRows('scans'), limit: 3 };
    await expect(setup(fetchMock).select(query)).resolves.toHaveLength(3);
  });

  it('rejects when rows were added or removed while it read', async () => {
    const ids = ['1', '2', '3', '4'];
    const fetchMock = answeringPages(ids, 2, () => ids.shift());
    const reading = setup(fetchMock).select({ table: storedRows('scans') });
    await expect(reading).rejects.toThrow('Something was added or deleted meanwhile. Please try again.');
  });

  it('refuses a list without its total', async () => {
    const fetchMock = jest.fn(async () => Response.json([{ id: '1' }]));
    await expect(setup(fetchMock).select({ table: storedRows('scans') })).rejects.toThrow(TROUBLE);
    expect(reported).toEqual([new Error('Reading scans returned no list and its count')]);
  });

  it('refuses an answer that is no list', async () => {
    await expect(setup(answering({ id: 1 })).select({ table: scans })).rejects.toThrow(TROUBLE);
    expect(reported).toEqual([new Error('Reading scans returned no list and its count')]);
  });

  it('leaves out an unreadable row and reports its place, never its content', async () => {
    const rows = [
      { ...ida, id: '1' },
      { ...ida, id: '2', birth_month: 'Secretember' },
    ];
    await expect(setup(answering(rows)).select({ table: children })).resolves.toEqual([rows[0]]);
    expect(reported).toEqual([
      new Error("Table 'children' answered something unexpected at '1.birth_month'; the entry was left out"),
    ]);
  });

  it('adds a row and returns it as stored', async () => {
    const fetchMock = answering([{ ...ida, id: '1', user_id: 'u' }], 201);
    await expect(setup(fetchMock).insert(children, ida)).resolves.toEqual({ ...ida, id: '1' });
    expect(sent(fetchMock)).toMatchObject({
      address: `${url}/rest/v1/children?${columns}`,
      method: 'POST',
      headers: { prefer: 'return=representation,resolution=ignore-duplicates' },
      body: JSON.stringify(ida),
    });
  });

  it('returns the first row when the same row is added again, because an answer may be lost', async () => {
    const first = { ...ida, id: '1' };
    const fetchMock = answering([]).mockImplementationOnce(async () => Response.json([], { status: 200 }));
    fetchMock.mockImplementationOnce(async () =>
      Response.json([first], { headers: { 'content-range': '0-0/1' } }),
    );
    await expect(setup(fetchMock).insert(children, first)).resolves.toEqual(first);
    expect(fetchMock.mock.calls[1]?.[0]).toContain('id=eq.1');
  });

  it('changes one row, and reports a missing one', async () => {
    const fetchMock = answering({ ...ida, id: 'a' });
    await setup(fetchMock).update(children, 'a', { first_name: 'Ida' });
    expect(sent(fetchMock)).toMatchObject({
      address: `${url}/rest/v1/children?id=eq.a&${columns}`,
      method: 'PATCH',
      body: '{"first_name":"Ida"}',
    });
    jest.restoreAllMocks();
    const none = setup(answering({ code: 'PGRST116', message: 'JSON object requested' }, 406));
    await expect(none.update(children, 'a', {})).rejects.toMatchObject({
      status: 404,
      message: 'There is no such entry any more.',
    });
  });

  it('deletes a row and returns nothing', async () => {
    const fetchMock = answering('', 204);
    await expect(setup(fetchMock).remove(children, 'a')).resolves.toBeUndefined();
    expect(sent(fetchMock)).toMatchObject({ address: `${url}/rest/v1/children?id=eq.a`, method: 'DELETE' });
  });

  it('calls a database function', async () => {
    const fetchMock = answering({ done: true });
    await expect(setup(fetchMock).rpc('delete_account', {})).resolves.toEqual({ done: true });
    expect(sent(fetchMock)).toMatchObject({
      address: `${url}/rest/v1/rpc/delete_account`,
      method: 'POST',
      body: '{}',
    });
  });
});

/** Fakes a data API with rows of these ids that answers `most` at once; calls `after` with each answer. */
function answeringPages(ids: readonly string[], most: number, after = (): unknown => undefined) {
  return jest.fn(async (address: RequestInfo | URL, _init?: RequestInit) => {
    const query = new URL(String(address)).searchParams;
    const offset = Number(query.get('offset') ?? 0);
    const rows = ids.slice(offset, offset + Math.min(most, Number(query.get('limit') ?? most)));
    const range = `${offset}-${offset + rows.length - 1}/${ids.length}`;
    after();
    return Response.json(
      rows.map((id) => ({ id })),
      { headers: { 'content-range': range } },
    );
  });
}
