import {
  Button,
  Field,
  FieldPair,
  FormErrors,
  Notice,
  TextArea,
  useActionForm,
} from '@little-arches/contracts/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { commentSchema } from './comments-of-visit';

/** Renders the comment form of the sample: a comment is shown in this tab only and sent nowhere. */
export function CommentForm() {
  /** Number of accepted submissions of the current input. A second submission focuses the same notice again. */
  const [accepted, setAccepted] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const { form, ...state } = useActionForm({
    id: 'comment',
    schema: commentSchema,
    onSent(sent) {
      // Name and email are kept for a second comment.
      const text = sent.elements.namedItem('comment');
      if (text instanceof HTMLTextAreaElement) text.value = '';
      setAccepted((times) => times + 1);
    },
  });

  const field = (name: string) => ({ ...state.field(name), readOnly: state.busy });

  useEffect(() => {
    if (accepted > 0) notice.current?.focus();
  }, [accepted]);

  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    setAccepted(0);
    form.onInput(event);
  }

  return (
    // Without scripts a form with method="dialog" sends nothing.
    <form {...form} method="dialog" onInput={onInput}>
      <p className="soft">
        This is a sample page: what you write here shows in this tab only. It is neither sent nor kept.
      </p>
      <FormErrors state={state} />
      {accepted > 0 ? (
        <Notice
          kind="info"
          title="Your comment is among the comments above, and it was not sent"
          ref={notice}
        >
          <p>This form belongs to a sample page. Nothing has left your browser.</p>
        </Notice>
      ) : null}
      <FieldPair>
        <Field {...field('name')} label="Name" autoComplete="name" required />
        <Field {...field('email')} label="Email" type="email" autoComplete="email" required />
      </FieldPair>
      <TextArea {...field('comment')} label="Comment (optional)" />
      <p>
        <Button type="submit" busy={state.busy}>
          Leave comment
        </Button>
      </p>
    </form>
  );
}
