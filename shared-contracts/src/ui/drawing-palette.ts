import styles from './drawing-palette.module.css';

/**
 * The class of a drawing that is coloured with the one palette: `--draw-line`, `--draw-paper`, `--draw-skin` and
 * `--draw-warm`, each right by day and by night.
 */
export const drawingPalette = styles.palette;
