import styles from './page.module.css';
import type { GuideSize } from './sizes-of';

/** Sizes and the feet they are for. */
export function SizeTable({ sizes }: { sizes: readonly GuideSize[] }) {
  return (
    <table className={styles.table}>
      <caption>Sizes and foot lengths</caption>
      <thead>
        <tr>
          <th scope="col">EU size</th>
          <th scope="col">Foot up to</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ size, footLength }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>{`${footLength} mm`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
