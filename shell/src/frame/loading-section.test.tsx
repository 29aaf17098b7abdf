import { render, screen } from '@testing-library/react';
import { LoadingSection } from './loading-section';

it('exposes only the plain text of the specification to assistive technology', () => {
  const { container } = render(<LoadingSection />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading \.{4}$/);
  const others = [...(container.firstElementChild?.children ?? [])].filter(
    (part) => part.getAttribute('role') !== 'status',
  );
  expect(others).toHaveLength(1);
  expect(others[0]).toHaveAttribute('aria-hidden', 'true');
});
