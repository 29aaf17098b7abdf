import { act, render, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { recordEvents } from './event-replay';

/** Renders a page from React's state; `sent` and `pressed` count the calls of its handlers. */
const sent = jest.fn();
const pressed = jest.fn();

function Page() {
  const [name, setName] = useState('');
  const [text, setText] = useState('Dear team');
  const [size, setSize] = useState('');
  const [period, setPeriod] = useState('annually');
  const [agreed, setAgreed] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(name);
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.currentTarget.value)}>
        <option value="">Choose</option>
        <option value="s">Small</option>
        <option value="m">Medium</option>
      </select>
      {['annually', 'monthly'].map((each) => (
        <input
          key={each}
          type="radio"
          name="period"
          aria-label={each}
          value={each}
          checked={period === each}
          onChange={() => setPeriod(each)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <output>{JSON.stringify({ name, text, size, period, agreed })}</output>
      <button type="button" onClick={() => pressed()}>
        <span>Press</span>
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const untouched = { name: '', text: 'Dear team', size: '', period: 'annually', agreed: false };
const filledIn = { name: 'Ana', text: 'Hello', size: 'm', period: 'monthly', agreed: true };

let root: HTMLElement;
const find = <Kind extends Element>(selector: string) => root.querySelector(selector) as Kind;
const known = () => JSON.parse(find('output').textContent ?? '') as unknown;

/** Fills in everything as a person does, before any script listens. */
function fillInEverything() {
  find<HTMLInputElement>('[aria-label=Name]').value = filledIn.name;
  find<HTMLTextAreaElement>('textarea').value = filledIn.text;
  find<HTMLSelectElement>('select').value = filledIn.size;
  find<HTMLInputElement>('[value=monthly]').checked = true;
  find<HTMLInputElement>('[type=checkbox]').checked = true;
}

function seeFilledIn() {
  expect(known()).toEqual(filledIn);
  expect(find<HTMLInputElement>('[aria-label=Name]').value).toBe(filledIn.name);
  expect(find<HTMLTextAreaElement>('textarea').value).toBe(filledIn.text);
  expect(find<HTMLSelectElement>('select').value).toBe(filledIn.size);
  expect(find<HTMLInputElement>('[value=monthly]').checked).toBe(true);
  expect(find<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
}

/** Loads the early script as the browser does: once for each document. */
async function loadEarlyScript() {
  jest.resetModules();
  // @ts-expect-error A script that browsers run as it is has no types.
  await import('./early-events.js');
}

function prerender(page: ReactNode) {
  root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
}

async function takeOver(page: ReactNode, { hydrate = true } = {}) {
  await act(async () => void render(page, { container: root, hydrate }));
}

beforeEach(() => {
  delete window.littleArchesEarly;
  sent.mockClear();
  pressed.mockClear();
});

it('replays input from before the page was hydrated', async () => {
  prerender(<Page />);
  const early = recordEvents(root);
  fillInEverything();
  const replay = early.end();
  await takeOver(<Page />);
  expect(known()).toEqual(untouched);
  await act(async () => replay());
  seeFilledIn();
});

it('replays input from while the page was being hydrated', async () => {
  prerender(<Page />);
  const replay = recordEvents(root).end();
  await takeOver(<Page />);
  find<HTMLInputElement>('[aria-label=Name]').value = 'Ana';
  await act(async () => replay());
  expect(known()).toEqual({ ...untouched, name: 'Ana' });
});

it('fills in fields that React rendered anew', async () => {
  prerender(<Page />);
  const early = recordEvents(root);
  fillInEverything();
  const replay = early.end();
  await takeOver(<Page />, { hydrate: false });
  await act(async () => replay());
  seeFilledIn();
});

it('restores no input in a page with other fields', async () => {
  prerender(<Page />);
  const early = recordEvents(root);
  fillInEverything();
  const replay = early.end();
  await takeOver(
    <>
      <input aria-label="Search" defaultValue="" />
      <Page />
    </>,
    { hydrate: false },
  );
  await act(async () => replay());
  expect(known()).toEqual(untouched);
});

it('restores the input of a field with an id in a page with other fields', async () => {
  prerender(<input id="email" defaultValue="" />);
  const early = recordEvents(root);
  find<HTMLInputElement>('#email').value = 'ana@example.com';
  const replay = early.end();
  await takeOver(
    <>
      <input id="name" defaultValue="" />
      <input id="email" defaultValue="" />
    </>,
    { hydrate: false },
  );
  await act(async () => replay());
  expect(find<HTMLInputElement>('#email').value).toBe('ana@example.com');
  expect(find<HTMLInputElement>('#name').value).toBe('');
});

it('presses the button that was pressed', async () => {
  prerender(<Page />);
  const early = recordEvents(root);
  find<HTMLElement>('button span').click();
  const replay = early.end();
  await takeOver(<Page />);
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => replay());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses and submits elements that React rendered anew', async () => {
  prerender(<Page />);
  const early = recordEvents(root);
  find<HTMLInputElement>('[aria-label=Name]').value = 'Ana';
  find<HTMLElement>('span').click();
  find<HTMLFormElement>('form').requestSubmit();
  const replay = early.end();
  await takeOver(<Page />, { hydrate: false });
  await act(async () => replay());
  await waitFor(() => expect(sent.mock.calls).toEqual([['Ana']]));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('presses each pressed button once and in order', async () => {
  const heard = jest.fn<void, [string]>();
  const page = ['Long', 'Aloud', 'Short'].map((name) => (
    <button key={name} type="button" onClick={() => heard(name)} />
  ));
  prerender(page);
  const early = recordEvents(root);
  for (const place of [2, 0, 2]) root.querySelectorAll('button').item(place).click();
  const replay = early.end();
  await takeOver(page);
  await act(async () => replay());
  await waitFor(() => expect(heard.mock.calls).toEqual([['Long'], ['Short']]));
});

it('presses no button that an earlier press removed', async () => {
  const close = jest.fn();
  function Question() {
    const [isAnswered, setAnswered] = useState(false);
    const answers = [
      <button key="yes" type="button" onClick={() => setAnswered(true)}>
        Yes
      </button>,
      <button key="close" type="button" onClick={close}>
        Close
      </button>,
    ];
    return isAnswered ? <output>Answered</output> : answers;
  }
  prerender(<Question />);
  const early = recordEvents(root);
  for (const button of root.querySelectorAll('button')) button.click();
  const replay = early.end();
  await takeOver(<Question />);
  await act(async () => replay());
  await act(async () => await new Promise((resolve) => setTimeout(resolve)));
  expect(root.textContent).toBe('Answered');
  expect(close).not.toHaveBeenCalled();
});

it('adopts the recording of the early script, and replays it first', async () => {
  prerender(<Page />);
  await loadEarlyScript();
  find<HTMLElement>('button span').click();
  const heldBack = new Promise<boolean>((resolve) =>
    window.addEventListener('submit', (event) => resolve(event.defaultPrevented), { once: true }),
  );
  find<HTMLElement>('[type=submit]').click();
  expect(await heldBack).toBe(true);
  const early = recordEvents(root);
  find<HTMLElement>('button span').click();
  const replay = early.end();
  await takeOver(<Page />);
  await act(async () => replay());
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => find<HTMLElement>('button span').click());
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('leaves a form to the page when the early script runs late', async () => {
  prerender(<Page />);
  const replay = recordEvents(root).end();
  await loadEarlyScript();
  const heldBack: boolean[] = [];
  window.addEventListener(
    'submit',
    (event) => {
      heldBack.push(event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  const form = document.body.appendChild(document.createElement('form'));
  form.requestSubmit();
  replay();
  expect(heldBack).toEqual([false]);
});

it('leaves a press to the page once it is hydrated', async () => {
  prerender(<Page />);
  const replay = recordEvents(root).end();
  await takeOver(<Page />);
  await act(async () => find<HTMLElement>('button span').click());
  await act(async () => replay());
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('intercepts a form and submits it with the filled-in values', async () => {
  prerender(<Page />);
  const early = recordEvents(root);
  fillInEverything();
  const heldBack = new Promise<boolean>((resolve) =>
    document.body.addEventListener('submit', (event) => resolve(event.defaultPrevented), { once: true }),
  );
  find<HTMLElement>('[type=submit]').click();
  expect(await heldBack).toBe(true);
  const replay = early.end();
  await takeOver(<Page />);
  await act(async () => replay());
  expect(sent.mock.calls).toEqual([['Ana']]);
});

it('does not repeat a press that the browser handled by a command', async () => {
  prerender(
    <button type="button" {...{ command: 'show-modal', commandfor: 'menu' }} onClick={() => pressed()} />,
  );
  const early = recordEvents(root);
  find<HTMLElement>('button').click();
  const replay = early.end();
  await act(async () => replay());
  expect(pressed).not.toHaveBeenCalled();
});

it('continues to record in a static section, and passes the events to the new page', async () => {
  prerender(<Page />);
  const frame = document.createElement('button');
  frame.type = 'button';
  root.prepend(frame);
  const section = find<HTMLElement>('form');
  const menu = jest.fn();
  const heard = jest.fn();
  const early = recordEvents(root);
  frame.click();
  const replayFrame = early.endOutside(() => section, heard);
  frame.addEventListener('click', menu);
  replayFrame();
  expect(menu).toHaveBeenCalledTimes(1);
  frame.click();
  expect(heard).not.toHaveBeenCalled();

  fillInEverything();
  find<HTMLElement>('form button span').click();
  expect(heard).toHaveBeenCalledTimes(1);
  const replay = early.end();
  await takeOver(<Page />, { hydrate: false });
  await act(async () => replay(find<HTMLElement>('form')));
  seeFilledIn();
  expect(pressed).toHaveBeenCalledTimes(1);
});
