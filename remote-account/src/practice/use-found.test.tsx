import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing/host';
import { renderToString } from 'react-dom/server';
import { useFound } from './use-found';

it('starts the first request while it renders, and not only after the page is committed', () => {
  const find = jest.fn(() => new Promise<never>(() => {}));
  function List() {
    return <p>{useFound({ page: 1 }, find).busy ? 'busy' : 'found'}</p>;
  }
  // No effect runs here.
  const page = renderToString(
    <HostProvider host={createTestHost()}>
      <List />
    </HostProvider>,
  );
  expect(page).toBe('<p>busy</p>');
  expect(find).toHaveBeenCalledTimes(1);
});
