import * as v from 'valibot';

const callSchema = v.object({ call: v.number(), content: v.unknown() });
const answerSchema = v.union([
  v.object({ answers: v.number(), result: v.unknown() }),
  v.object({ answers: v.number(), failure: v.string() }),
]);

/** Pending calls to the other end of a message channel (of a thread or a child process). */
export interface MessageCalls {
  /** Sends `content`; returns the result of the other end's `answerCall`, or rejects with its failure's message. */
  call(content: unknown): Promise<unknown>;
  /** Settles the call that a message answers; returns false when the message answers none. */
  settle(message: unknown): boolean;
  /** Rejects every pending and later call, because the other end has disconnected. */
  failAll(reason: Error): void;
}

/** Creates calls through `send`, which may throw when the channel is closed. */
export function createMessageCalls(send: (message: object) => void): MessageCalls {
  const waiting = new Map<number, { resolve(result: unknown): void; reject(reason: Error): void }>();
  let count = 0;
  let gone: Error | undefined;
  return {
    call(content) {
      if (gone) return Promise.reject(gone);
      count += 1;
      const call = count;
      return new Promise((resolve, reject) => {
        waiting.set(call, { resolve, reject });
        try {
          send({ call, content });
        } catch (error) {
          waiting.delete(call);
          reject(error);
        }
      });
    },
    settle(message) {
      const answer = v.safeParse(answerSchema, message);
      if (!answer.success) return false;
      const caller = waiting.get(answer.output.answers);
      waiting.delete(answer.output.answers);
      if ('failure' in answer.output) caller?.reject(new Error(answer.output.failure));
      else caller?.resolve(answer.output.result);
      return true;
    },
    failAll(reason) {
      gone = reason;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}

/** Answers a received call with the result of `run` for its content; returns false when the message is no call. */
export function answerCall(
  message: unknown,
  send: (message: object) => void,
  run: (content: unknown) => Promise<unknown>,
): boolean {
  const received = v.safeParse(callSchema, message);
  if (!received.success) return false;
  const { call, content } = received.output;
  run(content).then(
    (result) => send({ answers: call, result }),
    (error: unknown) =>
      send({ answers: call, failure: error instanceof Error ? error.message : String(error) }),
  );
  return true;
}
