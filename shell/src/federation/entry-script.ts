import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ScriptAddress } from '../containment/trusted-scripts';
import type { Registrations } from './registrations';

/**
 * Creates the script element of an entry: its address is let through by the page's Trusted Types policy, its content
 * must have the hash that the composition names, and after `timeout` milliseconds it counts as failed. An entry that
 * is asked for again has another address, because browsers queue a second request behind one that hangs.
 */
export function entryScript(
  registrations: Registrations,
  scriptUrl: (address: string) => ScriptAddress,
  timeout: number,
  onLate: (entry: string) => void,
) {
  const latest = new Map<string, HTMLScriptElement>();

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'entry-script',
    createScript({ url }) {
      const registration = registrations.atAddress(url);
      if (!registration) throw new TypeError(`${url} is the entry of no remote in this composition`);
      const address = new URL(url);
      if (registration.tracked.state === 'loading:again')
        address.searchParams.set('retry', String(Date.now()));
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = registration.version.integrity;
      script.src = scriptUrl(address.href);
      const started = performance.now();
      script.addEventListener('load', ({ isTrusted }) => {
        if (isTrusted && performance.now() - started >= timeout) onLate(url);
      });
      latest.set(url, script);
      return { script, timeout };
    },
  };
  return {
    plugin,
    /** Ends a try that still waits for an entry which another try has brought meanwhile. */
    end: (entry: string) => void latest.get(entry)?.dispatchEvent(new Event('load')),
  };
}
