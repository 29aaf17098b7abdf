import { useEffect, useRef, useState } from 'react';
import { brand } from 'shared-contracts/brand';
import { contactMessageSchema } from 'shared-contracts/functions/submit-contact-message';
import { useHost } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/button';
import { Field, TextArea } from 'shared-contracts/ui/field';
import { FormErrors } from 'shared-contracts/ui/form/form-errors';
import { useForm } from 'shared-contracts/ui/form/use-form';
import { Notice } from 'shared-contracts/ui/notice';
import * as v from 'valibot';
import styles from './contact-form.module.css';
import { sendContactMessage } from './send-contact-message';

/** What is written, and the field that no person sees. */
const schema = v.intersect([contactMessageSchema, v.object({ website: v.string() })]);

export function ContactForm() {
  const [arrived, setArrived] = useState(false);
  if (arrived) return <Arrived onAnother={() => setArrived(false)} />;
  return <MessageForm onArrived={() => setArrived(true)} />;
}

function MessageForm({ onArrived }: { onArrived: () => void }) {
  const { backend, reportError } = useHost();
  const state = useForm({
    id: 'contact',
    schema,
    send: async (message) => {
      const delivery = await sendContactMessage(backend, message);
      if (delivery.ok) return void onArrived();
      if (delivery.unexpected) reportError(delivery.unexpected);
      const title = delivery.refused ? 'Your message was not sent' : 'Your message may not have arrived';
      return { title, message: delivery.reason };
    },
  });
  const field = (name: string) => ({ ...state.field(name), required: true, readOnly: state.busy });

  return (
    <form {...state.form}>
      <FormErrors state={state}>
        <p>
          Your text is still here. You can also write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </FormErrors>
      <Field {...field('name')} label="Name" autoComplete="name" />
      <Field
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        hint="We use it to answer you, for nothing else."
      />
      <TextArea
        {...field('message')}
        label="Message"
        rows={7}
        hint="Please leave out health details and pictures of your child."
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p>
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Sending…' : 'Send message'}
        </Button>
      </p>
    </form>
  );
}

function Arrived({ onAnother }: { onAnother: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Notice kind="success" title="Your message has arrived" ref={notice}>
        <p>Thank you for writing. We read every message and answer by email.</p>
      </Notice>
      <p>
        <Button look="quiet" onClick={onAnother}>
          Write another message
        </Button>
      </p>
    </div>
  );
}
