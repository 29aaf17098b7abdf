import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createDirectoryStore } from '../store/store';
import { createSampleCheckout, sampleFile } from '../testing/sample-build';
import { composeNothing } from '../testing/sample-releases';
import { publishCheckout } from './publish-checkout';

const mockBuild = jest.fn();
const mockRead = jest.fn();
jest.mock('@little-arches/build/build-package', () => ({ buildPackage: (name: string) => mockBuild(name) }));
jest.mock('../site/sbom', () => ({ ...jest.requireActual('../site/sbom'), readBom: () => mockRead() }));

let checkout: ReturnType<typeof createSampleCheckout>;
beforeEach(() => {
  checkout = createSampleCheckout();
});
afterEach(() => checkout.remove());

it('stores the bill of materials of every package, and runs npm once', async () => {
  const notices = JSON.stringify([{ name: 'react', version: '19.3.1', license: 'MIT', text: 'Terms' }]);
  mockBuild.mockImplementation((name: string) => {
    const artefact = checkout.build({ name, version: '1.0.0' });
    writeFileSync(path.join(checkout.folder, name, 'dist/browser/notices.1.json'), notices);
    const files = [...artefact.extras.files, sampleFile('notices.1.json', notices)];
    return { artefact: { ...artefact, notices: 'notices.1.json', extras: { ...artefact.extras, files } } };
  });
  mockRead.mockReturnValue({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [{ 'bom-ref': 'react@19.3.1', name: 'react', version: '19.3.1' }],
    dependencies: [],
  });
  const store = createDirectoryStore(checkout.releases);
  const names = ['shell', 'remote-store'];
  const command = {
    names,
    store,
    channel: 'production',
    begin: 'production',
    by: 'Ada',
    log: () => {},
  };
  await publishCheckout(command, composeNothing, () => Promise.reject(new Error('Nothing is loaded')));
  for (const name of names) {
    const sbom = await store.get(`${name}/1.0.0/sbom.json`);
    expect(JSON.parse(sbom?.content.toString() ?? '')).toMatchObject({
      metadata: { component: { name } },
      components: [{ name: 'react' }],
    });
  }
  expect(mockRead).toHaveBeenCalledTimes(1);
});
