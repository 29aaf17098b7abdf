import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { Site } from './site';

/** Reads the mail that a site's embedded backend captured. */
export interface Mailbox {
  /** Returns the links of the newest mail to `email` whose subject matches, once it has arrived. */
  links(email: string, subject: RegExp): Promise<readonly string[]>;
  /** Returns the first of these links. */
  link(email: string, subject: RegExp): Promise<string>;
}

const mailsSchema = v.array(v.object({ to: v.string(), subject: v.string(), links: v.array(v.string()) }));

/** Creates the mailbox of a site. A hosted backend has none: its mail leaves by SMTP. */
export function mailboxOf({ backendUrl }: Site): Mailbox {
  const find = async (email: string, subject: RegExp) => {
    const mails = v.parse(mailsSchema, await (await fetch(`${backendUrl}/mailbox.json`)).json());
    return mails.find((mail) => mail.to === email && subject.test(mail.subject))?.links;
  };
  const links = async (email: string, subject: RegExp) => {
    let found: readonly string[] | undefined;
    await expect(async () => {
      found = await find(email, subject);
      expect(found, `a mail to ${email} about ${subject}`).toBeDefined();
    }).toPass();
    return found ?? [];
  };
  return {
    links,
    async link(email, subject) {
      const [link] = await links(email, subject);
      if (link === undefined) throw new Error(`The mail to ${email} has no link.`);
      return link;
    },
  };
}

/** Returns an address that was not used before. */
export function freshEmail(): string {
  return `parent-${crypto.randomUUID()}@families.example`;
}
