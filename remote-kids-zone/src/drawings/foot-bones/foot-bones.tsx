import drawing from '../drawing.module.css';
import { bones } from './bones';
import styles from './foot-bones.module.css';
import { FootSkin } from './foot-skin';

const NAME_Y = { toes: -6, heel: 508 } as const;

/** Renders the 26 bones of a foot. Each shows its name when it is touched, hovered or focused. */
export function FootBones({ label }: { label: string }) {
  return (
    <figure className={`stack gap-3 ${styles.figure}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: an svg can't contain a fieldset. */}
      <svg
        viewBox="6 -26 216 558"
        className={`${drawing.drawing} ${styles.drawing}`}
        role="group"
        aria-label={label}
        strokeLinejoin="round"
      >
        <rect x="6" y="-26" width="216" height="558" className={drawing.deep} />
        <FootSkin />
        {bones.map(({ name, anatomical, outline, nameAt }) => (
          <g key={name}>
            {/* biome-ignore lint/a11y: it is focusable to show its name by keyboard, and an svg can't contain an img. */}
            <path
              d={outline}
              className={styles.bone}
              role="img"
              aria-label={`${name} (${anatomical})`}
              tabIndex={0}
            />
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it isn't focusable, and the bone has this name. */}
            <text x="114" y={NAME_Y[nameAt]} className={styles.name} aria-hidden="true">
              <tspan>{name}</tspan>
              <tspan x="114" dy="16" className={styles.anatomical}>
                {anatomical}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        Touch a bone<span className={styles.keyboard}>, or step through them with the Tab key</span>, and it
        tells you its name.
      </figcaption>
    </figure>
  );
}
