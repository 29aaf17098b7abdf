/** Finds a control in the page that is shown now, where the page may have been made anew. */
export type FindControl = () => HTMLElement | undefined;

/**
 * Describes a control by its kind, its words and how many like it come before: an element would keep the whole page
 * that was left in memory.
 */
export function describeControl(control: HTMLElement): FindControl {
  const { localName } = control;
  const words = wordsOf(control);
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter((other) => wordsOf(other) === words);
  const place = alike().indexOf(control);
  return () => alike()[place];
}

function wordsOf(control: HTMLElement): string {
  return [control.getAttribute('href'), control.getAttribute('aria-label'), control.textContent].join(' ');
}
