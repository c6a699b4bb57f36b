/** Markdown as elements. Only text and checked addresses reach the page: see src/assistant/markdown.ts. */
import { memo, useMemo, useState } from 'react';
import { markdownReader } from '../../assistant/markdown.ts';
import type { Block, Inline } from '../../assistant/markdown.ts';
import { Said } from './Figures.tsx';
import { useRevealed } from './use-revealed.ts';
import styles from './Markdown.module.css';

function Parts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Said key={index} text={part.text} />;
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

const Row = memo(function Row({ cells }: { readonly cells: readonly (readonly Inline[])[] }) {
  return (
    <tr>
      {cells.map((cell, column) => (
        <td key={column}>
          <Parts parts={cell} />
        </td>
      ))}
    </tr>
  );
});

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
            <Row key={index} cells={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Item = memo(function Item({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <li>
      <Blocks blocks={blocks} />
    </li>
  );
});

/** Lines of code laid out together. */
const PIECE = /(?:[^\n]*\n){1,50}|[^\n]+$/g;
const piecesOf = (text: string): readonly string[] => text.match(PIECE) ?? [];

const Piece = memo(function Piece({ text }: { readonly text: string }) {
  return <span className={styles.piece}>{text}</span>;
});

/** Headings of an answer stand below the title of the assistant. */
const HEADINGS = { 1: 'h3', 2: 'h3', 3: 'h4', 4: 'h4', 5: 'h5', 6: 'h5' } as const;

const OneBlock = memo(function OneBlock({ block }: { readonly block: Block }) {
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
          <code>
            {piecesOf(block.text).map((piece, index) => (
              <Piece key={index} text={piece} />
            ))}
          </code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map(({ children }, index) => <Item key={index} blocks={children} />);
      return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table block={block} />;
    case 'rule':
      return <hr />;
  }
});

function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

/** Blocks drawn together: a long answer that grows moves only the last of its groups. */
const GROUP = 16;
const groupsOf = (blocks: readonly Block[]): readonly (readonly Block[])[] =>
  Array.from({ length: Math.ceil(blocks.length / GROUP) }, (_, index) =>
    blocks.slice(index * GROUP, (index + 1) * GROUP),
  );

interface GroupProps {
  readonly blocks: readonly Block[];
}

const Group = memo(
  function Group({ blocks }: GroupProps) {
    return (
      <div className={styles.group}>
        <Blocks blocks={blocks} />
      </div>
    );
  },
  ({ blocks: before }: GroupProps, { blocks: now }: GroupProps) =>
    before.length === now.length && before.every((block, index) => block === now[index]),
);

export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  const [read] = useState(markdownReader);
  const shown = useRevealed(text);
  const blocks = useMemo(() => read(shown), [read, shown]);
  return (
    <div className={styles.markdown}>
      {groupsOf(blocks).map((group, index) => (
        <Group key={index} blocks={group} />
      ))}
    </div>
  );
});
