import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import remote from '../../routes';

async function open() {
  const page = renderPage(remote, '/single-blog');
  await screen.findByRole('heading', { name: 'Leave a comments' });
  const send = () => page.user.click(screen.getByRole('button', { name: 'Check comment' }));
  return { ...page, send };
}

it('says what is missing on submit, and judges again at each change', async () => {
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

it('takes a comment without text, and says that it sends nothing', async () => {
  const { send, user, host } = await open();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/^Comment /)).not.toBeRequired();
  await user.type(screen.getByLabelText('Name'), 'Mara');
  await user.type(screen.getByLabelText('Email'), 'mara@family.example');
  await send();
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('it was not sent');
  expect(notice).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Mara');
  expect(host.backendCalls).toEqual([]);
});

it('counts 175 likes and 23 comments, and shows three, one as an answer', async () => {
  await open();
  expect(screen.getByText(/175 likes/)).toBeInTheDocument();
  expect(screen.getByText(/23 comments/)).toBeInTheDocument();
  const comments = screen.getByRole('region', { name: 'Comments' });
  expect(within(comments).getAllByRole('article')).toHaveLength(3);
  expect(comments.querySelectorAll('li li article')).toHaveLength(1);
});
