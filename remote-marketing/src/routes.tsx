import { defineRemote } from 'shared-contracts/remote';
import { addresses } from 'shared-contracts/routes';

export default defineRemote({
  name: 'remote-marketing',
  pages: {
    home: {
      path: addresses.home,
      title: 'Healthy feet for children, step by step',
      description:
        'Scan your child’s feet with a free app, play exercises at home and choose insoles only if you want them.',
      load: () => import('./pages/home/page'),
    },
    'about-us': {
      path: addresses.aboutUs,
      title: 'About us',
      description:
        'Who we are, what we do for children’s feet, and what we leave to pediatric professionals.',
      load: () => import('./pages/about-us/page'),
    },
    concept: {
      path: addresses.concept,
      title: 'The concept',
      description: 'Scan, exercise, support, scan again: how Little Arches looks after a growing foot.',
      load: () => import('./pages/concept/page'),
    },
    'our-promise': {
      path: addresses.ourPromise,
      title: 'Our promise',
      description:
        'A free app, insoles by choice, honest words, data in your hands, and 1% of gross sales for children.',
      load: () => import('./pages/our-promise/page'),
    },
    'contact-us': {
      path: addresses.contactUs,
      title: 'Contact us',
      description: 'Write to Little Arches, call us or send us a letter.',
      load: () => import('./pages/contact-us/page'),
    },
    faqs: {
      path: addresses.faqs,
      title: 'Questions and answers',
      description: 'Answers about the app, the scan, the insoles, your child’s data and your order.',
      load: () => import('./pages/faqs/page'),
    },
    privacy: {
      path: addresses.privacy,
      title: 'Privacy',
      description:
        'What Little Arches keeps about you and your child, why and for how long, and how you download or delete it.',
      load: () => import('./pages/privacy/page'),
    },
    terms: {
      path: addresses.terms,
      title: 'Terms',
      description:
        'The terms for the app, your account and the store: what is free, what a scan is not, how ordering and returning work.',
      load: () => import('./pages/terms/page'),
    },
  },
});
