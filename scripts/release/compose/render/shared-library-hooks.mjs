// Resolves imports of the shared libraries to those of the shell. Runs in a thread of Node, beside the renderer.
const SCHEME = 'shared-library:';
let exported = {};

/** Receives the export names of each library. */
export function initialize(names) {
  exported = names;
}

export async function resolve(specifier, context, next) {
  return specifier in exported
    ? { url: SCHEME + specifier, shortCircuit: true }
    : await next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith(SCHEME)) return await next(url, context);
  const name = url.slice(SCHEME.length);
  const lines = exported[name].map((key) =>
    key === 'default' ? 'export default library.default;' : `export const ${key} = library.${key};`,
  );
  const library = `globalThis[Symbol.for('little-arches.libraries')][${JSON.stringify(name)}]`;
  return {
    format: 'module',
    source: [`const library = ${library};`, ...lines].join('\n'),
    shortCircuit: true,
  };
}
