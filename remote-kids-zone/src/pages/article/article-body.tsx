import { Button, Modal } from '@little-arches/contracts/ui';
import { ExternalLink, FlaskConical } from 'lucide-react';
import type { MarkedToken, Token, Tokens } from 'marked';
import {
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { activities, activityNamed } from '../../activities/activity';
import { ActivityFigure } from '../../activities/activity-figure';
import { Cover } from '../../drawings/cover';
import { drawingNamed, StoryPicture } from '../../drawings/story-picture';
import styles from './article-body.module.css';
import { decodeReferences } from './character-references';
import { runsOf, targetOf, textOf } from './plain-text';
import { lexStory } from './story-lexer';
import { questionIn, TalkAbout } from './talk-about';

/**
 * Renders a story's Markdown as the page's own elements: without raw HTML, with only our own drawings and checked
 * links.
 */
export function ArticleBody({ markdown }: { markdown: string }) {
  const parts = parseArticleBody(markdown);
  const shift = headingShift(parts);
  return (
    <AskGrownUpFirst>
      <div className={styles.body}>
        {parts.map(({ kind, tokens }, index) => {
          // The parts of a text never change their order, so the index is a stable key.
          const key = `${index}-${kind}`;
          if (kind === 'story') return <Fragment key={key}>{renderAll(tokens, shift)}</Fragment>;
          return (
            <section key={key} className={styles.tryIt}>
              <FlaskConical size={40} aria-hidden="true" className={styles.flask} />
              {renderAll(tokens, shift)}
            </section>
          );
        })}
      </div>
    </AskGrownUpFirst>
  );
}

/** Renders tokens. Text without siblings is returned as a string; text beside other elements gets its own element. */
function render(tokens: readonly Token[] = [], shift: number): ReactNode {
  return textOf(tokens) ?? renderAll(tokens, shift);
}

function renderAll(tokens: readonly Token[], shift: number): ReactElement[] {
  return runsOf(tokens).map((run, index) => {
    // The tokens of a text never change their order.
    const key = `${index}`;
    return typeof run === 'string' ? (
      <span key={key}>{run}</span>
    ) : (
      <Fragment key={key}>{renderToken(run, shift)}</Fragment>
    );
  });
}

function renderToken(token: MarkedToken, shift: number): ReactElement | null {
  switch (token.type) {
    case 'heading': {
      const Heading = `h${Math.min(6, Math.max(2, token.depth + shift))}` as 'h2';
      return <Heading>{render(token.tokens, shift)}</Heading>;
    }
    case 'paragraph':
      return pictureIn(token) ?? <p>{render(token.tokens, shift)}</p>;
    case 'blockquote':
      return renderQuote(token, shift);
    case 'list':
      return renderList(token, shift);
    case 'table':
      return renderTable(token, shift);
    case 'hr':
      return <hr />;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'strong':
      return <strong>{render(token.tokens, shift)}</strong>;
    case 'em':
      return <em>{render(token.tokens, shift)}</em>;
    case 'del':
      return <del>{render(token.tokens, shift)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return renderLink(token, shift);
    case 'text':
      return <span>{render(token.tokens, shift)}</span>;
    default:
      return null;
  }
}

/**
 * Returns the drawing or activity that a paragraph consists of. Pictures inside a text, and unknown ones, are
 * rendered as their descriptions.
 */
function pictureIn({ tokens: [picture, ...more] }: Tokens.Paragraph): ReactElement | undefined {
  const image = picture as MarkedToken | undefined;
  if (image?.type !== 'image' || more.length > 0) return undefined;
  const label = decodeReferences(image.text);
  const activity = activityNamed(image.href);
  if (activity) {
    const cover = activities.get(activity)?.cover ?? '';
    return <ActivityFigure name={activity} label={label} picture={<Cover name={cover} />} />;
  }
  const name = drawingNamed(image.href);
  return name ? <StoryPicture name={name} label={label} /> : undefined;
}

function renderQuote(quote: Tokens.Blockquote, shift: number): ReactElement {
  const question = questionIn(quote);
  if (question) return <TalkAbout>{render(question, shift)}</TalkAbout>;
  return <blockquote>{render(quote.tokens, shift)}</blockquote>;
}

function renderList(list: Tokens.List, shift: number): ReactElement {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text never change their order.
  const items = list.items.map((item, index) => <li key={index}>{render(item.tokens, shift)}</li>);
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>;
}

function renderTable(table: Tokens.Table, shift: number): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((cell) => (
            <th key={cell.text} scope="col">
              {render(cell.tokens, shift)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.map((cell) => cell.text).join('|')}>
            {row.map((cell, column) => (
              <td key={table.header[column]?.text}>{render(cell.tokens, shift)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function renderLink(link: Tokens.Link, shift: number): ReactElement {
  const content = link.autolink ? link.text : render(link.tokens, shift);
  const target = targetOf(link);
  if (!target) return <span>{content}</span>;
  if (target.kind === 'page') return <Link to={target.path}>{content}</Link>;
  return <AnotherWebsite url={target.url}>{content}</AnotherWebsite>;
}

const AskContext = createContext<(url: string) => void>(() => {});

/** Makes the links to other websites inside it ask first. */
function AskGrownUpFirst({ children }: { children: ReactNode }) {
  const [url, setUrl] = useState<string>();
  const titleId = useId();
  const close = () => setUrl(undefined);
  return (
    <AskContext value={setUrl}>
      {children}
      {url ? (
        <Modal card aria-labelledby={titleId} onClose={close}>
          <h2 id={titleId}>Ask a grown-up first</h2>
          <p>
            This leads to another website, <strong>{new URL(url).hostname}</strong>. We didn’t make it. Look
            at it together with a grown-up.
          </p>
          <div className={styles.actions}>
            <Button onClick={close}>Stay here</Button>
            <a href={url} rel="noreferrer" className={styles.leave} onClick={close}>
              A grown-up says yes
            </a>
          </div>
        </Modal>
      ) : null}
    </AskContext>
  );
}

/** Renders a button for another website that opens the question. A real link would allow bypassing the question. */
function AnotherWebsite({ url, children }: { url: string; children?: ReactNode }) {
  const ask = useContext(AskContext);
  return (
    <button type="button" aria-haspopup="dialog" className={styles.link} onClick={() => ask(url)}>
      <span>{children}</span>
      <ExternalLink size={16} aria-hidden="true" className={styles.external} />
      <span className="visually-hidden"> (another website)</span>
    </button>
  );
}

/** A part of a story; `try-it` is a section whose heading asks the reader to do something. */
interface ArticlePart {
  readonly kind: 'story' | 'try-it';
  readonly tokens: Token[];
}

/** Parses a story's Markdown and separates the sections that begin with a heading like `Try it`. */
function parseArticleBody(markdown: string): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let tryItLevel = 0;
  for (const token of lexStory(markdown)) {
    if (token.type === 'heading' && (tryItLevel === 0 || token.depth <= tryItLevel)) {
      tryItLevel = /^try (it|this)\b/i.test(token.text) ? token.depth : 0;
      if (tryItLevel > 0) parts.push({ kind: 'try-it', tokens: [] });
    }
    const kind = tryItLevel > 0 ? 'try-it' : 'story';
    const last = parts.at(-1);
    if (last?.kind === kind) last.tokens.push(token);
    else parts.push({ kind, tokens: [token] });
  }
  return parts;
}

/** Returns how many levels a story's headings must move so that its highest one is an h2, below the title. */
function headingShift(parts: readonly ArticlePart[]): number {
  const levels = parts.flatMap(({ tokens }) =>
    tokens.flatMap((token) => (token.type === 'heading' ? [token.depth as number] : [])),
  );
  return levels.length > 0 ? 2 - Math.min(...levels) : 1;
}
