import type { DrawingColours } from './drawing-colours';

/** A paint at a point: the stroke or the fill of an element. */
export type Layer = readonly [painted: SVGGeometryElement, by: 'stroke' | 'fill'];

/** A place on the outline of a part. */
export interface Place {
  /** Whether the part's own stroke is the topmost paint there. */
  readonly isSeen: boolean;
  /**
   * The other paints on each side of the point, topmost first. Sides inside the part itself or outside the drawing
   * are left out.
   */
  readonly sides: readonly (readonly Layer[])[];
}

/** Locates parts of the page's drawings. */
export type DrawingPlaces = ReturnType<typeof createDrawingPlaces>;

/**
 * Creates the functions that locate parts. Runs in the page and uses nothing outside itself. Hit-testing takes most
 * of the time, and most schemes change only colours: a scheme with the same shapes and paints reuses the result.
 */
export function createDrawingPlaces() {
  const known = new Map<SVGSVGElement, { look: string; places: Map<SVGGeometryElement, Place[]> }>();
  const POINTS = 20;

  return { partsOf, placesOf };

  function partsOf(svg: SVGSVGElement): SVGGeometryElement[] {
    return [...svg.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse')].filter(
      (part) => !part.closest('clipPath'),
    );
  }

  /** Returns a function that locates a part of a drawing. Scrolls the drawing into view when necessary. */
  function placesOf(
    svg: SVGSVGElement,
    paintsOf: DrawingColours['paintsOf'],
  ): (part: SVGGeometryElement) => readonly Place[] {
    const look = lookOf(svg, paintsOf);
    const earlier = known.get(svg);
    const places = earlier?.look === look ? earlier.places : new Map<SVGGeometryElement, Place[]>();
    known.set(svg, { look, places });
    if (places.size === 0) svg.scrollIntoView({ block: 'center', behavior: 'instant' });
    const inverses = new Map<SVGGeometryElement, DOMMatrix | undefined>();

    return (part) => {
      const found = places.get(part) ?? findPlaces(part);
      places.set(part, found);
      return found;
    };

    function findPlaces(part: SVGGeometryElement): Place[] {
      const matrix = part.getScreenCTM();
      const length = part.getTotalLength();
      if (!matrix || length === 0) return [];
      const { fill, stroke } = paintsOf(part);
      const away = (stroke ? Number.parseFloat(getComputedStyle(part).strokeWidth) / 2 : 0) + 1.5;
      return Array.from({ length: POINTS }, (_, step) => {
        const at = part.getPointAtLength((length * (step + 0.5)) / POINTS);
        const next = part.getPointAtLength((length * (step + 0.5)) / POINTS + 0.1);
        const [dx, dy] = [at.x - next.x, at.y - next.y];
        const size = Math.hypot(dx, dy) || 1;
        const sides = [away, -away].flatMap((far) => {
          const local = new DOMPoint(at.x - (dy / size) * far, at.y + (dx / size) * far);
          // A point inside its own fill has no neighbour.
          if (fill && part.isPointInFill(local)) return [];
          const { x, y } = local.matrixTransform(matrix);
          const stack = document.elementsFromPoint(x, y);
          const others = stack.filter((one) => one !== part);
          return stack.includes(svg) ? [layersIn(others, x, y)] : [];
        });
        const { x, y } = at.matrixTransform(matrix);
        const isSeen = Boolean(stroke) && sides.length > 0 && upperAt(x, y) === part;
        return { isSeen, sides };
      });
    }

    function upperAt(x: number, y: number): Element | undefined {
      return document.elementsFromPoint(x, y).find((one) => layersIn([one], x, y).length > 0);
    }

    function layersIn(stack: readonly Element[], x: number, y: number): Layer[] {
      return stack.flatMap((one) => {
        if (!(one instanceof SVGGeometryElement && svg.contains(one))) return [];
        const by = paintedBy(one, x, y);
        return by ? [[one, by] as const] : [];
      });
    }

    /** Returns how a part paints a point of the window. */
    function paintedBy(part: SVGGeometryElement, x: number, y: number): Layer[1] | undefined {
      if (!inverses.has(part)) inverses.set(part, part.getScreenCTM()?.inverse());
      const point = new DOMPoint(x, y).matrixTransform(inverses.get(part));
      const { fill, stroke } = paintsOf(part);
      if (stroke && part.isPointInStroke(point)) return 'stroke';
      return fill && part.isPointInFill(point) ? 'fill' : undefined;
    }
  }

  /** Returns everything about a drawing except its colours. */
  function lookOf(svg: SVGSVGElement, paintsOf: DrawingColours['paintsOf']): string {
    const looks = [...svg.querySelectorAll<SVGGraphicsElement>('*')].map((part) => {
      const { display, visibility, strokeWidth, clipPath, pointerEvents, d } = getComputedStyle(part);
      const { fill, stroke } = paintsOf(part);
      const { a, b, c, d: down, e, f } = part.getCTM?.() ?? new DOMMatrix();
      const paints = [
        Boolean(fill),
        Boolean(stroke),
        strokeWidth,
        display,
        visibility,
        clipPath,
        pointerEvents,
      ];
      return [...paints, d, a, b, c, down, e, f].join();
    });
    return [svg.clientWidth, svg.clientHeight, ...looks].join('\n');
  }
}
