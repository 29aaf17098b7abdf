import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const emailTemplate = v.object({ subject: v.string(), content_path: v.string() });
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+[smh]$/, 'must be a time such as "60s"'),
  v.transform(
    (text) => Number.parseInt(text, 10) * { s: 1, m: 60, h: 3600 }[text.slice(-1) as 's' | 'm' | 'h'],
  ),
);

const configSchema = v.object({
  db: v.object({ seed: v.object({ sql_paths: v.array(v.string()) }) }),
  auth: v.object({
    site_url: v.string(),
    additional_redirect_urls: v.array(v.string()),
    jwt_expiry: v.number(),
    enable_refresh_token_rotation: v.boolean(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    email: v.object({
      enable_signup: v.boolean(),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      max_frequency: seconds,
      otp_length: v.number(),
      otp_expiry: v.number(),
      template: v.object({ confirmation: emailTemplate, recovery: emailTemplate }),
    }),
    rate_limit: v.object({
      email_sent: v.number(),
      sign_in_sign_ups: v.number(),
      token_refresh: v.number(),
      token_verifications: v.number(),
    }),
  }),
  functions: v.record(v.string(), v.object({ verify_jwt: v.boolean() })),
});

/** The part of supabase/config.toml that the embedded backend obeys; times in seconds. */
export type SupabaseConfig = v.InferOutput<typeof configSchema>;

/** Reads supabase/config.toml below `root`. Throws a sentence that names the wrong key. */
export function readSupabaseConfig(root: string): SupabaseConfig {
  const file = join(root, 'supabase', 'config.toml');
  const result = v.safeParse(configSchema, parseToml(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${file} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}

interface Table {
  [key: string]: unknown;
}

/**
 * Parses the TOML that config.toml uses: tables, and keys with strings, numbers, booleans and one-line arrays.
 * Throws at a line it doesn't know, rather than to guess.
 */
export function parseToml(text: string): Table {
  const root: Table = {};
  let table = root;
  text.split(/\r?\n/).forEach((line, index) => {
    const content = withoutComment(line).trim();
    if (content === '') return;
    const header = /^\[([\w.-]+)\]$/.exec(content);
    if (header?.[1]) {
      table = header[1].split('.').reduce(openTable, root);
      return;
    }
    const pair = /^([\w-]+)\s*=\s*(.+)$/.exec(content);
    if (!pair?.[1] || !pair[2]) throw new Error(`config.toml, line ${index + 1}: not understood: ${content}`);
    try {
      table[pair[1]] = JSON.parse(pair[2].replace(/,\s*\]$/, ']'));
    } catch {
      throw new Error(`config.toml, line ${index + 1}: not a value this reader knows: ${pair[2]}`);
    }
  });
  return root;
}

function openTable(parent: Table, name: string): Table {
  const existing = parent[name];
  if (typeof existing === 'object' && existing !== null) return existing as Table;
  const created: Table = {};
  parent[name] = created;
  return created;
}

function withoutComment(line: string): string {
  const inString = /^((?:[^"#]|"(?:[^"\\]|\\.)*")*)#/.exec(line);
  return inString?.[1] ?? line;
}
