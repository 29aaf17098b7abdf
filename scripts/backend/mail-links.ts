import { escapeMarkup } from '../kit/escape-markup';

/**
 * Corrects the links of an auth mail: they lead to the auth server (the real one writes its own address,
 * @supabase/lite that of the site) and from there to where the request asked for. The auth server follows
 * `redirectTo` only if it is allow-listed, so it needs no check here.
 */
export function correctMailLinks(
  html: string,
  siteUrl: string,
  backendUrl: string,
  redirectTo: string | null,
): string {
  return html.replace(/href="([^"]+)"/g, (whole, link: string) => {
    if (!link.startsWith(`${siteUrl}/auth/v1/verify?`)) return whole;
    const url = new URL(link.slice(siteUrl.length), backendUrl);
    if (redirectTo) url.searchParams.set('redirect_to', redirectTo);
    return `href="${escapeMarkup(url.href)}"`;
  });
}
