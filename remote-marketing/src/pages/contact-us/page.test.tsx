import { createBackendError } from '@little-arches/contracts/backend';
import { brand } from '@little-arches/contracts/company';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../routes';

const thanks = { status: 'success', message: 'Thank you. Your message has arrived.' };
const text = 'Do the insoles fit rubber boots?';

async function open(submitContactMessage: (body: unknown) => unknown) {
  const page = renderPage(remote, '/contact-us', { answers: { functions: { submitContactMessage } } });
  await screen.findByRole('heading', { level: 1, name: 'Write to us' });
  const fill = async () => {
    await page.user.type(screen.getByLabelText('Name'), 'Mara');
    await page.user.type(screen.getByLabelText('Email'), ' mara@family.example');
    await page.user.type(screen.getByLabelText('Message'), text);
  };
  const send = () => page.user.click(screen.getByRole('button', { name: 'Send message' }));
  return { ...page, fill, send };
}

function fail(message: string, status: number) {
  return () => {
    throw createBackendError(message, status);
  };
}

it('names the missing fields, links to each of them and sends nothing', async () => {
  const { send, host, user } = await open(() => thanks);
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await user.click(screen.getByRole('link', { name: 'Email is required.' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(host.backendCalls).toEqual([]);
});

it('validates fields again on each key press after the first attempt', async () => {
  const { send, user } = await open(() => thanks);
  await user.type(screen.getByLabelText('Email'), 'mara');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
  await send();
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await user.type(screen.getByLabelText('Email'), '@family.example');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});

it('sends the message and then shows that it arrived', async () => {
  const { fill, send, host, user } = await open(() => thanks);
  await fill();
  await send();
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('Your message has arrived');
  expect(status).toHaveFocus();
  expect(host.backendCalls).toEqual([
    {
      name: 'submitContactMessage',
      input: {
        ...{ name: 'Mara', email: 'mara@family.example', message: text, website: '' },
        key: expect.any(String),
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('sends the hidden field, so that the server detects bots', async () => {
  const { fill, send, host, container } = await open(() => thanks);
  await fill();
  const trap = container.querySelector<HTMLInputElement>('input[name=website]');
  if (!trap) throw new Error('The contact form has no hidden field');
  expect(screen.queryByRole('textbox', { name: /empty/ })).not.toBeInTheDocument();
  trap.value = 'https://spam.example';
  await send();
  await screen.findByRole('status');
  expect(host.backendCalls[0]?.input).toMatchObject({ website: 'https://spam.example' });
});

it.each([
  ['the rate limit', 'Too many messages in the last hour. Please try again later.', 429, 'was not sent'],
  ['a refused field', 'A message has at most 4000 characters.', 400, 'was not sent'],
  ['a network failure', 'Our server could not be reached.', 0, 'may not have arrived'],
])('shows %s, keeps the text and offers the mail address', async (_, message, status, outcome) => {
  const { fill, send } = await open(fail(message, status));
  await fill();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Your message ${outcome}`);
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent(brand.email);
  expect(alert).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Mara');
  expect(screen.getByLabelText('Message')).toHaveValue(text);
  expect(screen.getByRole('button', { name: 'Send message' })).not.toHaveAttribute('aria-disabled');
});

it('shows no success when the answer has an unknown format', async () => {
  const { fill, send, host } = await open(() => ({ data: [] }));
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('may not have arrived');
  expect(host.errors).toHaveLength(1);
});

it('sends once, however often the button is pressed', async () => {
  let arrive = () => {};
  const answer = new Promise((resolve) => {
    arrive = () => resolve(thanks);
  });
  const { fill, send, host, user } = await open(() => answer);
  await fill();
  await send();
  expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  screen.getByLabelText<HTMLInputElement>('Name').form?.requestSubmit();
  arrive();
  await screen.findByRole('status');
  await waitFor(() => expect(host.backendCalls).toHaveLength(1));
});
