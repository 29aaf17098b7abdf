import { parseUrl } from '../platform/parse-url';

/**
 * The address table with every address of the site. A remote takes its patterns from here, and all links are
 * created by `href`.
 */
export const addresses = {
  home: '/',
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  faqs: '/faqs',
  comingSoon: '/coming-soon',
  concept: '/concept',
  ourPromise: '/our-promise',
  testimonial: '/testimonial',
  team: '/team',
  teamMember: '/team/:name',
  evidence: '/evidence',
  privacy: '/privacy',
  terms: '/terms',
  pricing: '/pricing',
  blog: '/blog',
  blogGrid: '/blog-grid',
  singleBlog: '/single-blog',
  service: '/service',
  singleService: '/single-service',
  portfolioOne: '/portfolio-one',
  portfolioTwo: '/portfolio-two',
  singlePortfolio: '/single-portfolio',
  singleTeam: '/single-team',
  store: '/store',
  product: '/store/:productSlug',
  sizeGuide: '/size-guide',
  checkout: '/checkout',
  checkoutSuccess: '/checkout-success',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  resetPassword: '/auth/reset-password',
  confirm: '/auth/confirm',
  profile: '/profile',
  profiles: '/profile/profiles',
  scans: '/profile/scans',
  scan: '/profile/scans/:scanId',
  orders: '/profile/orders',
  order: '/profile/orders/:orderNumber',
  settings: '/profile/settings',
  sharedScan: '/shared-scan',
  kidsZone: '/kids-zone',
  kidsZoneArticle: '/kids-zone/:title',
  forGrownUps: '/for-grown-ups',
  mail: '/mail',
  notFound: '/404',
} as const;

/** Addresses of files of the whole site, which are not pages: link to them with a plain `<a>`. */
export const siteFileAddresses = {
  /** The licences of all third-party code in the live packages, as text. */
  thirdPartyNotices: '/third-party-notices.txt',
} as const;

/** The name of an address in the table. */
type AddressName = keyof typeof addresses;

type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Param}`
    ? Param
    : never;

type HrefArguments<Name extends AddressName> = [ParamOf<(typeof addresses)[Name]>] extends [never]
  ? []
  : [params: Record<ParamOf<(typeof addresses)[Name]>, string>];

/**
 * Returns the path of an address with its parameters filled in and percent-encoded: `href('product', { productSlug:
 * 'rocket-insole' })` is `/store/rocket-insole`.
 */
export function href<Name extends AddressName>(name: Name, ...[params]: HrefArguments<Name>): string {
  const values: Record<string, string> = params ?? {};
  return addresses[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** Returns the address of the store, scrolled to one level's card. */
export function hrefOfLevel(level: string): string {
  return `${addresses.store}#level-${level}`;
}

/** Returns the address of the sign-in page that leads back to `returnTo` (a path of this site) afterwards. */
export function hrefOfSignIn(returnTo?: string): string {
  return returnTo ? `${addresses.signIn}?${new URLSearchParams({ returnTo })}` : addresses.signIn;
}

/**
 * Returns where to go after sign-in: `value` if it is a path of this site that is no auth page, otherwise /profile.
 * Refuses other origins in every spelling that a browser would follow (`//host`, `/\host`, tabs, schemes). For
 * hosts only; remotes call `host.safeReturnTo`, so that a fix needs only a release of the shell.
 */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return addresses.profile;
  const base = 'https://site.invalid';
  const url = parseUrl(value, base);
  if (!url) return addresses.profile;
  const path = url.pathname.toLowerCase();
  if (url.origin !== base || path.startsWith('//') || path === '/auth' || path.startsWith('/auth/'))
    return addresses.profile;
  return url.pathname + url.search + url.hash;
}

/**
 * Returns true when `pathname` matches `pattern` (`:name` represents one segment; a trailing slash is ignored). The
 * router, the server and the release check all determine owners by this function.
 */
export function matchesAddress(pattern: string, pathname: string): boolean {
  const wanted = segments(pattern);
  const given = segments(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part.toLowerCase() === given[index]?.toLowerCase())
  );
}

/**
 * Returns the pattern that owns `pathname`: the match with the most fixed segments, so `/store/new` would win over
 * `/store/:productSlug`. Undefined when none matches.
 */
export function findAddress(patterns: readonly string[], pathname: string): string | undefined {
  const fixed = (pattern: string) => segments(pattern).filter((part) => !part.startsWith(':')).length;
  return patterns
    .filter((pattern) => matchesAddress(pattern, pathname))
    .sort((a, b) => fixed(b) - fixed(a))[0];
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
