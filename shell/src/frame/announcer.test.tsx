import { act, render, screen } from '@testing-library/react';
import { Announcer, createAnnouncer } from './announcer';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp() {
  const announcer = createAnnouncer();
  const { container } = render(<Announcer announcer={announcer} />);
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
