import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CHOICES_KEY, choose, clearChoices, useReadingChoices } from './reading-choices';

function Choices() {
  return <p>{`Chosen: ${useReadingChoices().join()}`}</p>;
}

const elsewhere = (text: string) => {
  localStorage.setItem(CHOICES_KEY, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CHOICES_KEY })));
};

afterEach(() => act(clearChoices));

// Must be the first test, because the module reads the storage only once.
it('returns the settings of an earlier visit on the first render', () => {
  localStorage.setItem(CHOICES_KEY, '{"format":1,"chosen":["short"]}');
  const seen: string[] = [];
  function Seen() {
    seen.push(useReadingChoices().join());
    return null;
  }
  render(<Seen />);
  expect(seen).toEqual(['short']);
});

it('stores the settings on this device, and notifies subscribers', () => {
  render(<Choices />);
  act(() => choose('together', true));
  act(() => choose('short', true));
  act(() => choose('together', true));
  expect(screen.getByText('Chosen: short,together')).toBeInTheDocument();
  expect(localStorage.getItem(CHOICES_KEY)).toBe('{"format":1,"chosen":["short","together"]}');
  act(() => choose('short', false));
  act(() => choose('together', false));
  expect(localStorage.getItem(CHOICES_KEY)).toBeNull();
});

it.each([
  ['choices!', ''],
  ['{"format":2,"chosen":["together"]}', ''],
  ['{"format":1,"chosen":["together","loud",7]}', 'together'],
])('reads the value %s of another tab as %j', (text, chosen) => {
  render(<Choices />);
  elsewhere(text);
  expect(screen.getByText(`Chosen: ${chosen}`.trim())).toBeInTheDocument();
});

it('keeps its values in memory when the browser blocks storage', () => {
  const refuse = () => {
    throw new Error('Storage is refused');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  act(() => choose('together', true));
  render(<Choices />);
  expect(screen.getByText('Chosen: together')).toBeInTheDocument();
  jest.restoreAllMocks();
});

it('returns no settings while prerendering', () => {
  choose('together', true);
  expect(renderToString(<Choices />)).toBe('<p>Chosen: </p>');
});
