import { answering, createTestBackend, sent, url } from './testing/backend-fixture';

afterEach(() => jest.restoreAllMocks());

describe('a remote built with contract 1.1', () => {
  // The calls in such a remote's compiled code, which today's types no longer allow.
  interface EarlierBackend {
    call(name: string, body: object): Promise<unknown>;
    select(query: { table: string; columns?: string }): Promise<unknown[]>;
    insert(table: string, row: object): Promise<unknown>;
    remove(table: string, id: string): Promise<void>;
  }
  const earlier = (fetchMock: jest.Mock) => createTestBackend(fetchMock) as unknown as EarlierBackend;

  it('names a function by a string and reads the raw answer itself', async () => {
    const fetchMock = answering({ data: [{ id: 7 }] });
    await expect(earlier(fetchMock).call('getProducts', {})).resolves.toEqual({ data: [{ id: 7 }] });
    expect(sent(fetchMock).address).toBe(`${url}/functions/v1/getProducts`);
  });

  it('names a table and its columns by strings', async () => {
    const fetchMock = answering([{ id: 7 }]);
    const query = { table: 'orders', columns: 'id,order_lines(*)' };
    await expect(earlier(fetchMock).select(query)).resolves.toEqual([{ id: 7 }]);
    expect(sent(fetchMock).address).toBe(`${url}/rest/v1/orders?select=id%2Corder_lines%28*%29&order=id.asc`);
  });

  it('writes rows', async () => {
    await expect(earlier(answering({ id: '1' })).insert('children', {})).resolves.toEqual({ id: '1' });
    jest.restoreAllMocks();
    const fetchMock = answering('', 204);
    await earlier(fetchMock).remove('children', 'a');
    expect(sent(fetchMock).address).toBe(`${url}/rest/v1/children?id=eq.a`);
  });
});
