import { readFileSync } from 'node:fs';
import { escapeMarkup, openTag } from '@little-arches/kit/escape-markup';
import {
  type ComparedPicture,
  type ComparedState,
  changedShare,
  pictureText,
  stateLine,
} from '../compare-state';
import type { PicturesResult } from '../open-pictures';
import { schemes, widths } from '../picture-state';

/** Largest number of pictures in one file; more would load too slowly. */
const MOST = 80;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Renders the HTML report of changes, for one person's own machine: it needs no server and works by keyboard.
 * Pictures, styles and script are included.
 */
export function picturesPage({ states, left }: Omit<PicturesResult, 'file'>): string {
  const changed = states.filter((state) => changedShare(state) > 0);
  let room = MOST;
  const sections = changed.map((state, index) => {
    const pictures = state.pictures.filter(({ pixels }) => pixels > 0).slice(0, Math.max(0, room));
    room -= pictures.length;
    return sectionOf(state, pictures, index);
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>What changes: ${changed.length} of ${states.length} states</title>`,
    `<style>${read('pictures.css')}</style></head><body><main>`,
    `<h1>What changes: ${changed.length} of ${states.length} states</h1>`,
    tableOf(states),
    left.length > 0 ? `<p>Not compared, for want of time: ${escapeMarkup(left.join(', '))}.</p>` : '',
    ...sections,
    `</main><script>${read('pictures.js')}</script></body></html>`,
  ].join('\n');
}

function tableOf(states: readonly ComparedState[]): string {
  const looks = widths.flatMap((width) => schemes.map((scheme) => `${width} ${scheme}`));
  const head = looks.map((look) => `<th scope="col">${look}</th>`).join('');
  const rows = states.map((state, index) => {
    const { name, kind, pictures, problem } = state;
    const isChanged = changedShare(state) > 0;
    const title = escapeMarkup(name);
    const linked = isChanged ? `${openTag('a', { href: `#state-${index}` })}${title}</a>` : title;
    const cells =
      kind === 'both' && problem === undefined
        ? pictures.map(
            ({ pixels }) => `<td${pixels > 0 ? ' class="changed"' : ''}>${pixels.toLocaleString('en')}</td>`,
          )
        : [`<td colspan="${looks.length}">${escapeMarkup(problem ?? kind)}</td>`];
    return `<tr><th scope="row">${linked}</th>${cells.join('')}</tr>`;
  });
  return [
    '<div class="scroll" tabindex="0" role="region" aria-label="All states"><table>',
    '<caption>Pixels that differ from what is live, by width and colour scheme</caption>',
    `<thead><tr><th scope="col">State</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`,
  ].join('\n');
}

function sectionOf(state: ComparedState, pictures: readonly ComparedPicture[], index: number): string {
  const all = state.pictures.filter(({ pixels }) => pixels > 0).length;
  const more = all - pictures.length;
  return [
    `${openTag('section', { id: `state-${index}` })}<h2>${escapeMarkup(state.name)}</h2>`,
    `<p>${escapeMarkup(stateLine(state))}</p>`,
    ...pictures.map((picture) => figureOf(state, picture)),
    more > 0 ? `<p>${more} more pictures are not shown: the file would be too large.</p>` : '',
    '</section>',
  ].join('\n');
}

function figureOf({ name, kind }: ComparedState, picture: ComparedPicture): string {
  const { shown } = picture;
  if (!shown) return '';
  const { width, height, top, rows } = shown;
  const image = (word: 'before' | 'after' | 'difference') => {
    const src = `data:image/png;base64,${shown[word].toString('base64')}`;
    const alt = `${word} of ${name}, ${picture.width} wide, ${picture.scheme}`;
    return openTag('img', { class: word, src, alt, width: `${width}`, height: `${height}` });
  };
  const frame = openTag('div', {
    class: 'frame',
    style: `width: ${width}px; aspect-ratio: ${width} / ${height}`,
  });
  const part = height < rows ? `, rows ${top} to ${top + height} of ${rows}` : '';
  const caption = `<figcaption>${escapeMarkup(pictureText(picture) + part)}</figcaption>`;
  if (kind !== 'both')
    return `<figure>${caption}${frame}${image(kind === 'new' ? 'after' : 'before')}</div></figure>`;
  const slider = openTag('input', {
    type: 'range',
    min: '0',
    max: '200',
    value: '50',
    'aria-label': `${name}, ${picture.width} wide, ${picture.scheme}: before, after, difference`,
  });
  const buttons = ['Before', 'After', 'Difference'].map((word) => `<button type="button">${word}</button>`);
  return [
    `<figure>${caption}<div class="slider">${slider}${buttons.join('')}</div>`,
    `${frame}${image('before')}${image('after')}${image('difference')}<i></i></div></figure>`,
  ].join('\n');
}
