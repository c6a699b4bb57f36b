/** Reads XML as far as Moodle's files need: elements with attributes and text, every one closed. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
export const unescaped = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (whole, name: string) => {
    const sign = SIGNS[name];
    if (sign === undefined) throw new Error(`${whole} is no sign of XML`);
    return sign;
  });

/** @throws {Error} where an element is not closed, or a sign stands that must be escaped */
export function readXml(file: string): XmlElement {
  const body = file.replace(/^<\?xml[^>]*\?>\s*(?:<!--.*?-->\s*)*/, '').trim();
  let at = 0;
  function element(): XmlElement {
    const opening = /^<([a-z]+)((?:\s[a-z]+="[^"<]*")*)>/.exec(body.slice(at));
    if (!opening) throw new Error(`no element at: ${body.slice(at, at + 60)}`);
    const [whole, name = '', attributes = ''] = opening;
    at += whole.length;
    const children: XmlElement[] = [];
    let text = '';
    for (;;) {
      if (body.startsWith(`</${name}>`, at)) {
        at += name.length + 3;
        const pairs = [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          unescaped(value),
        ]);
        return {
          name,
          attributes: Object.fromEntries(pairs) as Record<string, string>,
          children,
          text: unescaped(text),
        };
      }
      if (body[at] === '<') {
        children.push(element());
        continue;
      }
      const next = body.indexOf('<', at);
      if (next < 0) throw new Error(`${name} is not closed`);
      text += body.slice(at, next);
      at = next;
    }
  }
  const root = element();
  if (at !== body.length) throw new Error(`after the end: ${body.slice(at, at + 60)}`);
  return root;
}
