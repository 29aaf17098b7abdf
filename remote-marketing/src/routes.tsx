import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { homeMeta } from './pages/home/home-meta';

export default defineRemote({
  name: 'remote-marketing',
  pages: {
    home: {
      path: addresses.home,
      ...homeMeta,
      slots: ['due-for-rescan'],
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
    'coming-soon': {
      path: addresses.comingSoon,
      title: 'Coming soon',
      description:
        'The phone app of Little Arches is still being built. What it will need, and what is ready today.',
      load: () => import('./pages/coming-soon/page'),
    },
    mail: {
      path: addresses.mail,
      title: 'Your link from our mail',
      description: 'Confirm that you want a mail, or stop our mails.',
      index: false,
      load: () => import('./pages/mail/page'),
    },
    testimonial: {
      path: addresses.testimonial,
      title: 'Sample testimonials',
      description: 'Sample voices that show how families may speak about Little Arches. They are made up.',
      load: () => import('./pages/testimonial/page'),
    },
    team: {
      path: addresses.team,
      title: 'Team',
      description: 'The two co-founders of Little Arches: a doctor for children’s feet and an engineer.',
      load: () => import('./pages/team/page'),
    },
    'team-member': {
      path: addresses.teamMember,
      title: 'Team',
      description: 'A co-founder of Little Arches: qualifications, attributes and skills.',
      laterPaths: 'none',
      load: () => import('./pages/team-member/page'),
    },
    evidence: {
      path: addresses.evidence,
      title: 'What is known about children’s feet',
      description:
        'What studies say about flat feet and insoles, what nobody knows yet, and when your child should see a doctor.',
      load: () => import('./pages/evidence/page'),
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
    pricing: {
      path: addresses.pricing,
      title: 'Pricing',
      description: 'Sample page: three packages of a made-up design studio, billed annually or monthly.',
      index: false,
      load: () => import('./pages/pricing/page'),
    },
    blog: {
      path: addresses.blog,
      title: 'Blog',
      description: 'Sample page: long previews of three posts by a made-up design studio.',
      index: false,
      load: () => import('./pages/blog/page'),
    },
    'blog-grid': {
      path: addresses.blogGrid,
      title: 'Blog Grid',
      description: 'Sample page: six posts of a made-up design studio in two columns.',
      index: false,
      load: () => import('./pages/blog-grid/page'),
    },
    'single-blog': {
      path: addresses.singleBlog,
      title: 'What a waiting room says before anyone speaks',
      description: 'Sample page: a blog post about waiting rooms, with comments.',
      index: false,
      load: () => import('./pages/single-blog/page'),
    },
    service: {
      path: addresses.service,
      title: 'Service',
      description: 'Sample page: eight services of a made-up design studio and how it works.',
      index: false,
      load: () => import('./pages/service/page'),
    },
    'single-service': {
      path: addresses.singleService,
      title: 'Service Details',
      description: 'Sample page: a service that checks and supports growing feet.',
      index: false,
      load: () => import('./pages/single-service/page'),
    },
    'portfolio-one': {
      path: addresses.portfolioOne,
      title: 'Portfolio One Column',
      description: 'Sample page: three projects of a made-up design studio.',
      index: false,
      load: () => import('./pages/portfolio-one/page'),
    },
    'portfolio-two': {
      path: addresses.portfolioTwo,
      title: 'Portfolio Two Column',
      description: 'Sample page: eight projects of a made-up design studio in two columns.',
      index: false,
      load: () => import('./pages/portfolio-two/page'),
    },
    'single-portfolio': {
      path: addresses.singlePortfolio,
      title: 'Portfolio Deatails',
      description: 'Sample page: a project for a made-up clinic, told in three steps.',
      index: false,
      load: () => import('./pages/single-portfolio/page'),
    },
    'single-team': {
      path: addresses.singleTeam,
      title: 'Team Details',
      description: 'Sample page: a designer of a made-up studio.',
      index: false,
      load: () => import('./pages/single-team/page'),
    },
  },
});
