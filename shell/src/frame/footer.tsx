import { brand } from 'shared-contracts/brand';
import { keep } from '../containment/kept-elements';
import styles from './footer.module.css';
import { KeptLink } from './kept-link';
import { Logo } from './logo';
import { footerItems, legalItems } from './navigation';
import { SocialLinks } from './social-links';

/** The site's footer. */
export function Footer() {
  return (
    <footer ref={keep} className={styles.footer}>
      <div className={`column ${styles.content}`}>
        <div className={styles.who}>
          <Logo />
          <p className={styles.disclaimer}>{brand.disclaimer}</p>
          <SocialLinks className={styles.social} />
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {footerItems.map(({ title, url }) => (
              <li key={url}>
                <KeptLink to={url} className={styles.link}>
                  {title}
                </KeptLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.end}>
          <p>
            © {brand.copyrightYear} {brand.group}
          </p>
          <nav aria-label="Legal">
            <ul className={styles.legal}>
              {legalItems.map(({ title, url }) => (
                <li key={url}>
                  <KeptLink to={url} className={styles.link}>
                    {title}
                  </KeptLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
