import path from 'node:path';
import { UsageError } from '../errors/usage-error';
import { projectRoot } from '../files/project-root';
import { isChannelName, STANDARD_CHANNEL } from './channel';

/** Settings of a start, read from the environment. */
export interface Settings {
  readonly port: number;
  readonly backendPort: number;
  /** Absolute path. */
  readonly dataDir: string;
  /** Public origin of the site. */
  readonly siteUrl: string;
  /** The channel that `npm start` publishes to and serves. */
  readonly channel: string;
  /** Address for pages' reports, instead of the embedded backend. */
  readonly reportUrl?: string;
  /** Set when the hosted services are used instead of the embedded backend. */
  readonly hosted?: {
    readonly url: string;
    readonly publishableKey: string;
    readonly stripePublishableKey: string;
  };
}

const hostedNames = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;

/** Reads the settings of `npm start`. Throws a UsageError that names the variable and what it must be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = readPort(env, 'PORT', 3000);
  const backendPort = readPort(env, 'BACKEND_PORT', 54321);
  const hosted = readHosted(env);
  const reportUrl = readReportUrl(env);
  if (!hosted && port === backendPort)
    throw new UsageError(
      `PORT and BACKEND_PORT are both ${port}: give the site and its backend different ones.`,
    );
  return {
    port,
    backendPort,
    dataDir: path.resolve(projectRoot(), env.DATA_DIR || '.data'),
    siteUrl: readOrigin(env, 'SITE_URL') ?? `http://localhost:${port}`,
    channel: readChannel(env),
    ...(reportUrl && { reportUrl }),
    ...(hosted && { hosted }),
  };
}

function readChannel({ CHANNEL: text }: NodeJS.ProcessEnv): string {
  if (!text) return STANDARD_CHANNEL;
  if (isChannelName(text)) return text;
  throw new UsageError(
    `CHANNEL is '${text}', but must be the name of a channel: small letters, digits and dashes.`,
  );
}

/** Returns the port in a variable. Throws a UsageError for an invalid one. */
export function readPort(env: NodeJS.ProcessEnv, name: string, standard: number): number {
  const text = env[name];
  if (!text) return standard;
  const port = /^\d+$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65536) return port;
  throw new UsageError(`${name} is '${text}', but must be a port number from 1 to 65535.`);
}

function readOrigin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return readAddress(env, name)?.origin;
}

function readReportUrl(env: NodeJS.ProcessEnv): string | undefined {
  const address = readAddress(env, 'REPORT_URL');
  if (address?.username || address?.password)
    throw new UsageError(
      'REPORT_URL holds a name or a password, and every page would show it: give an address without.',
    );
  return address?.href;
}

function readAddress(env: NodeJS.ProcessEnv, name: string): URL | undefined {
  const text = env[name];
  if (!text) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address;
  throw new UsageError(`${name} is '${text}', but must be a web address such as https://www.example.org`);
}

/**
 * Returns the origin of the hosted project in SUPABASE_URL, for commands that need no browser key; otherwise
 * undefined.
 */
export function readHostedUrl(env: NodeJS.ProcessEnv): string | undefined {
  return readOrigin(env, 'SUPABASE_URL');
}

function readHosted(env: NodeJS.ProcessEnv): Settings['hosted'] {
  const missing = hostedNames.filter((name) => !env[name]);
  if (missing.length === hostedNames.length) return undefined;
  if (missing.length > 0)
    throw new UsageError(
      `To use the hosted services set all three of ${hostedNames.join(', ')}; ${missing.join(' and ')} is missing. To use the embedded backend set none.`,
    );
  return {
    url: readHostedUrl(env) ?? '',
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? '',
    stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? '',
  };
}
