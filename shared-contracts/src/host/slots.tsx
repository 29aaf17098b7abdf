import type { ComponentType } from 'react';
import { type Host, useHost } from './host';
import type { SlotName, SlotProps, SlotUse } from './slot-terms';

/** The exports of a slot's module in the remote that fills it. */
export interface SlotModule<Name extends SlotName> {
  /** Renders the slot with its heading. Null for nothing: the page then has no gap. */
  // biome-ignore lint/suspicious/noExplicitAny: the type of a loader's data differs by filler.
  readonly Slot: ComponentType<SlotProps<Name> & { readonly data: any }>;
  /** Reads the data that `Slot` receives as `data`. */
  readonly loader?: (args: { readonly host: Host; readonly props: SlotProps<Name> }) => unknown;
}

/** The modules of the slots that a remote fills. */
export type SlotModules = { readonly [Name in SlotName]?: () => Promise<SlotModule<Name>> };

/** A loaded slot, for the host. */
export interface LoadedSlot {
  /** Reads the slot's data for these props. */
  read(props: SlotUse['props']): unknown;
  readonly Slot: ComponentType<{ readonly props: SlotUse['props']; readonly data: unknown }>;
}

/**
 * Shows a slot of the page, whichever remote fills it; the page names it in its table. Shows nothing, without a gap,
 * when no remote fills it, when the filler fails, and until it is loaded.
 */
export function Slot<Name extends SlotName>({ name, ...props }: { readonly name: Name } & SlotProps<Name>) {
  const { Slot: HostSlot } = useHost();
  const use = { name, props } as unknown as SlotUse;
  return <HostSlot {...use} />;
}
