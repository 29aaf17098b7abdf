import { added, insert } from '../seeded-change';

/** Sources that changes are made in. */
export const sources = {
  table: 'shared-contracts/src/routes.ts',
  host: 'shared-contracts/src/host.tsx',
  session: 'shared-contracts/src/session.ts',
  backend: 'shared-contracts/src/backend.ts',
  events: 'shared-contracts/src/events/events.ts',
  remote: 'shared-contracts/src/remote.tsx',
  tokens: 'shared-contracts/src/ui/tokens.css',
  base: 'shared-contracts/src/ui/base.css',
  shell: 'shell/src/shell.ts',
  kids: 'remote-kids-zone/src/routes.tsx',
  kidsPage: 'remote-kids-zone/src/pages/articles/page.tsx',
  kidsNote: 'remote-kids-zone/src/articles/for-grown-ups.tsx',
  kidsStyles: 'remote-kids-zone/src/articles/article-facts.module.css',
  store: 'remote-store/src/routes.tsx',
  storePage: 'remote-store/src/pages/store/page.tsx',
  cart: 'remote-store/src/cart/cart-panel.tsx',
  account: 'remote-account/src/routes.tsx',
  marketing: 'remote-marketing/src/routes.tsx',
  faqs: 'remote-marketing/src/pages/faqs/page.tsx',
} as const;

/** A line that runs when the kids' list of stories renders. */
export const inKidsPage = (line: string) =>
  insert(sources.kidsPage, '  useFreshArticles(prerendered, FOR_LIST);\n', `  ${line}\n`);

/** An element in the kids' list of stories. */
export const elementInKidsPage = (element: string) => insert(sources.kidsPage, '<h2 id="stories">', element);

/** A statement among the imports of the kids' list of stories. */
export const atopKidsPage = (line: string) =>
  insert(sources.kidsPage, "import styles from './page.module.css';", `${line}\n`);

/** A rule in a CSS module of the kids zone. */
export const styleOfKids = (rule: string) => insert(sources.kidsStyles, '.facts li {', `${rule}\n`);

let pages = 0;

/** One more page of the kids zone at `path`, in a folder of its own, so that several can be added at once. */
export function kidsPageAt(path: string, page = 'export function Page() { return <h1>Games</h1>; }') {
  pages += 1;
  const name = `games${pages}`;
  const listed = `${name}: { path: ${path}, title: 'Games', description: 'Games for feet.', load: () => import('./pages/${name}/page') }`;
  return [
    insert(sources.kids, '    article: {', `    ${listed},\n`),
    added(`remote-kids-zone/src/pages/${name}/page.tsx`, page),
  ];
}

/** The same with an element in it. */
export const kidsPageWith = (path: string, element: string) =>
  kidsPageAt(path, `export function Page() { return <><h1>Games</h1>${element}</>; }`);
