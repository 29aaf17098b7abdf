import { sampleChildren, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../account-data/save-file';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';
import { failing, failures, SLOW, slowing } from '../testing/trouble';

jest.mock('../account-data/save-file', () => ({ saveFile: jest.fn() }));

type User = ReturnType<typeof renderPage>['user'];
type Method = Parameters<typeof failing>[1];

/** A control that sends a request when it is pressed. */
interface Press {
  readonly path: string;
  /** Makes the control visible. */
  readonly open?: (user: User) => Promise<unknown>;
  readonly control: string | RegExp;
  readonly role?: 'button' | 'checkbox';
  readonly method: Method;
  /** Text that shows the progress. */
  readonly busy?: string;
  /** Checks that it was done. */
  readonly done: () => Promise<unknown>;
  /** A field whose value must stay. */
  readonly kept?: readonly [label: string, value: string];
}

// The function accepts only ids in the format of the database.
const ida = { ...sampleChildren[0], id: '5f8d3f1e-2b7a-4d0c-9a43-6f1f7a3f0c11' };
const link = {
  id: 'link-1',
  scan_id: 'scan-2',
  created_at: '2026-11-01T10:00:00+00:00',
  expires_at: '2099-12-01T10:00:00+00:00',
  scans: {
    taken_at: '2026-06-02T09:30:00+00:00',
    children: { first_name: 'Ida', birth_month: 3, birth_year: 2019 },
  },
};
const agreedLongAgo = {
  id: 'consent-0',
  given_at: '2025-01-02T08:00:00+00:00',
  version: 'parent-2025-01',
  consent_texts: { audience: 'parent', body: 'I treat children.' },
};
const later = '2099-12-20T10:00:00+00:00';
const answers = {
  ...familyAnswers,
  tables: { ...familyAnswers.tables, sharing_links: [link], consents: [agreedLongAgo] },
  functions: {
    ...familyAnswers.functions,
    importScan: () => ({ data: { scan_id: 'scan-9', known: false } }),
  },
  rpc: {
    ...familyAnswers.rpc,
    agree_to_text: () => null,
    create_pairing_code: () => ({ id: 'code-1', code: '4F7K2MQX', expires_at: later }),
    create_sharing_link: () => ({ id: 'link-2', token: '0123456789abcdef'.repeat(3), expires_at: later }),
  },
};

const pressing = (name: string) => async (user: User) =>
  user.click(await screen.findByRole('button', { name }));
const gone = (role: string, name: string) => () =>
  waitFor(() => expect(screen.queryByRole(role, { name })).not.toBeInTheDocument());

const presses: Readonly<Record<string, Press>> = {
  'a child is added': {
    path: '/profile/profiles',
    async open(user) {
      await pressing('Add a child')(user);
      await user.type(screen.getByLabelText('First name'), 'Juna');
      await user.selectOptions(screen.getByLabelText('Month of birth'), 'May');
      await user.selectOptions(screen.getByLabelText('Year of birth'), '2020');
    },
    control: 'Add child',
    method: 'insert',
    busy: 'Saving…',
    done: () => screen.findByRole('heading', { name: 'Juna' }),
    kept: ['First name', 'Juna'],
  },
  'a child is deleted': {
    path: '/profile/profiles',
    open: pressing('Delete Ida'),
    control: 'Delete profile and scans',
    method: 'remove',
    busy: 'Deleting…',
    done: gone('heading', 'Ida'),
  },
  'a child’s data is exported': {
    path: '/profile/profiles',
    control: 'Download the data of Ida',
    method: 'select',
    busy: 'Collecting…',
    done: () => waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1)),
  },
  'an exercise is ticked off': {
    path: '/profile',
    control: /^Towel caterpillar/,
    role: 'checkbox',
    method: 'insert',
    done: () =>
      waitFor(() => {
        const box = screen.getByRole('checkbox', { name: /^Towel caterpillar/ });
        expect(box).toHaveAttribute('aria-busy', 'false');
        expect(box).toBeChecked();
      }),
  },
  'a newer text is accepted': {
    path: '/profile',
    control: 'I agree',
    method: 'rpc',
    busy: 'Saving…',
    done: () => screen.findByText(/^Thank you. We have noted/),
  },
  'a code for the app is created': {
    path: '/profile/scans',
    control: 'Get a code for the app',
    method: 'rpc',
    busy: 'Getting a code…',
    done: () => screen.findByRole('dialog', { name: /^A code for/ }),
  },
  'a scan file is imported': {
    path: '/profile/scans',
    async open(user) {
      await pressing('Import a scan file')(user);
      // jsdom’s files can’t be read as text.
      const file = Object.assign(new File(['{}'], 'scan.json'), { text: async () => '{}' });
      await user.upload(screen.getByLabelText('Scan file'), file);
    },
    control: 'Import scan',
    method: 'call',
    busy: 'Checking the file…',
    done: gone('dialog', 'Import a scan of Ida'),
  },
  'the links to a scan are read': {
    path: '/profile/scans/scan-2',
    control: 'Share with a professional',
    method: 'select',
    busy: 'Looking for links…',
    done: () => screen.findByRole('dialog', { name: 'Share this scan' }),
  },
  'a link to a scan is created': {
    path: '/profile/scans/scan-2',
    open: pressing('Share with a professional'),
    control: 'Make a link',
    method: 'rpc',
    done: () => screen.findByLabelText('Your link'),
  },
  'a link is revoked in the dialog of the scan': {
    path: '/profile/scans/scan-2',
    open: pressing('Share with a professional'),
    control: 'Take back',
    method: 'remove',
    done: gone('button', 'Take back'),
  },
  'a link is revoked in the settings': {
    path: '/profile/settings',
    control: 'Take back the link to Ida’s scan',
    method: 'remove',
    done: () => screen.findByText(/^You share no scan/),
  },
  'all data is exported': {
    path: '/profile/settings',
    open: () => screen.findByText(/^Agreed to on/),
    control: 'Download my data',
    method: 'select',
    busy: 'Collecting your data…',
    done: () => screen.findByText(/little-arches-data.json is in your downloads/),
  },
};

/** Clicks without a delay, which would never end with fake timers. */
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** Renders the page until the control is visible, and returns how to find it. */
async function before({ path, open, control, role = 'button' }: Press) {
  const importing = control === 'Import scan';
  const children = importing ? [ida] : sampleChildren.slice(0, 1);
  const tables = { ...answers.tables, children, ...(importing && { scans: [] }) };
  const page = renderPage(remote, path, { session: signedIn, answers: { ...answers, tables } });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(/^Loading ?\.+$/)).not.toBeInTheDocument());
  // Waits until everything that was read is rendered.
  await act(async () => {});
  await open?.(page.user);
  await screen.findByRole(role, { name: control });
  return { ...page, find: () => screen.getByRole(role, { name: control }) };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(saveFile).mockClear();
});
afterEach(() => jest.useRealTimers());

describe.each(Object.entries(presses))('when %s', (_, wanted) => {
  it.each(failures)(
    'shows the failure of a backend that is %s, keeps the input, and succeeds on the next press',
    async (_state, error, words) => {
      const { host, user, find } = await before(wanted);
      const repair = failing(host, wanted.method, error);
      await user.click(find());
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(document.body).not.toHaveTextContent('Unexpected token');
      if (wanted.kept) expect(screen.getByLabelText(wanted.kept[0])).toHaveValue(wanted.kept[1]);
      repair();
      await user.click(find());
      await wanted.done();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('shows progress when the answer takes ten seconds, and then the result', async () => {
    const { host, find, container } = await before(wanted);
    jest.useFakeTimers();
    slowing(host, wanted.method);
    await click(find());
    await act(() => jest.advanceTimersByTimeAsync(SLOW * 0.9));
    if (wanted.busy) expect(within(container).getByText(wanted.busy)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // A second press changes nothing.
    if (wanted.busy) await click(within(container).getByText(wanted.busy));
    await act(() => jest.advanceTimersByTimeAsync(SLOW));
    await wanted.done();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
