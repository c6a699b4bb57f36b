/**
 * Styles of single elements as rules of the page's own sheet: the policy of a page lets no style attribute through, as
 * markup put into it could carry one. What a script sets on an element itself (`element.style`) is no attribute to a policy,
 * and still wins over these rules.
 */

/** Elements and what is no markup, whole. */
const PARTS = /<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[a-z][^\s>/]*(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const ATTRIBUTES = /(\s+)([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
const ENTITIES = { amp: '&', quot: '"', '#34': '"', '#39': "'", lt: '<', gt: '>' };

/** As strong as an attribute beside classes, ids and elements; a rule of a layer is weaker than any. */
const STRONG = ':not(#_#_)';

const decoded = (text) => text.replace(/&(amp|quot|#34|#39|lt|gt);/g, (_whole, name) => ENTITIES[name]);

/** A page in which each style attribute is the number of a rule, and its sheet. @param {string} html */
export function withStyleRules(html) {
  const numbers = new Map();
  const plain = html.replace(PARTS, (part, block) =>
    block || part.startsWith('<!') || !part.includes('style=')
      ? part
      : part.replace(ATTRIBUTES, (whole, space, name, double, single, bare) => {
          if (name.toLowerCase() !== 'style') return whole;
          const style = decoded(double ?? single ?? bare ?? '').replace(/;\s*$/, '');
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
