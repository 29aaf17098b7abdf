import { createBackendError } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import type { SlotProps } from '@little-arches/contracts/host';
import { createTestHost, sampleChildren, sampleScans, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { formatDay, formatWeekday, today } from '@little-arches/contracts/values';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { fetchScanReport } from '../../scans/scan-backend';
import { familyAnswers, scenarios } from '../../testing/scenarios';
import { meta } from './page';

const options = { session: signedIn, answers: familyAnswers };

it('shows the values of both feet, each explained', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  const table = within(await screen.findByRole('table', { name: 'Measured values' }));
  expect(table.getByRole('row', { name: /^Length/ })).toHaveTextContent(/182\smm183\smm/);
  expect(table.getByRole('row', { name: /^Arch index/ })).toHaveTextContent('share of the middle third');
  expect(table.getByRole('row', { name: /^Pronation/ })).toHaveTextContent('Over: inwardsNeutral');
});

it('cites findings in other children, and shows no range without a study', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  const table = within(await screen.findByRole('table', { name: 'Measured values' }));
  // There is no study of the heel angle at seven.
  expect(table.queryByText(/Mean of 835 children/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Systematic review, J Foot Ankle Res 2018' })).toHaveAttribute(
    'href',
    'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5975578/',
  );
  expect(table.getByRole('row', { name: /^Arch index/ })).not.toHaveTextContent(/0\.26|counts as flat/);
});

it('shows the child’s birth month, and prints the page with day of printing and exercises', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = renderPage(remote, '/profile/scans/scan-2', options);
  expect(await screen.findByText('born April 2019')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Print for the doctor' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByText(`Printed on ${formatDay(today())}.`)).not.toBeVisible();
  expect(screen.getByText('Towel caterpillar: Once a day, 2 minutes')).not.toBeVisible();
});

it('shows the verdict with a link to what is known, and the reasons to see a doctor', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  expect(
    await screen.findByText(
      'Ida’s arches show more than at the last scan. That is what one hopes for at seven: the arch forms during the first ten years.',
      { selector: 'strong' },
    ),
  ).toBeInTheDocument();
  expect(
    screen.getByText(/^Most flat feet of young children need no insole; level 1 is what would fit/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'What is known about insoles' })).toHaveAttribute(
    'href',
    '/evidence#insoles',
  );
  const questions = screen.getByText(/^When to see a doctor/).closest('details');
  expect(questions).toHaveTextContent('Does a foot hurt, or does your child limp?');
  expect(questions).toHaveTextContent('One yes is a reason to have it looked at by a doctor.');
});

it('ticks off an exercise of today on the page of the scan, and shows it in the week', async () => {
  const { user, host } = renderPage(remote, '/profile/scans/scan-2', options);
  expect(await screen.findByRole('heading', { name: 'Today: 1 exercise, 2 minutes' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Towel caterpillar/ }));
  expect(host.backendCalls.at(-1)).toMatchObject({
    name: 'insert exercises_done',
    input: { child_id: 'child-1', exercise: 'Towel caterpillar', done_on: today() },
  });
  const week = new RegExp(`^Done on \\d of the last seven days: .*${formatWeekday(today())}\\.$`);
  expect(await screen.findByText(week)).toBeInTheDocument();
});

it('links to today’s exercises before the feet', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  const link = await screen.findByRole('link', { name: 'Today: 1 exercise, 2 minutes' });
  expect(link).toHaveAttribute('href', '/profile/scans/scan-2#today');
  const feet = screen.getByRole('heading', { name: 'Both feet, then and now' });
  expect(link.compareDocumentPosition(feet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('links from an older scan to the newest one for today’s exercises', async () => {
  renderPage(remote, '/profile/scans/scan-1', options);
  const section = (await screen.findByRole('heading', { name: 'Today' })).closest('section');
  expect(within(section as HTMLElement).getByRole('link')).toHaveAttribute('href', '/profile/scans/scan-2');
  expect(screen.queryByRole('link', { name: /^Today/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('passes level and longer foot to the slot for insoles, and checks the shoes', async () => {
  const Filler = (props: SlotProps<'fit-for-child'>) => <p>{JSON.stringify(props)}</p>;
  renderPage(remote, '/profile/scans/scan-2', { ...options, slots: { 'fit-for-child': Filler } });
  const passed = { childId: 'child-1', childName: 'Ida', level: '1', footLength: 183 };
  expect(await screen.findByText(JSON.stringify(passed))).toBeVisible();
  const fits = screen.getByRole('heading', { name: 'What fits Ida' }).closest('section');
  expect(fits).toHaveTextContent('Ida’s shoes are EU 29');
  expect(fits).toHaveTextContent(/about 0\.7 to 0\.8 mm a month/);
});

it('offers no insoles with an older scan, whose size no longer fits', async () => {
  renderPage(remote, '/profile/scans/scan-1', {
    ...options,
    slots: { 'fit-for-child': () => <p>Insoles</p> },
  });
  await screen.findByRole('heading', { name: 'What fits Ida' });
  expect(screen.queryByText('Insoles')).not.toBeInTheDocument();
});

it('shows the feet between two scans with a slider that names the drawn day', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  const slider = await screen.findByRole('slider', { name: 'Then and now' });
  expect(slider).toHaveAttribute('aria-valuetext', 'scan of 2 June 2026');
  fireEvent.change(slider, { target: { value: '50' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'about 25 March 2026, reckoned between the scans');
  expect(screen.getByRole('img', { name: /Both footprints to scale/ })).toHaveAccessibleName(
    /Left: 180\smm long/,
  );
});

describe.each([
  ['a phone', ['screen', 'screen and (max-width: 47.99rem)']],
  ['a large screen', ['screen']],
])('on %s', (where, matching) => {
  const matchMedia = (query: string) => ({
    matches: matching.includes(query),
    addEventListener() {},
    removeEventListener() {},
  });
  beforeEach(() => void Object.assign(window, { matchMedia }));
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it('shows the verdict first, and folds values, comparison and tables', async () => {
    const { user } = renderPage(remote, '/profile/scans/scan-2', options);
    const heading = await screen.findByRole('heading', { name: 'Measured values' });
    expect(screen.getByText('Level 1').closest('p')).toBeVisible();
    expect(screen.getByText(/^Next rescan: /)).toBeVisible();
    const folded = [...document.querySelectorAll('details')].map(
      (part) => part.querySelector('h2')?.textContent,
    );
    const isPhone = where === 'a phone';
    expect(folded.filter(Boolean)).toEqual([
      ...(isPhone ? ['From the inside and from behind', 'Course over time'] : []),
      'Measured values',
      'Since the last scan',
      'How the child walks',
    ]);
    expect(screen.getByRole('table', { name: 'The same numbers as a table' })).not.toBeVisible();
    for (const open of ['Both feet, then and now', 'Today: 1 exercise, 2 minutes', 'What fits Ida'])
      expect(screen.getByRole('heading', { name: open })).toBeVisible();
    expect(screen.getByText('Across the ball of the foot.')).not.toBeVisible();
    await user.click(heading);
    expect(screen.getByText('Across the ball of the foot.')).toBeVisible();
  });
});

it('draws both feet from the values, with a text alternative', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  expect(await screen.findByRole('img', { name: /Both footprints to scale/ })).toHaveAccessibleName(
    /Left: 182\smm long, 71\smm wide, arch index 0.27. Right: 183\smm long/,
  );
  expect(screen.getByRole('img', { name: /left foot from its inside/ })).toHaveAccessibleName(/12\smm above/);
  expect(screen.getByRole('img', { name: /heels from behind/ })).toHaveAccessibleName(/Left: 5°. Right: 4°./);
});

it('compares with the ready scan before it', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  const table = within(await screen.findByRole('table', { name: 'Since the last scan' }));
  expect(table.getByRole('row', { name: /^Arch height/ })).toHaveTextContent(/2\smm higher/);
  expect(table.getByRole('row', { name: /^Heel angle/ })).toHaveTextContent('2° straighter');
  expect(screen.getByText(/Level 2 then, level 1 now./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the scan of 15 January 2026' })).toHaveAttribute(
    'href',
    '/profile/scans/scan-1',
  );
});

it('shows the findings first, and compares with any earlier scan', async () => {
  const [, , now, first] = sampleScans;
  const between = { ...first, id: 'scan-b', taken_at: '2026-03-10T08:00:00+00:00', level: 3 };
  const tables = { children: sampleChildren, scans: [now, first, between].map((scan) => ({ ...scan })) };
  const { user } = renderPage(remote, '/profile/scans/scan-2', { ...options, answers: { tables } });
  const result = (await screen.findByText('Level 1')).closest('p');
  expect(result).toHaveTextContent('Level 1, light support: 2 levels lower than on 10 March 2026.');
  expect(screen.getByText(/Level 3 then, level 1 now./)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Compare with the scan of'), '15 January 2026');
  expect(screen.getByRole('heading', { name: 'Since an earlier scan' })).toBeInTheDocument();
  expect(screen.getByText(/Level 2 then, level 1 now./)).toBeInTheDocument();
  expect(screen.getByText(/Dashed: the scan of 15 January 2026/)).toBeInTheDocument();
});

it('shows the course as charts and as a table with the same numbers', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  expect(await screen.findByRole('img', { name: /^Arch height from Jan 26 to Jun 26/ })).toHaveAccessibleName(
    /left from 10\smm to 12\smm/,
  );
  const table = within(screen.getByRole('table', { name: 'The same numbers as a table' }));
  expect(table.getByRole('row', { name: /15 January 2026/ })).toHaveTextContent(/178 \/ 179.*10 \/ 10/);
  expect(table.getByRole('row', { name: /2 June 2026/ })).toHaveTextContent('this scan');
});

it('shows gait, note, the store’s level and the disclaimer', async () => {
  renderPage(remote, '/profile/scans/scan-2', options);
  const gait = within(await screen.findByRole('table', { name: 'How the child walks' }));
  expect(gait.getByRole('row', { name: /^Foot progression angle/ })).toHaveTextContent(
    'Left 7° outwardsRight 6° outwards',
  );
  expect(screen.getByText('The arch has grown by 2 mm.', { selector: 'blockquote' })).toBeInTheDocument();
  expect(screen.getByText(brand.disclaimer)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See level 1 in the store' })).toHaveAttribute(
    'href',
    '/store#level-1',
  );
});

it('shows that a first scan can’t be compared', async () => {
  renderPage(remote, '/profile/scans/scan-1', scenarios['scan-first']?.options);
  expect(await screen.findByText(/This is the first finished scan/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Course over time' })).not.toBeInTheDocument();
});

it('shows that a scan is still being measured, and reloads on request', async () => {
  const { user, host } = renderPage(remote, '/profile/scans/scan-4', options);
  expect(await screen.findByText('This scan is still being measured')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const before = host.backendCalls.length;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(host.backendCalls.length).toBeGreaterThan(before);
});

it('shows why a scan failed, and links to the last finished one', async () => {
  renderPage(remote, '/profile/scans/scan-3', options);
  expect(await screen.findByText('The picture of the left foot was too dark.')).toBeInTheDocument();
  expect(screen.getByText(/What helps at the next scan:$/)).toBeInTheDocument();
  expect(screen.queryByText(/scan again/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 June 2026' })).toHaveAttribute('href', '/profile/scans/scan-2');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('shows an unknown scan as not found', async () => {
  // React logs errors that a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(remote, '/profile/scans/nope', options);
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
});

it('shows an id that the database refuses as not found', async () => {
  const { backend } = createTestHost({
    session: signedIn,
    answers: { failure: createBackendError('invalid input syntax for type uuid: "nope"', 400) },
  });
  await expect(fetchScanReport(backend, 'nope')).rejects.toMatchObject({ status: 404 });
});

it('puts the day into the title, and never the child', async () => {
  const report = await fetchScanReport(createTestHost(options).backend, 'scan-2');
  expect(meta({ report }).title).toBe('Scan of 2 June 2026');
  expect(meta({ report: Promise.resolve(report) }).title).toBe('Scan');
  expect(meta().title).toBe('Scan');
});
