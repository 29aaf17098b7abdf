import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideLastResort, showLastResort } from './last-resort';

afterEach(hideLastResort);

it('says once that the page has stopped working, and offers to load it again', async () => {
  const reload = jest.fn();
  expect([showLastResort(reload), showLastResort(reload)]).toEqual([true, false]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This page has stopped working/);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('loads the page again on the way back, which nothing else would show', () => {
  const reload = jest.fn();
  showLastResort(reload);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is removed when the page works after all', () => {
  const reload = jest.fn();
  showLastResort(reload);
  hideLastResort();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
