import { sampleScans, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../account-data/save-file';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';
import { setClock } from '../testing/set-clock';

jest.mock('../account-data/save-file', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile);

const WEST = 'America/New_York';
const EAST = 'Pacific/Kiritimati';

/** Moments at which the day in UTC is another one; the dates' own tests have every time zone and day. */
const CASES = [
  // The clocks change in this night.
  { zone: WEST, wall: '2026-11-01T23:30', day: '1 November 2026', due: '1 March 2027', age: '7 years' },
  { zone: EAST, wall: '2028-02-29T00:30', day: '29 February 2028', due: '29 June 2028', age: '8 years' },
  // The child was born in September.
  { zone: EAST, wall: '2026-09-01T00:30', day: '1 September 2026', due: '1 January 2027', age: '7 years' },
  { zone: WEST, wall: '2026-08-31T23:30', day: '31 August 2026', due: '31 December 2026', age: '6 years' },
];

const [, , sample] = sampleScans;
const ida = {
  id: 'child-1',
  first_name: 'Ida',
  birth_month: 9,
  birth_year: 2019,
  shoe_size: 29,
  avatar: 'fox',
  notes: '',
} as const;

afterEach(() => {
  jest.useRealTimers();
  saved.mockClear();
});

/** Sets time zone and clock to this local time for a scan, the end of a link, and the page view. */
function at({ zone, wall }: { zone: string; wall: string }) {
  setTimeZone(zone);
  const moment = new Date(wall);
  setClock(wall);
  const stored = moment.toISOString().replace('.000Z', '+00:00');
  const scan = { ...sample, id: 'scan-1', child_id: ida.id, taken_at: stored };
  const link = { id: 'link-1', scan_id: 'scan-1', created_at: stored, expires_at: stored };
  const answers = {
    ...familyAnswers,
    tables: {
      ...familyAnswers.tables,
      children: [ida],
      scans: [scan],
      exercises_done: [],
      orders: [],
      sharing_links: [
        {
          ...link,
          expires_at: later(moment),
          scans: { taken_at: stored, children: { first_name: 'Ida', birth_month: 3, birth_year: 2019 } },
        },
      ],
    },
    functions: {
      ...familyAnswers.functions,
      getSharedScan: () => ({ data: { scan, child: ida, expires_at: stored } }),
    },
  };
  return { session: signedIn, answers };
}

/** Expiry some seconds later on the same day: the link is still valid. */
const later = (moment: Date) => new Date(moment.getTime() + 20_000).toISOString();

describe.each(CASES)('a scan taken at $wall in $zone', ({ zone, wall, day, due, age }) => {
  it('is shown with that day on the page of the scan and in print', async () => {
    renderPage(remote, '/profile/scans/scan-1', at({ zone, wall }));
    expect(await screen.findByText(`aged ${age}`)).toBeVisible();
    expect(screen.getByText(/^born /).parentElement).toHaveTextContent(day);
    expect(screen.getByText(/^Next rescan/).closest('p')).toHaveTextContent(`due from ${due} until`);
  });

  it('is shown with that day and the age then on the home page', async () => {
    renderPage(remote, '/profile', at({ zone, wall }));
    const card = (await screen.findByRole('heading', { name: 'Ida' })).closest('article');
    expect(card).toHaveTextContent(`Last scan: ${day}`);
    expect(card?.querySelector('header')).toHaveTextContent(age);
  });

  it('is shown with that day by a sharing link, which expires by itself', async () => {
    renderPage(remote, `/shared-scan#${'0123456789abcdef'.repeat(3)}`, at({ zone, wall }));
    expect(await screen.findByText(`aged ${age}`)).toBeVisible();
    expect(screen.getByText(/^born /).parentElement).toHaveTextContent(day);
    expect(screen.getByText(/The link ends on/)).toHaveTextContent(day);
  });

  it('is shown with that day in the settings and in the export of all data', async () => {
    const { user } = renderPage(remote, '/profile/settings', at({ zone, wall }));
    const links = within(await screen.findByRole('region', { name: 'Scans you share' }));
    expect(await links.findByRole('link')).toHaveTextContent(`Ida (March 2019), ${day}`);
    expect(links.getByText(/good until/)).toHaveTextContent(`Made on ${day}, good until ${day}`);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [, text] = saved.mock.calls[0] ?? [];
    expect(text).toMatch(new RegExp(`"exported_at": "${wall}:00(\\.\\d+)?[+-]`));
    expect(text).toMatch(new RegExp(`"taken_at": "${wall}:00[+-]`));
  });
});
