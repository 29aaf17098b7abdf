import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'shared-contracts/ui/button';
import { Field, TextArea } from 'shared-contracts/ui/field';
import { FieldPair } from 'shared-contracts/ui/form/field-pair';
import { FormErrors } from 'shared-contracts/ui/form/form-errors';
import { useForm } from 'shared-contracts/ui/form/use-form';
import { Notice } from 'shared-contracts/ui/notice';
import * as v from 'valibot';
import styles from './comment-form.module.css';

/** Specification, section 5: the comment itself may stay empty. */
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required.')),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Email is required.')),
});

/** Part of the sample: it checks what was written and keeps it to itself. */
export function CommentForm() {
  /** How often what stands there was accepted: sent off twice, the same answer is to be read again. */
  const [accepted, setAccepted] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const { form, field, ...state } = useForm({
    id: 'comment',
    schema,
    send: async () => {
      setAccepted((times) => times + 1);
      return undefined;
    },
  });

  useEffect(() => {
    if (accepted > 0) notice.current?.focus();
  }, [accepted]);

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    setAccepted(0);
    form.onInput(event);
  }

  return (
    // Without scripts a dialog's form sends nothing.
    <form {...form} method="dialog" onInput={onInput}>
      <p className={styles.hint}>This is a sample page: what you write here is neither sent nor kept.</p>
      <FormErrors state={state} />
      {accepted > 0 ? (
        <Notice kind="info" title="Your comment is complete, and it was not sent" ref={notice}>
          <p>This form belongs to a sample page. Nothing has left your browser.</p>
        </Notice>
      ) : null}
      <FieldPair>
        <Field {...field('name')} label="Name" autoComplete="name" required />
        <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
      </FieldPair>
      <TextArea {...field('comment')} label="Comment (optional)" />
      <p>
        <Button type="submit">Check comment</Button>
      </p>
    </form>
  );
}
