/** A colour of the page: red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Functions that read the colours of a page's drawings. */
export type DrawingColours = ReturnType<typeof createDrawingColours>;

/**
 * Creates the functions that read colours. Runs in the page and uses nothing outside itself. Paints are cached, so
 * create it again for each scheme.
 */
export function createDrawingColours() {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const painted = new Map<Element, { fill: Colour | undefined; stroke: Colour | undefined }>();

  return { paintsOf, groundOf, over, contrast };

  function parse(text: string): Colour {
    const colour = known.get(text);
    if (colour || !canvas) return colour ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    // The canvas ignores an invalid colour and would keep the previous one.
    canvas.fillStyle = 'transparent';
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
    const [red, green, blue, alpha] = parse(groundOfPattern(part, style[kind]) ?? style[kind]);
    let opacity = alpha * Number(style[`${kind}Opacity`]);
    for (let at: Element | null = part; at && at.localName !== 'svg'; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity > 0 ? [red, green, blue, opacity] : undefined;
  }

  /** Returns the lowest colour of the pattern or gradient that a paint names. */
  function groundOfPattern(part: Element, paint: string): string | undefined {
    const [, id] = /^url\("#(.+?)"\)/.exec(paint) ?? [];
    const lowest =
      id === undefined ? null : part.closest('svg')?.querySelector(`[id="${id}"]`)?.firstElementChild;
    if (!lowest) return undefined;
    const { fill, stopColor } = getComputedStyle(lowest);
    return lowest.localName === 'stop' ? stopColor : fill;
  }

  function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
    const mixed = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
    return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
  }

  /** Returns the background colour behind a drawing without a sheet. */
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
}
