import { askForMail, askForMailForm } from 'shared-contracts/backend';
import { formAction } from 'shared-contracts/ui';

/** Requests the one mail that says when the app is out; nothing is sent there before the address is confirmed. */
export const askForApp = formAction(askForMailForm, async (asked, { host }) => {
  await host.backend.call(askForMail, { action: 'ask', topic: 'app', ...asked });
  return undefined;
});
