import type { SiteConfig } from '@little-arches/contracts/config';
import { STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';

/** Additions of a page, and of development, to the policy. */
export interface PolicyAdditions {
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  /** Hashes of the styles inlined into the page. */
  readonly styles?: readonly string[];
  /** Names of further Trusted Types policies. */
  readonly trustedTypes?: readonly string[];
}

/**
 * Trusted Types policies that the shell creates when it starts (shell/src/federation/trusted-scripts.ts). Each
 * name can be used once, so a remote can create none.
 */
const TRUSTED_TYPES = ['little-arches', 'default'];

/** Returns the headers of every page; the policy allows only what this configuration needs. */
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
    // Scripts submit every form; a form that the browser submits by itself would lose its input.
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
    // A wallet of Stripe may open its own window and must be able to answer from it.
    'cross-origin-opener-policy':
      config.payments.provider === 'stripe' ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Only the production site belongs in search engines.
    ...(config.channel !== STANDARD_CHANNEL && { 'x-robots-tag': 'noindex' }),
    ...(config.siteUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
}

/**
 * Returns the policy's directives for reports. Browsers' own reports contain the page's whole address with its ids
 * and query. They are therefore sent only to the site or the backend, which see the address anyway; elsewhere the
 * page itself reports violations. Does not use `report-to`, because Chromium would delay reports for a minute.
 */
function reportTargets({ reportUrl, siteUrl }: SiteConfig, backend: string) {
  if (!reportUrl) return { connections: [] };
  const { origin, href } = new URL(reportUrl);
  if (origin !== backend && origin !== siteUrl) return { connections: [origin] };
  // Unescaped, either character would end the directive.
  return { connections: [], uri: href.replaceAll(';', '%3B').replaceAll(',', '%2C') };
}
