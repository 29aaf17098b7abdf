import type { ComponentType } from 'react';
import * as v from 'valibot';
import { type Host, useHost } from './host';

const text = v.pipe(v.string(), v.minLength(1));

/**
 * The closed list of slots: places in pages that another team's remote fills. A page never knows who fills a slot,
 * and looks complete without a filler. With the access `signed-in` a slot is filled only for signed-in persons, and
 * never prerendered. `kilobytes` is the most that the filler's entry and the slot's files may have, compressed.
 */
export const slots = {
  /**
   * Insoles that fit the feet of a child's newest finished scan. `level` is the one that the scan suggests,
   * `footLength` is the length of the longer foot in millimetres.
   */
  'fit-for-child': {
    access: 'signed-in',
    kilobytes: 40,
    props: v.object({
      childId: text,
      childName: text,
      level: v.picklist(['0', '1', '2', '3']),
      footLength: v.pipe(v.number(), v.minValue(1)),
    }),
  },
  /** The children of the signed-in person who are due for their next scan. */
  'due-for-rescan': { access: 'signed-in', kilobytes: 40, props: v.object({}) },
  /** One activity for a child's feet, to try on the spot. */
  'try-it-yourself': { access: 'anyone', kilobytes: 40, props: v.object({}) },
} as const satisfies Readonly<Record<string, SlotTerms>>;

/** What the contract states about a slot. The props are plain data. */
interface SlotTerms {
  readonly access: 'anyone' | 'signed-in';
  readonly kilobytes: number;
  readonly props: v.ObjectSchema<v.ObjectEntries, undefined>;
}

/** The name of a slot. */
export type SlotName = keyof typeof slots;

/** The props of a slot: what the page passes to its filler. */
export type SlotProps<Name extends SlotName> = v.InferOutput<(typeof slots)[Name]['props']>;

/** A use of a slot in a page, as the host receives it. */
export type SlotUse = {
  readonly [Name in SlotName]: { readonly name: Name; readonly props: SlotProps<Name> };
}[SlotName];

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
