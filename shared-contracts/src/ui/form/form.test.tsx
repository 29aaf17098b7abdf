import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { createBackendError } from '../../backend/backend';
import { defineRemote } from '../../remote/index';
import { renderPage } from '../../testing/render-page';
import { Button } from '../button';
import { Field } from '../field';
import type { FormFailure } from './check-fields';
import { FormErrors } from './form-errors';
import { useForm } from './use-form';

const required = (label: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`${label} is required.`));
const schema = v.object({ name: required('Name'), town: required('Town') });

async function open(send: (values: unknown, key: string) => Promise<FormFailure | undefined>) {
  function Page() {
    const state = useForm({ id: 'pupil', schema, send });
    return (
      <form {...state.form}>
        <FormErrors state={state}>
          <p>Call us instead.</p>
        </FormErrors>
        <Field {...state.field('name')} label="Name" />
        <Field {...state.field('town')} label="Town" />
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Sending…' : 'Send'}
        </Button>
      </form>
    );
  }
  const remote = defineRemote({
    name: 'remote-test',
    pages: { team: { path: '/team', title: 'T', description: 'T', load: async () => ({ Page }) } },
  });
  const page = renderPage(remote, '/team');
  await screen.findByLabelText('Name');
  const fill = async () => {
    await page.user.type(screen.getByLabelText('Name'), ' Mara ');
    await page.user.type(screen.getByLabelText('Town'), 'Bergen');
  };
  const press = () => page.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...page, fill, press };
}

const name = () => screen.getByLabelText('Name');
const town = () => screen.getByLabelText('Town');

it('validates nothing before the first submit, and everything at each input after it', async () => {
  const send = jest.fn(async () => undefined);
  const { user, press } = await open(send);
  await user.type(name(), 'M');
  await user.clear(name());
  expect(name()).not.toHaveAttribute('aria-invalid');
  await press();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('2 fields need your help');
  await user.type(name(), 'Mara');
  expect(screen.getByRole('alert')).toHaveTextContent('One field needs your help');
  await user.type(town(), 'Bergen');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(town());
  expect(town()).toHaveAccessibleDescription('Town is required.');
});

it('leads from the summary to the field', async () => {
  const { user, press } = await open(async () => undefined);
  await press();
  await user.click(screen.getByRole('link', { name: 'Town is required.' }));
  expect(town()).toHaveFocus();
});

it('sends the parsed fields, once at a time', async () => {
  let answer: (failure: undefined) => void = () => {};
  const send = jest.fn(() => new Promise<undefined>((resolve) => (answer = resolve)));
  const { user, fill, press } = await open(send);
  await fill();
  await press();
  expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(name(), '{Enter}');
  expect(send.mock.calls).toEqual([[{ name: 'Mara', town: 'Bergen' }, expect.any(String)]]);
  answer(undefined);
  await screen.findByRole('button', { name: 'Send' });
});

it('sends the same key until an attempt succeeds, because an answer may be lost', async () => {
  const keys: string[] = [];
  const { fill, press } = await open(async (_, key) => {
    keys.push(key);
    return keys.length === 1 ? Promise.reject(createBackendError('Out of reach.', 0)) : undefined;
  });
  await fill();
  for (let time = 1; time <= 3; time++) {
    await press();
    await waitFor(() => expect(keys).toHaveLength(time));
    await screen.findByRole('button', { name: 'Send' });
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each<[string, () => Promise<FormFailure | undefined>, string, number]>([
  [
    'refuses',
    async () => ({ title: 'Not sent', message: 'Too many.' }),
    'Not sentToo many.Call us instead.',
    0,
  ],
  ['fails', () => Promise.reject(createBackendError('Out of reach.', 0)), 'Out of reach.Call us instead.', 0],
  [
    'breaks',
    () => Promise.reject(new Error('at 0x1')),
    'Something unexpected happened. Please try again.',
    1,
  ],
])('keeps every value and can be sent again when the server %s', async (_, send, said, reported) => {
  const { fill, press, host } = await open(send);
  await fill();
  for (const time of [1, 2]) {
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert).toHaveFocus();
    expect(host.errors).toHaveLength(reported * time);
    expect([name(), town()]).toEqual([
      expect.objectContaining({ value: ' Mara ' }),
      expect.objectContaining({ value: 'Bergen' }),
    ]);
  }
});

it('shows a server’s error about a field at that field', async () => {
  const { fill, press } = await open(async () => ({ message: 'We don’t know this town.', field: 'town' }));
  await fill();
  await press();
  expect(town()).toHaveAccessibleDescription('We don’t know this town.');
  expect(screen.getByRole('alert')).toHaveFocus();
});
