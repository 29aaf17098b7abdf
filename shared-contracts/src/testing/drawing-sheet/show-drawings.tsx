import '../../ui/tokens.css';
import '../../ui/base.css';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { settleMedia } from '../standalone/browser-settings';
import styles from './drawing-sheet.module.css';

/** The two schemes in which the sheet shows everything. */
const THEMES = ['light', 'dark'] as const;

/** The drawings of a package, by their captions. */
type Drawings = Readonly<Record<string, ReactElement>>;

interface Section {
  readonly name: string;
  readonly drawings: Drawings;
  readonly Within: (props: { children: ReactNode }) => ReactNode;
}

const sections: Section[] = [];

/**
 * Adds a package's drawings to the sheet of all packages, inside `Within`, the surroundings of its pages. The page
 * shows the sheet twice, side by side in light and in dark; `?theme=light` and `?theme=dark` show one of them,
 * `?theme=browser` uses the browser's scheme.
 */
export function showDrawings(name: string, drawings: Drawings, Within: Section['Within'] = Fragment): void {
  // Packages add their drawings while their modules run; the sheet is drawn once, after all of them.
  if (sections.length === 0) queueMicrotask(draw);
  sections.push({ name, drawings, Within });
}

function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with id "root"');
  const theme = new URL(window.location.href).searchParams.get('theme');
  for (const chosen of THEMES) if (chosen === theme) settleMedia({ theme: chosen, motion: 'reduced' });
  createRoot(root).render(theme ? <Sheet /> : <SideBySide />);
}

/** Shows two frames, because a page has one scheme. Each is as high as its content, so that both scroll together. */
function SideBySide() {
  return (
    <div className={styles.pair}>
      {THEMES.map((theme) => (
        <iframe
          key={theme}
          title={`All drawings, ${theme}`}
          src={`?theme=${theme}`}
          onLoad={({ currentTarget }) => keepAsHigh(currentTarget)}
        />
      ))}
    </div>
  );
}

function keepAsHigh(frame: HTMLIFrameElement): void {
  const held = frame.contentDocument?.getElementById('root');
  if (!held) return;
  new ResizeObserver(() => {
    frame.height = `${held.scrollHeight}`;
  }).observe(held);
}

function Sheet() {
  return (
    <main className={styles.sheet}>
      <h1>All drawings</h1>
      {sections.map(({ name, drawings, Within }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <Within>
            <div className={styles.drawings}>
              {Object.entries(drawings).map(([title, drawing]) => (
                <Plate key={title} title={title} drawing={drawing} />
              ))}
            </div>
          </Within>
        </section>
      ))}
    </main>
  );
}

function Plate({ title, drawing }: { title: string; drawing: ReactElement }) {
  return (
    <figure className={styles.figure}>
      {drawing}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
