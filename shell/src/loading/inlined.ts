/**
 * Reads JSON that the page carries in `<script type="application/json" id="…">`. Throws an Error that names
 * the element when it is missing or broken.
 */
export function readInlined(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no element '${id}': compose the site again`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The page's element '${id}' holds no JSON: compose the site again`, { cause });
  }
}
