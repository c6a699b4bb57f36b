/**
 * A built page as its elements, and changes to its text. parse5 reads it as a browser does; a change is made to the text where the
 * element stands, so that all that nobody changes stays byte for byte as it was rendered.
 */
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree, Token } from 'parse5';

/** A part of the text: from one place to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Element extends Span {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where each attribute stands. */
  readonly places: ReadonlyMap<string, Span>;
  /** What stands between its tags, as it is written. */
  readonly content: string;
}

/** Words between tags. */
export interface Text extends Span {
  /** What they stand in, the nearest first. */
  readonly within: readonly Element[];
}

export interface Page {
  readonly text: string;
  readonly texts: readonly Text[];
  /** Every element that is written in the text, in its order; those of templates too. */
  readonly elements: readonly Element[];
  /** Where the head ends; a window that a script puts into a page has none. */
  readonly headEnd: number | undefined;
}

/** Text in place of a part of the page. */
export interface Change extends Span {
  readonly text: string;
}

/** What a step changes, and the scripts and styles it puts into the page, as the content policy must know them. */
export interface Changes {
  readonly changes: readonly Change[];
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

const spanOf = ({ startOffset, endOffset }: Token.Location): Span => ({ from: startOffset, to: endOffset });

export function pageOf(text: string): Page {
  const elements: Element[] = [];
  const texts: Text[] = [];
  let headEnd: number | undefined;
  const walk = (node: Tree.Node, around: readonly Element[]): void => {
    let within = around;
    if (node.nodeName === '#text' && node.sourceCodeLocation)
      texts.push({ ...spanOf(node.sourceCodeLocation), within });
    if ('tagName' in node && node.sourceCodeLocation) {
      const { startTag, endTag, attrs = {} } = node.sourceCodeLocation;
      if (node.tagName === 'head') headEnd = endTag?.startOffset;
      const element: Element = {
        ...spanOf(node.sourceCodeLocation),
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        places: new Map(Object.entries(attrs).map(([name, place]) => [name, spanOf(place)])),
        content: startTag && endTag ? text.slice(startTag.endOffset, endTag.startOffset) : '',
      };
      elements.push(element);
      within = [element, ...around];
    }
    if ('content' in node) walk(node.content, within);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, within);
  };
  // Without scripts: what stands in a noscript is elements too.
  walk(parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false }), []);
  return { text, texts, elements, headEnd };
}

export const elementsOf = ({ elements }: Page, name: string): Element[] =>
  elements.filter((element) => element.name === name);

/**
 * The text with its changes; of those at one place what only puts something in stands first, in the order given.
 * @throws {Error} where two change the same
 */
export function changed(text: string, changes: readonly Change[]): string {
  let [made, at] = ['', 0];
  for (const change of changes.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (change.from < at) throw new Error(`two changes of the same: ${text.slice(change.from, at)}`);
    made += text.slice(at, change.from) + change.text;
    at = change.to;
  }
  return made + text.slice(at);
}

/** A text as the value of an attribute between double quotes. */
export const quoted = (value: string): string => `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
