import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

it.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('announces an %s as %s', (kind, role) => {
  render(
    <Notice kind={kind} title="Title">
      <p>Text</p>
    </Notice>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('TitleText');
});

it('takes the focus when it appears, if configured', () => {
  const { rerender } = render(<Notice kind="info" title="Nothing yet" />);
  expect(screen.getByRole('status')).not.toHaveFocus();
  rerender(<Notice key="sent" kind="success" title="Sent" takesFocus />);
  expect(screen.getByRole('status')).toHaveFocus();
});
