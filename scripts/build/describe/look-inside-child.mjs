// Imports the Node build of one remote and sends its definition to the parent. Plain JavaScript, so that it starts
// immediately.
import { pathToFileURL } from 'node:url';

process.once('message', ({ file }) => {
  definition(file).then(
    (value) => process.send({ value }),
    (error) => process.send({ error: String(error instanceof Error ? error.message : error) }),
  );
});
process.on('disconnect', () => process.exit());

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
