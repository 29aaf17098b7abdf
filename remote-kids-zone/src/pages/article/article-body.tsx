import { ExternalLink, FlaskConical } from 'lucide-react';
import { astToJSX, type MarkdownToJSX, RuleType } from 'markdown-to-jsx/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './article-body.module.css';
import { headingShift, parseArticleBody, parserOptions } from './article-parts';
import { linkTarget } from './link-target';

/** A story's Markdown as the page's own elements: no raw HTML, no foreign pictures, only checked links. */
export function ArticleBody({ markdown }: { markdown: string }) {
  const parts = parseArticleBody(markdown);
  const options = optionsFor(headingShift(parts));
  return (
    <div className={styles.body}>
      {parts.map(({ kind, nodes }, index) => {
        const content = astToJSX(nodes, options);
        // The parts of one text never change places, so their number is their identity.
        const key = `${index}-${kind}`;
        if (kind === 'story') return <Fragment key={key}>{content}</Fragment>;
        return (
          <section key={key} className={styles.tryIt}>
            <FlaskConical size={40} aria-hidden="true" className={styles.flask} />
            {content}
          </section>
        );
      })}
    </div>
  );
}

function optionsFor(shift: number): MarkdownToJSX.Options {
  return {
    ...parserOptions,
    wrapper: Fragment,
    renderRule(next, node, renderChildren, state) {
      if (node.type === RuleType.heading) {
        const Heading = `h${Math.min(6, Math.max(2, node.level + shift))}` as 'h2';
        // Without the id the library would give: it could be one of the frame's.
        return <Heading key={state.key}>{renderChildren(node.children, state)}</Heading>;
      }
      if (node.type === RuleType.image) return <Fragment key={state.key}>{node.alt}</Fragment>;
      if (node.type === RuleType.gfmTask)
        return <Fragment key={state.key}>{node.completed ? '☑ ' : '☐ '}</Fragment>;
      return next();
    },
    // Cells would carry an inline style for their alignment, which the site's policy forbids.
    overrides: { a: BodyLink, th: HeaderCell, td: Cell },
  };
}

function BodyLink({ href, children }: { href?: string; children?: ReactNode }) {
  const target = linkTarget(href);
  if (!target) return children;
  if (target.kind === 'page') return <Link to={target.path}>{children}</Link>;
  return (
    <a href={target.url} rel="noreferrer">
      {children}
      <ExternalLink size={16} aria-hidden="true" className={styles.external} />
      <span className="visually-hidden"> (another website)</span>
    </a>
  );
}

function HeaderCell({ children }: { children?: ReactNode }) {
  return <th scope="col">{children}</th>;
}

function Cell({ children }: { children?: ReactNode }) {
  return <td>{children}</td>;
}
