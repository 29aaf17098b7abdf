import { createEventBus } from '@little-arches/contracts/host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { announceEvents } from './announce-events';
import { Announcer, createAnnouncer } from './announcer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp() {
  const announcer = createAnnouncer();
  const { container } = render(
    <>
      <main id="main" tabIndex={-1} />
      <Announcer announcer={announcer} />
    </>,
  );
  const region = (urgency: string) => container.querySelector(`[aria-live="${urgency}"]`);
  return { announcer, polite: region('polite'), assertive: region('assertive') };
}

it('renders both regions before the first message, and puts each message into its own', () => {
  const { announcer, polite, assertive } = setUp();
  expect(polite).toBeEmptyDOMElement();
  expect(assertive).toBeEmptyDOMElement();
  act(() => announcer.announce('Added to the cart'));
  act(() => announcer.announce('The store could not be loaded', 'assertive'));
  expect(polite).toHaveTextContent(/^Added to the cart$/);
  expect(assertive).toHaveTextContent(/^The store could not be loaded$/);
});

it('announces the same message again, as a new node', () => {
  const { announcer } = setUp();
  act(() => announcer.announce('Removed'));
  const [first] = screen.getAllByText('Removed');
  act(() => announcer.announce('Removed'));
  const all = screen.getAllByText('Removed');
  expect(all).toHaveLength(2);
  expect(all[0]).toBe(first);
});

describe('an outcome', () => {
  const close = () => screen.queryByRole('button', { name: 'Close message' });

  it('is shown and announced once, replaces the one before, and goes by itself', () => {
    const { announcer } = setUp();
    act(() => announcer.notify('The profile was saved.'));
    expect(screen.getAllByText('The profile was saved.')).toHaveLength(1);
    expect(screen.getByText('The profile was saved.')).toBeVisible();
    expect(screen.getByText('The profile was saved.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    act(() => announcer.notify('The profile was added.'));
    expect(screen.queryByText('The profile was saved.')).not.toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(20_000));
    expect(screen.queryByText('The profile was added.')).not.toBeInTheDocument();
    expect(close()).not.toBeInTheDocument();
  });

  it('stays below the focus, and until it is closed when it can be undone', () => {
    const { announcer } = setUp();
    const undo = jest.fn();
    act(() => announcer.notify('The profile was saved.'));
    close()?.focus();
    act(() => void jest.advanceTimersByTime(60_000));
    expect(close()).toBeVisible();
    act(() => announcer.notify('The profile was deleted.', undo));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('The profile was deleted.')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('can’t be undone any more on another page, or by another person', () => {
    const { announcer } = setUp();
    const bus = createEventBus({ report: jest.fn() });
    announceEvents(bus, announcer);
    const show = (page: string) => bus.publish('page/shown', { remote: 'remote-account', page, title: page });
    act(() => announcer.notify('The scan was imported.'));
    act(() => show('scans'));
    expect(screen.getByText('The scan was imported.')).toBeVisible();
    for (const leave of [
      () => show('settings'),
      () => bus.publish('session/changed', { status: 'unauthenticated' }),
    ]) {
      act(() => announcer.notify('The profile was deleted.', jest.fn()));
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      act(leave);
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    }
  });
});

it.each([
  ['a sign-out', ['authenticated', 'loading', 'unauthenticated'], ['You are signed out.']],
  ['a visitor', ['loading', 'unauthenticated'], []],
  ['a sign-in', ['unauthenticated', 'loading', 'authenticated', 'loading', 'authenticated'], []],
] as const)('announces the end of a session only after a sign-out: %s', (_, statuses, expected) => {
  const announcer = createAnnouncer();
  const bus = createEventBus({ report: jest.fn() });
  announceEvents(bus, announcer);
  for (const status of statuses) bus.publish('session/changed', { status });
  expect(announcer.get().announcements.map(({ message }) => message)).toEqual(expected);
});

it('removes a message again, so that users do not come across outdated ones', () => {
  const { announcer, polite } = setUp();
  act(() => announcer.announce('First'));
  act(() => void jest.advanceTimersByTime(6000));
  act(() => announcer.announce('Second'));
  act(() => void jest.advanceTimersByTime(6000));
  expect(polite).toHaveTextContent(/^Second$/);
  act(() => void jest.advanceTimersByTime(6000));
  expect(polite).toBeEmptyDOMElement();
});
