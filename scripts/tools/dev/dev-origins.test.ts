import { freePort } from '@scripts/kit/processes/free-port';
import { chooseOrigins } from './dev-origins';

it('assigns dev servers the ports after the site’s, but for the backend’s, which listens later', async () => {
  const port = await freePort();
  const { remotes, shell } = await chooseOrigins(['remote-a', 'remote-b'], { port, backendPort: port + 2 });
  const ports = [...remotes.values(), shell].map((origin) => Number(new URL(origin).port));
  expect(new Set(ports).size).toBe(3);
  expect(ports).not.toContain(port + 2);
});
