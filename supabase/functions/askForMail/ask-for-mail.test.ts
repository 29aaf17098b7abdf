import { type Customer, testShop } from '../_testing/shop.ts';

const shop = testShop();

// Each test starts without requests in the last hour.
beforeEach(() => shop.service.from('mail_request_attempts').delete().neq('outcome', ''));

let people = 0;
const someone = () => `asks-${people++}@families.example`;

const ask = (email: string, more: object = {}) => shop.call('askForMail', { action: 'ask', email, ...more });
const spend = (action: 'confirm' | 'stop', token: string) => shop.call('askForMail', { action, token });
const send = () => shop.send('sendReminders', { headers: { apikey: shop.keys.secretKey } });

/** Returns the token of a link in the newest mail to an address. */
async function tokenIn(email: string, action: 'confirm' | 'stop', count = 1): Promise<string> {
  const [mail] = await shop.mailsTo(email, '', count);
  const link = mail?.links.find((each) => each.includes(`/mail#${action}=`)) ?? '';
  return link.split('=')[1] ?? '';
}

async function requestOf(email: string) {
  const { data } = await shop.service.from('mail_requests').select('*').eq('email', email).throwOnError();
  return data;
}

const outcomes = async () =>
  (
    await shop.service.from('mail_request_attempts').select('outcome').order('created_at').throwOnError()
  ).data.map(({ outcome }) => outcome);

/** Backdates a request and its mails. */
async function age(email: string, days: number) {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  const [request] = await requestOf(email);
  await shop.service.from('mail_requests').update({ asked_at: at }).eq('email', email).throwOnError();
  const mails = shop.service.from('mail_request_mails').update({ created_at: at });
  await mails.eq('request_id', request?.id).throwOnError();
}

test('mails a confirmation request once, with links that stop it in one press', async () => {
  const email = someone();
  const answer = await ask(` ${email.toUpperCase()} `);
  expect([answer.status, answer.body]).toEqual([200, { status: 'success', message: expect.any(String) }]);
  const [mail] = await shop.mailsTo(email, '', 1);
  const token = await tokenIn(email, 'stop');
  expect(mail).toMatchObject({
    subject: 'Shall we tell you when the Little Arches app is out?',
    headers: {
      'List-Unsubscribe': `<${shop.url}/functions/v1/askForMail?stop=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  expect(mail?.text).toContain(`Yes, tell me: http://localhost:3000/mail#confirm=${token}`);
  expect(mail?.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(await requestOf(email)).toMatchObject([{ confirmed_at: null }]);
});

test('deletes unconfirmed addresses and attempts after a time, even without new requests', async () => {
  const [old, young] = [someone(), someone()];
  await ask(old);
  await ask(young);
  await shop.mailsTo(old, '', 1);
  await age(old, 8);
  const past = {
    outcome: 'refused by owner',
    created_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  };
  await shop.service.from('mail_request_attempts').insert(past).throwOnError();
  await send();
  expect(await requestOf(old)).toEqual([]);
  expect(await requestOf(young)).toHaveLength(1);
  expect(await outcomes()).toEqual(['taken', 'taken']);
});

test('sends news of the app once to confirmed addresses, and deletes the address', async () => {
  const [mara, jo] = [someone(), someone()];
  await ask(mara);
  await ask(jo);
  const token = await tokenIn(mara, 'confirm');
  const confirmed = await spend('confirm', token);
  expect(confirmed.body).toEqual({ status: 'success', message: 'We write to you when the app is out.' });
  await shop.mailsTo(jo, '', 1);
  expect((await shop.service.rpc('announce_app').throwOnError()).data).toBe(1);
  expect((await shop.service.rpc('announce_app').throwOnError()).data).toBe(0);
  await send();
  const mails = await shop.mailsTo(mara, '', 2);
  expect(mails[0]).toMatchObject({ subject: 'The Little Arches app is out' });
  expect(mails[0]?.text).toContain('We have deleted your address');
  expect(await requestOf(mara)).toEqual([]);
  await send();
  expect(await shop.mailsTo(mara, '', 2)).toHaveLength(2);
  // An unconfirmed address receives nothing more.
  expect(await shop.mailsTo(jo, '', 1)).toHaveLength(1);
  // The link of the first mail is invalid, because the request was deleted.
  expect((await spend('confirm', token)).status).toBe(404);
});

describe('other people’s addresses', () => {
  test('get the same answer, whether new, pending, confirmed or refused', async () => {
    const email = someone();
    const answers = [await ask(email)];
    await tokenIn(email, 'confirm');
    answers.push(await ask(email));
    await spend('confirm', await tokenIn(email, 'confirm', 2));
    answers.push(await ask(email));
    const [known] = await shop.mailsTo(email, '', 3);
    expect(known?.subject).toBe('You are on our list already');
    answers.push(await ask(email), await ask(someone()));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
  });

  test('get at most three mails a day from all callers, and refusals are recorded', async () => {
    const email = someone();
    for (let time = 0; time < 6; time++) expect((await ask(email)).status).toBe(200);
    expect(await shop.mailsTo(email, '', 3)).toHaveLength(3);
    await send();
    expect(await shop.mailsTo(email, '', 3)).toHaveLength(3);
    expect(await outcomes()).toEqual([
      ...Array<string>(3).fill('taken'),
      ...Array<string>(3).fill('too many of address'),
    ]);
  });

  test('get no mail for 30 days after their owner refused', async () => {
    const email = someone();
    await ask(email);
    const token = await tokenIn(email, 'stop');
    expect((await spend('stop', token)).status).toBe(200);
    expect((await ask(email)).status).toBe(200);
    await send();
    expect(await shop.mailsTo(email, '', 1)).toHaveLength(1);
    expect(await outcomes()).toEqual(['taken', 'refused by owner']);
    // The confirm link of a refused request is invalid.
    expect((await spend('confirm', token)).status).toBe(404);
    const before = new Date(Date.now() - 31 * 86_400_000).toISOString();
    await shop.service.from('mail_requests').update({ refused_at: before }).eq('email', email).throwOnError();
    await age(email, 31);
    expect((await ask(email)).status).toBe(200);
    expect(await shop.mailsTo(email, '', 2)).toHaveLength(2);
  });
});

describe('a flood of requests', () => {
  test('from one caller is refused after ten requests in an hour, and recorded', async () => {
    for (let time = 0; time < 10; time++) expect((await ask(someone())).status).toBe(200);
    const { status, body } = await ask(someone());
    expect([status, body]).toEqual([
      429,
      { message: 'Too many requests in the last hour. Please try again later.' },
    ]);
    expect((await outcomes()).at(-1)).toBe('too many of caller');
  });

  test('from many callers is refused after 300 in an hour', async () => {
    const row = (number: number) => ({ ip_hash: `other-${number}`, outcome: 'taken' });
    await shop.service
      .from('mail_request_attempts')
      .insert(Array.from({ length: 300 }, (_, number) => row(number)))
      .throwOnError();
    expect((await ask(someone())).status).toBe(429);
    expect(await outcomes()).toContain('too many of all');
  });

  test('from bots that fill in every field gets a success and stores nothing', async () => {
    const email = someone();
    const { status, body } = await ask(email, { website: 'https://spam.example' });
    expect([status, body.status]).toEqual([200, 'success']);
    expect(await requestOf(email)).toEqual([]);
    expect(await outcomes()).toEqual([]);
  });
});

describe('a link in a mail', () => {
  test('is refused after seven days, and the address is deleted', async () => {
    const email = someone();
    await ask(email);
    const token = await tokenIn(email, 'confirm');
    await age(email, 7.01);
    const { status, body } = await spend('confirm', token);
    expect([status, body.message]).toEqual([404, expect.stringContaining('older than seven days')]);
    expect(await requestOf(email)).toEqual([]);
  });

  test('changes nothing when it is used again, or after the request was stopped', async () => {
    const email = someone();
    await ask(email);
    const token = await tokenIn(email, 'confirm');
    await spend('confirm', token);
    const [first] = await requestOf(email);
    expect((await spend('confirm', token)).status).toBe(200);
    expect(await requestOf(email)).toEqual([first]);
    expect((await spend('stop', token)).body.message).toBe('You get no more of these mails.');
    expect(await requestOf(email)).toEqual([]);
    expect((await spend('stop', token)).status).toBe(200);
    expect((await spend('confirm', token)).status).toBe(404);
    expect(await requestOf(email)).toEqual([]);
  });

  test('does not subscribe anyone who stopped, not even when the address is entered again', async () => {
    const email = someone();
    await ask(email);
    const token = await tokenIn(email, 'confirm');
    await spend('confirm', token);
    await spend('stop', token);
    await ask(email);
    const another = await tokenIn(email, 'confirm', 2);
    expect(another).not.toBe(token);
    const replays = await Promise.all(Array.from({ length: 5 }, () => spend('confirm', token)));
    expect(replays.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await requestOf(email)).toMatchObject([{ token: another, confirmed_at: null }]);
  });

  test('is stopped by the unsubscribe button of a mail program (RFC 8058)', async () => {
    const email = someone();
    await ask(email);
    const [mail] = await shop.mailsTo(email, '', 1);
    await spend('confirm', await tokenIn(email, 'confirm'));
    const address = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
    expect(await requestOf(email)).toEqual([]);
  });

  test('leads a person who opens the address of that button to the page, and changes nothing', async () => {
    const email = someone();
    await ask(email);
    const token = await tokenIn(email, 'stop');
    const opened = await fetch(`${shop.url}/functions/v1/askForMail?stop=${token}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/mail#stop=${token}`,
    ]);
    expect(await requestOf(email)).toMatchObject([{ refused_at: null }]);
  });
});

test('deletes the requests of an address with its account', async () => {
  const mia: Customer = await shop.createCustomer();
  await ask(mia.email);
  await tokenIn(mia.email, 'confirm', 2);
  await shop.call('deleteAccount', {}, mia);
  expect(await requestOf(mia.email)).toEqual([]);
});
