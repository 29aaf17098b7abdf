import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { Host } from '../host/host';
import type { SlotName, SlotProps, SlotUse } from '../host/slot-terms';
import type { PageHandle } from '../remote/index';

/** Components that fill slots in place of other teams' remotes. */
export type FakeFillers = { readonly [Name in SlotName]?: ComponentType<SlotProps<Name>> };

/** Creates a host's slots with these fillers; the others stay empty. */
export function createFakeSlots(fillers: FakeFillers = {}): Host['Slot'] {
  return function FakeSlot({ name, props }: SlotUse) {
    const page = useMatches()
      .map(({ handle }) => handle as PageHandle | undefined)
      .findLast((handle) => handle?.definition);
    if (page && !page.definition.slots?.includes(name))
      throw new Error(`Page '${page.page}' shows the slot '${name}' and must name it in its table of pages`);
    const Filler = fillers[name] as ComponentType<SlotUse['props']> | undefined;
    return Filler ? (
      <div data-slot={name}>
        <Filler {...props} />
      </div>
    ) : null;
  };
}

/** Fills any slot with the props that the page passes to it. */
export function SlotPlaceholder(props: SlotUse['props']) {
  return (
    <details open>
      <summary>A slot, filled by another team</summary>
      <pre>{JSON.stringify(props, null, 2)}</pre>
    </details>
  );
}
