import { Cite } from './cite';
import styles from './evidence.module.css';

/** Renders the signs with which a child should see a doctor. */
export function Doctor() {
  return (
    <div className={styles.doctor}>
      <p>
        <strong>Don’t wait for the next scan, and don’t buy an insole first,</strong> if your child’s foot
      </p>
      <ul>
        <li>
          hurts <Cite id="nhs-fife" />
        </li>
        <li>
          is stiff <Cite id="childrens-orthopaedics" />
        </li>
        <li>
          is flat, and the other one isn’t <Cite id="nhs-fife" />
        </li>
        <li>
          is sprained again and again <Cite id="childrens-orthopaedics" />
        </li>
      </ul>
      <p>We add: when your child limps, or when a foot is no longer what it was.</p>
    </div>
  );
}
