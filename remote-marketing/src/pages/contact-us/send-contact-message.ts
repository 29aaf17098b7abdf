import { contactMessageSchema, isBackendError, submitContactMessage } from '@little-arches/contracts/backend';
import { formAction } from '@little-arches/contracts/ui';
import * as v from 'valibot';

/** The message, and a hidden field that people leave empty (honeypot). */
export const messageSchema = v.intersect([contactMessageSchema, v.object({ website: v.string() })]);

/**
 * Sends a message. Reports success only when the server confirmed it, and failure only when the server certainly
 * did not accept it.
 */
export const sendContactMessage = formAction(messageSchema, async (message, { host }, key) => {
  try {
    await host.backend.call(submitContactMessage, { ...message, key });
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
