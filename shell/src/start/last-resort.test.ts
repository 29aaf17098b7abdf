import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showLastResort } from './last-resort';

afterEach(() => document.body.replaceChildren());

it('reports once that the page has stopped working, and offers a reload', async () => {
  const reload = jest.fn();
  showLastResort(reload);
  showLastResort(reload);
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
