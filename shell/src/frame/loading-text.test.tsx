import { render, screen } from '@testing-library/react';
import { LoadingText } from './loading-text';

it('is the plain text of the specification', () => {
  render(<LoadingText />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading \.{4}$/);
});
