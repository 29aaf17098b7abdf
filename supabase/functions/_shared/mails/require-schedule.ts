import { Refusal } from '../answer.ts';
import { secretKey } from '../service-client.ts';
import { canSendMails } from './send-mail.ts';

/** Refuses requests without the project's secret key as `apikey`, and all requests when no mail can be sent. */
export function requireSchedule(request: Request): void {
  if (request.headers.get('apikey') !== secretKey())
    throw new Refusal(401, 'This function is called with the secret key only.');
  if (!canSendMails())
    throw new Refusal(
      503,
      'MAIL_FROM and MAIL_API_KEY are not set: add them to the environment of the functions.',
    );
}
