/** Makes the browser save a text as a file. The text is sent to no server. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click, so its address is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
