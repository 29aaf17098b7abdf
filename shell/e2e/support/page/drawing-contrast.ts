import type { Page } from 'playwright-core';
import { createDrawingColours, type DrawingColours } from './drawing-colours';

/** Contrast that a part of a drawing needs to be told from what it lies on (WCAG 1.4.11). */
const ENOUGH = 3;
/** How much of a part's outline must have it: an outline that is hidden or melts into its ground here shows there. */
const SHOWN = 0.5;

type Scheme = 'light' | 'dark' | 'bedtime';

/**
 * Parts of the page's drawings that can't be told from what lies beside them, by day, by night and at bedtime. Parts
 * that mean nothing are marked with `data-scenery`; so is the sheet that a drawing is on.
 */
export async function faintParts(page: Page): Promise<string[]> {
  return await findIn(page, ['light', 'dark', 'bedtime'], 'everything');
}

/**
 * The same of lines alone, with what they go round, by day and by night: for drawings whose lines carry the meaning,
 * and whose flat tones lie below them.
 */
export async function faintLines(page: Page): Promise<string[]> {
  return await findIn(page, ['light', 'dark'], 'lines');
}

async function findIn(page: Page, schemes: readonly Scheme[], judged: 'everything' | 'lines') {
  const faults: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
    await page.evaluate((isBedtime) => {
      if (isBedtime) document.documentElement.dataset.look = 'bedtime';
      else delete document.documentElement.dataset.look;
    }, scheme === 'bedtime');
    const colours = await page.evaluateHandle(createDrawingColours);
    const found = await page.evaluate(findFaintParts, { colours, judged, enough: ENOUGH, shown: SHOWN });
    await colours.dispose();
    faults.push(...found.map((fault) => `${scheme}: ${fault}`));
  }
  return faults;
}

/** Runs in the page and knows nothing but what it is given. */
function findFaintParts({
  colours: { paintsOf, paintAt, besides, over, contrast },
  judged,
  enough,
  shown,
}: {
  colours: DrawingColours;
  judged: 'everything' | 'lines';
  enough: number;
  shown: number;
}): string[] {
  return [...document.querySelectorAll<SVGSVGElement>('main svg')]
    .filter(({ clientWidth, classList }) => clientWidth > 60 && !classList.contains('lucide'))
    .flatMap((svg) => {
      svg.scrollIntoView({ block: 'center', behavior: 'instant' });
      const name =
        svg.closest('figure')?.querySelector('figcaption')?.textContent ??
        svg.closest('[role=img]')?.ariaLabel ??
        svg.ariaLabel ??
        svg.textContent ??
        '';
      return partsOf(svg).flatMap((part, index) => {
        if (part.closest('[data-scenery]')) return [];
        const fault = faintness(svg, part);
        return fault
          ? [`${name}, part ${index} (${part.getAttribute('d') ?? part.localName}): ${fault}`]
          : [];
      });
    });

  function partsOf(svg: SVGSVGElement): SVGGeometryElement[] {
    return [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse')].filter(
      (part) => !part.closest('clipPath'),
    );
  }

  /** What is wrong with a part that can't be seen well enough; undefined where it can, or is hidden altogether. */
  function faintness(svg: SVGSVGElement, part: SVGGeometryElement): string | undefined {
    const matrix = part.getScreenCTM();
    const { fill, stroke } = paintsOf(part);
    const length = part.getTotalLength();
    if (!matrix || length === 0 || !(stroke || (fill && judged === 'everything'))) return undefined;
    const reach = stroke ? Number.parseFloat(getComputedStyle(part).strokeWidth) / 2 : 0;
    const away = reach + 1.5;
    const POINTS = 20;
    let seen = 0;
    let faint = 0;
    let worst = Number.POSITIVE_INFINITY;
    for (let step = 0; step < POINTS; step += 1) {
      const at = part.getPointAtLength((length * (step + 0.5)) / POINTS);
      const next = part.getPointAtLength((length * (step + 0.5)) / POINTS + 0.1);
      const [dx, dy] = [at.x - next.x, at.y - next.y];
      const size = Math.hypot(dx, dy) || 1;
      const sides = [away, -away].flatMap((far) => {
        const local = new DOMPoint(at.x - (dy / size) * far, at.y + (dx / size) * far);
        // Within its own fill nothing lies beside it.
        if (fill && part.isPointInFill(local)) return [];
        const { x, y } = local.matrixTransform(matrix);
        return [besides(svg, part, x, y)].filter((colour) => colour !== undefined);
      });
      const { x, y } = at.matrixTransform(matrix);
      const upper = document
        .elementsFromPoint(x, y)
        .find((found) => found instanceof SVGGeometryElement && svg.contains(found) && paintAt(found, x, y));
      if (sides.length === 0 || (stroke && upper !== part)) continue;
      const best = Math.max(
        ...sides.flatMap((side) =>
          [stroke, fill].flatMap((own) => (own ? [contrast(over(own, side), side)] : [])),
        ),
      );
      // What has the very colour of its ground is meant to be one with it.
      if (best < 1.01) continue;
      seen += 1;
      if (best < enough) faint += 1;
      worst = Math.min(worst, best);
    }
    return seen > 0 && faint / seen > 1 - shown
      ? `${worst.toFixed(2)}:1 along ${faint} of ${seen} points`
      : undefined;
  }
}
