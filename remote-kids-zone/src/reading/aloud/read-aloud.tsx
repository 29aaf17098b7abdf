import { useHost } from '@little-arches/contracts/host';
import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './read-aloud.module.css';
import type { Reader } from './reader';
import { useVoice } from './use-voice';

type Reading = 'idle' | 'loading' | 'reading' | 'paused' | 'failed';

const looks = {
  idle: { Icon: Volume2, text: 'Read aloud' },
  loading: { Icon: Volume2, text: 'Read aloud' },
  failed: { Icon: Volume2, text: 'Read aloud' },
  reading: { Icon: Pause, text: 'Pause' },
  paused: { Icon: Play, text: 'Go on' },
} as const;

/**
 * Renders the buttons that read aloud the elements with `data-aloud` in `text`; nothing when the device has no
 * English voice. They overlay the page, so that nothing moves when the browser has loaded its voices.
 */
export function ReadAloud({ text }: { text: RefObject<HTMLElement | null> }) {
  const voice = useVoice();
  const { reportError } = useHost();
  const [reading, setReading] = useState<Reading>('idle');
  const reader = useRef<Reader>(undefined);
  const isLeft = useRef(false);
  const main = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      reader.current?.stop();
    };
  }, []);

  async function read() {
    setReading('loading');
    try {
      const { createReader } = await import('./reader');
      if (isLeft.current || !text.current) return;
      reader.current = createReader(text.current, (how) => setReading(how === 'end' ? 'idle' : how));
      setReading('reading');
      reader.current.read();
    } catch (failure) {
      reportError(failure);
      setReading('failed');
    }
  }

  function press() {
    if (reading === 'loading') return;
    if (reading === 'reading') {
      reader.current?.pause();
      setReading('paused');
    } else if (reading === 'paused') {
      setReading('reading');
      reader.current?.read();
    } else void read();
  }

  function stop() {
    reader.current?.stop();
    setReading('idle');
    // The focused button is removed.
    main.current?.focus();
  }

  if (!voice) return null;
  const { Icon, text: label } = looks[reading];
  return (
    <fieldset aria-label="Read aloud" className={`row gap-2 ${styles.player}`}>
      <button ref={main} type="button" className={styles.button} onClick={press}>
        <Icon size={20} aria-hidden="true" />
        <span>{label}</span>
      </button>
      {reading === 'reading' || reading === 'paused' ? (
        <button type="button" className={styles.button} onClick={stop}>
          <Square size={20} aria-hidden="true" />
          Stop
        </button>
      ) : null}
      <span role="status" className={reading === 'failed' ? styles.said : undefined}>
        {reading === 'failed' ? 'The voice has gone. Please try again.' : null}
      </span>
    </fieldset>
  );
}
