import type { ReactNode } from 'react';
import { Announcer, type AnnouncerStore } from './announcer';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header/header';
import loading from './loading-bar.module.css';

/** Renders the frame of every page. `version` is the shell's own; `busy` is true while a section loads. */
export function Frame({
  version,
  busy,
  announcer,
  children,
}: {
  version: string;
  busy: boolean;
  announcer: AnnouncerStore;
  children: ReactNode;
}) {
  return (
    <div data-remote="shell" data-version={version} className={styles.frame}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <LoadingBar busy={busy} />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Announcer announcer={announcer} />
    </div>
  );
}

/** A slim bar and a pill over the page while a section loads. Takes no space in the layout. */
function LoadingBar({ busy }: { busy: boolean }) {
  return (
    <>
      {busy ? (
        <div className={loading.track} aria-hidden="true">
          <div className={loading.bar} />
        </div>
      ) : null}
      {/* The region stays: one that arrives together with its text is not read everywhere. */}
      <div role="status" className={loading.region}>
        {busy ? <span className={loading.pill}>Loading ....</span> : null}
      </div>
    </>
  );
}
