import { addresses } from '@little-arches/contracts/routes';
import { Button, Field, FormErrors, Notice, useActionForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askForMailForm } from './ask-for-app';
import styles from './tell-me.module.css';
import { TrapField } from './trap-field';

/** Fragment of the form on its page. */
const TELL_ME_ID = 'tell-me';

/** Renders the form that requests one mail for the release of the app. The page's action is `askForApp`. */
export function TellMe() {
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={`column ${styles.tell}`} aria-labelledby={TELL_ME_ID}>
      <h2 id={TELL_ME_ID} className="text-xl">
        Tell me when the app is out
      </h2>
      {isAsked ? <Asked onAnother={() => setAsked(false)} /> : <TellMeForm onAsked={() => setAsked(true)} />}
    </section>
  );
}

function TellMeForm({ onAsked }: { onAsked: () => void }) {
  const state = useActionForm({ id: 'tell', schema: askForMailForm, onSent: onAsked });
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <Field
        {...state.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={state.busy}
        hint="We send one mail to confirm, and one when the app is out. Then we forget your address."
      />
      <TrapField />
      <p>
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Sending…' : 'Tell me when it is out'}
        </Button>
      </p>
      <p className="quiet">
        More in the <Link to={`${addresses.privacy}#mails`}>privacy notes</Link>.
      </p>
    </form>
  );
}

function Asked({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <Notice kind="success" title="Please look into your inbox" takesFocus>
        <p>
          We sent you a mail with a link. Press the button behind it, or you get nothing more from us. If no
          mail comes: an address gets at most three in a day.
        </p>
      </Notice>
      <p>
        <Button look="quiet" onClick={onAnother}>
          Enter another address
        </Button>
      </p>
    </>
  );
}
