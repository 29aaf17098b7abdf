import { FlaskConical } from 'lucide-react';
import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { activityNamed } from '../../activities/activity';
import { ActivityFigure } from '../../activities/activity-figure';
import { drawingNamed, StoryPicture } from '../../drawings/story-picture';
import { AnotherWebsite, AskGrownUpFirst } from './another-website';
import styles from './article-body.module.css';
import { headingShift, parseArticleBody } from './article-parts';
import { decodeReferences } from './character-references';
import { linkTarget } from './link-target';
import { questionIn, TalkAbout } from './talk-about';

/** A story's Markdown as the page's own elements: no raw HTML, our own drawings alone, only checked links. */
export function ArticleBody({ markdown }: { markdown: string }) {
  const parts = parseArticleBody(markdown);
  const shift = headingShift(parts);
  return (
    <AskGrownUpFirst>
      <div className={styles.body}>
        {parts.map(({ kind, tokens }, index) => {
          // The parts of one text never change places, so their number is their identity.
          const key = `${index}-${kind}`;
          if (kind === 'story') return <Fragment key={key}>{render(tokens, shift)}</Fragment>;
          return (
            <section key={key} className={styles.tryIt}>
              <FlaskConical size={40} aria-hidden="true" className={styles.flask} />
              {render(tokens, shift)}
            </section>
          );
        })}
      </div>
    </AskGrownUpFirst>
  );
}

function render(tokens: readonly Token[] = [], shift: number): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
    <Fragment key={index}>{renderToken(token as MarkedToken, shift)}</Fragment>
  ));
}

function renderToken(token: MarkedToken, shift: number): ReactNode {
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
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'text':
      return token.tokens ? render(token.tokens, shift) : decodeReferences(token.text);
    case 'image':
      return decodeReferences(token.text);
    case 'escape':
      return token.text;
    // Raw HTML stays text.
    case 'html':
      return token.raw;
    default:
      return null;
  }
}

/** The drawing or activity that a paragraph consists of; pictures within a text, and all others, are their descriptions. */
function pictureIn({ tokens: [picture, ...more] }: Tokens.Paragraph): ReactNode {
  const image = picture as MarkedToken | undefined;
  if (image?.type !== 'image' || more.length > 0) return undefined;
  const label = decodeReferences(image.text);
  const activity = activityNamed(image.href);
  if (activity) return <ActivityFigure name={activity} label={label} />;
  const name = drawingNamed(image.href);
  return name && <StoryPicture name={name} label={label} />;
}

function renderQuote(quote: Tokens.Blockquote, shift: number): ReactNode {
  const question = questionIn(quote);
  if (question) return <TalkAbout>{render(question, shift)}</TalkAbout>;
  return <blockquote>{render(quote.tokens, shift)}</blockquote>;
}

function renderList(list: Tokens.List, shift: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order.
  const items = list.items.map((item, index) => <li key={index}>{render(item.tokens, shift)}</li>);
  return list.ordered ? <ol start={list.start === '' ? 1 : list.start}>{items}</ol> : <ul>{items}</ul>;
}

function renderTable(table: Tokens.Table, shift: number): ReactNode {
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

function renderLink({ href, text, tokens, autolink }: Tokens.Link, shift: number): ReactNode {
  // In an address that is written out nothing stands for something else.
  const content = autolink ? text : render(tokens, shift);
  const target = linkTarget(autolink ? href : decodeReferences(href));
  if (!target) return content;
  if (target.kind === 'page') return <Link to={target.path}>{content}</Link>;
  return <AnotherWebsite url={target.url}>{content}</AnotherWebsite>;
}
