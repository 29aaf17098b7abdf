import { createBackendError } from '@little-arches/contracts/backend';
import { sampleChildren, sampleScans, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../account-data/save-file';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';
import { setClock } from '../testing/set-clock';
import { pause } from './pause';

jest.mock('../account-data/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('./pause', () => ({ pause: jest.fn() }));

/** Ends the pause before a page polls its code again. */
let nextTurn = () => {};
beforeEach(() => {
  jest.mocked(pause).mockImplementation(() => new Promise((resolve) => (nextTurn = resolve)));
});

const made = { id: 'code-1', code: '4F7K2MQX', expires_at: '2026-11-20T10:30:00+00:00' };

/** Renders the scans page of the family; `pairing` is the state of the code. */
function renderScans(pairing: Readonly<Record<string, unknown>>[], more: object = {}) {
  return renderPage(remote, '/profile/scans', {
    session: signedIn,
    answers: {
      tables: { ...familyAnswers.tables, pairing_codes: pairing },
      rpc: { create_pairing_code: () => made },
      ...more,
    },
  });
}

/** Selects the child of the new scan; with several children none is preselected. */
async function chooseIda(user: ReturnType<typeof renderScans>['user']) {
  await user.selectOptions(await screen.findByLabelText('A new scan of'), 'Ida');
}

const waiting = { id: 'code-1', used_at: null, scan_id: null };

describe('a code for the app', () => {
  beforeEach(() => setClock('2026-11-20T10:00:00Z'));
  afterEach(() => jest.useRealTimers());

  it('creates a code for the chosen child, and shows it to type or scan', async () => {
    const { user, host } = renderScans([waiting]);
    await user.selectOptions(await screen.findByLabelText('A new scan of'), 'Nils');
    await user.click(screen.getByRole('button', { name: 'Get a code for the app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A code for Nils’s scan' }));
    expect(dialog.getByText('4F7K 2MQX')).toBeInTheDocument();
    expect(
      await dialog.findByRole('img', { name: 'The same code, for the app’s camera' }),
    ).toBeInTheDocument();
    expect(host.backendCalls.at(-1)).toEqual({
      name: 'create_pairing_code',
      input: { p_key: expect.any(String), p_child_id: 'child-2' },
    });
  });

  it('announces the scan when it was delivered, and lists it without a reload', async () => {
    const rows: object[] = [waiting];
    const scans: object[] = [];
    const { user, host } = renderPage(remote, '/profile/scans', {
      session: signedIn,
      answers: {
        tables: { children: sampleChildren.slice(0, 1), scans: [], pairing_codes: [] },
        rpc: { create_pairing_code: () => made },
      },
    });
    const select = host.backend.select.bind(host.backend);
    jest.spyOn(host.backend, 'select').mockImplementation(async (query, signal) => {
      const { table } = query.table;
      if (table === 'pairing_codes') return query.table.parse(rows, () => {});
      if (table === 'scans') return query.table.parse(scans, () => {});
      return select(query, signal);
    });
    await user.click(await screen.findByRole('button', { name: 'Get a code for the app' }));
    expect(await screen.findByText(/Waiting for the scan/)).toBeInTheDocument();
    rows[0] = { ...waiting, used_at: '2026-11-20T10:04:00+00:00', scan_id: 'scan-2' };
    scans.push(...sampleScans.slice(2, 3));
    await act(async () => nextTurn());
    const link = await screen.findByRole('link', { name: 'See Ida’s scan' });
    expect(link).toHaveAttribute('href', '/profile/scans/scan-2');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('1 scan, newest first')).toBeInTheDocument();
  });

  it('replaces an expired code', async () => {
    const { user } = renderScans([waiting]);
    await chooseIda(user);
    await user.click(await screen.findByRole('button', { name: 'Get a code for the app' }));
    await screen.findByText('4F7K 2MQX');
    jest.setSystemTime(new Date('2026-11-20T10:30:01Z'));
    await act(async () => nextTurn());
    expect(await screen.findByText('This code is too old now')).toBeInTheDocument();
    expect(screen.queryByText('4F7K 2MQX')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Get a new code' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('a scan file', () => {
  // The function accepts only ids in the format of the database.
  const ida = { ...sampleChildren[0], id: '5f8d3f1e-2b7a-4d0c-9a43-6f1f7a3f0c11' };
  /** jsdom’s files can’t be read as text. */
  const file = (content: string) =>
    Object.assign(new File([content], 'scan.json', { type: 'application/json' }), {
      text: async () => content,
    });

  async function open(importScan: (body: { scan: unknown }) => unknown) {
    const page = renderPage(remote, '/profile/scans', {
      session: signedIn,
      answers: { tables: { children: [ida], scans: [] }, functions: { importScan } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Import a scan file' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import a scan of Ida' }));
    const send = async (chosen?: File) => {
      if (chosen) await page.user.upload(dialog.getByLabelText('Scan file'), chosen);
      await page.user.click(dialog.getByRole('button', { name: 'Import scan' }));
    };
    return { ...page, dialog, send };
  }

  it('sends the file unchanged and announces its scan', async () => {
    const seen = jest.fn(() => ({ data: { scan_id: 'scan-9', known: false } }));
    const { send, host } = await open(seen);
    await send(file('{"format":1}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('0 scans, newest first')).toBeInTheDocument();
    expect(seen).toHaveBeenCalledWith({ childId: ida.id, scan: { format: 1 } });
    expect(host.announcements).toContain('The scan was imported.');
  });

  it('refuses a file with invalid fields, names them, and accepts another file', async () => {
    const { send, dialog } = await open(() => {
      const fields = [
        { field: 'left_foot.length_mm', problem: 'must be a number from 80 to 350 millimetres' },
        { field: 'level', problem: 'is missing' },
      ];
      throw createBackendError('This scan file can’t be read.', 422, { fields });
    });
    await send(file('{}'));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(within(alert).getAllByRole('listitem')[0]).toHaveTextContent(
      'left_foot.length_mm must be a number from 80 to 350 millimetres',
    );
    expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
    expect(dialog.getByRole('button', { name: 'Import scan' })).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['no file', undefined, 'Choose a scan file first.'],
    ['not JSON', file('hello'), 'This is no JSON file. Choose the file as the app saved it.'],
    ['too much', file('1'.repeat(60_001)), 'This file is too large for a scan. Choose the file of one scan.'],
  ])('refuses a file that is %s', async (_, chosen, words) => {
    const importScan = jest.fn();
    const { send, dialog } = await open(importScan);
    await send(chosen);
    expect(await dialog.findByRole('alert')).toHaveTextContent(words);
    expect(importScan).not.toHaveBeenCalled();
  });

  it('clears the field when the file was changed after it was chosen, and accepts it again', async () => {
    const importScan = jest.fn(() => ({ data: { scan_id: 'scan-9', known: false } }));
    const { send, dialog, host } = await open(importScan);
    const changed = Object.assign(file('{}'), {
      text: async () => {
        throw new DOMException('The requested file could not be read', 'NotReadableError');
      },
    });
    await send(changed);
    expect(await dialog.findByRole('alert')).toHaveTextContent('This file can’t be read any more.');
    expect(dialog.getByLabelText<HTMLInputElement>('Scan file').files).toHaveLength(0);
    expect(host.errors).toEqual([]);
    await send(file('{"format":1}'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers the format of a scan file for download', async () => {
    const { dialog, user } = await open(jest.fn());
    await user.click(dialog.getByRole('button', { name: 'Download the format (JSON Schema)' }));
    const saved = jest.mocked(saveFile);
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(
        'scan-file.schema.json',
        expect.stringContaining('"length_mm"'),
        'application/schema+json',
      ),
    );
  });
});
