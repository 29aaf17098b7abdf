import { parseJson } from '@little-arches/kit/files/read-json';
import { expect, test } from '@little-arches/testing/playwright';
import * as v from 'valibot';
import { siteUrl } from './support/site';

const instances = v.array(
  v.object({
    name: v.string(),
    remotes: v.array(v.object({ name: v.string(), version: v.optional(v.string()) })),
    shared: v.record(v.string(), v.array(v.string())),
  }),
);

test('exposes shell, remotes and shared libraries where the tools of Module Federation look for them', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  const found = v.parse(instances, await page.evaluate(readInstances));
  const [shell, ...remotes] = found;
  expect(shell?.name).toBe('shell');
  expect(shell?.remotes).toEqual([
    { name: 'remote-marketing', version: expect.stringMatching(/^\d/) },
    { name: 'remote-store', version: expect.stringMatching(/^\d/) },
  ]);
  expect(remotes.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^remote_marketing_\d/),
    expect.stringMatching(/^remote_store_\d/),
  ]);
  for (const { shared } of found)
    expect(shared).toMatchObject({ react: [expect.any(String)], 'react-router-dom': [expect.any(String)] });
});

function readInstances(): unknown {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: {
      __INSTANCES__: {
        name: string;
        options: { remotes: { name: string; version?: string }[] };
        shareScopeMap: { default: Record<string, object> };
      }[];
    };
  };
  return federation.__INSTANCES__.map(({ name, options, shareScopeMap }) => ({
    name,
    remotes: options.remotes.map(({ name, version }) => ({ name, version })),
    shared: Object.fromEntries(
      Object.entries(shareScopeMap.default).map(([library, versions]) => [library, Object.keys(versions)]),
    ),
  }));
}

/** The fields of a manifest from which Module Federation finds an entry. */
const manifest = v.object({
  metaData: v.object({
    globalName: v.string(),
    publicPath: v.string(),
    remoteEntry: v.object({ path: v.string(), name: v.string(), type: v.literal('global') }),
  }),
  exposes: v.array(v.object({ path: v.string() })),
});

test('releases a remote with the manifest by which any host finds its entry', async () => {
  const html = await (await fetch(`${siteUrl}/store`)).text();
  const [, folder = '', name = ''] =
    /src="(\/assets\/remote-store\/[^"/]+\/)(remoteEntry\.[^"]+)"/.exec(html) ?? [];
  const text = await (await fetch(`${siteUrl}${folder}mf-manifest.json`)).text();
  const { metaData, exposes } = v.parse(manifest, parseJson(text, 'mf-manifest.json'));
  const { publicPath, remoteEntry } = metaData;
  expect(`${publicPath}${remoteEntry.path}/${remoteEntry.name}`).toBe(folder + name);
  expect(exposes).toEqual([{ path: './routes' }]);
  expect(await (await fetch(siteUrl + folder + name)).text()).toContain(`var ${metaData.globalName};`);
});
