import { slots as terms } from '@little-arches/contracts/formats';
import {
  type Host,
  type Session,
  type SessionState,
  type SlotUse,
  useHydrated,
  useStore,
} from '@little-arches/contracts/host';
import { memo, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { FailureBoundary } from '../frame/errors/failure-boundary';
import { LimitedWait } from '../frame/limited-wait';
import { findPage } from '../navigation/shown-page';
import styles from './slot-region.module.css';
import { type FilledSlot, type SlotReader, slotKey } from './slots';

const loading: SessionState = { status: 'loading' };

/**
 * Creates the component that shows a slot in a region of its own. The page neither waits for the filler nor fails
 * with it: a slot without a working filler renders nothing.
 */
export function createSlot(slots: SlotReader, session: Session): Host['Slot'] {
  return memo(
    function Slot(shown: SlotUse) {
      useStatedSlot(shown.name);
      const isHydrated = useHydrated();
      const [again] = useState(isHydrated);
      const { status } = useStore(session, loading);
      // Undefined for a slot of a later contract, whose terms this shell can't keep.
      const access: string | undefined = terms[shown.name]?.access;
      if (access === undefined || (access === 'signed-in' && status !== 'authenticated')) return null;
      // The first render in a browser must equal the prerendered HTML.
      if (!isHydrated && !slots.isPrerendered(shown)) return null;
      return <OpenSlot key={slotKey(shown)} shown={shown} slots={slots} again={again} />;
    },
    (before, now) => slotKey(before) === slotKey(now),
  );
}

/** Throws when the page shows a slot that its table does not name: its HTML would lack what fills the slot. */
function useStatedSlot(name: SlotUse['name']): void {
  const page = findPage(useMatches())?.handle;
  if (page && !page.definition.slots?.includes(name))
    throw new Error(`Page '${page.page}' shows the slot '${name}' and must name it in its table of pages`);
}

interface Opened {
  readonly shown: SlotUse;
  readonly slots: SlotReader;
  /** Whether to read the slot's data, which a prerendered slot has already. */
  readonly again: boolean;
}

/**
 * Reads the slot once. While a prerendered slot is being read, React leaves its text unchanged, unless something
 * around it renders again: hence the memo. A slot that stays empty is removed: rendering nothing in its place would
 * not equal the prerendered text.
 */
const OpenSlot = memo(function OpenSlot({ shown, slots, again }: Opened) {
  const [{ reading, filled }] = useState(() => begin(slots.read(shown, again)));
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => void reading.then((found) => setEmpty(!found)), [reading]);
  if (isEmpty) return null;
  return (
    <Suspense fallback={null}>
      <Filler shown={shown} reading={filled} onShown={slots.shown} />
    </Suspense>
  );
});

/** Returns `reading`, and a promise that is fulfilled only with a filler. */
function begin(reading: Promise<FilledSlot | undefined>) {
  const filled = reading.then((found) => found ?? new Promise<never>(() => {}));
  return { reading, filled };
}

function Filler({
  shown,
  reading,
  onShown,
}: {
  shown: SlotUse;
  reading: Promise<FilledSlot>;
  onShown: SlotReader['shown'];
}) {
  const { Slot, data, remote, version, host } = use(reading);
  return (
    <FailureBoundary onFailure={host.reportError} fallback={() => null}>
      <div className={styles.region} data-remote={remote} data-version={version} data-slot={shown.name}>
        <LimitedWait fallback={null}>
          <Slot props={shown.props} data={data} />
          <AfterSlot name={shown.name} onShown={onShown} />
        </LimitedWait>
      </div>
    </FailureBoundary>
  );
}

/** Calls `onShown` with the commit that makes the content beside it interactive. */
function AfterSlot({ name, onShown }: { name: string; onShown: SlotReader['shown'] }) {
  useLayoutEffect(() => onShown(name), [name, onShown]);
  return null;
}
