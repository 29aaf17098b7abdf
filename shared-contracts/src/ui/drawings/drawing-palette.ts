import styles from './drawing-palette.module.css';

/**
 * The class of a drawing that is coloured with the one palette, right by day and by night: `--draw-line` and
 * `--draw-ground`, `--draw-paper`, `--draw-sun` and `--draw-warm`, two skins each with its shade, hair, teal and coral
 * in their strengths, a phone's `--draw-device` and `--draw-screen`, and, where the drawing sets the `--tone` of a
 * level, an insole's `--draw-body` and `--draw-shell`. The soft tones lie behind things and are dark by night, as is
 * `--draw-window` behind dark skin; `--draw-teal-light` is the light teal of a thing. Lines that show something are
 * `--draw-mark` and `--draw-mark-cool` on paper, skin and screens, `--action` and `--ink` on the page and soft tones.
 */
export const drawingPalette = styles.palette;
