import { type Backend, isBackendError } from 'shared-contracts/backend';
import {
  type SubmitContactMessageRequest,
  submitContactMessage,
} from 'shared-contracts/functions/submit-contact-message';

/**
 * Whether the message has arrived. `refused` when the server surely has not taken it; without, nobody knows.
 * `unexpected` is an error that a reporter should hear of.
 */
export type Delivery = { ok: true } | { ok: false; reason: string; refused: boolean; unexpected?: unknown };

/** Sends a message. Never rejects, and claims success only when the server said so. */
export async function sendContactMessage(
  backend: Backend,
  message: SubmitContactMessageRequest,
): Promise<Delivery> {
  try {
    await backend.call(submitContactMessage, message);
    return { ok: true };
  } catch (error) {
    if (isBackendError(error)) {
      const refused = error.status >= 400 && error.status < 500;
      return { ok: false, reason: error.message, refused };
    }
    return {
      ok: false,
      reason: 'Our server gave an answer we don’t understand.',
      refused: false,
      unexpected: error,
    };
  }
}
