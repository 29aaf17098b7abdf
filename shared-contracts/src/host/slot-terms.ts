import * as v from 'valibot';

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
