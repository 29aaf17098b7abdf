import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideLastResort, showLastResort } from './last-resort';

afterEach(hideLastResort);

it('reports once that the page has stopped working, and offers a reload', async () => {
  const reload = jest.fn();
  expect([showLastResort(reload), showLastResort(reload)]).toEqual([true, false]);
  expect(screen.getByRole('alert')).toHaveTextContent(/^This page has stopped working/);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads the page on the way back, which would show nothing otherwise', () => {
  const reload = jest.fn();
  showLastResort(reload);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('is removed when the page works again', () => {
  const reload = jest.fn();
  showLastResort(reload);
  hideLastResort();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
