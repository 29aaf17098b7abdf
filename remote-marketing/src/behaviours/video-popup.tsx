import { Modal } from '@little-arches/contracts/ui';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion';
import styles from './video-popup.module.css';

/** A clip with its formats and captions. */
export interface Clip {
  readonly title: string;
  /** Addresses with their media types, the preferred one first. */
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  /** Address of the captions, WebVTT in English. */
  readonly captions: string;
}

/**
 * Renders a picture that opens a clip in a modal, 16 to 9. The clip is loaded only then, and starts automatically
 * unless the visitor requested reduced motion.
 */
export function VideoPopup({ clip, children }: { clip: Clip; children: ReactNode }) {
  const titleId = useId();
  const [playing, setPlaying] = useState<'no' | 'by-itself' | 'on-demand'>('no');

  const close = () => setPlaying('no');

  function open(event: MouseEvent) {
    event.preventDefault();
    setPlaying(prefersReducedMotion() ? 'on-demand' : 'by-itself');
  }

  return (
    <>
      {/* Without scripts the link opens the file. */}
      <a href={clip.sources.at(-1)?.src} className={styles.opener} aria-haspopup="dialog" onClick={open}>
        {children}
      </a>
      {playing === 'no' ? null : (
        <Modal className={styles.dialog} aria-labelledby={titleId} closesOnBackdrop onClose={close}>
          <div className={styles.content}>
            <header className={styles.header}>
              <h2 id={titleId} className="text-l">
                {clip.title}
              </h2>
              <button type="button" className={styles.close} aria-label="Close video" onClick={close}>
                <X aria-hidden="true" />
              </button>
            </header>
            <div className={styles.screen}>
              <video className={styles.video} controls muted playsInline autoPlay={playing === 'by-itself'}>
                {clip.sources.map(({ src, type }) => (
                  <source key={src} src={src} type={type} />
                ))}
                <track kind="captions" src={clip.captions} srcLang="en" label="English" default />
              </video>
            </div>
          </div>
        </Modal>
      )}
    </>
  );
}
