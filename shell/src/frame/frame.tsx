import type { ReactNode } from 'react';
import { Announcer, type AnnouncerStore } from './announcer';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header/header';
import { LoadingBar } from './loading-bar';

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
