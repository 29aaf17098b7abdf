import { type FunctionRequest, requests } from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { answerPosts, type Connection, Refusal } from '../_shared/answer.ts';
import { isFromProgram, readJson, requireShape } from '../_shared/body.ts';
import { hashAddress } from '../_shared/caller-address.ts';
import { readSetting } from '../_shared/environment.ts';
import { sendMailsSoon } from '../_shared/mails/waiting-mails.ts';
import { callDatabase } from '../_shared/service-client.ts';

type Wanted = FunctionRequest<'askForMail'>;
type Asking = Extract<Wanted, { action: 'ask' }>;

// The same answer for known, new and refused addresses, so that it reveals nothing about other people's addresses.
const ASKED = done(
  'Please look into your inbox: we sent a mail with a link, unless too many were sent today.',
);
const STOPPED = done('You get no more of these mails.');

const Outcome = v.picklist([
  'taken',
  'too many of caller',
  'too many of address',
  'refused by owner',
  'too many of all',
]);

/**
 * Registers an address for the mail that the app is out, confirms it, or stops the request: `{ status: 'success',
 * message }`. The unsubscribe button of mail programs (RFC 8058) posts to `?stop=<token>`; a person who opens that address is led to
 * the page with the button that stops the mails.
 */
export const handler = async (request: Request, connection?: Connection): Promise<Response> => {
  const site = readSetting('SITE_URL');
  const stop = new URL(request.url).searchParams.get('stop');
  if (request.method !== 'GET' || stop === null || !site) return answer(request, connection);
  const location = new URL(`/mail#stop=${encodeURIComponent(stop)}`, site).href;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
};

const answer = answerPosts('askForMail', async (request, connection) => {
  const stop = new URL(request.url).searchParams.get('stop');
  if (stop !== null) return run(requireShape(requests.askForMail, { action: 'stop', token: stop }));
  const body = await readJson(request);
  // Bots get the usual answer, because a refused bot would retry without the field.
  if (isFromProgram(body)) return ASKED;
  return run(requireShape(requests.askForMail, body));

  function run(wanted: Wanted) {
    if (wanted.action === 'ask') return ask(wanted, request, connection);
    return wanted.action === 'stop' ? end(wanted.token) : confirm(wanted.token);
  }
});

async function ask(wanted: Asking, request: Request, connection?: Connection) {
  const outcome = v.parse(
    Outcome,
    await callDatabase('ask_for_mail', {
      p_email: wanted.email,
      p_ip_hash: await hashAddress(request, connection),
      p_key: wanted.key,
    }),
  );
  if (outcome === 'too many of caller' || outcome === 'too many of all')
    throw new Refusal(429, 'Too many requests in the last hour. Please try again later.');
  if (outcome === 'taken') sendMailsSoon();
  return ASKED;
}

async function confirm(token: string) {
  const confirmed = v.parse(v.boolean(), await callDatabase('confirm_mail', { p_token: token }));
  if (!confirmed)
    throw new Refusal(
      404,
      'This link is not good any more: it is older than seven days, or the mails were stopped. Please ask again.',
    );
  sendMailsSoon();
  return done('We write to you when the app is out.');
}

async function end(token: string) {
  await callDatabase('stop_mail', { p_token: token });
  return STOPPED;
}

function done(message: string) {
  return { status: 'success', message } as const;
}
