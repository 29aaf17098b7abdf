import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button';

it('explains what to do when the browser can’t print', async () => {
  const print = window.print;
  Reflect.deleteProperty(window, 'print');
  try {
    render(<PrintButton>Print the sheet</PrintButton>);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Print the sheet' }));
    expect(await screen.findByText(/Open this page in Safari, Chrome or Firefox/)).toBeVisible();
  } finally {
    window.print = print;
  }
});
