import { useSession } from '@little-arches/contracts/host';
import { useState } from 'react';
import type { Consent } from '../account-data/account-backend';
import { isPutOff, newerText, putOff } from './newer-text';
import { NewerTextNotice } from './newer-text-notice';

/** Asks once on each device for consent to a text that is newer than the last accepted one. */
export function AskNewerText({ consents }: { consents: readonly Consent[] }) {
  const session = useSession();
  const [later, setLater] = useState<string>();
  if (session.status !== 'authenticated') return null;
  const text = newerText(consents, session.user.role);
  if (!text || later === text.version || isPutOff(text.version)) return null;
  return (
    <NewerTextNotice
      text={text}
      onLater={() => {
        putOff(text.version);
        setLater(text.version);
      }}
    />
  );
}
