import { escapeMarkup } from '@little-arches/kit/escape-markup';

const VARIABLE = /\{\{\s*\.(\w+)\s*\}\}/g;
const OPEN_LINK = /<a\s[^<>]*href="([^"<>]*)$/;

/**
 * Fills in a mail's template as the real auth server does, with Go's html/template: a value is escaped for its
 * position (between tags, at the start of a link, or in a link's query or fragment). Throws when the template names
 * an unknown variable.
 */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(VARIABLE, (variable, name: string, at: number) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`A mail template uses ${variable}, which this mail doesn't have.`);
    const linkBefore = OPEN_LINK.exec(template.slice(0, at))?.[1];
    return linkBefore !== undefined && /[?#]/.test(linkBefore) ? escapeUrlPart(value) : escapeMarkup(value);
  });
}

function escapeUrlPart(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
