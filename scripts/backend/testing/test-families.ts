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

/** Returns the page of the link in the newest mail to an address, and the values of its fragment. */
export async function newestLink(
  backend: MailReader,
  email: string,
): Promise<{ page: string; values: URLSearchParams }> {
  const [mail] = await backend.mailsTo(email);
  const link = mail?.links[0];
  if (!link) throw new Error(`No mail with a link was sent to ${email}.`);
  const [page = '', fragment] = link.split('#');
  return { page, values: new URLSearchParams(fragment) };
}

/** Uses the link of the newest mail to an address, as the button of its page does. */
export async function spendNewestLink(backend: Visited, email: string): Promise<AuthResponse> {
  const { values } = await newestLink(backend, email);
  return backend.visitor().auth.verifyOtp({
    token_hash: values.get('token_hash') ?? '',
    type: values.get('type') === 'recovery' ? 'recovery' : 'email',
  });
}
