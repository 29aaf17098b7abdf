/**
 * Closes a modal dialog when its backdrop is pressed and released; a drag that begins inside doesn't count.
 * The dialog's content must cover its whole box. Returns the function that ends it.
 */
export function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  let pressed = false;
  const onDown = (event: Event) => {
    pressed = event.target === dialog;
  };
  const onClick = (event: Event) => {
    if (pressed && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', onDown);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onDown);
    dialog.removeEventListener('click', onClick);
  };
}
