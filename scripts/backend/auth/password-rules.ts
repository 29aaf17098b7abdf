import { PASSWORD_LENGTH } from 'shared-contracts/limits';
import { refuse } from './auth-answers';

/** bcrypt reads this many bytes and no more; what comes after would not count. */
const MOST_BYTES = PASSWORD_LENGTH.max;

/** Whether bcrypt would cut this password, so that a part of it would open the account too. */
export function isCut(password: string): boolean {
  return Buffer.byteLength(password) > MOST_BYTES;
}

/** The real auth server's answer to a new password that bcrypt would cut. */
export function refuseCut(): Response {
  return refuse(400, 'validation_failed', `Password cannot be longer than ${MOST_BYTES} characters`);
}
