import { Fragment, type ReactNode } from 'react';
import { parseRichText, type RichNode } from './parse-rich-text.ts';

/** A text of the game with its markup as players see it: bold, italic, colour, lines, links, icons. */
export function RichText({ text }: { readonly text: string }) {
  return <>{parseRichText(text).map(draw)}</>;
}

function draw(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const inner = node.children.map(draw);
  switch (node.tag) {
    case 'b':
      return <strong key={index}>{inner}</strong>;
    case 'i':
      return <em key={index}>{inner}</em>;
    case 'color':
      return (
        <span key={index} style={{ color: node.value }}>
          {inner}
        </span>
      );
    case 'link':
      return <u key={index}>{inner}</u>;
    case 'br':
      return <br key={index} />;
    case 'icon':
      return (
        <span key={index} title={node.value}>
          ▣
        </span>
      );
  }
}
