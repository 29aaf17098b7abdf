import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInFrame } from '../testing/frame-fixture';
import { RemoteFailedPanel } from './remote-failed-panel';

const finish = { retry: (_worked: boolean) => {} };
const onRetry = jest.fn();

beforeEach(() => void onRetry.mockClear());

function Section() {
  const [retrying, setRetrying] = useState(false);
  const [loaded, setLoaded] = useState(false);
  finish.retry = (worked) => {
    setLoaded(worked);
    setRetrying(false);
  };
  if (loaded) return <h1>Products</h1>;
  return (
    <RemoteFailedPanel
      title="The store can’t be loaded"
      message="The connection was lost."
      retrying={retrying}
      onRetry={() => {
        onRetry();
        setRetrying(true);
      }}
    />
  );
}

it('starts one try at a time, keeps the focus and announces another failure', async () => {
  const { user, host } = renderInFrame(<Section />, '/store');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const busy = screen.getByRole('button', { name: 'Trying again …' });
  expect(busy).toHaveFocus();
  await user.click(busy);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(host.announcements).toEqual([]);
  act(() => finish.retry(false));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  expect(host.announcements).toEqual(['That didn’t work yet. The connection was lost.']);
});

it('announces success and moves the focus to the page', async () => {
  const { user, host } = renderInFrame(
    <main id="main" tabIndex={-1}>
      <Section />
    </main>,
    '/store',
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  act(() => finish.retry(true));
  expect(screen.getByRole('heading', { name: 'Products' })).toBeInTheDocument();
  expect(host.announcements).toEqual(['That worked. The page is here now.']);
  expect(screen.getByRole('main')).toHaveFocus();
});
