import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it('keeps the focus while it is busy, announces it, and ignores presses', async () => {
  const press = jest.fn();
  const send = jest.fn();
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={press}>
        Save
      </Button>
    </form>
  );
  const user = userEvent.setup();
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).not.toHaveAttribute('aria-disabled');
  button.focus();

  rerender(form(true));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // Browsers remove the focus from a disabled control.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox'), 'Emil{Enter}');
  fireEvent.click(button);
  expect([press, send].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
});
