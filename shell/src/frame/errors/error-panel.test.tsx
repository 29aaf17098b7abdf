import { screen } from '@testing-library/react';
import { renderInFrame } from '../testing/frame-fixture';
import { ErrorPanel } from './error-panel';

it('reports that something happened, and offers another try or the home page', async () => {
  const onRetry = jest.fn();
  const { user } = renderInFrame(<ErrorPanel onRetry={onRetry} />, '/concept');
  expect(screen.getByRole('alert')).toHaveTextContent('Something unexpected happened');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
