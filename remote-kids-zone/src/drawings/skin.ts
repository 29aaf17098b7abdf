/** Skin colour of a foot. It is the same in the light and the dark scheme (@little-arches/contracts/ui). */
export type Skin = 'skin' | 'deep-skin';

/** The colours of a skin and of its shaded side. */
export const skinColour = (skin: Skin) => `var(--draw-${skin})`;
export const skinShade = (skin: Skin) => `var(--draw-${skin}-shade)`;
