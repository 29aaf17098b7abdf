import { useHost } from '@little-arches/contracts/host';
import { PRINT_REFUSED, printPage } from '@little-arches/contracts/platform';
import { Button, encodeQrCode } from '@little-arches/contracts/ui';
import type { ReadyScan } from '@little-arches/contracts/values';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../dialog';
import { Failure } from '../forms/failure';
import { useAttempt } from '../forms/use-attempt';
import { DaysField } from '../sharing/days-field';
import { createSharingLink } from '../sharing/sharing-backend';
import { linkAddress, SHARING_DAYS } from '../sharing/sharing-links';
import type { LetterLink } from './letter-link';
import styles from './print-letter.module.css';

/** Prints the letter for the doctor, with a sharing link if the parent wants one. */
export function PrintLetter({
  scan,
  onLink,
}: {
  scan: ReadyScan;
  /** Adds a link to the letter, or removes it. */
  onLink: (link: LetterLink | undefined) => void;
}) {
  const { backend, config } = useHost();
  const [isOpen, setOpen] = useState(false);
  const [withLink, setWithLink] = useState(false);
  const [days, setDays] = useState<number>(SHARING_DAYS[1]);
  const [prints, setPrints] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const { busy, failure, attempt } = useAttempt();

  // Printing waits for the render that closes the dialog and draws the link.
  useEffect(() => {
    if (prints > 0) void printPage().then((isPrinting) => setRefused(!isPrinting));
  }, [prints]);

  const print = () =>
    attempt(async () => {
      onLink(withLink ? await makeLink() : undefined);
      setOpen(false);
      setPrints((count) => count + 1);
    });

  async function makeLink(): Promise<LetterLink> {
    const { token, expires_at } = await createSharingLink(backend, scan.id, days);
    const address = linkAddress(config, token);
    return { address, expires_at, code: await encodeQrCode(address) };
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Printer aria-hidden="true" size="1.25em" />
        Print for the doctor
      </Button>
      <span role="status">{isRefused ? PRINT_REFUSED : null}</span>
      {isOpen ? (
        <Dialog title="Print for the doctor" busy={busy} onClose={() => setOpen(false)}>
          <Failure text={failure} />
          <p>
            A letter of one or two pages: the values, both feet true to scale, and room for notes. Print it at
            100% (“actual size”).
          </p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={withLink}
              onChange={({ currentTarget }) => setWithLink(currentTarget.checked)}
            />
            <span>With a QR code that opens this scan online, for whoever has the letter</span>
          </label>
          {withLink ? (
            <DaysField id="letter-days" label="The code is good for" days={days} onChange={setDays} />
          ) : null}
          <div className={styles.actions}>
            <Button onClick={print} busy={busy}>
              {busy ? 'Making the code…' : 'Print'}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)} busy={busy}>
              Close
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
