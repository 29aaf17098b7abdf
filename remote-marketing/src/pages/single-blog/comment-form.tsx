import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'shared-contracts/ui/button';
import { Field, TextArea } from 'shared-contracts/ui/field';
import { Notice } from 'shared-contracts/ui/notice';
import { type CommentFields, checkComment } from './check-comment';
import styles from './comment-form.module.css';

const empty: CommentFields = { name: '', email: '', comment: '' };

/** Part of the sample: it checks what was written and keeps it to itself. */
export function CommentForm() {
  const [values, setValues] = useState(empty);
  const [submitted, setSubmitted] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // A field is judged only after the first try, and from then on with each change.
  const errors = submitted ? checkComment(values) : {};

  useEffect(() => {
    if (accepted) notice.current?.focus();
  }, [accepted]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const [wrong] = Object.keys(checkComment(values));
    setAccepted(!wrong);
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLInputElement) field.focus();
    // Sent off twice, the same answer is to be read again.
    if (!wrong) notice.current?.focus();
  }

  const control = (name: keyof CommentFields) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setAccepted(false);
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  return (
    // Without scripts a form would put what was written into the address; a dialog's form sends nothing.
    <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <p className={styles.hint}>This is a sample page: what you write here is neither sent nor kept.</p>
      {accepted ? (
        <Notice kind="info" title="Your comment is complete, and it was not sent" ref={notice}>
          <p>This form belongs to a sample page. Nothing has left your browser.</p>
        </Notice>
      ) : null}
      <div className={styles.pair}>
        <Field label="Name" autoComplete="name" required error={errors.name} {...control('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
          {...control('email')}
        />
      </div>
      <TextArea label="Comment (optional)" {...control('comment')} />
      <p>
        <Button type="submit">Check comment</Button>
      </p>
    </form>
  );
}
