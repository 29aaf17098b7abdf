import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { clearStamps, stamp, useStamps } from './stamp-book';
import { readStamps, STAMPS_KEY } from './stamp-storage';

function Stamps() {
  const { read, played } = useStamps();
  return <p>{`${read.join()} ${played.join()}`}</p>;
}

afterEach(clearStamps);

it('keeps each stamp once, on this device, and notifies subscribers', () => {
  render(<Stamps />);
  act(() => stamp('read', 'arches'));
  act(() => stamp('read', 'arches'));
  act(() => stamp('played', 'bone-puzzle'));
  expect(screen.getByText('arches bone-puzzle')).toBeInTheDocument();
  expect(readStamps()).toEqual({ read: ['arches'], played: ['bone-puzzle'] });
});

it('adds to the stamps of another tab', () => {
  localStorage.setItem(STAMPS_KEY, JSON.stringify({ format: 1, read: ['bones'], played: [] }));
  stamp('read', 'arches');
  expect(readStamps().read).toEqual(['bones', 'arches']);
});

it('keeps its values in memory when the browser blocks storage', () => {
  const refuse = () => {
    throw new Error('Storage is refused');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  stamp('read', 'arches');
  stamp('read', 'bones');
  render(<Stamps />);
  expect(screen.getByText('arches,bones')).toBeInTheDocument();
  jest.restoreAllMocks();
});

it.each([
  'stamps!',
  '{"format":2,"read":["arches"],"played":[]}',
  '{"format":1,"read":"arches","played":[]}',
  '7',
])('reads %s as no stamps', (text) => {
  localStorage.setItem(STAMPS_KEY, text);
  expect(readStamps()).toEqual({ read: [], played: [] });
});

it('skips a stamp that can’t be parsed, and keeps the rest', () => {
  localStorage.setItem(STAMPS_KEY, '{"format":1,"read":["arches",7],"played":[null,"shoe-fit"]}');
  expect(readStamps()).toEqual({ read: ['arches'], played: ['shoe-fit'] });
});

it('shows no stamps while prerendering', () => {
  stamp('read', 'arches');
  expect(renderToString(<Stamps />)).toBe('<p> </p>');
});
