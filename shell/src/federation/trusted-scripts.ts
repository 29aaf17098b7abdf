import type { SiteConfig } from '@little-arches/contracts/config';
import { isOwnScript } from './own-script';

/** Names of the policies, as the content security policy of every page lists them. */
const LOADER_POLICY = 'little-arches';

/** The value that the browser accepts as the address of a script; its text in older browsers. */
export type ScriptAddress = string;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string | null },
  ): { createScriptURL(address: string): ScriptAddress };
}

/**
 * Creates the page's two Trusted Types policies before a remote's code runs; the page allows each name once, so no
 * other code can create another. Returns the loader's policy: it turns the address of a script of this site's
 * releases into a value for `script.src`, and throws a TypeError for every other address. The default policy is for
 * code that sets `script.src` to a plain text: Rspack's loader of chunks, under the same rule, and the payment
 * provider's library, which loads itself. Neither creates HTML or code. Browsers without Trusted Types follow the
 * loader's rule too.
 */
export function createScriptPolicies(payments: SiteConfig['payments']): (address: string) => ScriptAddress {
  const loader = { createScriptURL: ownScript };
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return loader.createScriptURL;
  factory.createPolicy('default', {
    createScriptURL: (address) => (isOwn(address) || isPaymentScript(payments, address) ? address : null),
  });
  const policy = factory.createPolicy(LOADER_POLICY, loader);
  return (address) => policy.createScriptURL(address);
}

function isOwn(address: string): boolean {
  return isOwnScript(new URL(address, window.location.href));
}

function ownScript(address: string): string {
  if (isOwn(address)) return address;
  throw new TypeError(`The script ${address} is none of this site's releases: only those are loaded`);
}

/** Returns true when an address is that of the payment library, as the page's script policy names it. */
function isPaymentScript(payments: SiteConfig['payments'], address: string): boolean {
  const { origin, pathname, protocol, hostname } = new URL(address, window.location.href);
  if (payments.provider === 'simulator')
    return origin === window.location.origin && pathname === payments.script;
  return protocol === 'https:' && /^(.+\.)?js\.stripe\.com$/.test(hostname);
}
