import { STANDARD_CHANNEL } from '@scripts/kit/settings/channel';
import type { SiteConfig } from 'shared-contracts/config';

/** What a page adds to the policy, and development: the places hot updates come from. */
export interface PolicyAdditions {
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  /** Styles that are written into the page, by their hashes. */
  readonly styles?: readonly string[];
  /** Names of further Trusted Types policies. */
  readonly trustedTypes?: readonly string[];
}

/**
 * The policies that the shell creates when it starts (shell/src/containment/trusted-scripts.ts). Each name can
 * be taken once, so that a remote can create none.
 */
const TRUSTED_TYPES = ['little-arches', 'default'];

/** The headers every page is served with; the policy allows what this configuration needs and nothing else. */
export function securityHeaders(config: SiteConfig, additions: PolicyAdditions = {}): Record<string, string> {
  const backend = new URL(config.backend.url).origin;
  const reports = reportTargets(config, backend);
  const stripe = config.payments.provider === 'stripe';
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []),
      ...(additions.scripts ?? []),
    ],
    'style-src': ["'self'", ...(additions.styles ?? []), ...(additions.scripts ?? [])],
    'img-src': ["'self'", 'data:', ...(additions.scripts ?? [])],
    'font-src': ["'self'", ...(additions.scripts ?? [])],
    'media-src': ["'self'", ...(additions.scripts ?? [])],
    'connect-src': [
      "'self'",
      backend,
      ...reports.connections,
      ...(stripe ? ['https://api.stripe.com'] : []),
      ...(additions.connections ?? []),
    ],
    'frame-src': stripe
      ? ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']
      : [new URL(config.payments.provider === 'simulator' ? config.payments.api : backend).origin],
    // Scripts send every form; one that the browser sends by itself would lose what was typed into it.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES, ...(additions.trustedTypes ?? [])],
    ...(reports.uri && { 'report-uri': [reports.uri] }),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // A wallet that Stripe offers may open a window of its own and has to answer from there.
    'cross-origin-opener-policy':
      config.payments.provider === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Only what is meant for everyone belongs in search engines.
    ...(config.channel !== STANDARD_CHANNEL && { 'x-robots-tag': 'noindex' }),
    ...(config.siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/**
 * What the policy says of the pages' reports. In what browsers report of the policy by themselves, they name
 * the page's whole address with its ids and its query: so they are sent only where the site or backend, which
 * see the address anyway, receive the reports; elsewhere the page's own reports report violations. Not
 * `report-to`: Chromium would keep reports back for a minute.
 */
function reportTargets({ reportUrl, siteUrl }: SiteConfig, backend: string) {
  if (!reportUrl) return { connections: [] };
  const { origin, href } = new URL(reportUrl);
  if (origin !== backend && origin !== siteUrl) return { connections: [origin] };
  // Both would end the directive.
  return { connections: [], uri: href.replaceAll(';', '%3B').replaceAll(',', '%2C') };
}
