import type { ReactNode } from 'react';
import { keep } from '../containment/kept-elements';
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
    <div ref={keep} data-remote="shell" data-version={version} className={styles.frame}>
      <a ref={keep} href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <LoadingBar busy={busy} />
      <Header />
      <main ref={keep} id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Announcer announcer={announcer} />
    </div>
  );
}
