import { createServer } from 'node:net';
import { errorCode } from '../errors/error-code';
import { EnvironmentError } from '../errors/usage-error';

/**
 * Returns the port itself when it is free, otherwise (and for 0) one that the system chooses. Throws an
 * EnvironmentError when the system opens no port at all, for example because it does not resolve `localhost`.
 */
export async function freePort(wished = 0, host = 'localhost'): Promise<number> {
  const tried = await tryPort(wished, host);
  if (typeof tried === 'number') return tried;
  const other = await tryPort(0, host);
  if (typeof other === 'number') return other;
  throw new EnvironmentError(
    `This machine opens no port at ${host} (${other}). Its /etc/hosts must contain: 127.0.0.1 localhost`,
  );
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
