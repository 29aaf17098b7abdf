import { signedIn } from '../testing/samples';
import { createTestHost } from '../testing/test-host';
import { settledSession } from './session';

it('returns a settled session at once', async () => {
  const { session } = createTestHost({ session: signedIn });
  await expect(settledSession(session)).resolves.toBe(signedIn);
});

it('waits while the session loads, and then unsubscribes', async () => {
  const { session, setSession } = createTestHost({ session: { status: 'loading' } });
  const stop = jest.fn();
  const watched = {
    ...session,
    subscribe: (listener: () => void) => {
      const end = session.subscribe(listener);
      return () => {
        stop();
        end();
      };
    },
  };
  const settled = settledSession(watched);
  setSession({ status: 'loading' });
  expect(stop).not.toHaveBeenCalled();
  setSession({ status: 'unauthenticated', reason: 'none' });
  await expect(settled).resolves.toEqual({ status: 'unauthenticated', reason: 'none' });
  expect(stop).toHaveBeenCalledTimes(1);
});
