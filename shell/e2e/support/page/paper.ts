import { DESKTOP } from '@little-arches/testing/playwright';
import type { Page } from 'playwright-core';
import { settled } from './settled';

/** CSS pixels in a millimetre. */
const MM = 96 / 25.4;
/** Millimetres that the printer leaves white on each side. */
const MARGIN = 10;
/** Widths and heights of paper sizes, in millimetres. */
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;

/** Returns the number of sheets that a page needs. */
export async function sheetsOf(page: Page, format: keyof typeof PAPERS): Promise<number> {
  const margin = `${MARGIN}mm`;
  const pdf = await page.pdf({
    format,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the length in millimetres of the bar that is 100 mm long on paper. The page must be laid out for print. */
export async function barOnPaper(page: Page): Promise<number> {
  return (await page.locator('[data-check]').evaluate((bar) => bar.getBoundingClientRect().width)) / MM;
}

/** Returns the faults of an address on paper. */
export async function faultsOnPaper(page: Page, address: string): Promise<string[]> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(DESKTOP);
  await page.goto(address);
  await settled(page);
  const overlaps = [...(await overlapsOnPaper(page, 'A4')), ...(await overlapsOnPaper(page, 'Letter'))];
  const frame = ['banner', 'contentinfo'] as const;
  const shown = [...frame.map((role) => page.getByRole(role)), page.getByText('Skip to the content')];
  for (const part of shown) if (await part.isVisible()) overlaps.push(`shows ${part}`);
  return overlaps.map((fault) => `${address}: ${fault}`);
}

/**
 * Lays a page out as on paper and returns the texts that overlap another text or a drawing. The sheets are columns
 * side by side, because the browser breaks columns as it breaks sheets, and reports positions in them.
 */
async function overlapsOnPaper(page: Page, format: keyof typeof PAPERS): Promise<string[]> {
  const [width, height] = PAPERS[format].map((side) => Math.floor((side - 2 * MARGIN) * MM)) as [
    number,
    number,
  ];
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height });
  return await page.evaluate(
    ({ sheet }) => {
      const { style } = document.body;
      style.height = `${sheet.height}px`;
      style.columns = `${sheet.width}px auto`;
      style.columnGap = '2rem';
      style.columnFill = 'auto';
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.visually-hidden, title, noscript');
      const found: { element: Element; name: string; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.textContent?.trim() || !seen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects())
          found.push({ element, name: text.textContent.trim().slice(0, 40), box });
      }
      const written = found.length;
      for (const drawing of document.querySelectorAll('main svg, main img'))
        if (seen(drawing))
          for (const box of drawing.getClientRects())
            found.push({ element: drawing, name: `<${drawing.localName}>`, box });
      const faults = new Set<string>();
      for (const [index, one] of found.slice(0, written).entries())
        for (const other of found.slice(index + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // The boxes of neighbouring lines overlap a little.
          if (across > 3 && down > 0.4 * Math.min(one.box.height, other.box.height))
            faults.add(`“${one.name}” lies over “${other.name}”`);
        }
      return [...faults];
    },
    { sheet: { width, height } },
  );
}
