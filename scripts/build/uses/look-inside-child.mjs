// Imports the Node build of one package and sends its content to the parent. Plain JavaScript, so that it starts
// immediately.
import { pathToFileURL } from 'node:url';

process.once('message', ({ file, what }) => {
  looks[what](file).then(
    (value) => process.send({ value }),
    (error) => process.send({ error: String(error instanceof Error ? error.message : error) }),
  );
});
process.on('disconnect', () => process.exit());

const looks = { definition, host };

/** Returns the definition of a remote without its functions. */
async function definition(file) {
  const { default: defined } = await import(pathToFileURL(file).href);
  if (typeof defined !== 'object' || defined === null) return null;
  return {
    ...defined,
    panels: Object.keys(defined.panels ?? {}),
    slots: Object.keys(defined.slots ?? {}),
  };
}

/** Returns the members of the host that a shell passes to remotes, and of the objects in it. */
async function host(file) {
  const { createPrerenderer } = await import(pathToFileURL(file).href);
  const contract = { built: '0.0', needs: '0.0' };
  const version = { version: '0', url: '/', integrity: '', contract, runtime: '' };
  const remote = { name: 'remote-look', addresses: [], panels: [], ...version };
  const composition = { id: '', format: 1, shell: { version: '0' }, remotes: [remote] };
  const config = {
    siteUrl: 'https://site.invalid',
    channel: 'production',
    backend: { url: 'https://site.invalid', publishableKey: '-' },
    payments: { provider: 'stripe', publishableKey: '-' },
  };
  let given;
  const entries = async (handed) => {
    given = handed;
    return [];
  };
  const look = {
    name: remote.name,
    contract,
    pages: { look: { load: async () => ({ entries }) } },
    panels: {},
    mount() {},
    loadPanel() {},
  };
  await createPrerenderer(config, composition, new Map([[remote.name, look]])).entries(remote.name, 'look');
  // The configuration is data, with its own parser.
  return Object.entries(given).flatMap(([name, part]) => [
    name,
    ...(['session', 'backend', 'bus'].includes(name)
      ? Object.keys(part).map((member) => `${name}.${member}`)
      : []),
  ]);
}
