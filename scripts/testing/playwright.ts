/** End-to-end tests of a remote in the composed site, for `@playwright/test`. */
export { accessibilityFaults } from './playwright/accessibility';
export { type Account, demo, practice, sendSignIn } from './playwright/accounts';
export { type Card, type Checkout, checkoutOf, press } from './playwright/checkout';
export {
  DESKTOP,
  expect,
  PHONE,
  type SiteFixtures,
  type SiteWorkerFixtures,
  test,
  type Visitor,
} from './playwright/fixtures';
export { freshEmail, type Mailbox } from './playwright/mailbox';
export type { Problems } from './playwright/problems';
export type { Site } from './playwright/site';
