/** Returns the values of a form's fields by name; an unticked checkbox is an empty text, a ticked one its value. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
      if (element.checked) values[element.name] = element.value;
      else values[element.name] ??= '';
    } else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    ) {
      if (element.name) values[element.name] = element.value;
    }
  }
  return values;
}
