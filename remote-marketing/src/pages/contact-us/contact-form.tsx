import { brand } from '@little-arches/contracts/company';
import { Button, Field, FormErrors, Notice, TextArea, useActionForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { TrapField } from '../../app/trap-field';
import { messageSchema } from './send-contact-message';

export function ContactForm() {
  const [arrived, setArrived] = useState(false);
  if (arrived) return <Arrived onAnother={() => setArrived(false)} />;
  return <MessageForm onArrived={() => setArrived(true)} />;
}

function MessageForm({ onArrived }: { onArrived: () => void }) {
  const state = useActionForm({ id: 'contact', schema: messageSchema, onSent: onArrived });
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
      <TrapField />
      <p>
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Sending…' : 'Send message'}
        </Button>
      </p>
    </form>
  );
}

function Arrived({ onAnother }: { onAnother: () => void }) {
  return (
    <div className="stack gap-5">
      <Notice kind="success" title="Your message has arrived" takesFocus>
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
