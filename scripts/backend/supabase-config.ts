import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TomlError } from 'smol-toml';
import * as v from 'valibot';

const emailTemplate = v.object({ subject: v.string(), content_path: v.string() });
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d+[smh]$/, 'must be a time such as "60s"'),
  v.transform(
    (text) => Number.parseInt(text, 10) * { s: 1, m: 60, h: 3600 }[text.slice(-1) as 's' | 'm' | 'h'],
  ),
);

/** Schema of a key that the command line tool treats as deprecated. */
const gone = (instead: string) => v.optional(v.never(`is deprecated: use ${instead}`));

const configSchema = v.object({
  db: v.object({ seed: v.object({ sql_paths: v.array(v.string()) }) }),
  auth: v.object({
    site_url: v.string(),
    additional_redirect_urls: v.array(v.string()),
    jwt_expiry: v.pipe(v.number(), v.maxValue(900, 'may be at most 900: an ended session works until then')),
    enable_refresh_token_rotation: v.boolean(),
    enable_signup: v.boolean(),
    minimum_password_length: v.number(),
    email: v.object({
      enable_signup: gone('auth.enable_signup'),
      enable_confirmations: v.boolean(),
      double_confirm_changes: v.boolean(),
      max_frequency: seconds,
      otp_length: v.number(),
      otp_expiry: v.number(),
      template: v.object({
        confirmation: emailTemplate,
        recovery: emailTemplate,
        email_change: emailTemplate,
      }),
    }),
    rate_limit: v.object({
      email_sent: v.number(),
      sign_in_sign_ups: v.number(),
      token_refresh: v.number(),
      token_verifications: v.number(),
    }),
  }),
  functions: v.record(v.string(), v.object({ verify_jwt: v.literal(false), entrypoint: v.string() })),
});

/** The part of supabase/config.toml that the embedded backend uses; times in seconds. */
export type SupabaseConfig = v.InferOutput<typeof configSchema>;

/** Reads supabase/config.toml below `root`. Throws a sentence that names the wrong line or key. */
export function readSupabaseConfig(root: string): SupabaseConfig {
  const file = join(root, 'supabase', 'config.toml');
  const result = v.safeParse(configSchema, parseToml(file, readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${file} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}

function parseToml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The further lines only show the position.
    const [reason] = error.message.split('\n');
    throw new Error(`${file} is wrong in line ${error.line}: ${reason}`);
  }
}
