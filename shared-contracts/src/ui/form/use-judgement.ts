import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { checkFields, type FieldErrors, type FormFailure } from './check-fields';
import { useIdempotencyKey } from './use-idempotency-key';

/**
 * Checks the fields of a form when it is submitted, and again on each input after that, and moves the focus to the
 * error summary. Never changes what was typed.
 */
export function useJudgement<Schema extends v.GenericSchema>(id: string, schema: Schema) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<FormFailure>();
  const [judged, setJudged] = useState(false);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const key = useIdempotencyKey();

  useEffect(() => {
    if (failedAttempts > 0) summary.current?.focus();
  }, [failedAttempts]);

  function refuse(wrong: { readonly errors: FieldErrors; readonly failure?: FormFailure | undefined }) {
    setErrors(wrong.errors);
    setFailure(wrong.failure);
    setFailedAttempts((count) => count + 1);
  }

  /** Returns the input and its parsed form; undefined when the schema refuses it. */
  function judge(form: HTMLFormElement) {
    setJudged(true);
    const typed = readForm(form);
    const checked = checkFields(schema, typed);
    if (!checked.success) return refuse(checked);
    setErrors({});
    setFailure(undefined);
    return { typed, output: checked.output };
  }

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    if (!judged) return;
    const checked = checkFields(schema, readForm(event.currentTarget));
    setErrors(checked.success ? {} : checked.errors);
  }

  return {
    judge,
    refuse,
    key,
    state: {
      id,
      errors,
      failure,
      summary,
      field: (name: string) => ({ id: `${id}-${name}`, name, error: errors[name] }),
    },
    // `post`, because otherwise a form sent before its script runs would put a password into the address.
    form: { id, className: 'stack gap-5', method: 'post', noValidate: true, onInput } as const,
  };
}

/** Returns the values of a form's fields by name; an unticked checkbox is an empty text, a ticked one its value. */
function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      if (element.checked) values[element.name] = element.value;
      else values[element.name] ??= '';
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    ) {
      if (element.name) values[element.name] = element.value;
    }
  }
  return values;
}
