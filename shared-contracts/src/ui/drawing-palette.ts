import styles from './drawing-palette.module.css';

/**
 * The class of a drawing that is coloured with the one palette, right by day and by night: `--draw-line`,
 * `--draw-paper`, `--draw-skin`, `--draw-warm`, `--draw-sun`, and, where the drawing sets the `--tone` of a level,
 * an insole's `--draw-body` and `--draw-shell`.
 */
export const drawingPalette = styles.palette;
