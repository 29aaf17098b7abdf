import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { failureMessage, isBackendError } from '../../backend';
import { useHost } from '../../host';
import { onOwn } from '../on-own';
import styles from './form.module.css';
import { readForm } from './read-form';

/** Why a form that was filled in well could not be sent; with `field`, which field is to blame. */
export interface FormFailure {
  /** Stands above the message. Default: nothing does. */
  readonly title?: string | undefined;
  readonly message: string;
  readonly field?: string | undefined;
  readonly code?: string | undefined;
}

/** The wrong fields by name, each with what to do about it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a form and its error summary share. */
export type FormState = ReturnType<typeof useForm>;

/**
 * A native form: checks it on submit, and again on each input after that, sends it once at a time, moves the
 * focus to the summary of what is wrong, and never touches what the person typed, whatever the server answers.
 * Spread `form` on the `<form>`, `field(name)` on each field, and put `<FormErrors>` first.
 */
export function useForm<Schema extends v.GenericSchema>({
  id,
  schema,
  send,
}: {
  /** Begins the id of each field. */
  id: string;
  /** Of the fields by name, each a text: a ticked box is 'on', an unticked one ''. Its messages are shown. */
  schema: Schema;
  /** Gives why it failed, or nothing. Of what it throws a backend's error is shown, any other reported. */
  send: (values: v.InferOutput<Schema>) => Promise<FormFailure | undefined>;
}) {
  const { reportError } = useHost();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<FormFailure>();
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  function refuse(nextErrors: FieldErrors, nextFailure?: FormFailure) {
    setErrors(nextErrors);
    setFailure(nextFailure);
    setFailedAttempts((count) => count + 1);
  }

  async function attempt(values: v.InferOutput<Schema>): Promise<FormFailure | undefined> {
    try {
      return await send(values);
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      return { message: failureMessage(error) };
    }
  }

  async function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setJudged(true);
    const checked = check(schema, event.currentTarget);
    if (!checked.success) return refuse(checked.errors);
    setErrors({});
    setFailure(undefined);
    setBusy(true);
    const failed = await attempt(checked.output);
    setBusy(false);
    if (!failed) return;
    if (failed.field) refuse({ [failed.field]: failed.message });
    else refuse({}, failed);
  }

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    if (!judged) return;
    const checked = check(schema, event.currentTarget);
    setErrors(checked.success ? {} : checked.errors);
  }

  return {
    id,
    errors,
    failure,
    busy,
    summary,
    // `post`, because a form sent before its script runs would else put a password into the address.
    form: {
      id,
      className: styles.form,
      method: 'post',
      noValidate: true,
      onSubmit: onOwn(onSubmit),
      onInput,
    } as const,
    field: (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] }),
  };
}

function check<Schema extends v.GenericSchema>(schema: Schema, form: HTMLFormElement) {
  const result = v.safeParse(schema, readForm(form), { abortPipeEarly: true });
  if (result.success) return { success: true as const, output: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { success: false as const, errors };
}
