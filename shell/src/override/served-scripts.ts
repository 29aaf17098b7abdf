import {
  globalNameOf,
  OVERRIDE_POLICY,
  type OverridePage,
  SERVED_VERSION,
} from '@little-arches/contracts/formats/page';
import type { FoundRemote } from './ask-server';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * The container of Module Federation that a remote's entry creates, with the members that pages with overrides use.
 */
export interface Container {
  init(...given: readonly unknown[]): unknown;
  get(exposed: string): Promise<unknown>;
}

/** Loads the scripts of a page with overrides. */
export interface ServedScripts {
  /** Runs one of the page's own scripts; rejects when it does not load. */
  run(script: { readonly href: string; readonly integrity?: string | undefined }): Promise<void>;
  /**
   * Returns the `script.src` value for the page's own scripts and overridden entries. Throws a TypeError for
   * others.
   */
  readonly scriptUrl: (address: string) => string;
  /** Returns true for the address of a script at the origin of an overridden remote. */
  isServed(address: string): boolean;
  /** Returns the container of an overridden remote, whose entry is loaded on the first use. */
  containerOf(name: string): Container;
}

/**
 * Creates the script loader of this page, with the page's only policy for scripts: it accepts the shell's own
 * scripts and those at the origins of the overridden remotes.
 */
export function createServedScripts(
  { scripts }: Pick<OverridePage, 'scripts'>,
  found: readonly FoundRemote[],
): ServedScripts {
  const own = new Set(scripts.map(({ href }) => href));
  const isServed = (address: string) => {
    const { href, pathname } = new URL(address, window.location.href);
    return pathname.endsWith('.js') && found.some(({ origin }) => href.startsWith(`${origin}/`));
  };
  const rules = {
    createScriptURL(address: string): string {
      if (own.has(address)) return address;
      if (isServed(address)) return address;
      throw new TypeError(`The script ${address} belongs to nothing that this page overrides`);
    },
  };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const policy = factory?.createPolicy(OVERRIDE_POLICY, rules) ?? rules;
  const scriptUrl = (address: string) => policy.createScriptURL(address);

  function run({ href, integrity }: Parameters<ServedScripts['run']>[0]): Promise<void> {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.src = scriptUrl(href);
    return new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${href} could not be loaded.`));
      document.head.append(script);
    }).finally(() => script.remove());
  }

  async function load(name: string): Promise<Container> {
    const served = found.find(({ remote }) => remote.name === name);
    if (!served) throw new Error(`Nothing else serves '${name}'`);
    const { origin, remote } = served;
    const { global = globalNameOf(name, SERVED_VERSION), type } = remote.container ?? {};
    const href = origin + remote.entry;
    if (type !== 'module') await run({ href, integrity: remote.integrity });
    const given: unknown =
      type === 'module' ? await import(/* webpackIgnore: true */ href) : Reflect.get(globalThis, global);
    if (isContainer(given)) return given;
    throw new Error(`${origin}${remote.entry} ran, but defined no remote: see the console and its terminal`);
  }

  return {
    run,
    scriptUrl,
    isServed,
    containerOf(name) {
      let loading: Promise<Container> | undefined;
      const container = () => {
        loading ??= load(name);
        return loading;
      };
      return {
        init: async (...given) => await (await container()).init(...given),
        get: async (exposed) => await (await container()).get(exposed),
      };
    },
  };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}
