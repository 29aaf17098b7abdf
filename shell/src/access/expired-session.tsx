import { useHost, useStore } from '@little-arches/contracts/host';
import { type ComponentType, useEffect, useState } from 'react';
import type { ExpiredSessionDialogProps } from './expired-session-dialog';

const fetchDialog = () => import(/* webpackChunkName: "expired-session-dialog" */ './expired-session-dialog');

/** Dialog over a page whose session expired. Loads its code then, because few visits show it. */
export function ExpiredSessionDialogHost({ session }: { session: ExpiredSessionDialogProps['session'] }) {
  const { reportError } = useHost();
  const expiredSession = useStore(session.expiredSession, undefined);
  const [Dialog, setDialog] = useState<ComponentType<ExpiredSessionDialogProps>>();
  const isWanted = expiredSession !== undefined && !Dialog;

  useEffect(() => {
    if (!isWanted) return;
    // Tried a second time, because the typed text is worth it.
    fetchDialog()
      .catch(fetchDialog)
      .then(
        ({ ExpiredSessionDialog }) => setDialog(() => ExpiredSessionDialog),
        (error: unknown) => {
          reportError(error);
          session.leavePage();
        },
      );
  }, [isWanted, reportError, session]);

  return expiredSession && Dialog ? <Dialog expiredSession={expiredSession} session={session} /> : null;
}
