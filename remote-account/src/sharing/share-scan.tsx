import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import type { ReadyScan } from '@little-arches/contracts/values';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../forms/failure';
import { useAttempt } from '../forms/use-attempt';
import { ShareDialog } from './share-dialog';
import { fetchSharingLinks } from './sharing-backend';
import type { SharingLink } from './sharing-links';

/** Opens the dialog with which a parent shares a scan with a professional. */
export function ShareScan({ scan }: { scan: ReadyScan }) {
  const { backend } = useHost();
  const [links, setLinks] = useState<readonly SharingLink[]>();
  const { busy, failure, attempt } = useAttempt();

  const open = () =>
    attempt(async () => setLinks(await fetchSharingLinks(backend, scan.id, new Date().toISOString())));

  return (
    <>
      <Button look="quiet" onClick={open} busy={busy}>
        <Share2 aria-hidden="true" size="1.25em" />
        <span>{busy ? 'Looking for links…' : 'Share with a professional'}</span>
      </Button>
      <Failure text={failure} />
      {links ? <ShareDialog scanId={scan.id} known={links} onClose={() => setLinks(undefined)} /> : null}
    </>
  );
}
