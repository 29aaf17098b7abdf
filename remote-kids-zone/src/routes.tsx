import { defineRemote } from '@little-arches/contracts/remote';
import { addresses } from '@little-arches/contracts/routes';
import { fallbackMeta } from './pages/article/fallback-meta';

export default defineRemote({
  name: 'remote-kids-zone',
  pages: {
    articles: {
      path: addresses.kidsZone,
      query: ['topic', 'age', 'q', 'stations'],
      title: 'Kids Zone',
      description: 'Stories, games and experiments about feet, written for nine-year-olds.',
      load: () => import('./pages/articles/page'),
    },
    article: {
      path: addresses.kidsZoneArticle,
      ...fallbackMeta,
      laterPaths: { function: 'getBlogWebsite', fields: { title: 'slug' } },
      load: () => import('./pages/article/page'),
    },
    'for-grown-ups': {
      path: addresses.forGrownUps,
      title: 'The Kids Zone, for grown-ups',
      description: 'What the Kids Zone teaches, what it keeps on your device, and how to clear it.',
      load: () => import('./pages/for-grown-ups/page'),
    },
  },
});
