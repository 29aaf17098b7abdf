import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import type * as v from 'valibot';
import { failureMessage, isBackendError } from '../../backend/backend';
import { randomId } from '../../platform/random-id';
import type { PageArguments } from '../../remote/index';
import { onOwn } from '../on-own';
import { checkFields, type FieldErrors, type FormFailure, placeFailure } from './check-fields';
import { useJudgement } from './use-judgement';

/** Name of the key beside the fields of a form. */
const KEY = 'idempotency-key';

/** The answer of a form's action. */
interface FormAnswer {
  readonly sent: boolean;
  readonly errors: FieldErrors;
  readonly failure?: FormFailure | undefined;
}

/**
 * Creates the action of a page for its form: checks the fields with the form's schema, sends them, and returns
 * failures instead of throwing them, because a thrown value would replace the page and what was typed. A backend's
 * error of `send` is shown, any other error is reported. `key` is a UUID that stays the same until an attempt of the
 * form succeeds, for what it creates.
 */
export function formAction<Schema extends v.GenericSchema>(
  schema: Schema,
  send: (values: v.InferOutput<Schema>, args: PageArguments, key: string) => Promise<FormFailure | undefined>,
): (args: PageArguments) => Promise<FormAnswer> {
  return async (args) => {
    try {
      const { [KEY]: key = randomId(), ...fields } = Object.fromEntries(await args.request.formData());
      const checked = checkFields(schema, fields);
      if (!checked.success) return { sent: false, errors: checked.errors };
      const failed = await send(checked.output, args, String(key));
      return failed ? { sent: false, ...placeFailure(failed) } : { sent: true, errors: {} };
    } catch (error) {
      if (!isBackendError(error)) args.host.reportError(error);
      return { sent: false, errors: {}, failure: { message: failureMessage(error) } };
    }
  };
}

/**
 * A native form like `useForm`, sent to the action of its page, which `formAction` creates; the router then reads
 * the page's loader again. `onSent` runs afterwards; the form is not cleared.
 */
export function useActionForm<Schema extends v.GenericSchema>({
  id,
  schema,
  onSent,
}: {
  /** Prefix of the id of each field. */
  id: string;
  /** The schema with which the action was created. */
  schema: Schema;
  onSent: (form: HTMLFormElement) => void;
}) {
  const fetcher = useFetcher<FormAnswer>();
  const { judge, refuse, key, state, form } = useJudgement(id, schema);
  const sentForm = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== 'idle';

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const judged = judge(event.currentTarget);
    if (!judged) return;
    sentForm.current = event.currentTarget;
    // Flushed at once, so that a second press finds the form busy.
    void fetcher.submit({ ...judged.typed, [KEY]: key.get() }, { method: 'post', flushSync: true });
  }

  const onAnswer = useEffectEvent((answer: FormAnswer) => {
    if (!answer.sent) return refuse(answer);
    key.done();
    if (sentForm.current) onSent(sentForm.current);
  });
  const answer = busy ? undefined : fetcher.data;
  useEffect(() => {
    if (answer) onAnswer(answer);
  }, [answer]);

  return { ...state, busy, form: { ...form, onSubmit: onOwn(onSubmit) } };
}
