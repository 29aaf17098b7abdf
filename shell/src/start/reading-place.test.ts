import { rememberPlace } from './reading-place';

const content = (more = '') =>
  `<a href="/">Home</a>${more}<input aria-label="Name" value="Ana Maria"><details><summary>More</summary></details>`;

function pages(more = '') {
  document.body.innerHTML = `<div id="before">${content()}</div><div id="after">${content(more)}</div>`;
  const [before, after] = ['before', 'after'].map((id) => document.getElementById(id) as HTMLElement);
  if (!before || !after) throw new Error('Both are there');
  return { before, after, field: (area: HTMLElement) => area.querySelector('input') as HTMLInputElement };
}

it('restores focus, selection and open details', () => {
  const { before, after, field } = pages();
  field(before).focus();
  field(before).setSelectionRange(4, 9);
  (before.querySelector('details') as HTMLDetailsElement).open = true;
  const goThere = rememberPlace(before);
  before.remove();
  goThere(after);
  expect(field(after)).toHaveFocus();
  expect([field(after).selectionStart, field(after).selectionEnd]).toEqual([4, 9]);
  expect(after.querySelector('details')).toHaveAttribute('open');
});

it('does not move the focus when it was elsewhere, or the content differs', () => {
  const { before, after } = pages();
  rememberPlace(before)(after);
  expect(document.body).toHaveFocus();
  const other = pages('<a href="/store">Products</a>');
  other.field(other.before).focus();
  const goThere = rememberPlace(other.before);
  other.before.remove();
  goThere(other.after);
  expect(document.body).toHaveFocus();
});

it('finds a focused element by its id where the content differs', () => {
  document.body.innerHTML = '<div id="before"><input id="email"></div>';
  const before = document.getElementById('before') as HTMLElement;
  document.getElementById('email')?.focus();
  const goThere = rememberPlace(before);
  document.body.innerHTML = '<div id="after"><a href="/">Home</a><input id="email"></div>';
  goThere(document.getElementById('after') as HTMLElement);
  expect(document.getElementById('email')).toHaveFocus();
});

it('takes the focus from no element that has it already', () => {
  const { before, after, field } = pages();
  field(before).focus();
  const goThere = rememberPlace(before);
  const link = after.querySelector('a') as HTMLElement;
  link.focus();
  goThere(after);
  expect(link).toHaveFocus();
});
