/**
 * Styles of single elements as rules of the page's own sheet: the policy of a page lets no style attribute through, as
 * markup put into it could carry one. What a script sets on an element itself (`element.style`) is no attribute to a policy,
 * and still wins over these rules.
 */

/** Elements and what is no markup, whole. */
const PARTS = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[a-z][^\s>/]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTES = /(\s+)([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#34': '"', '#39': "'", lt: '<', gt: '>' };

/** As strong as an attribute beside classes, ids and elements; a rule of a layer is weaker than any. */
const STRONG = ':not(#_#_)';

const decoded = (text: string): string =>
  text.replace(/&(amp|quot|#34|#39|lt|gt);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A page in which each style attribute is the number of a rule, and its sheet. */
export function withStyleRules(html: string): string {
  const numbers = new Map<string, number>();
  const plain = html.replace(PARTS, (part, block: string | undefined) =>
    block || part.startsWith('<!') || !part.includes('style=')
      ? part
      : part.replace(ATTRIBUTES, (whole, space: string, name: string, ...values: readonly (string | undefined)[]) => {
          if (name.toLowerCase() !== 'style') return whole;
          const style = decoded(values.slice(0, 3).find((value) => value !== undefined) ?? '').replace(/;\s*$/, '');
          if (style === '') return '';
          const number = numbers.get(style) ?? numbers.size + 1;
          numbers.set(style, number);
          return `${space}data-s="${number}"`;
        }),
  );
  if (numbers.size === 0) return html;
  const rules = [...numbers].map(([style, number]) => `[data-s="${number}"]${STRONG}{${style}}`);
  if ([...numbers.keys()].some((style) => /[<{}]/.test(style)))
    throw new Error('a style attribute holds more than declarations');
  return plain.replace('</head>', () => `<style data-own>${rules.join('')}</style></head>`);
}
