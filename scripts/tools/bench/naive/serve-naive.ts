import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chunkGroupsOf, compile } from '@little-arches/build/compile';
import { outputFiles } from '@little-arches/build/output-files';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { pageOf } from '@little-arches/release/compose/render/render-address';
import type { ComposedSite } from '@little-arches/release/model/site';
import { createComposedSiteSource } from '@little-arches/serve/composed-site-source';
import type { PageUnderTest } from '../browser/pages-under-test';
import type { Fixture } from '../site/bench-fixture';
import type { MeasuredSite } from '../site/measured-site';
import { NAIVE_VERSION, naiveConfigs, naiveHost, naiveNames } from './naive-config';

/**
 * Builds and serves variant (d): the same pages as Module Federation's guide teaches beginners, rendered in the
 * browser.
 */
export async function serveNaive(
  fixture: Fixture,
  { composition }: ComposedSite,
  pages: readonly PageUnderTest[],
): Promise<MeasuredSite> {
  const output = path.join(projectRoot(), '.cache/bench', `naive-${process.pid}`);
  fixture.atEnd(() => rmSync(output, { recursive: true, force: true, maxRetries: 5 }));
  const [stats] = await compile(naiveConfigs(output));
  if (!stats) throw new Error('The build of the naive host returned no result');
  const releases = fixture.folder('naive');
  for (const name of [naiveHost, ...Object.values(naiveNames)])
    cpSync(path.join(output, name), path.join(releases, name, NAIVE_VERSION), { recursive: true });

  const files = outputFiles(path.join(output, naiveHost));
  const linked = (name: string) => {
    const file = files.find((candidate) => candidate.path === name);
    return { href: `/assets/${naiveHost}/${NAIVE_VERSION}/${name}`, integrity: file?.integrity };
  };
  const main = chunkGroupsOf(stats).find(({ isEntry }) => isEntry)?.files ?? [];
  const [entry = ''] = main.filter((file) => file.endsWith('.js'));
  const { port, config } = await fixture.newSite();
  // The host uses only the remotes' addresses.
  const remotes = composition.remotes.map(({ files: _, ...remote }) => remote);
  const known = { id: 'naive', shell: composition.shell, remotes };
  const site: ComposedSite = {
    composition: known,
    config,
    unrendered: [],
    pages: pages.map(({ path: canonical, name }) =>
      pageOf(canonical, {
        config,
        composition: known,
        title: name,
        description: '',
        index: true,
        canonical,
        icon: undefined,
        fonts: [],
        styles: [],
        main: linked(entry),
        entry: undefined,
        chunks: [],
        content: undefined,
      }),
    ),
  };
  await fixture.serve(
    port,
    createComposedSiteSource(() => site, releases),
  );
  return { letter: 'd', title: 'federation as a beginner writes it', origin: config.siteUrl };
}
