import type { Page } from 'playwright-core';
import { type Colour, createDrawingColours, type DrawingColours } from './drawing-colours';
import { createDrawingPlaces, type DrawingPlaces, type Layer } from './drawing-places';

/** Contrast that a part of a drawing needs to be distinguished from its background (WCAG 1.4.11). */
const ENOUGH = 3;
/** Share of a part's outline that needs this contrast; the rest may be hidden or merge with its background. */
const SHOWN = 0.5;

type Scheme = 'light' | 'dark';

/**
 * Returns the parts of the page's drawings that can't be distinguished from what is beside them, in the light
 * and dark schemes. Decorative parts, and what a drawing stands on, are marked with `data-scenery`.
 */
export async function faintParts(page: Page): Promise<string[]> {
  return await findIn(page, ['light', 'dark'], 'everything');
}

/**
 * Like `faintParts`, for lines only and what they enclose, in the light and dark schemes: for drawings whose lines
 * carry the meaning over flat tones.
 */
export async function faintLines(page: Page): Promise<string[]> {
  return await findIn(page, ['light', 'dark'], 'lines');
}

async function findIn(page: Page, schemes: readonly Scheme[], judged: 'everything' | 'lines') {
  const faults: string[] = [];
  const places = await page.evaluateHandle(createDrawingPlaces);
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    const colours = await page.evaluateHandle(createDrawingColours);
    const found = await page.evaluate(findFaintParts, {
      colours,
      places,
      judged,
      enough: ENOUGH,
      shown: SHOWN,
    });
    await colours.dispose();
    faults.push(...found.map((fault) => `${scheme}: ${fault}`));
  }
  await places.dispose();
  return faults;
}

/** Runs in the page, so it uses nothing outside its arguments. */
function findFaintParts({
  colours: { paintsOf, groundOf, over, contrast },
  places: { partsOf, placesOf },
  judged,
  enough,
  shown,
}: {
  colours: DrawingColours;
  places: DrawingPlaces;
  judged: 'everything' | 'lines';
  enough: number;
  shown: number;
}): string[] {
  return [...document.querySelectorAll<SVGSVGElement>('main svg')]
    .filter(({ clientWidth, classList }) => clientWidth > 60 && !classList.contains('lucide'))
    .flatMap((svg) => {
      const places = placesOf(svg, paintsOf);
      const ground = groundOf(svg);
      const name =
        svg.closest('figure')?.querySelector('figcaption')?.textContent ??
        svg.closest('[role=img]')?.ariaLabel ??
        svg.ariaLabel ??
        svg.textContent ??
        '';
      return partsOf(svg).flatMap((part, index) => {
        if (part.closest('[data-scenery]')) return [];
        const fault = faintness(part, ground, places);
        return fault
          ? [`${name}, part ${index} (${part.getAttribute('d') ?? part.localName}): ${fault}`]
          : [];
      });
    });

  /**
   * Returns the fault of a part with too little contrast; undefined for a visible part and for one that is fully
   * hidden.
   */
  function faintness(
    part: SVGGeometryElement,
    ground: Colour,
    placesOfPart: ReturnType<typeof placesOf>,
  ): string | undefined {
    const { fill, stroke } = paintsOf(part);
    if (!(stroke || (fill && judged === 'everything'))) return undefined;
    const own = [stroke, fill].filter((paint) => paint !== undefined);
    let seen = 0;
    let faint = 0;
    let worst = Number.POSITIVE_INFINITY;
    for (const { isSeen, sides } of placesOfPart(part)) {
      if (sides.length === 0 || (stroke && !isSeen)) continue;
      const best = Math.max(
        ...sides
          .map((layers) => colourOf(layers, ground))
          .flatMap((side) => own.map((paint) => contrast(over(paint, side), side))),
      );
      // A part in exactly the colour of its background is meant to merge with it.
      if (best < 1.01) continue;
      seen += 1;
      if (best < enough) faint += 1;
      worst = Math.min(worst, best);
    }
    return seen > 0 && faint / seen > 1 - shown
      ? `${worst.toFixed(2)}:1 along ${faint} of ${seen} points`
      : undefined;
  }

  function colourOf(layers: readonly Layer[], ground: Colour): Colour {
    return layers.reduceRight((below, [painted, by]) => {
      const paint = paintsOf(painted)[by];
      return paint ? over(paint, below) : below;
    }, ground);
  }
}
