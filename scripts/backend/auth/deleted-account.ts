import type { Answer } from '../http/node-http';
import type { Mailbox } from '../mail/mailbox';
import type { AuthUsers } from './auth-users';

interface DeletionParts {
  readonly mailbox: Mailbox;
  readonly users: AuthUsers;
  /** Returns the account that makes a request. */
  accountOf(request: Request): Promise<string | undefined>;
}

/** Answers by `routes`; when a request deletes an account, also drops the captured mails about that account. */
export function dropMailsOfDeleted(routes: Answer, { mailbox, users, accountOf }: DeletionParts): Answer {
  return async (request, peer) => {
    const isDeletion =
      request.method === 'POST' && new URL(request.url).pathname === '/rest/v1/rpc/delete_account';
    const id = isDeletion ? await accountOf(request) : undefined;
    const user = id === undefined ? undefined : await users.byId(id);
    if (!user) return routes(request, peer);
    // Collected before the deletion: a mail sent afterwards confirms it and is kept.
    const mails = mailbox.about(user.email);
    const answer = await routes(request, peer);
    if (answer.ok) mailbox.drop(mails);
    return answer;
  };
}
