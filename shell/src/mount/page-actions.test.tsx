import { defineRemote, type PageArguments, type PageModule } from '@little-arches/contracts/remote';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router-dom';
import { renderSite, samplePage } from '../testing/site-fixture';

// The sign-in page is in another document.
jest.mock('../navigation/load-document', () => ({ loadDocument: jest.fn() }));

/** Creates a page with a list that its form adds to; `load` is called each time its module is requested. */
function notesPage(act?: PageModule['action']) {
  const notes: string[] = [];
  const module: PageModule = {
    loader: () => ({ notes: [...notes] }),
    async action(args: PageArguments) {
      if (act) return await act(args);
      const note = String((await args.request.formData()).get('note'));
      if (note === '') return { error: 'Note is required.' };
      notes.push(`${note} of ${args.params.owner}`);
      return { error: undefined };
    },
    Page() {
      const { notes: shown } = useLoaderData<{ notes: string[] }>();
      const { error } = useActionData<{ error?: string }>() ?? {};
      const { state } = useNavigation();
      return (
        <>
          <h1>Notes</h1>
          <p>{`${shown.length} notes: ${shown.join()}`}</p>
          <Form method="post">
            <input name="note" aria-label="Note" />
            <button type="submit">{state === 'idle' ? 'Add' : 'Adding…'}</button>
          </Form>
          <p role="alert">{error}</p>
        </>
      );
    },
  };
  return { ...samplePage('/notes/:owner', 'Notes'), load: jest.fn(async () => module) };
}

const withNotes = (page: ReturnType<typeof notesPage>, access: 'anyone' | 'signed-in' = 'anyone') =>
  defineRemote({
    name: 'remote-store',
    pages: { notes: { ...page, access }, store: samplePage('/store', 'Products') },
  });

afterEach(() => jest.restoreAllMocks());

/** Hides reports, which are printed too. */
const silenceReports = () => jest.spyOn(console, 'error').mockImplementation(() => {});

async function addNote(user: ReturnType<typeof renderSite>['user'], note: string) {
  await user.type(await screen.findByLabelText('Note'), note);
  await user.click(screen.getByRole('button', { name: 'Add' }));
}

it('runs the action of a page, then its loader again', async () => {
  const { user, address } = renderSite([withNotes(notesPage())], '/notes/mara');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Note is required.')).toBeVisible();
  await addNote(user, 'Soft soles');
  expect(await screen.findByText('1 notes: Soft soles of mara')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
  expect(address()).toBe('/notes/mara');
  expect(screen.getByLabelText('Note')).toHaveValue('Soft soles');
});

it('keeps focus and scroll position when a form is sent to the shown page', async () => {
  const { user } = renderSite([withNotes(notesPage())], '/notes/mara');
  const scrollTo = jest.spyOn(window, 'scrollTo');
  await addNote(user, 'Soft soles');
  await screen.findByText('1 notes: Soft soles of mara');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('runs the action of a page that was loaded by a retry', async () => {
  const page = notesPage();
  const reported = silenceReports();
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  page.load.mockRejectedValueOnce(missing).mockRejectedValueOnce(missing);
  const { user, router } = renderSite([withNotes(page)], '/notes/mara');
  await screen.findByRole('heading', { name: 'This section could not be loaded' });
  await act(() => router.navigate('/notes/mara'));
  await addNote(user, 'Soft soles');
  expect(await screen.findByText('1 notes: Soft soles of mara')).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
});

it('runs the action of a page whose code loads after sign-in', async () => {
  const { session, setSession } = createTestHost();
  const page = notesPage();
  const remote = withNotes(page, 'signed-in');
  const { user, router } = renderSite([remote], '/store', undefined, session);
  await screen.findByRole('heading', { name: 'Products' });
  await act(() => router.navigate('/notes/mara'));
  expect(page.load).not.toHaveBeenCalled();
  await act(async () => setSession(signedIn));
  await act(() => router.navigate('/notes/mara'));
  await addNote(user, 'Soft soles');
  expect(await screen.findByText('1 notes: Soft soles of mara')).toBeVisible();
});

it('shows no data after an action that was prefetched before it', async () => {
  const { user, loading } = renderSite([withNotes(notesPage())], '/notes/mara');
  await screen.findByText('0 notes:');
  loading.prefetched.put('remote-store:notes', '/notes/mara', Promise.resolve({ notes: [] }));
  await addNote(user, 'Soft soles');
  expect(await screen.findByText('1 notes: Soft soles of mara')).toBeVisible();
});

it('shows the panel of the section when an action throws undefined', async () => {
  const reported = silenceReports();
  const page = notesPage(() => {
    throw undefined;
  });
  const { user } = renderSite([withNotes(page)], '/notes/mara');
  await addNote(user, 'Soft soles');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(reported).toHaveBeenCalledTimes(1);
});
