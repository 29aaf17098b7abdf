/** Origin of the site under test; `npm test` starts it and sets the variable. */
export const siteUrl = variable('SITE_URL');
/** Origin of its embedded backend. */
export const backendUrl = variable('BACKEND_URL');
/** Its data directory. */
export const siteDataDir = variable('SITE_DATA_DIR');

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this test with \`npm test e2e <its name>\``);
  return value;
}
