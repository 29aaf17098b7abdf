// Plain JavaScript, because Rspack loads it itself.

/**
 * Replaces in a library's source what is known to stand there: each place as a pattern, what stands there instead,
 * and how often it was found. Throws where that has changed: then the library no longer is what this was written for.
 */
export function replaceKnown(library, source, places) {
  return places.reduce((text, [pattern, instead, times]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== times)
      throw new Error(
        `${pattern} fits ${found} places of ${library}, ${times} were known. Compare it with the library's new version, and correct the list in scripts/build/config/lean.`,
      );
    return text.replace(pattern, instead);
  }, source);
}
