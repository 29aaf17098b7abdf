import { askForMail, askForMailForm } from '@little-arches/contracts/backend';
import { formAction } from '@little-arches/contracts/ui';

/** Requests one mail for the release of the app. The address must be confirmed first; nothing else is sent before. */
export const askForApp = formAction(askForMailForm, async (asked, { host }, key) => {
  await host.backend.call(askForMail, { action: 'ask', ...asked, key });
  return undefined;
});
