/** Whose foot it is; people keep the colour of their skin by day and by night (shared-contracts/ui/drawings). */
export type Skin = 'skin' | 'deep-skin';

/** The colour of a skin, and of its shaded side. */
export const skinColour = (skin: Skin) => `var(--draw-${skin})`;
export const skinShade = (skin: Skin) => `var(--draw-${skin}-shade)`;
