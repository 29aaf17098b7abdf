import { useHost } from '@little-arches/contracts/host';
import { copyText } from '@little-arches/contracts/platform';
import { Button } from '@little-arches/contracts/ui';
import { useState } from 'react';
import styles from './page.module.css';

/** Renders the number with which our support finds an account, to copy into a message. */
export function SupportReference({ reference }: { reference: string }) {
  const { notify } = useHost();
  const [failed, setFailed] = useState(false);

  async function copy() {
    const isCopied = await copyText(reference);
    setFailed(!isCopied);
    if (isCopied) notify('The reference is copied.');
  }

  return (
    <>
      <span className={styles.reference}>
        <span>{reference}</span>
        <Button look="plain" onClick={copy}>
          Copy<span className="visually-hidden"> the reference</span>
        </Button>
      </span>
      {failed ? (
        <span role="alert" className={styles.soft}>
          Your browser does not let us copy. Select the reference and copy it yourself.
        </span>
      ) : null}
    </>
  );
}
