import { readInlined } from './inlined';

function inline(id: string, text: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = text;
  document.body.replaceChildren(element);
}

it('reads the page’s data, with text that could have closed the element', () => {
  inline('config', '{"name":"\\u003c/script>"}');
  expect(readInlined('config', 1)).toEqual({ name: '</script>' });
});

it.each([
  ['missing', undefined, "The page has no element 'config': publish a package again"],
  ['empty', '', "The page has no element 'config': publish a package again"],
  ['broken', '{"id":', "The page's element 'config' holds no JSON: publish a package again"],
])('throws when the element is %s', (_, text, message) => {
  inline(text === undefined ? 'other' : 'config', text ?? '');
  expect(() => readInlined('config', 1)).toThrow(message);
});

it('reads supported formats, and throws for a newer one', () => {
  inline('composition', '{"format":2}');
  expect(readInlined('composition', 2)).toEqual({ format: 2 });
  expect(() => readInlined('composition', 1)).toThrow(
    "The page's element 'composition' has format 2, this reader knows 1: it was written by a newer release tool. Upgrade the shell.",
  );
});
