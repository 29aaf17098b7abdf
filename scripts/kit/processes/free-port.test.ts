import { createServer } from 'node:net';
import { freePort } from './free-port';

test('returns the port itself when it is free, and another one when it is taken', async () => {
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  try {
    expect([0, port]).not.toContain(await freePort(port));
  } finally {
    server.close();
  }
});

test('throws one sentence with the fix on a machine that does not resolve localhost', async () => {
  await expect(freePort(0, 'localhost.invalid')).rejects.toThrow(
    /^This machine opens no port at localhost\.invalid \(\w+\)\. Its \/etc\/hosts must contain: 127\.0\.0\.1 localhost$/,
  );
});
