import { type ComposedRemote, type Composition, slots } from '@little-arches/contracts/formats';
import { Slot, type SlotModule } from '@little-arches/contracts/host';
import { CONTRACT_VERSION, defineRemote } from '@little-arches/contracts/remote';
import { useState } from 'react';

// No slot of the contract is for everyone, and only those are prerendered.
Object.assign(slots['due-for-rescan'], { access: 'anyone' });

/** For tests: a remote with one page, which shows a slot. */
export const samplePage = defineRemote({
  name: 'remote-marketing',
  pages: {
    concept: {
      path: '/concept',
      title: 'The concept',
      description: '',
      slots: ['due-for-rescan'],
      load: async () => ({ Page: ConceptPage }),
    },
  },
});

function ConceptPage() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>The concept</h1>
      <Slot name="due-for-rescan" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count}`}
      </button>
    </>
  );
}

/** For tests: counts how often the slot's data is read. */
export const loader = jest.fn(async () => ({ game: 'Flamingo', at: undefined }));

/** For tests: fills the slot with a button that counts. */
export const sampleSlot: SlotModule<'due-for-rescan'> = {
  loader,
  Slot: function Game({ data }) {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${data.game} ${count}`}
      </button>
    );
  },
};

/** For tests: returns a remote that fills the slot. */
export const fillerWith = (load: () => Promise<SlotModule<'due-for-rescan'>>) =>
  defineRemote({ name: 'remote-kids-zone', pages: {}, slots: { 'due-for-rescan': load } });

const composed = (name: string, more: Partial<ComposedRemote>): ComposedRemote => ({
  name,
  version: '2.0.0',
  url: `/assets/${name}/2.0.0/entry.js`,
  integrity: '',
  contract: { built: CONTRACT_VERSION, needs: CONTRACT_VERSION },
  runtime: '2.9',
  addresses: [],
  panels: [],
  ...more,
});

/** For tests: the composition of both. */
export const slotComposition: Composition = {
  id: 'composition-1',
  shell: { version: '1.0.0' },
  remotes: [
    composed('remote-marketing', { addresses: ['/concept'], shows: ['due-for-rescan'] }),
    composed('remote-kids-zone', { fills: ['due-for-rescan'] }),
  ],
};
