import { Button, Modal } from '@little-arches/contracts/ui';
import { ExternalLink } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import styles from './another-website.module.css';

const AskContext = createContext<(url: string) => void>(() => {});

/** Makes the links to other websites inside it ask first. */
export function AskGrownUpFirst({ children }: { children: ReactNode }) {
  const [url, setUrl] = useState<string>();
  const titleId = useId();
  const close = () => setUrl(undefined);
  return (
    <AskContext value={setUrl}>
      {children}
      {url ? (
        <Modal card aria-labelledby={titleId} onClose={close}>
          <h2 id={titleId}>Ask a grown-up first</h2>
          <p>
            This leads to another website, <strong>{new URL(url).hostname}</strong>. We didn’t make it. Look
            at it together with a grown-up.
          </p>
          <div className={styles.actions}>
            <Button onClick={close}>Stay here</Button>
            <a href={url} rel="noreferrer" className={styles.leave} onClick={close}>
              A grown-up says yes
            </a>
          </div>
        </Modal>
      ) : null}
    </AskContext>
  );
}

/** Renders a button for another website that opens the question. A real link would allow bypassing the question. */
export function AnotherWebsite({ url, children }: { url: string; children?: ReactNode }) {
  const ask = useContext(AskContext);
  return (
    <button type="button" aria-haspopup="dialog" className={styles.link} onClick={() => ask(url)}>
      <span>{children}</span>
      <ExternalLink size={16} aria-hidden="true" className={styles.external} />
      <span className="visually-hidden"> (another website)</span>
    </button>
  );
}
