import styles from './drawing-palette.module.css';

/**
 * The class of a drawing that is coloured with the one palette, right by day and by night: `--draw-line` and
 * `--draw-ground`, `--draw-paper`, `--draw-sun` and `--draw-warm`, two skins each with its shade, hair, teal and coral
 * in their strengths, a phone's `--draw-device` and `--draw-screen`, and, where the drawing sets the `--tone` of a
 * level, an insole's `--draw-body` and `--draw-shell`.
 */
export const drawingPalette = styles.palette;
