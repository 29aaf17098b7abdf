import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { ThrownScriptError } from './arrived-and-threw';
import type { Registrations } from './registrations';
import { inTime } from './time-limit';
import type { ScriptAddress } from './trusted-scripts';

/** Where entries come from. */
interface EntryParts {
  readonly registrations: Registrations;
  /** The scripts that the page itself names, by their address as the page writes it; each is fulfilled once it has run. */
  readonly pageScripts: ReadonlyMap<string, Promise<HTMLScriptElement>>;
  /** Returns the address of a script, if the page's Trusted Types policy accepts it. */
  readonly scriptUrl: (address: string) => ScriptAddress;
  /** Milliseconds a try may take. */
  readonly timeout: number;
}

/** The first script of an entry that has run, whichever try requested it. */
interface Arrival {
  readonly script: Promise<HTMLScriptElement>;
  hasRun: boolean;
  readonly resolve: (script: HTMLScriptElement) => void;
}

/**
 * Creates the plugin that loads entries. The first try takes the script that the page names; each further one
 * creates an element, whose content must match the composition's hash. A script that arrives after its time limit
 * ends the try that waits then.
 */
export function loadEntry(parts: EntryParts): ModuleFederationRuntimePlugin {
  const { registrations, scriptUrl, timeout } = parts;
  const named = new Map(
    [...parts.pageScripts].map(([address, script]) => [new URL(address, window.location.href).href, script]),
  );
  const arrivals = new Map<string, Arrival>();

  function arrivalOf(entry: string): Arrival {
    const known = arrivals.get(entry) ?? newArrival();
    arrivals.set(entry, known);
    return known;
  }

  /** Creates the script of an entry that the page does not name, or of a further try. */
  function addScript(entry: string, isModule: boolean): Promise<HTMLScriptElement> {
    const registration = registrations.atAddress(entry);
    if (!registration) throw new TypeError(`${entry} is the entry of no remote in this composition`);
    const address = new URL(entry);
    // Browsers queue a second request of an address behind one that hangs.
    if (registration.tracked.state === 'loading:again') address.searchParams.set('retry', String(Date.now()));
    const script = document.createElement('script');
    if (isModule) script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.integrity = registration.version.integrity;
    script.src = scriptUrl(address.href);
    document.head.append(script);
    return new Promise<HTMLScriptElement>((resolve, reject) => {
      script.addEventListener('load', () => resolve(script));
      script.addEventListener('error', () => reject(new Error(`${entry} could not be loaded`)));
    }).finally(() => script.remove());
  }

  return {
    name: 'load-entry',
    async loadEntry({ remoteInfo: { entry, entryGlobalName, type } }) {
      const isModule = type === 'module';
      const arrival = arrivalOf(entry);
      const own = arrival.hasRun ? arrival.script : (named.get(entry) ?? addScript(entry, isModule));
      named.delete(entry);
      own.then(arrival.resolve, () => {});
      const script = await inTime(
        Promise.race([own, arrival.script]),
        timeout,
        `${entry} did not answer in time`,
      );
      // Only an element is checked against the hash; the import finds the module that it has loaded.
      const container: unknown = isModule
        ? await import(/* webpackIgnore: true */ script.src)
        : Reflect.get(globalThis, entryGlobalName);
      if (!isContainer(container))
        throw new ThrownScriptError(`${entry} ran, but defined no remote: its console message says why`);
      return container;
    },
  };
}

function newArrival(): Arrival {
  let fulfil: Arrival['resolve'] = () => {};
  const script = new Promise<HTMLScriptElement>((resolve) => {
    fulfil = resolve;
  });
  const arrival: Arrival = {
    script,
    hasRun: false,
    resolve(first) {
      arrival.hasRun = true;
      fulfil(first);
    },
  };
  return arrival;
}

/** The container of Module Federation that an entry creates. */
interface Container {
  get(exposed: string): () => Promise<unknown>;
  init(): void | Promise<void>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
