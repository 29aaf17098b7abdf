import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readSupabaseConfig } from './supabase-config';
import { serverlessFunctions } from './testing/declared';

describe('a config.toml', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'config-'));
    mkdirSync(join(root, 'supabase'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function readWith(change: (text: string) => string) {
    const text = readFileSync(join(projectRoot(), 'supabase', 'config.toml'), 'utf8');
    writeFileSync(join(root, 'supabase', 'config.toml'), change(text));
    return readSupabaseConfig(root);
  }

  it.each([
    [
      'a line of invalid TOML',
      (text: string) => `project_id\n${text}`,
      /config\.toml is wrong in line 1: \S/,
    ],
    [
      'a value of another kind',
      (text: string) => text.replace('jwt_expiry = 900', 'jwt_expiry = "900"'),
      /config\.toml is wrong at 'auth\.jwt_expiry'/,
    ],
    [
      'access tokens that outlive a session by more than 15 minutes',
      (text: string) => text.replace('jwt_expiry = 900', 'jwt_expiry = 901'),
      /config\.toml is wrong at 'auth\.jwt_expiry': may be at most 900/,
    ],
    [
      'a deprecated key',
      (text: string) => text.replace('[auth.email]\n', '[auth.email]\nenable_signup = true\n'),
      /config\.toml is wrong at 'auth\.email\.enable_signup': is deprecated: use auth\.enable_signup/,
    ],
  ])('is refused with %s and a sentence that names the position', (_, change, sentence) => {
    const reading = () => readWith(change);
    expect(reading).toThrow(sentence);
    expect(reading).not.toThrow('\n');
  });
});

describe('the project’s config.toml', () => {
  const config = readSupabaseConfig(projectRoot());

  it('requires confirmed addresses and passwords of eight characters', () => {
    expect(config.auth.email.enable_confirmations).toBe(true);
    expect(config.auth.minimum_password_length).toBe(8);
    expect(config.auth.additional_redirect_urls).toContain('http://localhost:3000/**');
  });

  it('lets each function check its callers, and names its bundle', () => {
    expect(Object.keys(config.functions).sort()).toEqual(serverlessFunctions().sort());
    for (const [name, { verify_jwt, entrypoint }] of Object.entries(config.functions)) {
      expect(verify_jwt).toBe(false);
      // The command line tool reads the path from supabase/ on.
      expect(entrypoint).toBe(`./functions/${name}/index.js`);
    }
  });
});
