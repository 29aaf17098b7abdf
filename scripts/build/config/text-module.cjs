const { basename } = require('node:path');
const { Marked } = require('marked');

const SECTION = /^# (?<topic>.+)\s*$|^## (?<title>.+) \{#(?<id>[\w-]+)\}\n(?<body>[\s\S]*)$/;

/**
 * Returns the source of a module (JSX) that exports a function from a text's words to its sections: each `## Title
 * {#id}` of a Markdown file with all below it, and the `# Topic` above it. A word in braces is a value or an element
 * of the page (`{days}`), `[^id]` what its `cite` returns, and `page:store` in a link the address of that name. HTML
 * stays text.
 */
exports.textModule = (markdown, file) => {
  const sections = [];
  let topic = '';
  for (const part of markdown.split(/^(?=#)/m)) {
    const found = SECTION.exec(part)?.groups;
    if (!found) throw new Error(`${file}: write '## Title {#id}' instead of '${part.slice(0, 40)}'.`);
    topic = found.topic ?? topic;
    const head = `id: '${found.id}', topic: ${JSON.stringify(topic)}, title: ${joined(found.title ?? '')}`;
    if (found.id) sections.push(`{ ${head}, content: <>${marked.parse(found.body)}</> }`);
  }
  return `import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
export default function sectionsOf(words) {
  const known = (name, value) => {
    if (value === undefined) throw new Error('${basename(file)} contains ' + name + ', which is unknown.');
    return value;
  };
  const word = (name) => known(name, words[name]);
  return [${sections.join(', ')}];
}
`;
};

const marked = new Marked({
  renderer: {
    // An element on its own line is no paragraph.
    paragraph: ({ raw }) => (/^\{[A-Z]\w*\}\s*$/.test(raw) ? children(raw.trim()) : false),
    text: ({ raw, tokens }) => (tokens ? false : children(raw)),
    html: ({ raw }) => children(raw),
    link({ href, tokens }) {
      const [, name, fragment = ''] = /^page:(\w+)(#.+)?$/.exec(decodeURI(href)) ?? [];
      const text = this.parser.parseInline(tokens);
      if (!name) return `<a href={${joined(decodeURI(href))}}>${text}</a>`;
      return `<Link to={known('${name}', addresses.${name}) + ${joined(fragment)}}>${text}</Link>`;
    },
  },
});

const children = (raw) => `{${parts(raw).join('}{')}}`;
const joined = (raw) => `[${parts(raw)}].join('')`;

/** Returns the expressions of a text: its strings, words and citations. */
function parts(raw) {
  return (raw.match(/\{\w+\}|\[\^[\w-]+\]|[^{[]+|./g) ?? []).map((part) => {
    if (part.startsWith('[^')) return `word('cite')('${part.slice(2, -1)}')`;
    return /^\{\w+\}$/.test(part) ? `word('${part.slice(1, -1)}')` : JSON.stringify(part);
  });
}
