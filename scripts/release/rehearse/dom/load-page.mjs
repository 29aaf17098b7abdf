// Loads one page in a DOM, for its parent, who answers for the site and hears what came of it. Plain JavaScript, so
// that it starts at once.
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';
import { equip } from './browser-parts.mjs';

/** Milliseconds between two looks at whether the page is ready. */
const LOOK = 20;

let asked = 0;
const waiting = new Map();

process.once('message', ({ page }) => showPage(page));
process.on('message', ({ id, answer }) => waiting.get(id)?.(answer));
process.on('disconnect', () => process.exit());

/** What the parent says that the site answers. */
function ask(pathname) {
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    process.send({ id, pathname });
  }).finally(() => waiting.delete(id));
}

/** Tells once React has rendered the page and nothing more is on its way. */
function showPage({ html, url, backend, reports }) {
  const heard = { errors: [], missing: [], backendFails: false };
  let commits = 0;
  let pending = 0;

  const during = async (work) => {
    pending += 1;
    try {
      return await work();
    } finally {
      pending -= 1;
    }
  };
  const site = async ({ pathname }) => {
    const { status, contentType, body } = await ask(pathname);
    if (status >= 400) heard.missing.push(`${new URL(pathname, url)} answers ${status}`);
    return { status, contentType, body: Buffer.from(body, 'base64') };
  };
  const isOwn = ({ origin }) => origin === new URL(url).origin;

  class Files extends ResourceLoader {
    fetch(address) {
      const target = new URL(address);
      if (!isOwn(target)) return null;
      return during(async () => {
        const { status, body } = await site(target);
        if (status >= 400) throw new Error(`${target} answers ${status}`);
        return body;
      });
    }
  }

  const fetchFor = (address, { signal: _, ...options } = {}) =>
    during(async () => {
      const target = new URL(address.url ?? address, url);
      if (isOwn(target)) {
        const { status, contentType, body } = await site(target);
        return new Response(body, { status, headers: { 'content-type': contentType } });
      }
      if (target.origin !== backend || (reports && target.href.startsWith(reports)))
        return new Response(null, { status: 204 });
      const answer = await fetch(target, options).catch((error) => {
        heard.backendFails = true;
        throw error;
      });
      if (answer.status >= 400) heard.backendFails = true;
      return answer;
    });

  const tell = (...values) => heard.errors.push(values.map(textOf).join(' '));
  const console = new VirtualConsole();
  console.on('error', tell);
  // What this DOM can't do, and files that are missing, which are heard already, are no errors of the page.
  console.on('jsdomError', (error) => error.type === 'unhandled exception' && tell(error.detail ?? error));
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, (error) => tell(error));

  const { window } = new JSDOM(html, {
    url,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new Files(),
    virtualConsole: console,
    beforeParse: (made) =>
      equip(made, {
        fetch: fetchFor,
        onCommit: () => {
          commits += 1;
        },
      }),
  });

  let before = -1;
  const look = () => {
    const isReady =
      window.document.readyState === 'complete' && pending === 0 && commits > 0 && commits === before;
    before = commits;
    if (isReady) process.send({ heard }, () => process.exit());
    else setTimeout(look, LOOK);
  };
  look();
}

function textOf(value) {
  // Errors of the page are of another realm.
  if (value && typeof value === 'object' && 'message' in value) return `${value.name}: ${value.message}`;
  return String(value);
}
