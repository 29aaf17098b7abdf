import * as v from 'valibot';
import type { Session } from '../../session';
import type { RecordedCalls } from './recorded-calls';
import { rawOf } from './replay-backend';

const codes = [
  'invalid_credentials',
  'user_exists',
  'weak_password',
  'same_password',
  'link_used',
  'link_expired',
  'rate_limited',
  'network',
  'unknown',
] as const;
const outcomeSchema = v.union([
  v.object({
    ok: v.literal(true),
    confirm: v.optional(v.boolean(), true),
    email: v.optional(v.nullable(v.string()), null),
    done: v.optional(v.boolean(), false),
  }),
  v.object({ ok: v.literal(false), code: v.picklist(codes), message: v.string() }),
  v.object({ ok: v.literal(false), code: v.literal('other_person'), email: v.string() }),
]);

type Outcome = v.InferOutput<typeof outcomeSchema>;

/** Returns the session's actions with their recorded results; unrecorded actions succeed, as with every test host. */
export function replayAuth(
  recorded: RecordedCalls,
): Partial<Omit<Session, 'get' | 'subscribe' | 'recovery'>> {
  const outcome = async (action: string): Promise<Outcome> => {
    const taken = recorded.take(`session.${action}`, null);
    return taken
      ? v.parse(outcomeSchema, rawOf(await taken))
      : { ok: true, confirm: true, email: null, done: false };
  };
  const plain = async (action: string) => {
    const came = await outcome(action);
    if (came.ok || came.code !== 'other_person') return came;
    return { ok: false, code: 'unknown', message: '' } as const;
  };
  return {
    signIn: () => plain('signIn'),
    signUp: () => plain('signUp'),
    resendConfirmation: () => plain('resendConfirmation'),
    confirmLink: () => outcome('confirmLink'),
    signOut: () => plain('signOut'),
    requestPasswordReset: () => plain('requestPasswordReset'),
    updatePassword: () => plain('updatePassword'),
    changePassword: () => plain('changePassword'),
    changeEmail: () => plain('changeEmail'),
    pendingEmail: () => plain('pendingEmail'),
    confirmEmailChange: () => plain('confirmEmailChange'),
    signOutOthers: () => plain('signOutOthers'),
    refreshUser: () => plain('refreshUser'),
  };
}
