import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing';
import { render } from '@testing-library/react';
import { useFound } from './use-found';

it('starts the first request while it renders, and not only after the page is committed', () => {
  const find = jest.fn(() => new Promise<never>(() => {}));
  const requests: number[] = [];
  function List() {
    useFound({ page: 1 }, find);
    requests.push(find.mock.calls.length);
    return null;
  }
  render(
    <HostProvider host={createTestHost()}>
      <List />
    </HostProvider>,
  );
  expect(requests[0]).toBe(1);
  expect(find).toHaveBeenCalledTimes(1);
});
