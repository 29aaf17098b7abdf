import { askForMail, failureMessage, isBackendError } from '@little-arches/contracts/backend';
import { useHost, useHydrated } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Button, NeedsScripts, Notice } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './page.module.css';

type Spending =
  | { readonly status: 'asked' | 'sending' }
  | { readonly status: 'done' | 'failed'; readonly words: string };

/**
 * Renders the target page of the links in requested mails. Opening the page does nothing, because mail scanners
 * open links too; one press confirms the address, or stops the mails.
 */
export function Page() {
  const { hash } = useLocation();
  if (!useHydrated()) return <Waiting />;
  const link = readMailLink(hash);
  return (
    <div className={`column ${styles.page}`}>
      {link ? <SpendLink key={hash} {...link} /> : <BrokenLink />}
    </div>
  );
}

const WORDS = {
  confirm: {
    title: 'Shall we write to you?',
    text: 'One press, and you get the one mail that you asked for. Then we forget your address.',
    button: 'Yes, tell me',
    done: 'Your address is confirmed',
  },
  stop: {
    title: 'No more of these mails?',
    text: 'One press ends them. If somebody else entered your address, nobody can enter it again for 30 days.',
    button: 'Stop these mails',
    done: 'The mails are stopped',
  },
} as const;

function SpendLink({ action, token }: { action: 'confirm' | 'stop'; token: string }) {
  const { backend, reportError } = useHost();
  const [spending, setSpending] = useState<Spending>({ status: 'asked' });
  const words = WORDS[action];

  async function spend() {
    if (spending.status === 'sending') return;
    setSpending({ status: 'sending' });
    try {
      const { message } = await backend.call(askForMail, { action, token });
      setSpending({ status: 'done', words: message });
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setSpending({ status: 'failed', words: failureMessage(error) });
    }
  }

  return (
    <>
      <h1>{words.title}</h1>
      {spending.status === 'done' ? (
        <Result kind="success" title={words.done} text={spending.words} />
      ) : (
        <>
          {spending.status === 'failed' ? <Result kind="error" text={spending.words} /> : null}
          <p>{words.text}</p>
          <p>
            <Button onClick={() => void spend()} busy={spending.status === 'sending'}>
              {spending.status === 'sending' ? 'Sending…' : words.button}
            </Button>
          </p>
        </>
      )}
      <p>
        <Link to={addresses.home}>To the home page</Link>
      </p>
    </>
  );
}

function Result({ kind, title, text }: { kind: 'success' | 'error'; title?: string; text: string }) {
  return (
    <Notice kind={kind} {...(title && { title })} takesFocus>
      <p>{text}</p>
    </Notice>
  );
}

function Waiting() {
  return (
    <div className={`column ${styles.page}`}>
      <div className={`stack ${styles.whileLoading}`}>
        <h1>Your link from our mail</h1>
        <p role="status">Loading...</p>
      </div>
      <NeedsScripts title="This link needs JavaScript">
        Nothing has happened yet, and your link is still good. Please switch JavaScript on, then open it
        again.
      </NeedsScripts>
    </div>
  );
}

function BrokenLink() {
  return (
    <>
      <h1>This link is not complete</h1>
      <p>
        Mail programs sometimes cut long links in two. Go back to our mail and copy the whole link into the
        address bar. Or <Link to={addresses.contactUs}>write to us</Link>, and a person takes you off the
        list.
      </p>
    </>
  );
}

/** Action and token of a mail link. */
interface MailLink {
  readonly action: 'confirm' | 'stop';
  readonly token: string;
}

/** Parses the fragment of a mail link. Returns undefined when it is incomplete or of an unknown type. */
function readMailLink(hash: string): MailLink | undefined {
  const [, action, token] = /^#(confirm|stop)=([0-9a-f]{48})$/.exec(hash) ?? [];
  return token && (action === 'confirm' || action === 'stop') ? { action, token } : undefined;
}
