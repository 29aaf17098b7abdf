import { act, render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { recordEarlyInput } from './early-input';

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

it.each([
  ['has hydrated', true],
  ['rendered anew', false],
])('restores the input of fields that React %s', async (_, hydrate) => {
  prerender(<Page />);
  const early = recordEarlyInput(root);
  fillInEverything();
  const restore = early.take('frame');
  await takeOver(<Page />, { hydrate });
  await act(async () => restore());
  seeFilledIn();
});

it('fills in a field whose id React has made anew', async () => {
  prerender(<input id="_R_1_" defaultValue="" />);
  const early = recordEarlyInput(root);
  find<HTMLInputElement>('input').value = 'Ana';
  const restore = early.take('frame');
  await takeOver(<input id="_r_0_" defaultValue="" />, { hydrate: false });
  await act(async () => restore());
  expect(find<HTMLInputElement>('input').value).toBe('Ana');
});

it('restores no input where a page has other fields of its kind', async () => {
  prerender(<Page />);
  const early = recordEarlyInput(root);
  fillInEverything();
  const restore = early.take('frame');
  await takeOver(
    <>
      <input aria-label="Search" defaultValue="" />
      <Page />
    </>,
    { hydrate: false },
  );
  await act(async () => restore());
  expect(known()).toEqual({ ...untouched, text: filledIn.text, size: filledIn.size });
});

it('restores the input of a field with an id in a page with other fields', async () => {
  prerender(<input id="email" defaultValue="" />);
  const early = recordEarlyInput(root);
  find<HTMLInputElement>('#email').value = 'ana@example.com';
  const restore = early.take('frame');
  await takeOver(
    <>
      <input id="name" defaultValue="" />
      <input id="email" defaultValue="" />
    </>,
    { hydrate: false },
  );
  await act(async () => restore());
  expect(find<HTMLInputElement>('#email').value).toBe('ana@example.com');
  expect(find<HTMLInputElement>('#name').value).toBe('');
});

it.each([true, false])('repeats the first press, once; hydrated: %s', async (hydrate) => {
  prerender(<Page />);
  const early = recordEarlyInput(root);
  find<HTMLElement>('button span').click();
  find<HTMLElement>('button span').click();
  find<HTMLFormElement>('form').requestSubmit();
  const restore = early.take('frame');
  await takeOver(<Page />, { hydrate });
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => restore());
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(sent).not.toHaveBeenCalled();
  await act(async () => find<HTMLElement>('button span').click());
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('leaves a form to the page when the early script runs late', async () => {
  prerender(<Page />);
  const restore = recordEarlyInput(root).take('frame');
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
  restore();
  expect(heldBack).toEqual([false]);
});

it('does not repeat a press that the browser handled by a command', async () => {
  prerender(
    <button type="button" {...{ command: 'show-modal', commandfor: 'menu' }} onClick={() => pressed()} />,
  );
  const early = recordEarlyInput(root);
  find<HTMLElement>('button').click();
  const restore = early.take('frame');
  await act(async () => restore());
  expect(pressed).not.toHaveBeenCalled();
});

describe('the place of a reader', () => {
  const content = (more = '') =>
    `<a href="/">Home</a>${more}<input aria-label="Name" value="Ana Maria"><details><summary>More</summary></details>`;
  const field = () => find<HTMLInputElement>('input');

  /** Renders the content anew, as React does, with `more` in it. */
  function renderAnew(more = '') {
    const restore = recordEarlyInput(root).take('frame');
    root.innerHTML = content(more);
    return restore;
  }

  beforeEach(() => {
    document.body.innerHTML = `<div id="root">${content()}</div>`;
    root = document.getElementById('root') as HTMLElement;
    field().focus();
  });

  it('is restored: focus, selection and open details', () => {
    field().setSelectionRange(4, 9);
    find<HTMLDetailsElement>('details').open = true;
    renderAnew()();
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([4, 9]);
    expect(find('details')).toHaveAttribute('open');
  });

  it('is lost where the content differs', () => {
    renderAnew('<input aria-label="Other">')();
    expect(document.body).toHaveFocus();
  });

  it('gives way to a focus that was moved meanwhile', () => {
    const restore = renderAnew();
    find<HTMLElement>('a').focus();
    restore();
    expect(find('a')).toHaveFocus();
  });
});
