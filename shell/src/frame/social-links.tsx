import { brand } from '@little-arches/contracts/company';
import type { ReactNode } from 'react';
import styles from './social-links.module.css';

const networks: readonly { name: string; url: string; mark: ReactNode }[] = [
  {
    name: 'Twitter',
    url: brand.social.twitter,
    mark: (
      <path d="M23.953 4.57a10 10 0 01-2.825.775 4.958 4.958 0 002.163-2.723c-.951.555-2.005.959-3.127 1.184a4.92 4.92 0 00-8.384 4.482C7.69 8.095 4.067 6.13 1.64 3.162a4.822 4.822 0 00-.666 2.475c0 1.71.87 3.213 2.188 4.096a4.904 4.904 0 01-2.228-.616v.06a4.923 4.923 0 003.946 4.827 4.996 4.996 0 01-2.212.085 4.936 4.936 0 004.604 3.417 9.867 9.867 0 01-6.102 2.105c-.39 0-.779-.023-1.17-.067a13.995 13.995 0 007.557 2.209c9.053 0 13.998-7.496 13.998-13.985 0-.21 0-.42-.015-.63A9.935 9.935 0 0024 4.59z" />
    ),
  },
  {
    name: 'Facebook',
    url: brand.social.facebook,
    mark: (
      <path d="M24 12.073C24 5.405 18.627 0 12 0S0 5.405 0 12.073C0 18.1 4.388 23.094 10.125 24v-8.437H7.078v-3.49h3.047V9.41c0-3.026 1.792-4.697 4.533-4.697 1.312 0 2.686.236 2.686.236v2.971H15.83c-1.491 0-1.956.93-1.956 1.886v2.267h3.328l-.532 3.49h-2.796V24C19.612 23.094 24 18.1 24 12.073z" />
    ),
  },
  {
    name: 'Instagram',
    url: brand.social.instagram,
    mark: (
      <>
        <rect
          x="1.5"
          y="1.5"
          width="21"
          height="21"
          rx="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
        />
        <circle cx="12" cy="12" r="4.75" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="17.75" cy="6.25" r="1.5" />
      </>
    ),
  },
  {
    name: 'LinkedIn',
    url: brand.social.linkedin,
    mark: (
      <path d="M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433a2.062 2.062 0 0 1-2.063-2.065 2.064 2.064 0 1 1 2.063 2.065zm1.782 13.019H3.555V9h3.564v11.452zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0h.003z" />
    ),
  },
];

/** Links to the four social networks, each opening in a new tab. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: without markers VoiceOver forgets that it is a list.
      role="list"
      aria-label={`${brand.product} elsewhere`}
      className={[styles.list, className].filter(Boolean).join(' ')}
    >
      {networks.map(({ name, url, mark }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            <svg viewBox="0 0 24 24" fill="currentColor" className={styles.mark} aria-hidden="true">
              {mark}
            </svg>
            <span className="visually-hidden">{`${name} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
