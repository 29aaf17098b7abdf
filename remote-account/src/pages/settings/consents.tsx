import type { Consent } from '@little-arches/contracts/backend';
import { useSession } from '@little-arches/contracts/host';
import { Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { localDay } from '@little-arches/contracts/values';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { newerText } from '../../consent/newer-text';
import { NewerTextNotice } from '../../consent/newer-text-notice';
import { Day } from '../../day';
import styles from './page.module.css';
import { roleName } from './roles';
import { Section } from './section';

/** Renders the consents of the person with date and text, and the consequences of withdrawing them. */
export function Consents({ consents }: { consents: Promise<readonly Consent[]> }) {
  return (
    <Section id="consent" title="What you agreed to">
      <Deferred resolve={consents} skeleton={<ConsentSkeleton />}>
        {(given) => <Given given={given} />}
      </Deferred>
      <details className={styles.details}>
        <summary>Take it back</summary>
        <p>
          You can take your permission back at any time. Without it we may keep neither profiles nor scans, so
          taking it back means to delete them: those of one child under Profiles, or the account with
          everything in it. What was done before stays lawful, and paid orders stay in our books as the law
          asks.
        </p>
        <ul>
          <li>
            First, if you want to keep a copy: <a href="#data">download your data</a>.
          </li>
          <li>
            Then <a href="#delete">delete your account</a>.
          </li>
        </ul>
      </details>
    </Section>
  );
}

function Given({ given }: { given: readonly Consent[] }) {
  const session = useSession();
  const { revalidate } = useRevalidator();
  // The thanks stay when the consents are read again.
  const [newer] = useState(
    session.status === 'authenticated' ? newerText(given, session.user.role) : undefined,
  );
  return (
    <>
      {given.length === 0 ? (
        <p>
          Your account is from before we kept a record of this. Each sign-up asks to confirm that one is a
          parent or guardian, or a pediatric professional.
        </p>
      ) : (
        given.map((consent) => <GivenConsent key={consent.id} consent={consent} />)
      )}
      {newer ? <NewerTextNotice text={newer} onAgreed={() => void revalidate()} /> : null}
    </>
  );
}

function GivenConsent({ consent: { given_at, version, consent_texts: text } }: { consent: Consent }) {
  return (
    <>
      <blockquote className={styles.quote}>
        <p>{text.body}</p>
      </blockquote>
      <p className={styles.soft}>
        Agreed to on <Day of={localDay(given_at)} />{' '}
        <span>{`as ${roleName(text.audience).toLowerCase()} · text ${version}`}</span>
      </p>
    </>
  );
}

function ConsentSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className={styles.textSkeleton} />
    </Skeleton>
  );
}
