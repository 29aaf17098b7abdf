import { createBackendError } from '@little-arches/contracts/backend';
import { addresses, href } from '@little-arches/contracts/routes';
import {
  commonScenarios,
  type FakeAnswers,
  type Scenario,
  type Scenarios,
} from '@little-arches/contracts/testing';
import { founders } from '../team/founders';

const thanks = { status: 'success', message: 'Thank you. Your message has arrived.' };
const asked = { status: 'success', message: 'We write to you when the app is out.' };
const answers: FakeAnswers = { functions: { submitContactMessage: () => thanks, askForMail: () => asked } };

const page = (title: string, path: string): Scenario => ({ title, path, options: { answers } });

const contact = (title: string, options: Scenario['options']): Scenario => ({
  title: `Contact: ${title}`,
  path: addresses.contactUs,
  options: { answers, ...options },
});

function refused(message: string, status: number): FakeAnswers {
  return {
    functions: {
      submitContactMessage: () => {
        throw createBackendError(message, status);
      },
    },
  };
}

const [founder] = founders;

/** Scenarios of marketing, by name. */
export const scenarios: Scenarios = {
  ...commonScenarios(answers),
  contact: contact('a message arrives', {}),
  'too-many-messages': contact('too many messages', {
    answers: refused('Too many messages in the last hour. Please try again later.', 429),
  }),
  'message-refused': contact('the server refuses a field', {
    answers: refused('A message has at most 4000 characters.', 400),
  }),
  'message-lost': contact('the server can’t be reached', { faults: { submitContactMessage: 'fails' } }),
  'message-waits': contact('no answer comes', { faults: { submitContactMessage: 'silent' } }),
  'message-answer-broken': contact('an answer nobody understands', {
    faults: { submitContactMessage: 'garbage' },
  }),
  founder: page('One of the team', href('teamMember', { name: founder?.slug ?? '' })),
  'founder-missing': page('Nobody of that name', href('teamMember', { name: 'nobody' })),
  questions: page('Questions and answers', addresses.faqs),
  concept: page('How it works', addresses.concept),
  evidence: page('What is known', addresses.evidence),
  pricing: page('Prices', addresses.pricing),
  privacy: page('A long legal text', addresses.privacy),
  slider: page('Testimonials', addresses.testimonial),
  template: page('A page of the template', addresses.singleService),
  'coming-soon': page('Coming soon', addresses.comingSoon),
  'mail-confirm': page('Mail link: confirm', `${addresses.mail}#confirm=${'0'.repeat(48)}`),
  'mail-stop': page('Mail link: stop', `${addresses.mail}#stop=${'0'.repeat(48)}`),
  'mail-broken': page('Mail link: cut in two', `${addresses.mail}#stop=0`),
};
