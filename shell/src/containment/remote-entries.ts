import { ThrownScriptError } from './arrived-and-threw';

/** What a remote's entry gives, as far as the shell uses it: Module Federation's container. */
export interface RemoteEntry {
  /** Gives the function that makes the exposed module; its chunks are loaded before. */
  get(exposed: string): Promise<() => unknown>;
}

/**
 * Takes what entries give, by the script element that gave it. So an entry can't be mistaken for another's, as
 * it could under a name on `globalThis`. To be created before a remote's code runs.
 */
export function createRemoteEntries() {
  const given = new WeakMap<HTMLOrSVGScriptElement, RemoteEntry>();
  // A remote could put another `currentScript` on the document.
  const currentScript = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get;
  return {
    /** Called by an entry while its script runs. */
    take(entry: RemoteEntry): void {
      const script: HTMLOrSVGScriptElement | null = currentScript?.call(document);
      if (script) given.set(script, entry);
    },
    /** What a script that has run gave. Throws a ThrownScriptError when that is nothing. */
    givenBy(script: HTMLScriptElement): RemoteEntry {
      const entry = given.get(script);
      if (!entry)
        throw new ThrownScriptError(`${script.src} ran and gave no remote: its console message says why`);
      return entry;
    },
  };
}
