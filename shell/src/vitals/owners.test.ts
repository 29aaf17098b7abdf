import { ownerOfFile, pusherOf, regionOf } from './owners';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-remote="shell" data-version="2.0.0">
      <header id="header"><a id="link">Menu</a></header>
      <main id="main">
        <section id="section" data-remote="remote-store" data-version="1.0.0"><h1 id="title">Store</h1><p id="text">Text</p></section>
      </main>
      <footer id="footer"></footer>
    </div>
    <p id="outside"></p>`;
});

const node = (id: string) => document.getElementById(id);

it.each([
  ['attributes a shift inside a region to the region', ['text', 'title'], 'remote-store'],
  ['attributes a shift behind a region to the region', ['footer'], 'remote-store'],
  ['attributes a shift of a region and what is behind it to the shell', ['footer', 'main'], 'shell'],
  ['attributes a shift that begins inside a region to the region', ['section', 'footer'], 'remote-store'],
  ['attributes a shift of the header to the shell', ['footer', 'main', 'header'], 'shell'],
  ['attributes a shift outside all regions to no package', ['outside'], undefined],
])('%s', (_, moved, owner) => {
  expect(pusherOf(moved.map(node))).toBe(owner);
});

it('attributes nothing to removed elements', () => {
  const title = node('title');
  title?.remove();
  expect(pusherOf([title, null])).toBeUndefined();
  expect(pusherOf([title, node('footer')])).toBe('remote-store');
});

it('finds the owner of a text or an element', () => {
  expect(regionOf(node('text')?.firstChild)).toBe('remote-store');
  expect(regionOf(node('link'))).toBe('shell');
});

it.each([
  ['http://localhost/assets/remote-store/1.0.0/entry.js', 'remote-store'],
  ['http://localhost/assets/shell/vendor-0123/vendor.js', 'shell'],
  ['https://evil.example/assets/remote-store/1.0.0/entry.js', undefined],
  ['chrome-extension://abc/content.js', undefined],
  ['', undefined],
])('finds for the file %s the owner %s', (url, owner) => {
  expect(ownerOfFile(url)).toBe(owner);
});
