import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ScriptAddress } from '../containment/trusted-scripts';
import { inTime } from './in-time';
import type { Registrations } from './registrations';

/**
 * Creates the script element of an entry. The page's Trusted Types policy must accept its address, its content must
 * match the composition's hash, and it fails after `timeout` milliseconds. A repeated request uses another address,
 * because browsers queue a second request behind one that hangs.
 */
export function entryScript(
  registrations: Registrations,
  scriptUrl: (address: string) => ScriptAddress,
  timeout: number,
  onLate: (entry: string) => void,
) {
  const latest = new Map<string, HTMLScriptElement>();

  function elementFor(url: string): HTMLScriptElement {
    const registration = registrations.atAddress(url);
    if (!registration) throw new TypeError(`${url} is the entry of no remote in this composition`);
    const address = new URL(url);
    if (registration.tracked.state === 'loading:again') address.searchParams.set('retry', String(Date.now()));
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = registration.version.integrity;
    script.src = scriptUrl(address.href);
    const started = performance.now();
    script.addEventListener('load', ({ isTrusted }) => {
      if (isTrusted && performance.now() - started >= timeout) onLate(url);
    });
    latest.set(url, script);
    return script;
  }

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'entry-script',
    createScript: ({ url }) => ({ script: elementFor(url), timeout }),
  };
  return {
    plugin,
    /**
     * Loads an entry that is an ES module. A script element loads it first, because only an element is checked
     * against the composition's hash; the import then finds the loaded module.
     */
    async loadModule(url: string): Promise<unknown> {
      const script = elementFor(url);
      script.type = 'module';
      const arrived = new Promise<unknown>((resolve, reject) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
      });
      document.head.append(script);
      await inTime(arrived, timeout, `${url} did not answer in time`, () => {}).finally(() =>
        script.remove(),
      );
      return await import(/* webpackIgnore: true */ script.src);
    },
    /** Ends a try that still waits for an entry which another try has loaded. */
    end: (entry: string) => void latest.get(entry)?.dispatchEvent(new Event('load')),
  };
}
