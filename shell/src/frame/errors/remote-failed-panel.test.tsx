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

it('explains what happened and what still works, with a drawing', async () => {
  renderInFrame(<Section />, '/store');
  await screen.findByRole('img', { name: 'A shoe whose lace has come undone.' });
  expect(screen.getByRole('heading', { level: 1, name: 'The store can’t be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The connection was lost\..*The rest of the site works\./,
  );
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

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

it('announces nothing when it is removed without a retry', () => {
  const { unmount, host } = renderInFrame(<Section />, '/store');
  unmount();
  expect(host.announcements).toEqual([]);
});
