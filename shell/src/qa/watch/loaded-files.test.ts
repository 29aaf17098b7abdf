import { loadedFiles } from './loaded-files';

const site = {
  origin: 'https://www.littlearches.example',
  versionOf: (name: string, folder: string) =>
    name === 'shell' ? '2.0.0' : folder.startsWith('file-') ? '1.0.0' : folder,
};
const file = (name: string, startTime: number, responseEnd: number, encodedBodySize: number) => ({
  name: name.startsWith('http') ? name : site.origin + name,
  startTime,
  responseEnd,
  encodedBodySize,
});

it('sums up the loaded files of each version', () => {
  const entries = [
    file('/assets/shell/2.0.0/main.js', 10.4, 50, 100),
    file('/assets/shell/vendor-0123/vendor.js', 5, 80.6, 200),
    file('/assets/remote-store/1.0.0/entry.js?retry=1', 90, 95, 10),
    file('/assets/remote-store/file-0123456789abcdef/7.js', 91, 94, 5),
    file('/assets/remote-store/0.9.0/entry.js', 96, 99, 10),
    file('/composition.json', 1, 2, 3),
    file('https://evil.example/assets/remote-store/1.0.0/entry.js', 1, 2, 3),
  ];
  expect(loadedFiles(entries, site)).toEqual([
    { name: 'shell', version: '2.0.0', files: 2, bytes: 300, from: 5, until: 81 },
    { name: 'remote-store', version: '1.0.0', files: 2, bytes: 15, from: 90, until: 95 },
    { name: 'remote-store', version: '0.9.0', files: 1, bytes: 10, from: 96, until: 99 },
  ]);
});
