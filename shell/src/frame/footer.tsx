import { brand } from '@little-arches/contracts/company';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';
import { Logo } from './logo';
import { footerItems, legalItems, type MenuItem } from './navigation';
import { SocialLinks } from './social-links';

/** The site's footer. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`column ${styles.content}`}>
        <div className="stack start">
          <Logo />
          <p className={styles.disclaimer}>{brand.disclaimer}</p>
          <SocialLinks className={styles.social} />
        </div>
        <FooterLinks label="Footer" items={footerItems} className={styles.links} />
        <div className={styles.end}>
          <p>
            © {brand.copyrightYear} {brand.group}
          </p>
          <FooterLinks label="Legal" items={legalItems} className={styles.legal} />
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly MenuItem[];
  className: string | undefined;
}) {
  return (
    <nav aria-label={label}>
      <ul className={className}>
        {items.map(({ title, url }) => (
          <li key={url}>
            <Link to={url} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
