import styles from './drawing-palette.module.css';

/**
 * The class of a drawing that is coloured with the shared palette, in light and dark: `--draw-line` and
 * `--draw-ground`, `--draw-paper`, `--draw-sun` and `--draw-warm`, two skin tones each with its shade, hair, teal
 * and coral in several strengths, a phone's `--draw-device` and `--draw-screen`, and, if the drawing sets the
 * `--tone` of a level, an insole's `--draw-body` and `--draw-shell`. The soft tones are backgrounds and are dark in
 * the dark scheme, as is `--draw-window` behind dark skin; `--draw-teal-light` is the light teal of an object.
 * Lines that carry meaning use `--draw-mark` and `--draw-mark-cool` on paper, skin and screens, `--action` and
 * `--ink` on the page and soft tones.
 */
export const drawingPalette = styles.palette;
