import { INSOLE_TOP, insolePaths, insoleSections } from '@little-arches/contracts/ui';
import type { Level } from '@little-arches/contracts/values';
import { useId } from 'react';
import { covers } from './covers/covers';
import type { DrawnProduct, LabelPlace } from './designs';
import type { Part } from './parts/parts';
import { listOf, Texture } from './sheet';

/** Scale from units of the section to units of the sheet. */
const SCALE = 1.36;
const SHIFT = 26;
const onSheet = (x: number, y: number) => ({
  x: Math.round(9 + x * SCALE),
  y: Math.round(SHIFT + y * SCALE),
});

type InsoleSection = (typeof insoleSections)[Level];

/** Renders a product cut open from heel to toes, with labels. 480 by 360. */
export function CrossSection({ level, design }: DrawnProduct) {
  const id = useId();
  const section = drawnSection(level, design.thickness);
  const { body, topEdge, shell, wedge } = insolePaths(section, level !== '1');
  const isSolid = design.cover === 'cork' || design.cover === 'closed-foam' || design.cover === 'foam';
  return (
    <>
      <g transform={`translate(9 ${SHIFT}) scale(${SCALE})`}>
        <path d={`M8 ${INSOLE_TOP + section.thickness + 3}H332`} stroke="var(--draw-ground)" />
        {isSolid ? <Texture id={id} kind={design.cover} scale={0.4} /> : null}
        <path d={body} fill={isSolid ? `url(#${id})` : 'var(--draw-body)'} />
        {level === '0' ? null : <path d={shell} fill="var(--draw-shell)" stroke="none" />}
        {design.parts.map((part) => (
          <g key={part}>{partOf(part, section, wedge)}</g>
        ))}
        <path d={topEdge} fill="none" strokeWidth="11" />
        <path d={topEdge} fill="none" strokeWidth="6" stroke={covers[design.cover].edge} />
      </g>
      <Labels section={section} labels={design.labels} />
    </>
  );
}

/** Describes a product cut open, by the labels of its cross-section. */
export function describeSection({ name, design: { labels } }: DrawnProduct): string {
  const named = Object.values(labels).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return `The ${name} cut open from heel to toes: ${listOf(named)}.`;
}

/** Returns a level's section without a foot on it: higher and thicker, so that its parts can be distinguished. */
function drawnSection(level: Level, thickness: number): InsoleSection {
  const { arch, cup } = insoleSections[level];
  return { arch: arch * 1.6, cup: cup * 1.6, thickness: thickness * 2 };
}

function partOf(part: Part, section: InsoleSection, wedge: string) {
  const base = INSOLE_TOP + section.thickness;
  const middle = INSOLE_TOP + section.thickness / 2 + 2;
  switch (part) {
    case 'ball-cushion':
      return <ellipse cx="246" cy={middle} rx="32" ry={section.thickness / 2 - 3} fill="var(--draw-sun)" />;
    case 'heel-cushion':
      return <ellipse cx="72" cy={middle} rx="28" ry={section.thickness / 2 - 3} fill="var(--draw-sun)" />;
    case 'heel-gel':
      return <path d="M40 151q4 25 34 25t38-22q-18 1-36 0t-36-3Z" fill="var(--draw-gel)" />;
    case 'soft-heel':
      return (
        <path d="M40 153q2 24 34 24t40-21q-20 0-38-1t-36-2Z" fill="var(--draw-paper)" strokeDasharray="1 6" />
      );
    case 'wedge':
      return <path d={wedge} fill="var(--draw-sun)" />;
    case 'holes':
      return <path d={holesTo(base)} strokeWidth="2.500" />;
  }
}

const holesTo = (base: number) =>
  [112, 126, 140, 154, 168, 182, 196].map((x) => `M${x} ${INSOLE_TOP + 4}V${base - 3}`).join('');

/** Renders each label beside the line to its part. */
function Labels({ section, labels }: { section: InsoleSection; labels: DrawnProduct['design']['labels'] }) {
  const places = placesIn(section);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it isn't focusable, and the drawing has a name.
    <g fontSize="21" fontWeight="700" fill="var(--ink)" stroke="none" aria-hidden="true">
      {(Object.keys(places) as LabelPlace[]).map((place) => {
        const text = labels[place];
        if (!text) return null;
        const { at, textX, textY, anchor, lineX } = places[place];
        const isAbove = textY < at.y;
        return (
          <g key={place}>
            <path
              d={`M${lineX} ${isAbove ? textY + 8 : textY - 22}L${at.x} ${at.y}`}
              stroke="var(--ink)"
              strokeWidth="2"
            />
            <circle cx={at.x} cy={at.y} r="5" fill="var(--ink)" />
            <text x={textX} y={textY} textAnchor={anchor}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function placesIn({ arch, cup, thickness }: InsoleSection) {
  return {
    rim: { at: onSheet(32, INSOLE_TOP - cup + 4), textX: 12, textY: 108, anchor: 'start', lineX: 52 },
    arch: { at: onSheet(152, INSOLE_TOP - arch + 11), textX: 232, textY: 48, anchor: 'middle', lineX: 216 },
    cover: { at: onSheet(276, INSOLE_TOP), textX: 468, textY: 108, anchor: 'end', lineX: 400 },
    heel: {
      at: onSheet(72, INSOLE_TOP + thickness / 2 + 2),
      textX: 12,
      textY: 344,
      anchor: 'start',
      lineX: 90,
    },
    ball: {
      at: onSheet(246, INSOLE_TOP + thickness / 2 + 2),
      textX: 468,
      textY: 344,
      anchor: 'end',
      lineX: 360,
    },
  } as const satisfies Record<LabelPlace, object>;
}
