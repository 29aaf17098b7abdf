import { type ComponentType, useEffect, useState } from 'react';
import { useHost, useStore } from 'shared-contracts/host';
import type { LapseDialogProps } from './lapse-dialog';

const fetchDialog = () => import(/* webpackChunkName: "lapse-dialog" */ './lapse-dialog');

/** Shown over a page whose session expired. Loaded then, because few visits see it. */
export function LapsedSession({ session }: { session: LapseDialogProps['session'] }) {
  const { reportError } = useHost();
  const lapse = useStore(session.lapse, undefined);
  const [Dialog, setDialog] = useState<ComponentType<LapseDialogProps>>();
  const isWanted = lapse !== undefined && !Dialog;

  useEffect(() => {
    if (!isWanted) return;
    // A second time, because what was typed is worth it.
    fetchDialog()
      .catch(fetchDialog)
      .then(
        ({ LapseDialog }) => setDialog(() => LapseDialog),
        (error: unknown) => {
          reportError(error);
          session.leavePage();
        },
      );
  }, [isWanted, reportError, session]);

  return lapse && Dialog ? <Dialog lapse={lapse} session={session} /> : null;
}
