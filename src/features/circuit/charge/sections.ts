/** The sections of a charge in the order of the circuit, with their names. */
import type { Charge, SectionFigures } from '../../../circuit/charge/index.ts';
import { circuitFieldName } from '../../../i18n/circuit-problems.ts';
import type { Translator } from '../../../i18n/keys.ts';
import type { FormTexts } from '../../../kit/form/fields.ts';

const OTHER = /^other_(\d+)$/;

export interface NamedSection {
  readonly key: string;
  readonly name: string;
  readonly figures: SectionFigures;
}

/** Those that are given. @param names what the reader calls the other elements, in their order */
export const namedSections = (
  sections: Charge['sections'],
  names: readonly string[],
  isGasCooler: boolean,
  t: Translator,
): readonly NamedSection[] =>
  Object.entries(sections).flatMap(([key, figures]) => {
    if (figures === null) return [];
    const place = Number(OTHER.exec(key)?.[1] ?? 0);
    if (place > 0) {
      const own = names[place - 1]?.trim() ?? '';
      return [{ key, figures, name: own === '' ? t('circuitPages.charge.element', { n: place }) : own }];
    }
    const name = key === 'condenser' && isGasCooler ? t('circuitPages.charge.gasCooler') : circuitFieldName(key, t);
    return [{ key, figures, name }];
  });

/** Share of each section in the usual charge, the other sections of these being the rest; null of an empty circuit. */
export function usualShare({ range }: SectionFigures, sections: readonly NamedSection[]): number | null {
  const whole = sections.reduce((sum, { figures }) => sum + figures.range.usual, 0);
  return whole > 0 ? range.usual / whole : null;
}

/** Names of the other elements as typed. */
export const otherNames = ({ other }: FormTexts): readonly string[] =>
  typeof other === 'object' ? other.map(({ name }) => name ?? '') : [];
