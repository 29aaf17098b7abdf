import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { brand } from 'shared-contracts/brand';
import type { ContactMessage } from 'shared-contracts/functions/submit-contact-message';
import { useHost } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/button';
import { Field, TextArea } from 'shared-contracts/ui/field';
import { Notice } from 'shared-contracts/ui/notice';
import styles from './contact-form.module.css';
import { checkContactMessage } from './contact-message';
import { type Delivery, sendContactMessage } from './send-contact-message';

type State = { status: 'writing' } | { status: 'sending' } | { status: 'done'; delivery: Delivery };

const empty: ContactMessage = { name: '', email: '', message: '' };

export function ContactForm() {
  const { backend, reportError } = useHost();
  const [values, setValues] = useState(empty);
  const [state, setState] = useState<State>({ status: 'writing' });
  const [submitted, setSubmitted] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // A field is judged only after the first try to send, and from then on with each key.
  const errors = submitted ? checkContactMessage(values) : {};
  const sending = state.status === 'sending';

  useEffect(() => {
    if (state.status === 'done') notice.current?.focus();
  }, [state]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSubmitted(true);
    const [wrong] = Object.keys(checkContactMessage(values));
    if (wrong) {
      fieldOf(event.currentTarget, wrong)?.focus();
      return;
    }
    const website = fieldOf(event.currentTarget, 'website')?.value ?? '';
    setState({ status: 'sending' });
    const delivery = await sendContactMessage(backend, values, website);
    if (!delivery.ok && delivery.unexpected) reportError(delivery.unexpected);
    if (delivery.ok) {
      setValues(empty);
      setSubmitted(false);
    }
    setState({ status: 'done', delivery });
  }

  const input = (name: keyof ContactMessage) => ({
    name,
    value: values[name],
    error: errors[name],
    required: true,
    readOnly: sending,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  if (state.status === 'done' && state.delivery.ok) {
    return (
      <div className={styles.sent}>
        <Notice kind="success" title="Your message has arrived" ref={notice}>
          <p>Thank you for writing. We read every message and answer by email.</p>
        </Notice>
        <p>
          <Button look="quiet" onClick={() => setState({ status: 'writing' })}>
            Write another message
          </Button>
        </p>
      </div>
    );
  }

  return (
    // Without scripts a form would put what was written into the address; `post` keeps it out of there.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {state.status === 'done' && !state.delivery.ok ? (
        <Notice
          kind="error"
          title={state.delivery.refused ? 'Your message was not sent' : 'Your message may not have arrived'}
          ref={notice}
        >
          <p>{state.delivery.reason}</p>
          <p>
            Your text is still here. You can also write to <a href={`mailto:${brand.email}`}>{brand.email}</a>
            .
          </p>
        </Notice>
      ) : null}
      <Field label="Name" autoComplete="name" {...input('name')} />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        hint="We use it to answer you, for nothing else."
        {...input('email')}
      />
      <TextArea
        label="Message"
        rows={7}
        hint="Please leave out health details and pictures of your child."
        {...input('message')}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p>
        <Button type="submit" disabled={sending}>
          {sending ? 'Sending…' : 'Send message'}
        </Button>
      </p>
      <noscript>
        <p>Sending needs JavaScript. Without it, please write an email to {brand.email}.</p>
      </noscript>
    </form>
  );
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}
