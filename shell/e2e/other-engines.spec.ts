import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STEP } from '@little-arches/kit/patience';
import { findFirefox, findWebKit, type WebKitPrograms } from '@little-arches/kit/processes/find-program';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';
import { demo } from '@little-arches/testing/playwright';
import { expect, test } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import * as v from 'valibot';
import WebDriver from 'webdriver';
import { siteUrl } from './support/site';

const eventually = (check: () => Promise<void>) => expect(check).toPass();

/** A browser that the test drives; XPath names elements. */
type Engine = Awaited<ReturnType<typeof startFirefox>>;

async function startFirefox(executablePath: string) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: STEP });
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP);
  await page.setViewport({ width: 1280, height: 900 });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(siteUrl);
  const find = (element: string) => page.locator(`xpath/${element}`);
  return {
    press: (element: string) => find(element).click(),
    // A field that is rendered again between its search and the typing loses what is typed.
    fill: (field: string, value: string) =>
      eventually(async () => {
        await find(field).fill(value);
        const filled = await page.evaluate(contentOf, field);
        if (filled !== value) throw new Error(`${field} contains “${filled}”`);
      }),
    shows: async (element: string): Promise<void> => void (await find(element).waitHandle()),
    evaluate: (expression: string): Promise<unknown> => page.evaluate(expression),
    errors: (): readonly string[] => errors,
    stop: () => browser.close(),
  };
}

/** Runs in the page: returns the value of the field that an XPath names. */
function contentOf(field: string): string | undefined {
  const found = document.evaluate(field, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  return (found as HTMLInputElement | HTMLSelectElement | null)?.value;
}

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const elementSchema = v.object({ [ELEMENT]: v.string() });
const TO_PARENT = 'arguments[0].parentElement.scrollIntoView({ block: "center" })';

async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-webkit-'));
  // The driver hides what the browser prints.
  const [binary, log] = [path.join(folder, 'browser'), path.join(folder, 'console')];
  writeFileSync(log, '');
  writeFileSync(binary, `#!/bin/sh\nexec '${programs.browser}' "$@" >>'${log}' 2>&1\n`, { mode: 0o755 });
  const port = await freePort();
  // Screens are numbered like ports, and this one prints its number when it is ready.
  const display = [`:${port}`, '-displayfd', '1', '-nolisten', 'tcp'];
  const screen = startProcess(display, { program: programs.screen });
  const driver = startProcess([`--port=${port}`], { program: programs.driver, env: { DISPLAY: `:${port}` } });
  await screen.says(`${port}`);
  await eventually(async () => void (await fetch(`http://127.0.0.1:${port}/status`)));
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const own = { 'webkitgtk:browserOptions': { binary, args }, 'wdio:enforceWebDriverClassic': true };
  const capabilities = { alwaysMatch: own, firstMatch: [{}] };
  const session = await WebDriver.newSession({ port, logLevel: 'error', capabilities });
  await session.setWindowRect(null, null, 1280, 900);
  await session.navigateTo(siteUrl);
  const find = async (element: string) =>
    v.parse(elementSchema, await session.findElement('xpath', element))[ELEMENT];
  const press = (element: string) =>
    eventually(async () => {
      const found = await find(element);
      // The driver does not scroll to an option of a list.
      await session.executeScript(TO_PARENT, [{ [ELEMENT]: found }]);
      await session.elementClick(found);
    });
  return {
    press,
    fill: (field, value) =>
      field.startsWith('//select')
        ? press(`${field}/option[@value='${value}']`)
        : eventually(async () => session.elementSendKeys(await find(field), value)),
    shows: (element) => eventually(async () => void (await find(element))),
    evaluate: (expression) => session.executeScript(`return ${expression}`, []),
    errors: () => readFileSync(log, 'utf8').match(/^.*CONSOLE ([A-Z]+ )?ERROR.*$/gm) ?? [],
    async stop() {
      await session.deleteSession();
      for (const each of [driver, screen]) await each.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const link = (name: string, part = 'main') => `//${part}//a[starts-with(normalize-space(), '${name}')]`;
const button = (name: string) => `//button[starts-with(concat(@aria-label, normalize-space()), '${name}')]`;
const field = (kind: string, label: string) => `//${kind}[@id=//label[starts-with(., '${label}')]/@for]`;

// `npm test -- --all` includes them, and a run of this file.
const { OTHER_ENGINES } = process.env;
const [firefox, webkit] = OTHER_ENGINES ? [findFirefox(), findWebKit()] : [];
let engine: Engine | undefined;
test.afterEach(() => engine?.stop());
for (const [name, start] of [
  ['Firefox', firefox ? () => startFirefox(firefox) : undefined],
  ['WebKit', webkit ? () => startWebKit(webkit) : undefined],
] as const) {
  const where = start ? test : test.skip;
  where(`leads in ${name} from home to the card form and to a story`, async () => {
    const page = await start?.();
    if (!page) throw new Error('This machine lacks the engine');
    engine = page;
    await page.press(link('Products', 'header'));
    await page.fill(field('select', 'Select Product on level 1'), 'rocket-insole');
    await page.press("//*[@id='level-1']//button");
    await page.fill(field('select', 'Shoe size'), '32');
    await page.press(button('Add to Cart'));
    await page.press(button('Cart, 1 item'));
    await page.press(button('Checkout'));
    await page.press(link('Login'));
    await page.fill(field('input', 'Email'), demo.email);
    await page.fill(field('input', 'Password'), demo.password);
    await page.press(button('Sign in'));
    await page.shows("//iframe[@title='Secure payment input frame']");
    await page.press(link('Kids Zone', 'header'));
    await page.press(link('Why Do Feet Have Arches?'));
    await page.shows("//h1[. = 'Why Do Feet Have Arches?']");
    // So styles of paper recognize WebKit, which prints too large.
    expect(await page.evaluate("CSS.supports('-webkit-nbsp-mode', 'space')")).toBe(name === 'WebKit');
    expect(page.errors()).toEqual([]);
  });
}
