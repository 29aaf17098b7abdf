import { addScan } from '@little-arches/backend/testing/test-rows';
import { type Customer, testShop } from '../_testing/shop.ts';

const shop = testShop();

const send = async () =>
  (await shop.send('sendReminders', { headers: { apikey: shop.keys.secretKey } })).body;
const choose = (mia: Customer, p_rescan: boolean) =>
  mia.client.rpc('set_reminders', { p_rescan }).throwOnError();

async function addChild({ client }: Customer, first_name: string, more: object = {}) {
  const row = { first_name, birth_month: 4, birth_year: 2023, shoe_size: 24, ...more };
  const { data } = await client.from('children').insert(row).select('id, user_id').single().throwOnError();
  return data;
}

/** Creates a person with a child whose scan of January is due again. */
async function createDue(name = 'Kim') {
  const mia = await shop.createCustomer();
  const child = await addChild(mia, name);
  await addScan(shop.service, child);
  return { mia, child };
}

test('sends nothing when no reminder is switched on', async () => {
  const { mia } = await createDue();
  expect(await send()).toEqual({ written: 0, sent: 0, failed: 0 });
  expect((await mia.client.from('reminders').select('id')).data).toEqual([]);
});

test('sends each reminder once, in one mail for all children, and again after a new scan', async () => {
  const { mia } = await createDue('Kim');
  const ida = await addChild(mia, 'Ida');
  await addScan(shop.service, ida);
  await choose(mia, true);
  expect(await send()).toEqual({ written: 2, sent: 1, failed: 0 });
  expect(await send()).toEqual({ written: 0, sent: 0, failed: 0 });
  const mails = await shop.mailsTo(mia.email, '', 2);
  const [scan] = mails.filter(({ subject }) => subject === 'Time for the next scan');
  expect(scan?.text).toContain('The next scan is due: Kim and Ida.');
  // A mail contains no measured values and no dates.
  expect(scan?.text).not.toMatch(/\d mm|\b20\d\d\b/);
  await addScan(shop.service, ida, { taken_at: '2026-03-01T12:00:00Z' });
  expect(await send()).toMatchObject({ written: 1, sent: 1 });
});

test('sends a reminder four months after the scan, and none a day earlier', async () => {
  const now = new Date();
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  // A month without this day has an earlier last one, and what is due tomorrow began after it.
  const lastDay = new Date(Date.UTC(year, month - 3, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 4, Math.min(day, lastDay), 12));
  const dueTomorrow = new Date(Date.UTC(year, month, day + 1, 12));
  dueTomorrow.setUTCMonth(dueTomorrow.getUTCMonth() - 4);
  const mia = await shop.createCustomer();
  await choose(mia, true);
  for (const taken of [due, dueTomorrow])
    await addScan(shop.service, await addChild(mia, 'Kim'), { taken_at: taken.toISOString() });
  expect(await send()).toMatchObject({ written: 1 });
});

test('switches the reminder off by one press on the unsubscribe link', async () => {
  const { mia, child } = await createDue();
  await choose(mia, true);
  await send();
  const [mail] = await shop.mailsTo(mia.email, 'next scan', 1);
  const token = mail?.links.find((link) => link.includes('#stop='))?.split('=')[1] ?? '';
  const address = mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(address).toBe(`${shop.url}/functions/v1/askForMail?stop=${token}`);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
  const { data } = await mia.client.from('reminders').select('rescan').throwOnError();
  expect(data).toEqual([{ rescan: false }]);
  await addScan(shop.service, child, { taken_at: '2026-03-01T12:00:00Z' });
  expect(await send()).toMatchObject({ written: 0, sent: 0 });
});

test('does not send a reminder that was switched off after it was written', async () => {
  const { mia, child } = await createDue();
  await choose(mia, true);
  await shop.service.rpc('write_due_reminders').throwOnError();
  await choose(mia, false);
  await shop.service.rpc('claim_reminders', {}).throwOnError();
  const left = await shop.service.from('reminder_mails').select('id').eq('child_id', child.id).throwOnError();
  expect(left.data).toEqual([]);
});

test('does not claim reminders that another run is sending, even when a new one is written meanwhile', async () => {
  const { mia } = await createDue();
  const ida = await addChild(mia, 'Ida');
  await choose(mia, true);
  const write = () => shop.service.rpc('write_due_reminders').throwOnError();
  const claimedNames = async () => {
    const { data } = await shop.service.rpc('claim_reminders', {}).throwOnError();
    return data.map(({ names }: { names: string[] }) => names);
  };
  await write();
  expect(await claimedNames()).toEqual([['Kim']]);
  await addScan(shop.service, ida);
  await write();
  expect(await claimedNames()).toEqual([]);
  const sent = { p_user_id: mia.id };
  await shop.service.rpc('note_reminders', sent).throwOnError();
  expect(await claimedNames()).toEqual([['Ida']]);
  await choose(mia, false);
});

test('omits names in the mail to a practice', async () => {
  const practice = await shop.createCustomer();
  for (let number = 0; number < 9; number++)
    await addScan(shop.service, await addChild(practice, `Child ${number}`));
  await choose(practice, true);
  expect(await send()).toMatchObject({ written: 9, sent: 1 });
  const [mail] = await shop.mailsTo(practice.email, 'next scan', 1);
  expect(mail?.text).toContain('The next scan is due: 9 children.');
});

test('does not expose the token of the link', async () => {
  const { mia } = await createDue();
  await choose(mia, true);
  expect((await mia.client.from('reminders').select('token')).error?.code).toBe('42501');
  const change = mia.client.from('reminders').update({ rescan: false }).eq('id', mia.id);
  expect((await change).error?.code).toBe('42501');
});
