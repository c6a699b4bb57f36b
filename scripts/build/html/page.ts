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

/** An element as it is written; what is asked of it is looked up when it is asked, as most are asked nothing. */
export class Element implements Span {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  /** What it stands in. */
  readonly parent: Element | undefined;
  readonly #written: Tree.Element;
  readonly #location: Token.ElementLocation;
  readonly #page: string;

  constructor(written: Tree.Element, location: Token.ElementLocation, parent: Element | undefined, page: string) {
    ({ from: this.from, to: this.to } = spanOf(location));
    this.name = written.tagName;
    this.parent = parent;
    this.#written = written;
    this.#location = location;
    this.#page = page;
  }

  /** The value of an attribute; undefined where it has none of that name. */
  attribute(name: string): string | undefined {
    return this.#written.attrs.find((attribute) => attribute.name === name)?.value;
  }

  /** Where an attribute stands. */
  place(name: string): Span | undefined {
    const place = this.#location.attrs?.[name];
    return place && spanOf(place);
  }

  /** What stands between its tags, as it is written. */
  get content(): string {
    const { startTag, endTag } = this.#location;
    return startTag && endTag ? this.#page.slice(startTag.endOffset, endTag.startOffset) : '';
  }
}

/** Words between tags. */
export interface Text extends Span {
  /** What they stand in. */
  readonly parent: Element | undefined;
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
  const walk = (node: Tree.Node, around: Element | undefined): void => {
    let parent = around;
    if (node.nodeName === '#text' && node.sourceCodeLocation)
      texts.push({ ...spanOf(node.sourceCodeLocation), parent });
    if ('tagName' in node && node.sourceCodeLocation) {
      if (node.tagName === 'head') headEnd = node.sourceCodeLocation.endTag?.startOffset;
      parent = new Element(node, node.sourceCodeLocation, around, text);
      elements.push(parent);
    }
    if ('content' in node) walk(node.content, parent);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, parent);
  };
  // Without scripts: what stands in a noscript is elements too.
  walk(parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false }), undefined);
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
