/** Markdown as elements. Only text and checked addresses reach the page: see src/assistant/markdown.ts. */
import { memo, useMemo } from 'react';
import { blocksFromMarkdown } from '../../assistant/markdown.ts';
import type { Block, Inline } from '../../assistant/markdown.ts';
import styles from './Markdown.module.css';

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <span key={index}>{part.text}</span>;
      case 'code':
        return <code key={index}>{part.text}</code>;
      case 'strong':
        return (
          <strong key={index}>
            <Parts parts={part.children} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={index}>
            <Parts parts={part.children} />
          </em>
        );
      case 'link':
        return (
          <a key={index} href={part.address} target="_blank" rel="noopener noreferrer nofollow">
            <Parts parts={part.children} />
          </a>
        );
    }
  });
}

function Table({ block }: { readonly block: Extract<Block, { readonly kind: 'table' }> }) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, index) => (
              <th key={index} scope="col">
                <Parts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Parts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Headings of an answer stand below the title of the assistant. */
const HEADINGS = { 1: 'h3', 2: 'h3', 3: 'h4', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level];
      return (
        <Heading>
          <Parts parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Parts parts={block.children} />
        </p>
      );
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map(({ children }, index) => (
        <li key={index}>
          <Blocks blocks={children} />
        </li>
      ));
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table block={block} />;
    case 'rule':
      return <hr />;
  }
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  const blocks = useMemo(() => blocksFromMarkdown(text), [text]);
  return (
    <div className={styles.markdown}>
      <Blocks blocks={blocks} />
    </div>
  );
});
