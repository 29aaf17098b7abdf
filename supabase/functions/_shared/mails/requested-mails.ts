import { brand } from '@little-arches/contracts/company';
import * as v from 'valibot';
import { callDatabase } from '../service-client.ts';
import { type Part, siteLink, writeMail } from './mail-parts.ts';
import { type SentMails, sendEach } from './send-each.ts';
import { type Mail, sendMail } from './send-mail.ts';
import { stopHeaders, stopLink } from './unsubscribing.ts';

/** A mail requested by address. */
const RequestedMail = v.object({
  id: v.string(),
  kind: v.picklist(['confirm', 'known', 'news']),
  email: v.string(),
  token: v.string(),
});
type RequestedMail = v.InferOutput<typeof RequestedMail>;

/** Sends the requested mails that no other call is sending. */
export async function sendRequestedMails(): Promise<SentMails> {
  const claimed = v.parse(v.array(RequestedMail), await callDatabase('claim_asked_mails', {}));
  return sendEach(claimed, {
    nameOf: ({ id, kind }) => `Mail ${id} (${kind}) that was asked for`,
    send: (mail) =>
      sendMail({ to: mail.email, ...writeRequestedMail(mail), headers: stopHeaders(mail.token) }, mail.id),
    note: ({ id }, problem) => callDatabase('note_asked_mail', { p_id: id, p_problem: problem }),
  });
}

/**
 * Writes the mail that requests a confirmation, states that it was confirmed before, or contains the requested
 * news.
 */
function writeRequestedMail(mail: RequestedMail): Omit<Mail, 'to'> {
  return { confirm: writeQuestion, known: writeKnown, news: writeNews }[mail.kind](mail);
}

function writeQuestion(mail: RequestedMail): Omit<Mail, 'to'> {
  const parts: Part[] = [
    text(
      `Somebody entered this address on our website, to get one mail when ${OCCASION}.`,
      'Was it you? Then press the button behind this link:',
    ),
    ...siteLink('Yes, tell me', `/mail#confirm=${mail.token}`),
    text('The link is good for seven days. Without your press you hear nothing more from us about this.'),
    ...stopLink('It was not me: send me nothing', mail.token),
  ];
  return writeMail(`Shall we tell you when ${OCCASION}?`, parts, CLOSING);
}

function writeKnown(mail: RequestedMail): Omit<Mail, 'to'> {
  const parts: Part[] = [
    text(
      `Somebody entered this address on our website again. You are on our list already: we write once, when ${OCCASION}.`,
      'There is nothing to do.',
    ),
    ...stopLink('Take me off the list', mail.token),
  ];
  return writeMail('You are on our list already', parts, CLOSING);
}

function writeNews(): Omit<Mail, 'to'> {
  const parts: Part[] = [
    text(`You asked us to tell you: ${OCCASION}. It is free.`),
    ...siteLink('See how to get it', '/coming-soon'),
    text('This was the one mail you asked for. We have deleted your address from the list.'),
  ];
  return writeMail(`The ${brand.product} app is out`, parts, CLOSING);
}

function text(...lines: string[]): Part {
  return { kind: 'text', lines };
}

const OCCASION = `the ${brand.product} app is out`;
const CLOSING = `Questions? Write to ${brand.email}.`;
