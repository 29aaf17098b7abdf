import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chunkGroupsOf, compile } from '@little-arches/build/compile';
import { outputFiles } from '@little-arches/build/output-files';
import { loadModule } from '@little-arches/kit/files/load-module';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { createComposedSiteSource } from '@little-arches/serve/composed-site-source';
import type { PageUnderTest } from '../browser/pages-under-test';
import type { Fixture } from '../site/bench-fixture';
import type { MeasuredSite } from '../site/measured-site';
import { type BuiltMonolith, composeMonolith } from './compose-monolith';
import { assetsFolder, monolith, monolithConfigs } from './monolith-config';

/** Builds the monolith once and serves it twice: (b) rendered in the browser, (c) prerendered. */
export async function serveMonolith(
  fixture: Fixture,
  pages: readonly PageUnderTest[],
): Promise<readonly [MeasuredSite, MeasuredSite]> {
  // Inside the checkout, from which its Node build loads React and the router.
  const output = path.join(projectRoot(), '.cache/bench', String(process.pid));
  fixture.atEnd(() => rmSync(output, { recursive: true, force: true, maxRetries: 5 }));
  const built = await buildMonolith(output);
  const releases = fixture.folder('monolith');
  cpSync(path.join(output, 'browser'), path.join(releases, monolith.name, monolith.version), {
    recursive: true,
  });

  async function serve(prerendered: boolean): Promise<string> {
    const { port, config } = await fixture.newSite();
    const site = await composeMonolith(built, config, pages, prerendered);
    await fixture.serve(
      port,
      createComposedSiteSource(() => site, releases),
    );
    return config.siteUrl;
  }
  return [
    { letter: 'b', title: 'monolith', origin: await serve(false) },
    { letter: 'c', title: 'monolith, prerendered', origin: await serve(true) },
  ];
}

async function buildMonolith(output: string): Promise<BuiltMonolith> {
  const [stats] = await compile(monolithConfigs(output));
  if (!stats) throw new Error('The build of the monolith returned no result');
  const files = outputFiles(path.join(output, 'browser'));
  const module = loadModule(path.join(output, 'node/node.mjs')) as {
    createPrerenderer: BuiltMonolith['prerendererFor'];
  };
  return {
    groups: chunkGroupsOf(stats),
    files: files.map((file) => file.path),
    linked(name) {
      const file = files.find((candidate) => candidate.path === name);
      if (!file) throw new Error(`The monolith's build left no ${name}`);
      return { href: assetsFolder + name, integrity: file.integrity };
    },
    prerendererFor: module.createPrerenderer,
  };
}
