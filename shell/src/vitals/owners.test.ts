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
  ['what moved in a region was moved by it', ['text', 'title'], 'remote-store'],
  ['what moved behind a region was pushed by it', ['footer'], 'remote-store'],
  ['a region that moved and what is behind it were pushed by the shell', ['footer', 'main'], 'shell'],
  ['so was one that moved by itself', ['section', 'footer'], 'remote-store'],
  ['the header is the shell’s', ['footer', 'main', 'header'], 'shell'],
  ['what is in no region is nobody’s', ['outside'], undefined],
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
