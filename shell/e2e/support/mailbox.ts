import * as v from 'valibot';
import { eventually } from './patience';
import { backendUrl } from './site';

const mailsSchema = v.array(v.object({ to: v.string(), subject: v.string(), links: v.array(v.string()) }));

/** The link in the newest mail to `email` whose subject matches, once it is there. */
export async function linkOfMail(email: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await eventually(async () => {
    const mails = v.parse(mailsSchema, await (await fetch(`${backendUrl}/mailbox.json`)).json());
    link = mails.find((mail) => mail.to === email && subject.test(mail.subject))?.links[0];
    expect(link).toBeDefined();
  });
  return String(link);
}

/** An address nobody has used yet. */
export function freshEmail(): string {
  return `parent-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@families.example`;
}
