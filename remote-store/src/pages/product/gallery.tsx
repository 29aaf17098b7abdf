import { levelTone, useSnapScroller } from '@little-arches/contracts/ui';
import type { DrawnProduct } from '../../catalog/drawings/designs';
import { ProductDrawing, productViews } from '../../catalog/drawings/product-views';
import styles from './gallery.module.css';

/**
 * Renders the views of a product in a native scroller with snap points, which works by touch, trackpad and without
 * scripts. Adds a button for each view, arrow keys, Home and End.
 */
export function Gallery({ product }: { product: DrawnProduct }) {
  const { current, goTo, trackProps } = useSnapScroller();

  return (
    <div className={styles.gallery}>
      <section
        {...trackProps}
        aria-roledescription="carousel"
        aria-label={`Pictures of the ${product.name}`}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
        tabIndex={0}
      >
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores lists without markers.
          role="list"
          className={styles.views}
        >
          {productViews.map((view) => (
            <li key={view.name} className={`${styles.view} ${levelTone[product.level]}`}>
              <ProductDrawing product={product} view={view} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.buttons}>
        {productViews.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(index)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
