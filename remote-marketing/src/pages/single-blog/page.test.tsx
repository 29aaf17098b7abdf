import { renderPage } from '@little-arches/contracts/testing/render';
import { formatDay, today } from '@little-arches/contracts/values';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';

async function open() {
  const page = renderPage(remote, '/single-blog');
  await screen.findByRole('heading', { name: 'Leave a comments' });
  const send = () => page.user.click(screen.getByRole('button', { name: 'Leave comment' }));
  return { ...page, send };
}

it('names missing fields on submit, and validates again at each change', async () => {
  const { send, user } = await open();
  const name = screen.getByLabelText('Name');
  const email = screen.getByLabelText('Email');
  await user.type(name, 'M');
  await user.clear(name);
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await send();
  expect(name).toHaveAccessibleDescription('Name is required.');
  expect(email).toHaveAccessibleDescription('Email is required.');
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.type(name, 'M');
  expect(name).not.toHaveAccessibleDescription();
  await user.type(email, 'mara@family.example');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(name);
  expect(name).toHaveAccessibleDescription('Name is required.');
});

it('accepts a comment without text, and shows that nothing was sent', async () => {
  const { send, user, host } = await open();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/^Comment /)).not.toBeRequired();
  await user.type(screen.getByLabelText('Name'), 'Mara');
  await user.type(screen.getByLabelText('Email'), 'mara@family.example');
  await send();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('it was not sent');
  expect(notice).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Mara');
  expect(host.backendCalls).toEqual([]);
});

it('shows each sent comment in the list until the end of the visit', async () => {
  const first = await open();
  const comments = () => within(screen.getByRole('region', { name: 'Comments' }));
  await first.user.type(screen.getByLabelText('Name'), 'Mara');
  await first.user.type(screen.getByLabelText('Email'), 'mara@family.example');
  for (const text of ['Ours is green.', 'Ours is green.', 'It squeaks.']) {
    await first.user.type(screen.getByLabelText(/^Comment /), text);
    await first.send();
    await waitFor(() => expect(screen.getByLabelText(/^Comment /)).toHaveValue(''));
    expect(comments().getAllByRole('article').at(-1)).toHaveTextContent(`Mara${formatDay(today())}${text}`);
  }
  expect(comments().getAllByRole('article')).toHaveLength(6);
  expect(screen.getByLabelText('Email')).toHaveValue('mara@family.example');
  expect(first.address()).toBe('/single-blog');
  first.unmount();
  await open();
  expect(comments().getAllByRole('article')).toHaveLength(3);
});

it('adds one comment when the form is submitted several times at once', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Name'), 'Mara');
  await user.type(screen.getByLabelText('Email'), 'mara@family.example');
  const form = screen.getByLabelText('Name').closest('form');
  if (!form) throw new Error('The name stands in no form');
  act(() => {
    for (let time = 0; time < 3; time++) form.requestSubmit();
  });
  await screen.findByRole('status');
  expect(screen.getAllByRole('heading', { level: 3, name: 'Mara' })).toHaveLength(1);
});

it('counts 175 likes and 23 comments, and shows three, one as an answer', async () => {
  await open();
  expect(screen.getByText(/175 likes/)).toBeInTheDocument();
  expect(screen.getByText(/23 comments/)).toBeInTheDocument();
  const comments = screen.getByRole('region', { name: 'Comments' });
  expect(within(comments).getAllByRole('article')).toHaveLength(3);
  expect(comments.querySelectorAll('li li article')).toHaveLength(1);
});
