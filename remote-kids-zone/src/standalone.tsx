import { createBackendError } from 'shared-contracts/backend';
import { addresses } from 'shared-contracts/routes';
import { commonScenarios } from 'shared-contracts/testing/scenarios';
import { startStandalone } from 'shared-contracts/testing/standalone';
import { hrefOfArticle } from './articles/article';
import { hrefOfTopic } from './articles/topic';
import remote from './routes';
import { sampleArticles } from './testing/sample-articles';

const answers = { functions: { getBlogWebsite: () => ({ data: sampleArticles }) } };
const [first, , third] = sampleArticles;

startStandalone(remote, {
  ...commonScenarios(answers),
  topic: {
    title: 'One topic chosen',
    path: hrefOfTopic('try-it-yourself'),
    options: { answers },
  },
  'one-story': {
    title: 'A single story',
    path: addresses.kidsZone,
    options: { answers: { functions: { getBlogWebsite: () => ({ data: [first] }) } } },
  },
  story: {
    title: 'The newest story',
    path: hrefOfArticle({ slug: first?.slug ?? '' }),
    options: { answers },
  },
  'story-between': {
    title: 'A story between two others',
    path: hrefOfArticle({ slug: third?.slug ?? '' }),
    options: { answers },
  },
  'story-missing': {
    title: 'A story that does not exist',
    path: hrefOfArticle({ slug: 'how-to-fly' }),
    options: { answers },
  },
  'broken-answer': {
    title: 'An answer nobody understands',
    path: addresses.kidsZone,
    options: { answers: { functions: { getBlogWebsite: () => ({ message: 'Hello' }) } } },
  },
  'not-json': {
    title: 'An answer that is no JSON',
    path: addresses.kidsZone,
    options: {
      answers: { failure: createBackendError('Invalid JSON response <html>Bad gateway</html>', 502) },
    },
  },
});
