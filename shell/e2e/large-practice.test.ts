import { addScan } from '@little-arches/backend/testing/test-rows';
import { clientsOfSite, createOwnFamily } from './support/families';
import { visitsOfThisFile } from './support/page/visit';
import { sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();

const CHILDREN = 2000;

/** Creates a practice with many children, all scanned recently except the first. */
async function createPractice() {
  const family = await createOwnFamily();
  const service = clientsOfSite().service();
  const children = Array.from({ length: CHILDREN }, (_, at) => ({
    ...{ id: crypto.randomUUID(), user_id: family.id, first_name: `Child ${at}`, reference: `R-${at}` },
    ...{ birth_month: 1 + (at % 12), birth_year: 2014 + (at % 9) },
  }));
  for (let at = 0; at < CHILDREN; at += 250)
    await service
      .from('children')
      .insert(children.slice(at, at + 250))
      .throwOnError();
  for (const child of children.slice(0, 3)) {
    const days = child === children[0] ? 300 : 30;
    await addScan(service, child, { taken_at: new Date(Date.now() - days * 86_400_000).toISOString() });
  }
  return family;
}

it('lists 2,000 children page by page, prints the report of the overdue one, and sorts them', async () => {
  const { page } = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fprofiles');
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed =
        document.querySelector('article dd')?.textContent ?? 'nothing';
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  await sendSignIn(page, await createPractice());
  await page.getByText('2000 children, page 1 of 80').waitFor();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Print report of Child 0' }).click();
  await page.locator('html[data-printed="Child 0"]').waitFor();

  await page.goto('/profile/profiles');
  const orders = ['Next rescan', 'Youngest first', 'Reference', 'Name'];
  const press = async (turn: number) => {
    await page.getByRole('link', { name: orders[turn % orders.length] ?? '', exact: true }).click();
    await page.locator('table[aria-busy=false]').waitFor();
  };
  for (let turn = 0; turn < orders.length; turn += 1) await press(turn);
});

it('restores a deleted child from the settings, with its scans', async () => {
  const family = await createOwnFamily();
  const child = { first_name: 'Juna', birth_month: 5, birth_year: 2020, reference: 'K-12' };
  const { data } = await family.client
    .from('children')
    .insert(child)
    .select('id, user_id')
    .single()
    .throwOnError();
  await addScan(clientsOfSite().service(), data);
  const { page } = await visit('/auth/sign-in?returnTo=%2Fprofile%2Fprofiles');
  await sendSignIn(page, family);
  await page.getByRole('button', { name: 'Delete Juna' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('born in May 2020, your reference K-12').waitFor();
  await dialog.getByRole('button', { name: 'Delete profile and scans' }).click();
  await page.getByText('No profiles yet.').waitFor();

  await page.goto('/profile/settings');
  await page.getByText('Juna, May 2020, K-12, 1 scan').waitFor();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await page.getByText('The profile of Juna is back.').waitFor();
  await page.goto('/profile/scans');
  await page.getByRole('link', { name: /^31 January 2026|Juna, 31 January 2026/ }).waitFor();
});
