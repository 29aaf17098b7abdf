import type { Scan } from '@little-arches/contracts/values';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import tag from '../ui/tag.module.css';
import styles from './status-tag.module.css';

const tags = {
  ready: { text: 'Ready', Icon: CircleCheck, look: tag.good },
  processing: { text: 'Processing', Icon: Hourglass, look: styles.processing },
  failed: { text: 'Failed', Icon: CircleAlert, look: tag.bad },
} as const;

/** Renders the status of a scan by icon, colour and word. */
export function StatusTag({ status }: { status: Scan['status'] }) {
  const { text, Icon, look } = tags[status];
  return (
    <span className={`${tag.tag} ${styles.tag} ${look}`}>
      <Icon aria-hidden="true" size="1.1em" />
      <span>{text}</span>
    </span>
  );
}
