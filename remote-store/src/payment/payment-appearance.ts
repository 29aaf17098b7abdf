import type { Appearance } from '@stripe/stripe-js';

/** Returns the site's colours for the provider's card form, which is in an iframe that our styles can't reach. */
export function paymentAppearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim() || undefined;
  const variables = {
    colorPrimary: token('--brand'),
    colorBackground: token('--surface'),
    colorText: token('--ink'),
    colorTextSecondary: token('--ink-soft'),
    colorDanger: token('--error'),
    fontFamily: token('--font'),
    borderRadius: token('--radius-s'),
  };
  return {
    theme: window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe',
    variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)),
  };
}
