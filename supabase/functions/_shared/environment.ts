/** Reads a setting; an empty value counts as absent. Works in Deno and in Node. */
export function readSetting(name: string): string | undefined {
  const value = typeof Deno === 'undefined' ? process.env[name] : Deno.env.get(name);
  return value?.trim() || undefined;
}

/** Reads a required setting. Throws an error that names it when it is missing. */
export function requireSetting(name: string): string {
  const value = readSetting(name);
  if (!value) throw new Error(`${name} is not set: add it to the environment of the functions.`);
  return value;
}
