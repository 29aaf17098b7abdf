import { DrawingSheet } from '../drawings/drawing-sheet';

/** Appearance of a person on the sample pages. */
export interface Look {
  readonly skin: 'skin' | 'deep-skin';
  readonly hair: 'bun' | 'short' | 'long' | 'curls' | 'scarf' | 'beard';
  readonly hairColor: 'hair' | 'ginger' | 'teal';
  readonly shirt: 'coral' | 'teal' | 'sun';
  readonly ground: 'teal-soft' | 'sun-soft' | 'coral-soft';
}

/**
 * Renders head and shoulders in front of a round window, 120 by 120. It is decorative, because the name is beside
 * it.
 */
export function Portrait({
  look: { skin, hair, hairColor, shirt, ground },
  large = false,
}: {
  look: Look;
  /** Draws a thinner line for a large portrait. */
  large?: boolean;
}) {
  const color = `var(--draw-${hairColor})`;
  const [behind, before] = hairs[hair](color);
  return (
    <DrawingSheet width={120} height={120}>
      <g strokeWidth={large ? 1.25 : 3}>
        <path d="M6 120 V60 a54 54 0 0 1 108 0 V120 Z" fill={`var(--draw-${ground})`} stroke="none" />
        <g>{behind}</g>
        <path d="M14 120 C16 96 32 88 50 86 H70 C88 88 104 96 106 120" fill={`var(--draw-${shirt})`} />
        <path d="M50 74 H70 V88 C66 96 54 96 50 88 Z" fill={`var(--draw-${skin}-shade)`} />
        <circle cx="60" cy="56" r="25" fill={`var(--draw-${skin})`} />
        <g>{before}</g>
        <path d={faces[hair]} />
      </g>
    </DrawingSheet>
  );
}

/** Eyes, nose and mouth of each person. */
const faces: Readonly<Record<Look['hair'], string>> = {
  bun: 'M51 58V60M69 58V60M59 62Q61 64 63 62M52 68Q60 78 68 68Z',
  short: 'M51 58V60M69 58V60M46 51Q51 48 56 50M64 50Q69 48 74 51M60 59Q65 65 59 66M54 72Q62 75 68 69',
  long: 'M46 58Q51 63 56 58M64 58Q69 63 74 58M58 64Q60 66 62 64M53 70Q60 76 67 70',
  curls:
    'M43 57a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M62 57a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M58 56H62M50.5 57V58M69.5 57V58M53 70Q60 76 67 70',
  scarf: 'M52 57V59M68 57V59M47 51Q52 48 56 50M64 50Q68 48 73 51M60 60Q63 65 59 65M55 71Q60 74 65 71',
  beard: 'M46 57Q51 52 56 57M64 57Q69 52 74 57M54 72Q60 75 66 72',
};

const fringe = 'M35 55 C32 28 50 24 62 25 C80 26 90 40 85 55 C80 50 74 46 68 39 C58 48 46 49 35 55 Z';

/** The parts of each hairstyle behind and in front of the head. */
const hairs = {
  bun: (color: string) =>
    [
      <circle key="bun" cx="60" cy="22" r="13" fill={color} />,
      <path key="fringe" d={fringe} fill={color} />,
    ] as const,
  short: (color: string) =>
    [
      null,
      <path key="short" d="M35 54 C30 24 52 22 66 24 C86 26 90 44 85 54 L80 42 H42 Z" fill={color} />,
    ] as const,
  long: (color: string) =>
    [
      <path key="back" d="M34 96 C22 70 28 24 60 23 C92 24 98 70 86 96 Z" fill={color} />,
      <path
        key="fringe"
        d="M36 60 C34 44 44 36 60 33 C76 36 86 44 84 60 C90 30 74 23 60 23 C46 23 30 30 36 60 Z"
        fill={color}
      />,
    ] as const,
  curls: (color: string) =>
    [
      <path
        key="back"
        d="M38 76 C26 78 22 64 29 58 C21 50 25 38 34 37 C33 25 46 19 53 24 C59 15 73 18 75 25 C85 22 93 31 89 39 C99 43 99 55 92 59 C97 68 92 78 82 76 Z"
        fill={color}
      />,
      <path
        key="fringe"
        d="M36 52 C36 38 46 36 52 40 C56 33 68 34 70 40 C77 36 84 40 84 52 C88 34 76 27 60 27 C44 27 32 34 36 52 Z"
        fill={color}
        stroke="none"
      />,
    ] as const,
  scarf: (color: string) =>
    [
      <path key="scarf" d="M30 104 C24 84 27 24 60 23 C93 24 96 84 90 104 Z" fill={color} />,
      <path
        key="edge"
        fillRule="evenodd"
        d="M60 24 C36 24 32 50 35 66 C38 84 48 90 60 90 C72 90 82 84 85 66 C88 50 84 24 60 24 Z M60 36 C74 36 80 48 78 60 C77 74 70 81 60 81 C50 81 43 74 42 60 C40 48 46 36 60 36 Z"
        fill={color}
      />,
    ] as const,
  beard: (color: string) =>
    [
      null,
      <g key="beard" fill={color}>
        <path d="M35 54 C33 34 46 27 60 27 C74 27 87 34 85 54 C82 46 76 41 60 41 C44 41 38 46 35 54 Z" />
        <path
          d="M36 62 C37 84 48 91 60 91 C72 91 83 84 84 62 C80 69 74 67 68 64 Q60 61 52 64 C46 67 40 69 36 62 Z M50 71 Q60 66 70 71 Q60 82 50 71 Z"
          fillRule="evenodd"
        />
      </g>,
    ] as const,
};
