import { randomUUID } from 'node:crypto';
import type { AuthResponse, SupabaseClient } from '@supabase/supabase-js';
import type { BackendProcess } from './backend-process';

/** The password of every account made here. */
export const PASSWORD = 'correct-horse-9';

type MailReader = Pick<BackendProcess, 'mailsTo'>;
type Visited = Pick<BackendProcess, 'visitor' | 'mailsTo'>;

/** Returns a new random address; a counter would restart in each test file of a process. */
export function newAddress(): string {
  return `person-${randomUUID()}@families.example`;
}

/** Signs up, opens the link of the mail and signs in, as a person would. */
export async function createFamily(
  backend: Visited,
  name = 'Test Person',
): Promise<{ client: SupabaseClient; id: string; email: string }> {
  const email = newAddress();
  const client = backend.visitor();
  const { error } = await client.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { display_name: name } },
  });
  if (error) throw error;
  await spendNewestLink(backend, email);
  const { data, error: signInError } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (signInError) throw signInError;
  return { client, id: data.user.id, email };
}

/** Returns the link in the newest mail to an address. */
export async function newestLink(backend: MailReader, email: string): Promise<URL> {
  const [mail] = await backend.mailsTo(email);
  const link = mail?.links[0];
  if (!link) throw new Error(`No mail with a link was sent to ${email}.`);
  return new URL(link);
}

/** Uses the link of the newest mail to an address, as the button of its page does. */
export async function spendNewestLink(backend: Visited, email: string): Promise<AuthResponse> {
  const { searchParams } = await newestLink(backend, email);
  return backend.visitor().auth.verifyOtp({
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') === 'recovery' ? 'recovery' : 'email',
  });
}
