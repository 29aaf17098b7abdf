import { act, render, screen } from '@testing-library/react';
import { SlowPayment } from './slow-payment';

it('shows advice after a minute about a payment that never ends', () => {
  jest.useFakeTimers();
  try {
    render(<SlowPayment />);
    act(() => void jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void jest.advanceTimersByTime(2000));
    expect(screen.getByRole('status')).toHaveTextContent(/If nothing happens, reload this page/);
  } finally {
    jest.useRealTimers();
  }
});
