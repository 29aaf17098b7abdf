import { connect } from 'node:net';
import { listen, type WebServer } from './node-http';
import { forVisitors } from './visitors';

const LIST = Array.from({ length: 2000 }, (_, number) => `story ${number}`);

let server: WebServer;
beforeAll(async () => {
  server = await listen(
    0,
    forVisitors(async (request) =>
      request.url.endsWith('/lost')
        ? Response.error()
        : Response.json({ fine: request.url.endsWith('/list') ? LIST : true }),
    ),
    () => {},
  );
});
afterAll(() => server.stop());

/** Returns the status of the response to a request with these header lines. */
function statusOf(lines: readonly string[], method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`${method} / HTTP/1.1\r\n${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(text.split(' ')[1])));
  });
}

it.each([
  [['host: 127.0.0.1:54321'], 200],
  [['host: a', 'host: b'], 400],
  [['host: evil.example'], 421],
])('answers a request with %j with %s', async (lines, status) => {
  expect(await statusOf(lines)).toBe(status);
});

it('refuses TRACE with 405, because no web Request can have that method', async () => {
  expect(await statusOf(['host: 127.0.0.1:54321'], 'TRACE')).toBe(405);
});

it('refuses a taken port with a sentence that names the fix', async () => {
  const second = listen(
    server.port,
    async () => new Response(),
    () => {},
  );
  await expect(second).rejects.toThrow(
    `port ${server.port} on 127.0.0.1 is taken by another program. Stop that program, or start with another port.`,
  );
});

it('breaks the connection for a lost response', async () => {
  await expect(fetch(`http://127.0.0.1:${server.port}/payments/lost`)).rejects.toThrow('fetch failed');
  expect((await fetch(`http://127.0.0.1:${server.port}/payments/kept`)).status).toBe(200);
});

it.each([
  ['/list', 'gzip, deflate, br', 'br', 8000],
  ['/list', 'gzip', 'gzip', 10_000],
  ['/list', 'identity', null, 30_000],
  ['/short', 'gzip, br', null, 100],
])('sends %s to a client that accepts %s as %s', async (path, accepted, coding, most) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { 'accept-encoding': accepted },
  });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(most);
  expect(await answer.json()).toEqual({ fine: path === '/list' ? LIST : true });
});
