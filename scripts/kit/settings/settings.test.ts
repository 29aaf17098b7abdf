import path from 'node:path';
import { UsageError } from '../errors/usage-error';
import { projectRoot } from '../files/project-root';
import { readSettings } from './settings';

const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
};

it('starts without any variable', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    backendPort: 54321,
    dataDir: path.join(projectRoot(), '.data'),
    siteUrl: 'http://localhost:3000',
    channel: 'production',
  });
});

it.each([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
  [{ PORT: '' }, { port: 3000 }],
  [{ BACKEND_PORT: '65535' }, { backendPort: 65535 }],
  [{ DATA_DIR: 'elsewhere' }, { dataDir: path.join(projectRoot(), 'elsewhere') }],
  [{ CHANNEL: '' }, { channel: 'production' }],
  [{ CHANNEL: 'staging' }, { channel: 'staging' }],
  [{ SITE_URL: 'https://www.example.org' }, { port: 3000, siteUrl: 'https://www.example.org' }],
  [{ SITE_URL: 'https://www.example.org/' }, { siteUrl: 'https://www.example.org' }],
  [{ SITE_URL: 'https://www.example.org:443' }, { siteUrl: 'https://www.example.org' }],
  [
    hosted,
    {
      hosted: {
        url: 'https://abc.supabase.co',
        publishableKey: 'sb_publishable_x',
        stripePublishableKey: 'pk_live_x',
      },
    },
  ],
  [{ ...hosted, PORT: '54321' }, { port: 54321 }],
  [{ REPORT_URL: 'https://collector.example/in?key=1' }, { reportUrl: 'https://collector.example/in?key=1' }],
])('reads %j', (env, expected) => {
  expect(readSettings(env)).toMatchObject(expected);
});

it.each([
  [{ PORT: '0' }, "PORT is '0', but must be a port number from 1 to 65535."],
  [{ PORT: '65536' }, "PORT is '65536', but must be"],
  [{ PORT: '3e3' }, "PORT is '3e3', but must be"],
  [{ PORT: '-1' }, "PORT is '-1', but must be"],
  [{ PORT: '0x50' }, "PORT is '0x50', but must be"],
  [{ BACKEND_PORT: 'http' }, "BACKEND_PORT is 'http', but must be"],
  [{ PORT: '54321' }, 'PORT and BACKEND_PORT are both 54321'],
  [{ CHANNEL: '../x' }, "CHANNEL is '../x', but must be the name of a channel"],
  [{ CHANNEL: 'Staging' }, "CHANNEL is 'Staging', but must be"],
  [{ SITE_URL: 'www.example.org' }, "SITE_URL is 'www.example.org', but must be a web address"],
  [{ SITE_URL: 'ftp://example.org' }, "SITE_URL is 'ftp://example.org', but must be a web address"],
  [{ REPORT_URL: 'collector' }, "REPORT_URL is 'collector', but must be a web address"],
  [{ REPORT_URL: 'https://me:geheim@collector.example/' }, 'REPORT_URL holds a name or a password, and'],
  [{ ...hosted, SUPABASE_URL: 'abc' }, "SUPABASE_URL is 'abc', but must be a web address"],
  [{ ...hosted, STRIPE_PUBLISHABLE_KEY: '' }, 'STRIPE_PUBLISHABLE_KEY is missing'],
  [
    { SUPABASE_URL: hosted.SUPABASE_URL },
    'SUPABASE_PUBLISHABLE_KEY and STRIPE_PUBLISHABLE_KEY is missing. To use the embedded backend set none.',
  ],
])('refuses %j in one sentence', (env, message) => {
  expect(() => readSettings(env)).toThrow(UsageError);
  expect(() => readSettings(env)).toThrow(message);
});
