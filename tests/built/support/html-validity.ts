/**
 * What a page of the built site has against the HTML standard (https://html.spec.whatwg.org/), read from its source:
 * tags that nest and close, elements where their parents allow them, attributes that exist, once each, references
 * that resolve, names for fields and pictures, headings in order. The site writes the end tags HTML lets one leave out,
 * so that the source is the tree; `shapeOf` gives it, to be held against the one a browser builds.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const VOID = words('area base br col embed hr img input link meta source track wbr');
/** Their content is phrasing: no block may stand in them. */
const PHRASING_ONLY = words(
  'p h1 h2 h3 h4 h5 h6 span em strong b i small sub sup label button pre code q abbr cite dfn time output kbd var u s mark data legend summary',
);
const BLOCKS = words(
  'div p ul ol dl table section article header footer nav main aside h1 h2 h3 h4 h5 h6 hgroup form fieldset figure hr pre blockquote details dialog address search menu',
);
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
const INTERACTIVE = words('a button input select textarea details');
const OBSOLETE = words(
  'acronym applet basefont big center dir font frame frameset marquee nobr noembed noframes plaintext strike tt xmp',
);
const ONLY_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('ul ol menu'),
  dt: words('dl div'),
  dd: words('dl div'),
  tr: words('tbody thead tfoot table'),
  td: words('tr'),
  th: words('tr'),
  tbody: words('table'),
  thead: words('table'),
  tfoot: words('table'),
  caption: words('table'),
  option: words('select optgroup datalist'),
  optgroup: words('select'),
  legend: words('fieldset optgroup'),
  summary: words('details'),
  figcaption: words('figure'),
  title: words('head svg'),
  base: words('head'),
};
const HOLDS_ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: words('li script template'),
  ol: words('li script template'),
  menu: words('li script template'),
  dl: words('dt dd div script template'),
  table: words('caption colgroup thead tbody tfoot tr script template'),
  tbody: words('tr script template'),
  thead: words('tr script template'),
  tfoot: words('tr script template'),
  tr: words('td th script template'),
  select: words('option optgroup hr script template'),
  optgroup: words('option legend script template'),
  datalist: words('option script template'),
  colgroup: words('col template'),
};

const GLOBAL = words(
  `accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint hidden id inert inputmode is
  itemid itemprop itemref itemscope itemtype lang nonce popover role slot spellcheck style tabindex title translate`,
);
const OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words('href target download ping rel hreflang type referrerpolicy'),
  base: words('href target'),
  button: words(
    'disabled form formaction formmethod name type value popovertarget popovertargetaction command commandfor',
  ),
  canvas: words('width height'),
  col: words('span'),
  colgroup: words('span'),
  data: words('value'),
  details: words('name open'),
  dialog: words('open closedby'),
  fieldset: words('disabled form name'),
  form: words('action autocomplete enctype method name novalidate target rel accept-charset'),
  html: words('manifest'),
  iframe: words('src srcdoc name sandbox allow width height loading referrerpolicy allowfullscreen'),
  img: words('alt src srcset sizes crossorigin usemap width height referrerpolicy decoding loading fetchpriority'),
  input: words(
    `accept alt autocomplete checked dirname disabled form formaction height list max maxlength min minlength multiple
    name pattern placeholder popovertarget readonly required size src step type value width`,
  ),
  label: words('for'),
  li: words('value'),
  link: words(
    'href crossorigin rel as media hreflang type sizes imagesrcset imagesizes referrerpolicy integrity blocking color disabled fetchpriority',
  ),
  meta: words('name http-equiv content charset media property'),
  meter: words('value min max low high optimum'),
  ol: words('reversed start type'),
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for form name'),
  progress: words('value max'),
  q: words('cite'),
  blockquote: words('cite'),
  script: words('src type nomodule async defer crossorigin integrity referrerpolicy blocking fetchpriority'),
  select: words('autocomplete disabled form multiple name required size'),
  slot: words('name'),
  source: words('type media src srcset sizes width height'),
  style: words('media blocking'),
  td: words('colspan rowspan headers'),
  template: words('shadowrootmode shadowrootdelegatesfocus'),
  textarea: words(
    'autocomplete cols dirname disabled form maxlength minlength name placeholder readonly required rows wrap',
  ),
  th: words('colspan rowspan headers scope abbr'),
  time: words('datetime'),
};
/** Where an id of the page is named. */
const REFERENCES = words(
  'for form list aria-labelledby aria-describedby aria-controls aria-owns aria-details aria-errormessage aria-activedescendant popovertarget commandfor headers',
);
/** Fields that need a name: what is hidden or speaks for itself does not. */
const NAMELESS = words('hidden submit button reset image');

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  /** Whether it is part of a drawing: SVG has rules of its own. */
  readonly isForeign: boolean;
}

const TAG = /<(\/?)([a-zA-Z][^\s/>]*)([^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*)>/g;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/** Comments, and what scripts and styles hold, are no markup. */
const NO_MARKUP = /<!--[\s\S]*?-->|(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi;

function* above({ parent }: Element): Generator<Element> {
  for (let holder = parent; holder; holder = holder.parent) yield holder;
}

function nearest(element: Element, test: (holder: Element) => boolean): Element | undefined {
  for (const holder of above(element)) if (test(holder)) return holder;
  return undefined;
}

const isIn = (element: Element, ...names: readonly string[]): boolean =>
  nearest(element, ({ name }) => names.includes(name)) !== undefined;

/** The elements of a source in order, and what is wrong with its tags. */
function elementsOf(html: string): { readonly all: readonly Element[]; readonly faults: readonly string[] } {
  const all: Element[] = [];
  const faults: string[] = [];
  let open: Element | undefined;
  for (const [, slash = '', name = '', rest = ''] of html.replaceAll(NO_MARKUP, '$1').matchAll(TAG)) {
    if (slash !== '') {
      if (open?.name !== name) faults.push(`</${name}> closes <${open?.name ?? 'nothing'}>`);
      open = open?.parent;
      continue;
    }
    const written = [...rest.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single, bare]) => [key.toLowerCase(), double ?? single ?? bare ?? ''] as const,
    );
    const attributes = new Map(written);
    if (attributes.size < written.length)
      faults.push(`<${name}> has an attribute twice: ${written.map(([key]) => key).join(' ')}`);
    const isForeign = open !== undefined && (open.isForeign || open.name === 'svg' || open.name === 'math');
    const element: Element = { name, attributes, parent: open, isForeign };
    all.push(element);
    if (!VOID.has(name) && !(isForeign && rest.endsWith('/'))) open = element;
  }
  if (open) faults.push(`<${open.name}> is never closed`);
  return { all, faults };
}

/** What is wrong with a page, in words; empty when nothing is. A part of a page has no outline of its own. */
export function faultsOf(html: string): readonly string[] {
  const { all, faults } = elementsOf(html);
  return [
    ...faults,
    ...all.flatMap((element) =>
      element.isForeign || element.name === 'svg' ? [] : [...placeFaults(element), ...attributeFaults(element)],
    ),
    ...referenceFaults(all),
    ...nameFaults(all),
    ...(html.includes('<html') ? outlineFaults(all) : []),
  ];
}

/** The tree of a source as one line of tags, to be compared with the one a browser builds from it. */
export function shapeOf(html: string): readonly string[] {
  return elementsOf(html).all.map((element) => `${[...above(element)].length} ${element.name.toLowerCase()}`);
}

const isTransparent = ({ name }: Element): boolean =>
  name.startsWith('astro-') || ['a', 'ins', 'del', 'map', 'noscript'].includes(name);

/** An element where its parents do not allow it. */
function placeFaults(element: Element): readonly string[] {
  const { name } = element;
  if (OBSOLETE.has(name)) return [`<${name}> is obsolete`];
  const faults: string[] = [];
  const parent = nearest(element, (holder) => !holder.name.startsWith('astro-'))?.name;
  if (parent !== undefined && parent !== 'template') {
    if (ONLY_IN[name]?.has(parent) === false || HOLDS_ONLY[parent]?.has(name) === false)
      faults.push(`<${name}> in <${parent}>`);
  }
  if (BLOCKS.has(name)) {
    const holder = nearest(element, (one) => !isTransparent(one))?.name ?? '';
    const isHeading = HEADINGS.has(name) && (holder === 'summary' || holder === 'legend');
    if (PHRASING_ONLY.has(holder) && !isHeading) faults.push(`<${name}> in <${holder}>`);
  }
  if (INTERACTIVE.has(name) || name === 'label') {
    const holder = nearest(element, (one) => one.name === 'a' || one.name === 'button');
    if (holder) faults.push(`<${name}> in <${holder.name}>`);
  }
  if (['label', 'form', 'dfn', 'meter', 'progress'].includes(name) && isIn(element, name))
    faults.push(`<${name}> in <${name}>`);
  if (name === 'main' && isIn(element, 'article', 'aside', 'footer', 'header', 'nav'))
    faults.push('<main> is not at the top');
  return faults;
}

/** Attributes that are not those of the element. Elements with a hyphen may have any. */
function attributeFaults({ name, attributes }: Element): readonly string[] {
  if (name.includes('-')) return [];
  const faults = [...attributes.keys()]
    .filter((key) => !/^(?:data-.+|aria-[a-z]+|on[a-z]+)$/.test(key) && !GLOBAL.has(key) && !OWN[name]?.has(key))
    .map((key) => `<${name}> has no attribute ${key}`);
  if (name === 'img' && !attributes.has('alt')) faults.push('<img> without alt');
  if (name === 'iframe' && !attributes.get('title')) faults.push('<iframe> without a title');
  if (name === 'button' && !/^(?:submit|button|reset)$/.test(attributes.get('type') ?? 'submit'))
    faults.push(`<button> of type ${attributes.get('type')}`);
  for (const key of ['id', 'for'])
    if (/^$|\s/.test(attributes.get(key) ?? 'x')) faults.push(`<${name}> with ${key}="${attributes.get(key)}"`);
  return faults;
}

/** Ids that stand twice, and names of ids that are not there. What a template holds is not in the page yet. */
function referenceFaults(all: readonly Element[]): readonly string[] {
  const here = all.filter((element) => !isIn(element, 'template'));
  const ids = here.flatMap(({ attributes }) => attributes.get('id') ?? []);
  const known = new Set(ids);
  const twice = known.size === ids.length ? [] : ids.filter((id, index) => ids.indexOf(id) !== index);
  const faults = twice.map((id) => `two elements are #${id}`);
  for (const { name, attributes } of here) {
    for (const [key, value] of attributes) {
      // What a closed list or window will hold is named before it is drawn.
      if (!REFERENCES.has(key) || (key === 'aria-controls' && attributes.get('aria-expanded') === 'false')) continue;
      const missing = value.split(/\s+/).filter((id) => id !== '' && !known.has(id));
      if (missing.length > 0) faults.push(`<${name} ${key}> names ${missing.join(', ')}, which is not there`);
    }
  }
  return faults;
}

/** Fields without a name. */
function nameFaults(all: readonly Element[]): readonly string[] {
  const labelled = new Set(
    all.flatMap(({ name, attributes }) => (name === 'label' ? (attributes.get('for') ?? []) : [])),
  );
  return all.flatMap((element) => {
    const { name, attributes } = element;
    const isField =
      name === 'select' || name === 'textarea' || (name === 'input' && !NAMELESS.has(attributes.get('type') ?? 'text'));
    const isNamed =
      ['aria-label', 'aria-labelledby', 'title'].some((key) => attributes.get(key)) ||
      labelled.has(attributes.get('id') ?? '') ||
      isIn(element, 'label');
    return isField && !isNamed ? [`<${name} name=${attributes.get('name') ?? ''}> has no label`] : [];
  });
}

/** One language, one main part, one first heading, and none that skips a level. Windows have an outline of their own. */
function outlineFaults(all: readonly Element[]): readonly string[] {
  const faults: string[] = [];
  const outside = all.filter(({ name, parent }) => !parent && name !== 'html');
  if (outside.length > 0) faults.push(`outside of <html>: ${outside.map(({ name }) => name).join(' ')}`);
  const language = all.find(({ name }) => name === 'html')?.attributes.get('lang') ?? '';
  if (!/^(?:fr|en)$/.test(language)) faults.push(`<html> in the language "${language}"`);
  for (const name of ['main', 'h1', 'title']) {
    const count = all.filter((one) => one.name === name && !isIn(one, 'svg', 'template', 'dialog')).length;
    if (count !== 1) faults.push(`${count} times <${name}>`);
  }
  let last = 0;
  for (const element of all) {
    if (!HEADINGS.has(element.name) || isIn(element, 'dialog', 'template')) continue;
    const level = Number(element.name[1]);
    if (level > last + 1) faults.push(`<${element.name}> after <h${last}>`);
    last = level;
  }
  return faults;
}
