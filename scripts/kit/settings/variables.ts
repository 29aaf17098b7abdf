/** An environment variable, as listed in docs/commands.md. */
export interface Variable {
  readonly name: string;
  /** The default value. */
  readonly standard: string;
  readonly help: string;
}

/** Variables with the addresses and parts of a site. */
export const siteVariables: readonly Variable[] = [
  { name: 'PORT', standard: '3000', help: 'port of the site, or of the remote that runs alone' },
  { name: 'BACKEND_PORT', standard: '54321', help: 'port of the embedded backend' },
  {
    name: 'DATA_DIR',
    standard: '.data',
    help: 'database, and releases with their sites; move it away to begin anew',
  },
  { name: 'SITE_URL', standard: 'http://localhost:PORT', help: 'origin of the site as visitors see it' },
  { name: 'CHANNEL', standard: 'production', help: 'release channel that is published to and served' },
  {
    name: 'RELEASE_STORE',
    standard: 'DATA_DIR/releases',
    help: 'directory or s3://bucket/prefix that releases are stored in',
  },
  { name: 'REPORT_URL', standard: 'the embedded backend', help: 'where pages report what fails in them' },
  {
    name: 'SUPABASE_URL',
    standard: 'the embedded backend',
    help: 'hosted Supabase project; set all three of these, or none',
  },
  { name: 'SUPABASE_PUBLISHABLE_KEY', standard: 'none', help: 'its publishable key, which is public' },
  { name: 'STRIPE_PUBLISHABLE_KEY', standard: 'none', help: 'publishable key of the Stripe account' },
];

/** Variables with the programs of a machine. */
export const machineVariables: readonly Variable[] = [
  {
    name: 'CHROME_PATH',
    standard: 'the usual places',
    help: 'Chromium or Chrome; fetched: the one from npm (Linux, x64)',
  },
  { name: 'FIREFOX_PATH', standard: 'the usual places', help: 'Firefox; without it its tests are left out' },
  { name: 'NGINX_PATH', standard: 'the usual places', help: 'nginx; without it its tests are left out' },
  { name: 'CI', standard: 'none', help: 'the machine is shared: tests wait longer' },
];
