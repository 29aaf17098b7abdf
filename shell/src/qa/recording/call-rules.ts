import type { DatabaseFunctionName, FunctionName } from '@little-arches/contracts/backend';
import { child, scan } from './row-rules';
import {
  always,
  email,
  everything,
  fields,
  firstName,
  id,
  keep,
  lastName,
  list,
  moment,
  nothing,
  type Rule,
  text,
} from './rule';

/** Content of a recorded call: request, answer, and the details of a refusal. */
export interface CallRules {
  readonly request: Rule;
  readonly answer: Rule;
  readonly refusal: Rule;
}

const lines = list(fields({ id: keep, quantity: keep, size: keep }));
const stored = fields({ data: fields({ scan_id: id, known: keep }) });
const closed: CallRules = { request: nothing, answer: nothing, refusal: nothing };

/** A page of a list, whose rows have a child. */
const listed = (row: Readonly<Record<string, Rule>>) =>
  fields({
    total: keep,
    from: keep,
    counts: fields({ all: keep, overdue: keep, due: keep, first: keep, later: keep }),
    rows: list(fields({ child: fields(child), alike: keep, scans: keep, ...row })),
  });

/** Rules of public calls, whose answers are equal for all people. */
const forAll: CallRules = { request: nothing, answer: everything, refusal: fields({ message: keep }) };

/** The serverless functions of whose content a part is recorded. Of other functions only the call is recorded. */
export const functionRules: { readonly [Name in FunctionName]?: CallRules } = {
  getProducts: forAll,
  getBlogWebsite: forAll,
  getProfileWebsite: {
    request: fields({ email }),
    answer: fields({
      status: keep,
      message: text,
      data: fields({ first_name: firstName, last_name: lastName, group_id: id, role: keep }),
    }),
    refusal: nothing,
  },
  createPaymentSessionWithEmail: {
    request: fields({ email, products: lines, cartId: id, orderAgain: keep }),
    answer: fields({ paymentIntent: id }),
    refusal: fields({ message: keep, reason: keep, paymentIntent: id, lines }),
  },
  getPaymentStatus: {
    request: fields({ paymentIntent: id, clientSecret: id }),
    answer: fields({ data: fields({ status: keep, cartId: id, lines }) }),
    refusal: fields({ message: keep }),
  },
  setDelivery: {
    request: fields({
      paymentIntent: id,
      delivery: fields({
        name: text,
        line1: text,
        line2: text,
        postal_code: text,
        city: text,
        country: keep,
      }),
      recipients: list(fields({ id: keep, size: keep, childId: id })),
    }),
    answer: fields({ data: fields({ number: always('12345678') }) }),
    refusal: fields({ message: keep }),
  },
  submitContactMessage: {
    request: fields({ name: text, email: text, message: text }),
    answer: fields({ status: keep, message: keep }),
    refusal: fields({ message: keep }),
  },
  askForMail: {
    request: fields({ action: keep, topic: keep, productId: keep, size: keep, email }),
    answer: fields({ status: keep, message: keep }),
    refusal: fields({ message: keep }),
  },
  deleteAccount: {
    request: nothing,
    answer: fields({ data: fields({ deleted: keep }) }),
    refusal: fields({ message: keep }),
  },
  deliverScan: { request: nothing, answer: stored, refusal: nothing },
  importScan: {
    request: fields({ childId: id }),
    answer: stored,
    refusal: fields({ message: keep, fields: list(fields({ field: keep, problem: keep })) }),
  },
  getSharedScan: {
    request: fields({ token: id }),
    answer: fields({
      data: fields({
        scan,
        child: fields({ first_name: firstName, birth_month: always(1), birth_year: always(2001) }),
        expires_at: keep,
      }),
    }),
    refusal: fields({ message: keep }),
  },
};

/** The database functions of whose content a part is recorded. */
export const rpcRules: { readonly [Name in DatabaseFunctionName]?: CallRules } = {
  list_sessions: {
    ...closed,
    answer: list(fields({ id, device: text, signed_in_at: moment, seen_at: moment, current: keep })),
  },
  create_pairing_code: {
    ...closed,
    request: fields({ p_child_id: id }),
    answer: fields({ id, code: always('MADE0001'), expires_at: keep }),
  },
  create_sharing_link: {
    ...closed,
    request: fields({ p_scan_id: id, p_days: keep }),
    answer: fields({ id, token: always('0'.repeat(48)), expires_at: keep }),
  },
  restore_child: { ...closed, request: fields({ p_child_id: id }) },
  list_children: { ...closed, answer: listed({ last: scan, last_scan: scan }) },
  list_scans: { ...closed, answer: listed({ scan, seen: keep }) },
  mark_scans: { ...closed, request: fields({ p_seen: keep }), answer: keep },
  set_reminders: { ...closed, request: fields({ p_rescan: keep, p_shoes: keep }) },
  agree_to_text: { ...closed, request: fields({ p_version: keep }) },
};

/** Returns the rules of a call of `name`: nothing of its content is recorded when `rules` do not name it. */
export function rulesOf(rules: Readonly<Partial<Record<string, CallRules>>>, name: string): CallRules {
  return (Object.hasOwn(rules, name) && rules[name]) || closed;
}

/** The recorded results of session actions. What was entered (addresses, passwords, links of mails) is left out. */
export const outcomeRules: CallRules = {
  request: nothing,
  answer: fields({ ok: keep, code: keep, message: keep, confirm: keep, email, done: keep }),
  refusal: nothing,
};
