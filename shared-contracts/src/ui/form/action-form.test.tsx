import { screen, waitFor, within } from '@testing-library/react';
import { useLoaderData } from 'react-router-dom';
import * as v from 'valibot';
import { createBackendError } from '../../backend/backend';
import { defineRemote, type PageModule } from '../../remote/index';
import { renderPage } from '../../testing/render-page';
import { Button } from '../button';
import { Field } from '../field';
import { formAction, useActionForm } from './action-form';
import type { FormFailure } from './check-fields';
import { FormErrors } from './form-errors';

const required = (label: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`${label} is required.`));
const schema = v.object({ name: required('Name'), town: required('Town'), news: v.string() });

/** Renders a page with a list of names, to which its form adds one. */
async function open(
  send: (values: v.InferOutput<typeof schema>, key: string) => Promise<FormFailure | undefined>,
) {
  const names: string[] = [];
  const onSent = jest.fn<void, [HTMLFormElement]>();
  const module: PageModule = {
    loader: () => [...names],
    action: formAction(schema, async (values, _, key) => {
      const failure = await send(values, key);
      if (!failure) names.push(values.name);
      return failure;
    }),
    Page() {
      const shown = useLoaderData<string[]>();
      const state = useActionForm({ id: 'pupil', schema, onSent });
      return (
        <>
          <ul>
            {shown.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <form {...state.form}>
            <FormErrors state={state} />
            <Field {...state.field('name')} label="Name" />
            <Field {...state.field('town')} label="Town" />
            <label>
              News <input type="checkbox" name="news" />
            </label>
            <Button type="submit" busy={state.busy}>
              {state.busy ? 'Sending…' : 'Send'}
            </Button>
          </form>
        </>
      );
    },
  };
  const remote = defineRemote({
    name: 'remote-test',
    pages: { team: { path: '/team', title: 'T', description: 'T', load: async () => module } },
  });
  const page = renderPage(remote, '/team');
  await screen.findByLabelText('Name');
  const fill = async () => {
    await page.user.type(name(), ' Mara ');
    await page.user.type(town(), 'Bergen');
  };
  const press = () => page.user.click(screen.getByRole('button', { name: 'Send' }));
  return { ...page, fill, press, onSent };
}

const name = () => screen.getByLabelText('Name');
const town = () => screen.getByLabelText('Town');

it('sends the parsed fields, and loads the list again', async () => {
  const send = jest.fn(async () => undefined);
  const { fill, press, onSent, address } = await open(send);
  await fill();
  await press();
  expect(await within(screen.getByRole('list')).findByText('Mara')).toBeVisible();
  expect(send.mock.calls).toEqual([[{ name: 'Mara', town: 'Bergen', news: '' }, expect.any(String)]]);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(onSent.mock.calls[0]?.[0].elements.namedItem('name')).toBe(name());
  expect(address()).toBe('/team');
});

it('sends the same key until an attempt succeeds, because an answer may be lost', async () => {
  const keys: string[] = [];
  const { fill, press } = await open(async (_, key) => {
    keys.push(key);
    return keys.length === 2 ? undefined : { message: 'Out of reach.' };
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
  ['refuses', async () => ({ title: 'Not sent', message: 'Too many.' }), 'Not sentToo many.', 0],
  ['fails', () => Promise.reject(createBackendError('Out of reach.', 0)), 'Out of reach.', 0],
  ['breaks', () => Promise.reject(new Error('at 0x1')), 'Something unexpected happened.', 1],
])('keeps every value and can be sent again when the server %s', async (_, send, said, reported) => {
  const { fill, press, host, onSent } = await open(send);
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
  expect(onSent).not.toHaveBeenCalled();
});

it('shows a server’s error about a field at that field', async () => {
  const { fill, press } = await open(async () => ({ message: 'We don’t know this town.', field: 'town' }));
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(town()).toHaveAccessibleDescription('We don’t know this town.');
});

it('validates in the action, too, because anyone can send to it', async () => {
  const send = jest.fn(async () => undefined);
  const action = formAction(schema, send);
  const { host } = await open(send);
  const request = new Request('http://localhost/team', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Mara', town: '', news: '' }),
  });
  await expect(action({ host, request, params: {} })).resolves.toEqual({
    sent: false,
    errors: { town: 'Town is required.' },
  });
  expect(send).not.toHaveBeenCalled();
});
