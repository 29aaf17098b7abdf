import {
  type ComposedRemote,
  type Composition,
  OVERRIDDEN,
  OVERRIDE_PARAMETER,
  OVERRIDE_POLICY,
  type ServedAt,
  servedPolicyOf,
  toolFiles,
} from '@little-arches/contracts/formats/page';
import { addresses } from '@little-arches/contracts/routes';
import { composedRemote } from '@little-arches/release/compose/composed-remote';
import type { Registry } from '@little-arches/release/model/registry';
import { base64Of } from '@little-arches/release/model/signed/envelope';
import { type PolicyAdditions, securityHeaders } from '@little-arches/release/site/security-headers';
import { pageKey } from '@little-arches/release/store-keys';
import { type Answer, type Asked, refusal, textAnswer } from '../answer';
import type { Target } from '../parse-target';
import type { Overridable } from '../source/site-source';
import {
  isServed,
  type OtherVersion,
  OverrideRefusal,
  type RequestedOverride,
  readOverrides,
  requestsOverrides,
} from './asked-overrides';
import { barStyle, overridePage } from './override-page';
import type { PageContext } from './page-context';
import { qaPageOf } from './qa-page';
import { findShellFile, type ShellFile } from './shell-file';
import { QA_HEADERS, requestsQa, withQa } from './with-qa';

/**
 * Returns the page with the overrides of an address; undefined when it requests none or the channel allows none,
 * and the page is answered as usual. An invalid override refuses the whole request. Only this answer's policy
 * allows scripts from the named origins, and it is never cached.
 */
export async function answerOverride(
  { site, source, policy }: PageContext,
  asked: Asked,
  { pathname, search }: Target,
): Promise<Answer | undefined> {
  const { config, overridable } = site;
  if (!overridable || !requestsOverrides(search)) return undefined;
  const { composition, registry } = overridable();
  try {
    const overrides = readOverrides(search, {
      remotes: composition.remotes,
      origins: config.overrides ?? [],
    });
    const served = overrides.filter(isServed);
    const own = site.pages.find(({ pattern }) => pattern === addresses.notFound);
    const stored = own && (await source.file(pageKey(own.content)));
    if (!stored) throw new Error(`The shell's page of the site ${site.id} is not stored: publish it again`);
    const html = overridePage(new TextDecoder().decode(stored), {
      composition: overridden(composition, registry, overrides),
      served,
      script: scriptOf({ composition, registry }),
      asked: overrides,
      end: withoutOverrides(pathname, search),
    });
    const additions = await additionsFor(served, own.style);
    const panel = requestsQa(search)
      ? withQa(html, { composition, registry }, await qaPageOf(registry, source))
      : undefined;
    return textAnswer(asked, 200, panel ?? html, {
      ...securityHeaders(config, merged(policy, additions)),
      ...(panel !== undefined && QA_HEADERS),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  } catch (error) {
    if (!(error instanceof OverrideRefusal)) throw error;
    return refusal(asked, 400, error.message, securityHeaders(config, policy));
  }
}

/** Returns the released composition with the requested versions, without the parts that other servers provide. */
function overridden(
  { id, rest: _, remotes, ...composition }: Composition,
  registry: Registry,
  overrides: readonly RequestedOverride[],
): Composition {
  return {
    ...composition,
    id: `${id}${OVERRIDDEN}`,
    remotes: remotes.flatMap((remote) => {
      const asked = overrides.find(({ name }) => name === remote.name);
      if (!asked) return [remote];
      return isServed(asked) ? [] : [listedVersion(registry, asked)];
    }),
  };
}

function listedVersion({ microFrontends }: Registry, { name, version }: OtherVersion): ComposedRemote {
  const versions = microFrontends[name] ?? [];
  const listed = versions.find(({ metadata }) => metadata.version === version);
  if (!listed)
    throw new OverrideRefusal(
      `This channel lists no such version of ${name}. It lists: ${versions.map(({ metadata }) => metadata.version).join(', ')}.`,
    );
  if (listed.extras.recalled)
    throw new OverrideRefusal(`This version of ${name} was recalled because it does harm: choose another.`);
  return composedRemote(name, listed);
}

function scriptOf({ composition, registry }: Overridable): ShellFile {
  const file = findShellFile(composition, registry, toolFiles.override);
  if (file) return file;
  throw new OverrideRefusal(
    'The shell of this channel is from before there were overrides: release it anew.',
  );
}

function withoutOverrides(pathname: string, search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(OVERRIDE_PARAMETER);
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

/** Returns the additions to the common policy that the page needs. */
async function additionsFor(
  served: readonly ServedAt[],
  style: string | undefined,
): Promise<PolicyAdditions> {
  const origins = served.map(({ origin }) => origin);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(barStyle));
  return {
    scripts: origins,
    // A dev server reports edits through a socket.
    connections: origins.flatMap((origin) => [origin, origin.replace('http', 'ws')]),
    styles: [...(style ? [style] : []), `'sha256-${base64Of(new Uint8Array(hash))}'`],
    trustedTypes: [OVERRIDE_POLICY, ...served.map(({ name }) => servedPolicyOf(name))],
  };
}

function merged(own: PolicyAdditions = {}, more: PolicyAdditions): PolicyAdditions {
  const both = (key: keyof PolicyAdditions) => [...(own[key] ?? []), ...(more[key] ?? [])];
  return {
    scripts: both('scripts'),
    connections: both('connections'),
    styles: both('styles'),
    trustedTypes: both('trustedTypes'),
  };
}
