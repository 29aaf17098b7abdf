import type { ReactElement } from 'react';
import type { CoverKind } from './design';

interface TextureParts {
  readonly ground: string;
  /** One tile, 40 by 40. */
  readonly tile: ReactElement;
}

const dots = 'M6 8h.1M26 4h.1M16 20h.1M36 18h.1M6 33h.1M27 34h.1';

const textures: Readonly<Record<CoverKind, TextureParts>> = {
  foam: {
    ground: 'var(--draw-foam)',
    tile: <path d={dots} stroke="var(--draw-shell)" strokeWidth="5" />,
  },
  cork: {
    ground: 'var(--draw-cork)',
    tile: (
      <path
        d="M5 7l7 3M22 4l3 6M33 13l5-3M9 21l3 6M20 19l8 2M30 27l4 5M5 35l7-2M20 33l3 4"
        stroke="var(--draw-cork-deep)"
        strokeWidth="4"
      />
    ),
  },
  bamboo: {
    ground: 'var(--draw-bamboo)',
    tile: (
      <>
        <path
          d="M2 5h16M2 11h16M25 2v12M32 2v12M5 23v14M12 23v14M22 25h16M22 32h16"
          stroke="var(--draw-bamboo-deep)"
          strokeWidth="2.500"
        />
        <path d="M20 19h.1M0 39.900h.1M40 39.900h-.1" stroke="var(--draw-line)" strokeWidth="5" />
      </>
    ),
  },
  grip: {
    ground: 'var(--draw-body)',
    tile: (
      <g fill="var(--draw-shell)">
        <circle cx="10" cy="10" r="6" />
        <circle cx="30" cy="30" r="6" />
      </g>
    ),
  },
  wool: {
    ground: 'var(--draw-wool)',
    tile: (
      <path
        d="M0 10q5-9 10 0t10 0t10 0t10 0M0 30q5-9 10 0t10 0t10 0t10 0M5 21a4 4 0 1 1 6 2M25 21a4 4 0 1 1 6 2"
        fill="none"
        stroke="var(--draw-cork-deep)"
        strokeWidth="2.500"
      />
    ),
  },
  'closed-foam': {
    ground: 'var(--draw-water)',
    tile: (
      <g fill="none" stroke="var(--draw-gel)" strokeWidth="2.500">
        <circle cx="9" cy="10" r="6" />
        <circle cx="29" cy="7" r="4" />
        <circle cx="28" cy="27" r="8" />
        <circle cx="9" cy="31" r="4" />
      </g>
    ),
  },
  plain: {
    ground: 'var(--draw-body)',
    tile: <path d="M-5 5l10-10M-5 45l50-50M35 45l10-10" stroke="var(--draw-shade)" strokeWidth="2" />,
  },
};

/** Returns the plain colour of a cover, for drawings too small for its texture. */
export function colorOf(kind: CoverKind): string {
  return textures[kind].ground;
}

/** Renders the texture of a cover as a fill pattern; a `scale` of 1 is its look from close by. */
export function Texture({ id, kind, scale }: { id: string; kind: CoverKind; scale: number }) {
  const { ground, tile } = textures[kind];
  return (
    <pattern
      id={id}
      width="40"
      height="40"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
      strokeLinecap="round"
      stroke="none"
    >
      <path d="M0 0H40V40H0Z" fill={ground} />
      {tile}
    </pattern>
  );
}
