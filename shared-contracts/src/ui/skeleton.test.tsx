import { render, screen } from '@testing-library/react';
import { Skeleton, SkeletonBlock } from './skeleton';

it('exposes only its text to assistive technology', () => {
  render(
    <Skeleton text="Loading checkout...">
      <SkeletonBlock />
      decoration
    </Skeleton>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading checkout...');
  expect(screen.getByText('decoration')).toHaveAttribute('aria-hidden', 'true');
});

it("reads 'Loading...' by default", () => {
  render(
    <Skeleton>
      <SkeletonBlock />
    </Skeleton>,
  );
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});
