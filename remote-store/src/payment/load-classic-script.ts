const loads = new Map<string, Promise<void>>();

/**
 * Loads a classic script of this site once, even when it is requested several times. A failed load is forgotten, so
 * that the next call tries again.
 */
export function loadClassicScript(src: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  const known = loads.get(src);
  if (known) return known;
  const load = insertScript(src, data).catch((error: unknown) => {
    loads.delete(src);
    throw error;
  });
  loads.set(src, load);
  return load;
}

function insertScript(src: string, data: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      const error = new Error(`The script ${src} could not be loaded; check that the site serves it`);
      reject(Object.assign(error, { name: 'ScriptLoadError' }));
    };
    document.head.append(script);
  });
}
