import { answerCall, createMessageCalls } from './message-calls';

/** Creates calls to an end that returns what it receives, until it disconnects. */
function connect() {
  let isGone = false;
  const calls = createMessageCalls((message) => {
    if (!isGone) answerCall(message, calls.settle, async (content) => content);
  });
  const leave = () => {
    isGone = true;
    calls.failAll(new Error('The other end is gone.'));
  };
  return { calls, leave };
}

it('resolves with the answer of the other end', async () => {
  await expect(connect().calls.call('hello')).resolves.toBe('hello');
});

it('rejects a pending call when the other end disconnects', async () => {
  const calls = createMessageCalls(() => {});
  const call = calls.call('hello');
  calls.failAll(new Error('The other end is gone.'));
  await expect(call).rejects.toThrow('The other end is gone.');
});

it('rejects a call made after the other end has disconnected', async () => {
  const { calls, leave } = connect();
  leave();
  const late = new Promise((resolve) => setTimeout(() => resolve('nothing came of it'), 500));
  await expect(Promise.race([calls.call('hello'), late])).rejects.toThrow('The other end is gone.');
});
