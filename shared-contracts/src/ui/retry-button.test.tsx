import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RetryButton } from './retry-button';

const connect = () => act(() => window.dispatchEvent(new Event('online')));

it('tries again when it is pressed, and by itself when the connection returns', async () => {
  const onRetry = jest.fn();
  render(<RetryButton onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  connect();
  expect(onRetry.mock.calls).toEqual([[true], [false]]);
});

it('starts no second try while one runs', async () => {
  const onRetry = jest.fn();
  render(<RetryButton busy onRetry={onRetry} />);
  connect();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('does not retry after it was unmounted', () => {
  const onRetry = jest.fn();
  render(<RetryButton onRetry={onRetry} />).unmount();
  connect();
  expect(onRetry).not.toHaveBeenCalled();
});
