import { createServer } from 'node:net';
import { errorCode } from '../errors/error-code';

/** Returns the port itself when it is free, otherwise (and for 0) one that the system chooses. */
export async function freePort(wished = 0): Promise<number> {
  const tried = await tryPort(wished, 'localhost');
  if (typeof tried === 'number') return tried;
  const other = await tryPort(0, 'localhost');
  return typeof other === 'number' ? other : wished;
}

/** Returns the code of the reason why a port can't be used ('EADDRINUSE', 'EACCES' …); undefined when it is free. */
export async function portRefusal(port: number, host = '127.0.0.1'): Promise<string | undefined> {
  const tried = await tryPort(port, host);
  return typeof tried === 'string' ? tried : undefined;
}

/** Returns the port after listening on it, or the system's error code. */
function tryPort(port: number, host: string): Promise<number | string> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(errorCode(error)));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
