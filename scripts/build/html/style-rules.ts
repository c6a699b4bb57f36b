/**
 * Styles of single elements as rules of the page's own sheet: the policy of a page lets no style attribute through, as
 * markup put into it could carry one. What a script sets on an element itself (`element.style`) is no attribute to a policy,
 * and still wins over these rules.
 */
import type { Change, Changes, Page } from './page.ts';

/** As strong as an attribute beside classes, ids and elements; a rule of a layer is weaker than any. */
const STRONG = ':not(#_#_)';

/** Each style attribute becomes the number of a rule. @throws {Error} where one holds more than declarations */
export function styleRules({ elements, headEnd }: Page): Changes {
  const numbers = new Map<string, number>();
  const changes: Change[] = [];
  for (const element of elements) {
    const place = element.place('style');
    if (place === undefined) continue;
    const style = (element.attribute('style') ?? '').replace(/;\s*$/, '');
    if (/[<{}]/.test(style)) throw new Error('a style attribute holds more than declarations');
    const number = numbers.get(style) ?? numbers.size + 1;
    if (style !== '') numbers.set(style, number);
    changes.push({ ...place, text: style === '' ? '' : `data-s="${number}"` });
  }
  if (numbers.size === 0) return { changes };
  if (headEnd === undefined) throw new Error('a part of a page has a style attribute, and no sheet of its own');
  const rules = [...numbers].map(([style, number]) => `[data-s="${number}"]${STRONG}{${style}}`).join('');
  return {
    changes: [...changes, { from: headEnd, to: headEnd, text: `<style data-own>${rules}</style>` }],
    styles: [rules],
  };
}
