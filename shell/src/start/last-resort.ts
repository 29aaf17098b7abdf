import { addresses } from '@little-arches/contracts/routes';
import styles from './last-resort.module.css';

let panel: HTMLElement | undefined;

/**
 * Shows below the page that it has stopped working, with a button to reload it; if nothing is left of the page,
 * shows only this message. Doesn't use React, which may be the cause.
 */
export function showLastResort(reload = () => window.location.reload()): void {
  if (panel?.isConnected) return;
  const text = document.createElement('p');
  text.textContent =
    'This page has stopped working, and it isn’t your fault. Loading it again usually helps.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Load again';
  button.className = styles.button ?? '';
  button.addEventListener('click', reload);
  const home = document.createElement('a');
  home.href = addresses.home;
  home.textContent = 'Go to the home page';
  const content = document.createElement('div');
  content.className = `column ${styles.content}`;
  content.append(text, button, home);
  panel = document.createElement('div');
  panel.className = styles.panel ?? '';
  panel.setAttribute('role', 'alert');
  panel.append(content);
  document.body.append(panel);
  // The router may still change the address, but its page is not rendered.
  window.addEventListener('popstate', reload);
}
