import type { Page } from 'playwright-core';

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
    const found = await page.evaluate(findFaintParts, { judged, enough: ENOUGH, shown: SHOWN });
    faults.push(...found.map((fault) => `${scheme}: ${fault}`));
  }
  return faults;
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Runs in the page and knows nothing else. */
function findFaintParts({
  judged,
  enough,
  shown,
}: {
  judged: 'everything' | 'lines';
  enough: number;
  shown: number;
}): string[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const painted = new Map<Element, { fill: Colour | undefined; stroke: Colour | undefined }>();
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

  function parse(text: string): Colour {
    const colour = known.get(text);
    if (colour || !canvas) return colour ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(text, [red, green, blue, alpha / 255]);
    return [red, green, blue, alpha / 255];
  }

  function paintsOf(part: Element) {
    const paints = painted.get(part) ?? { fill: paintOf(part, 'fill'), stroke: paintOf(part, 'stroke') };
    painted.set(part, paints);
    return paints;
  }

  function paintOf(part: Element, kind: 'fill' | 'stroke'): Colour | undefined {
    const style = getComputedStyle(part);
    if (style[kind] === 'none') return undefined;
    const [red, green, blue, alpha] = parse(style[kind]);
    let opacity = alpha * Number(style[`${kind}Opacity`]);
    for (let at: Element | null = part; at && at.localName !== 'svg'; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity > 0 ? [red, green, blue, opacity] : undefined;
  }

  /** What a part paints at a point of the window. */
  function paintAt(part: SVGGeometryElement, x: number, y: number): Colour | undefined {
    const point = new DOMPoint(x, y).matrixTransform(part.getScreenCTM()?.inverse());
    const { fill, stroke } = paintsOf(part);
    if (stroke && part.isPointInStroke(point)) return stroke;
    return fill && part.isPointInFill(point) ? fill : undefined;
  }

  function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
    const mixed = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
    return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
  }

  /** The colour at a point without one of the parts; undefined where nothing of the drawing is seen. */
  function besides(svg: SVGSVGElement, part: SVGGeometryElement, x: number, y: number): Colour | undefined {
    const stack = document.elementsFromPoint(x, y);
    if (!stack.includes(svg)) return undefined;
    const layers = stack
      .filter(
        (at): at is SVGGeometryElement => at instanceof SVGGeometryElement && svg.contains(at) && at !== part,
      )
      .map((at) => paintAt(at, x, y))
      .filter((layer) => layer !== undefined);
    return layers.reduceRight((ground, layer) => over(layer, ground), groundOf(svg));
  }

  /** What a drawing without a sheet stands on. */
  function groundOf(svg: Element): Colour {
    for (let at: Element | null = svg; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor);
      if (colour[3] > 0) return colour;
    }
    return [255, 255, 255, 1];
  }

  function luminance([red, green, blue]: Colour): number {
    const linear = (value: number) =>
      value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  function contrast(one: Colour, other: Colour): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
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
