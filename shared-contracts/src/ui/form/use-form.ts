import { type SyntheticEvent, useState } from 'react';
import type * as v from 'valibot';
import { failureMessage, isBackendError } from '../../backend/backend';
import { useHost } from '../../host/host';
import { onOwn } from '../on-own';
import { type FormFailure, placeFailure } from './check-fields';
import { useJudgement } from './use-judgement';

/** The state shared by a form and its error summary. */
export type FormState = ReturnType<typeof useForm>;

/**
 * Manages a native form: checks it on submit, and again on each input after that, sends it once at a time, moves
 * the focus to the error summary, and never changes what the person typed, whatever the server answers. Spread
 * `form` on the `<form>`, `field(name)` on each field, and put `<FormErrors>` first. A form whose page has an
 * action uses `useActionForm` instead.
 */
export function useForm<Schema extends v.GenericSchema>({
  id,
  schema,
  send,
}: {
  /** Prefix of the id of each field. */
  id: string;
  /** Schema of the fields by name, each a text: a ticked box is 'on', an unticked one ''. Its messages are shown. */
  schema: Schema;
  /**
   * Returns the failure, or nothing. A backend's thrown error is shown, any other error is reported. `key` is a UUID
   * that stays the same until an attempt succeeds, for what the form creates.
   */
  send: (values: v.InferOutput<Schema>, key: string) => Promise<FormFailure | undefined>;
}) {
  const { reportError } = useHost();
  const { judge, refuse, key, state, form } = useJudgement(id, schema);
  const [busy, setBusy] = useState(false);

  async function attempt(values: v.InferOutput<Schema>): Promise<FormFailure | undefined> {
    try {
      return await send(values, key.get());
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      return { message: failureMessage(error) };
    }
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const judged = judge(event.currentTarget);
    if (!judged) return;
    setBusy(true);
    const failed = await attempt(judged.output);
    setBusy(false);
    if (failed) refuse(placeFailure(failed));
    else key.done();
  }

  return { ...state, busy, form: { ...form, onSubmit: onOwn(onSubmit) } };
}
