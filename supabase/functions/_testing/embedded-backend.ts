import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { projectRoot } from '../../../scripts/project-root.ts';

const Running = v.object({
  url: v.string(),
  publishableKey: v.string(),
  payments: v.object({ api: v.string(), publishableKey: v.string() }),
});
const Keys = v.object({
  secretKey: v.string(),
  stripeSecretKey: v.string(),
  stripeWebhookSecret: v.string(),
});
const Mails = v.array(v.object({ to: v.unknown(), html: v.string() }));

const PASSWORD = 'a long enough password';

/** The embedded backend in a process of its own, with an empty directory of its own. */
export type TestBackend = v.InferOutput<typeof Running> & {
  keys: v.InferOutput<typeof Keys>;
  /** Acts as the service, past row level security. */
  service: SupabaseClient;
  signUp(email: string): Promise<{ id: string; email: string; token: string }>;
  stop(): Promise<void>;
};

/** Starts the embedded backend; rejects with what it printed when it can't start. */
export async function startTestBackend(): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'little-arches-'));
  const script = join(projectRoot(), 'supabase', 'functions', '_testing', 'backend-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { cwd: projectRoot() });
  const running = v.parse(Running, JSON.parse(await firstLine(child, 'The embedded backend')));
  const keys = v.parse(Keys, JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8')));
  const connect = (key: string) =>
    createClient(running.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: class {} as unknown as typeof WebSocket },
    });
  return {
    ...running,
    keys,
    service: connect(keys.secretKey),
    async signUp(email) {
      const client = connect(running.publishableKey);
      const display_name = 'Mia van der Berg';
      const signedUp = await client.auth.signUp({
        email,
        password: PASSWORD,
        options: { data: { display_name } },
      });
      if (signedUp.error) throw signedUp.error;
      await confirmMail(running.url, email);
      const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { id: data.user.id, email, token: data.session.access_token };
    },
    async stop() {
      child.stdin?.end();
      if (child.exitCode === null) await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function confirmMail(url: string, email: string): Promise<void> {
  const mails = v.parse(Mails, await (await fetch(`${url}/mailbox.json`)).json());
  const mail = mails.find(({ to }) => JSON.stringify(to).includes(email));
  const link = /href="([^"]+verify[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (!link) throw new Error(`There is no confirmation mail for ${email} in the mailbox.`);
  await fetch(link, { redirect: 'manual' });
}

/** The first line a process prints; rejects with its error output when it ends before. */
export async function firstLine(child: ChildProcess, name: string): Promise<string> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  if (!child.stdout) throw new Error(`${name} was started without a pipe for its output.`);
  const line = once(createInterface(child.stdout), 'line');
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with code ${code}: ${errors}`);
  });
  const [first] = await Promise.race([line, ended]);
  ended.catch(() => {});
  return String(first);
}
