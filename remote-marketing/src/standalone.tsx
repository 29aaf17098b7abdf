import { createBackendError } from 'shared-contracts/backend';
import { addresses } from 'shared-contracts/routes';
import type { FakeAnswers } from 'shared-contracts/testing/fake-backend';
import { commonScenarios } from 'shared-contracts/testing/scenarios';
import { startStandalone } from 'shared-contracts/testing/standalone';
import remote from './routes';

const thanks = { status: 'success', message: 'Thank you. Your message has arrived.' };
const answers: FakeAnswers = { functions: { submitContactMessage: () => thanks } };

function refused(message: string, status: number): FakeAnswers {
  return {
    functions: {
      submitContactMessage: () => {
        throw createBackendError(message, status);
      },
    },
  };
}

startStandalone(remote, {
  ...commonScenarios(answers),
  'too-many-messages': {
    title: 'Contact: too many messages',
    path: addresses.contactUs,
    options: {
      answers: refused('Too many messages in the last hour. Please try again later.', 429),
    },
  },
  'message-refused': {
    title: 'Contact: the server refuses a field',
    path: addresses.contactUs,
    options: { answers: refused('A message has at most 4000 characters.', 400) },
  },
});
