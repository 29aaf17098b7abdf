import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, within } from '@testing-library/react';
import { questions } from '../../questions/questions';
import remote from '../../routes';

async function open(path = '/faqs') {
  const page = renderPage(remote, path);
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' });
  return page;
}

const item = (id: string) => document.getElementById(id) as HTMLDetailsElement;

it('shows every question closed', async () => {
  await open();
  for (const { id, title } of questions) {
    expect(screen.getByText(title)).toBeVisible();
    expect(item(id)).not.toHaveAttribute('open');
  }
});

it('filters the list by the search and shows the number of hits', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'diagnose');
  expect(screen.getByText('Does the scan replace a visit to the doctor?')).toBeVisible();
  expect(screen.getByText('Is the app really free?')).not.toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your data' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${questions.length} questions`);
});

it('offers to clear the search when nothing is found', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'zebra');
  expect(screen.getByText(/No question has “zebra” in it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByText('Is the app really free?')).toBeVisible();
});

it('opens the question in the address', async () => {
  await open('/faqs#delete-my-data');
  expect(item('delete-my-data')).toHaveAttribute('open');
  expect(item('is-the-app-free')).not.toHaveAttribute('open');
  expect(screen.getByText('How do I get or delete my data?').closest('summary')).toHaveFocus();
});

it('opens it again when the same link is followed twice', async () => {
  const { user, address } = await open('/faqs#is-the-app-free');
  const link = within(item('is-the-app-free')).getByRole('link', { name: 'Link to this question' });
  item('is-the-app-free').open = false;
  await user.click(link);
  expect(address()).toBe('/faqs#is-the-app-free');
  expect(item('is-the-app-free')).toHaveAttribute('open');
});

it('clears a search that hides the question of a link', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('searchbox'), 'zebra');
  await act(() => router.navigate('/faqs#delete-my-data'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(item('delete-my-data')).toHaveAttribute('open');
  expect(screen.getByText('How do I get or delete my data?').closest('summary')).toHaveFocus();
});

it('ignores an unknown fragment', async () => {
  await open('/faqs#%E0%A4%A');
  expect(screen.getByText('Is the app really free?')).toBeVisible();
});
