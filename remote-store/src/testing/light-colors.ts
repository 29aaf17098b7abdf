import { readFileSync } from 'node:fs';
import path from 'node:path';

const styles = [
  '../../../shared-contracts/src/ui/tokens.css',
  '../../../shared-contracts/src/ui/drawings/drawing-palette.module.css',
  '../catalog/drawings/drawing.module.css',
].map((file) => readFileSync(path.resolve(__dirname, file), 'utf8'));

/** The values of custom properties in the light scheme, from the first block of each file. */
const values = new Map(
  styles
    .map((css) => css.slice(0, css.indexOf('@media')))
    .flatMap((css) => [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)])
    .filter(([, name]) => name !== '--tone')
    .map(([, name = '', value = '']) => [name, value.trim()] as const),
);

/** Replaces the custom properties of a drawing by their colours, for readers without custom properties. */
export function withLightColors(svg: string, level: string): string {
  return svg.replace(/var\(--[\w-]+\)/g, (use) => hex(colorOf(use, level)));
}

type Color = readonly number[];

function colorOf(value: string, level: string): Color {
  const used = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (used?.startsWith('--tone')) return colorOf(`var(${used.replace('--tone', `--level-${level}`)})`, level);
  if (used) return colorOf(values.get(used) ?? `no value of ${used}`, level);
  const mix = /^color-mix\(\s*in srgb,\s*(.+) (\d+)%,\s*(.+)\)$/s.exec(value);
  if (mix) {
    const [, first = '', share, second = ''] = mix;
    const part = Number(share) / 100;
    const below = colorOf(second, level);
    return colorOf(first, level).map((channel, at) => channel * part + (below[at] ?? 0) * (1 - part));
  }
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`This is no colour: ${value}`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

function hex(color: Color): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
