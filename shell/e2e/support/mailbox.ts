import * as v from 'valibot';
import { eventually } from './patience';
import { backendUrl } from './site';

const mailsSchema = v.array(v.object({ to: v.string(), subject: v.string(), links: v.array(v.string()) }));

/** Returns the links of the newest mail to `email` whose subject matches, once it has arrived. */
async function mailTo(email: string, subject: RegExp): Promise<readonly string[]> {
  let links: readonly string[] | undefined;
  await eventually(async () => {
    const mails = v.parse(mailsSchema, await (await fetch(`${backendUrl}/mailbox.json`)).json());
    links = mails.find((mail) => mail.to === email && subject.test(mail.subject))?.links;
    expect(links).toBeDefined();
  });
  return links ?? [];
}

/** Returns the first link of that mail. */
export async function linkOfMail(email: string, subject: RegExp): Promise<string> {
  const [link] = await mailTo(email, subject);
  if (link === undefined) throw new Error(`The mail to ${email} has no link.`);
  return link;
}

/** Returns an address that was not used before. */
export function freshEmail(): string {
  return `parent-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@families.example`;
}
