import { projectRoot } from '@scripts/kit/project-root';
import { parseToml, readSupabaseConfig } from './supabase-config';

it('reads the values a config.toml holds', () => {
  const text = [
    '# a comment',
    'name = "with # sign" # and a comment',
    '[auth]',
    'open = true',
    'urls = ["http://localhost:3000/**", "http://127.0.0.1:3000",]',
    '[auth.email]',
    'length = 8',
  ].join('\r\n');
  expect(parseToml(text)).toEqual({
    name: 'with # sign',
    auth: {
      open: true,
      urls: ['http://localhost:3000/**', 'http://127.0.0.1:3000'],
      email: { length: 8 },
    },
  });
});

it.each(['no value', 'date = 2026-01-31', "single = 'quoted'"])('refuses to guess at %j', (line) => {
  expect(() => parseToml(`[auth]\n${line}`)).toThrow('config.toml, line 2');
});

describe('the project’s config.toml', () => {
  const config = readSupabaseConfig(projectRoot());

  it('asks for confirmed addresses and passwords of eight characters', () => {
    expect(config.auth.email.enable_confirmations).toBe(true);
    expect(config.auth.minimum_password_length).toBe(8);
    expect(config.auth.additional_redirect_urls).toContain('http://localhost:3000/**');
  });

  it('opens the public functions only', () => {
    const open = Object.entries(config.functions).filter(([, { verify_jwt }]) => !verify_jwt);
    expect(open.map(([name]) => name).sort()).toEqual([
      'getBlogWebsite',
      'getPaymentStatus',
      'getProducts',
      'stripeWebhook',
      'submitContactMessage',
    ]);
  });
});
