import { contactMessageSchema, isBackendError, submitContactMessage } from 'shared-contracts/backend';
import { formAction } from 'shared-contracts/ui';
import * as v from 'valibot';

/** What is written, and the field that no person sees. */
export const messageSchema = v.intersect([contactMessageSchema, v.object({ website: v.string() })]);

/** Sends a message. Claims success only when the server said so, and failure only when it surely has not taken it. */
export const sendContactMessage = formAction(messageSchema, async (message, { host }) => {
  try {
    await host.backend.call(submitContactMessage, message);
    return undefined;
  } catch (error) {
    const isAnswer = isBackendError(error);
    if (!isAnswer) host.reportError(error);
    const isRefused = isAnswer && error.status >= 400 && error.status < 500;
    return {
      title: isRefused ? 'Your message was not sent' : 'Your message may not have arrived',
      message: isAnswer ? error.message : 'Our server gave an answer we don’t understand.',
    };
  }
});
