import { createOwnFetch } from './own-fetch';

const OWN = 'http://127.0.0.1:54321';

function fetchWith(answer: (request: Request, peer: string) => Promise<Response>) {
  const otherwise = jest.fn(async () => new Response('from the network'));
  return { otherwise, own: createOwnFetch(OWN, answer, otherwise) };
}

it('answers the backend’s own addresses without the network, and no others', async () => {
  const asked: unknown[] = [];
  const { own, otherwise } = fetchWith(async (request, peer) => {
    asked.push([request.method, request.url, request.headers.get('apikey'), await request.text(), peer]);
    return Response.json({ fine: true }, { status: 201 });
  });
  const init = { method: 'POST', headers: { apikey: 'key' }, body: '{}' };
  expect((await own(`${OWN}/rest/v1/rpc/start_order`, init)).status).toBe(201);
  await own(new URL(`${OWN}/auth/v1/user`));
  await own(new Request(`${OWN}/rest/v1/orders`, { method: 'PATCH', body: 'a' }));
  expect(asked).toEqual([
    ['POST', `${OWN}/rest/v1/rpc/start_order`, 'key', '{}', '127.0.0.1'],
    ['GET', `${OWN}/auth/v1/user`, null, '', '127.0.0.1'],
    ['PATCH', `${OWN}/rest/v1/orders`, null, 'a', '127.0.0.1'],
  ]);
  expect(otherwise).not.toHaveBeenCalled();
  expect(await (await own('http://127.0.0.1:5432/rest/v1/orders')).text()).toBe('from the network');
  expect(await (await own('https://api.stripe.com/v1/refunds')).text()).toBe('from the network');
});

it('fails as a connection fails: when it was ended by who asked, or without an answer', async () => {
  const { own } = fetchWith(async () => Response.error());
  await expect(own(`${OWN}/payments/v1/refunds`)).rejects.toThrow(new TypeError('fetch failed'));
  const never = fetchWith(() => new Promise(() => {})).own;
  const ending = new AbortController();
  const asking = never(OWN, { signal: ending.signal });
  ending.abort();
  await expect(asking).rejects.toHaveProperty('name', 'AbortError');
  await expect(never(OWN, { signal: AbortSignal.abort() })).rejects.toHaveProperty('name', 'AbortError');
});
