import * as v from 'valibot';
import { parseShape } from '../parse-list';

/** The account is deleted; a mail that confirms it will be sent. */
export interface DeleteAccountAnswer {
  readonly data: { readonly deleted: boolean };
}

const deletedSchema = v.object({ data: v.object({ deleted: v.boolean() }) });

/** Deletes the account of the signed-in person; 403 when the password was not entered recently. */
export const deleteAccount = {
  name: 'deleteAccount',
  parse: (answer: unknown): DeleteAccountAnswer => parseShape('deleteAccount', deletedSchema, answer),
} as const;
