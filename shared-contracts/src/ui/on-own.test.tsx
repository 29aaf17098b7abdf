import { fireEvent, render, screen } from '@testing-library/react';
import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { onOwn } from './on-own';

it('receives an element’s own submit, not that of a form in a portal of its content', () => {
  const submitted = jest.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form aria-label="outer" onSubmit={onOwn((event: SyntheticEvent) => submitted(event))}>
      {createPortal(<form aria-label="inner" onSubmit={(event) => event.preventDefault()} />, document.body)}
    </form>,
  );
  fireEvent.submit(screen.getByRole('form', { name: 'inner' }));
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.submit(screen.getByRole('form', { name: 'outer' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('receives only events of the listener’s own element', () => {
  const closed = jest.fn();
  render(
    <div data-testid="outer">
      <div data-testid="inner" />
    </div>,
  );
  screen.getByTestId('outer').addEventListener('close', onOwn(closed));
  fireEvent(screen.getByTestId('inner'), new Event('close', { bubbles: true }));
  expect(closed).not.toHaveBeenCalled();
  fireEvent(screen.getByTestId('outer'), new Event('close'));
  expect(closed).toHaveBeenCalledTimes(1);
});
