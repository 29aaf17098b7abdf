import { mustKnowFormat } from '@little-arches/contracts/formats';

/**
 * Reads JSON that the page carries in `<script type="application/json" id="…">`. Throws an Error that names the
 * element when it is missing or broken, and a NewerFormatError when its format is newer than `format`. This is the
 * only place that casts what it reads (docs/decisions/composition.md): our own composer wrote checked values into
 * the page, which is signed and served with this shell.
 */
export function readInlined<Inlined>(id: string, format: number): Inlined {
  const value = parsed(id);
  mustKnowFormat(value, { what: `The page's element '${id}'`, format, reader: 'the shell' });
  return value as Inlined;
}

function parsed(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no element '${id}': publish a package again`);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The page's element '${id}' holds no JSON: publish a package again`, { cause });
  }
}
