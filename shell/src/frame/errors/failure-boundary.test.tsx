import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FailureBoundary } from './failure-boundary';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** Renders a bare text that disappears when the button is pressed. */
function Bare() {
  const [open, setOpen] = useState(true);
  return (
    <p>
      {open ? 'Show less' : null}
      <button type="button" onClick={() => setOpen(!open)}>
        Press
      </button>
    </p>
  );
}

/** Wraps the texts of the document as a browser's translator does. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

function show() {
  const onFailure = jest.fn();
  const view = (resetOn: string) => (
    <FailureBoundary resetOn={resetOn} onFailure={onFailure} fallback={() => <p role="alert">It broke</p>}>
      <Bare />
    </FailureBoundary>
  );
  const { rerender } = render(view('first'));
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Press' }));
  return { onFailure, press, reset: (resetOn: string) => rerender(view(resetOn)) };
}

it('mounts its children anew when a translator had wrapped their texts', async () => {
  const { onFailure, press } = show();
  translate();
  await press();
  expect(screen.getByText('Show less')).toBeVisible();
  await press();
  expect(screen.queryByText('Show less')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onFailure).not.toHaveBeenCalled();
});

it('shows its fallback and reports when other code makes the children throw a second time', async () => {
  const { onFailure, press } = show();
  for (const _ of ['first', 'second']) {
    translate();
    await press();
  }
  expect(screen.getByRole('alert')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotFoundError' }));
});

it('mounts its children anew once more after a reset', async () => {
  const { press, reset } = show();
  for (const place of ['first', 'second', 'third']) {
    reset(place);
    translate();
    await press();
    expect(screen.getByText('Show less')).toBeVisible();
  }
});

it('renders its children again after a reset, whatever they threw', () => {
  let broken = true;
  function Page() {
    if (broken) throw undefined;
    return <p>Products</p>;
  }
  const view = (resetOn: number) => (
    <FailureBoundary resetOn={resetOn} fallback={() => <p role="alert">It broke</p>}>
      <Page />
    </FailureBoundary>
  );
  const { rerender } = render(view(1));
  broken = false;
  rerender(view(1));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(view(2));
  expect(screen.getByText('Products')).toBeVisible();
});
