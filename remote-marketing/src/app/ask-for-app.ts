import { askForMail } from '@little-arches/contracts/backend';
import { emailField } from '@little-arches/contracts/input';
import { formAction } from '@little-arches/contracts/ui';
import * as v from 'valibot';

/** Schema of the form: the email trimmed and in lower case, and the field that no person sees. */
export const askForMailForm = v.object({ email: emailField, website: v.string() });

/** Requests one mail for the release of the app. The address must be confirmed first; nothing else is sent before. */
export const askForApp = formAction(askForMailForm, async (asked, { host }, key) => {
  await host.backend.call(askForMail, { action: 'ask', ...asked, key });
  return undefined;
});
