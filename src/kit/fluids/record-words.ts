/** What a refrigerant is called and said of in a line, in the language of a page. */
import type { Translator } from '../../i18n/index.ts';
import { formatAtMost } from '../../quantities/number.ts';
import { takenGwp, valueOf } from '../../refrigerants/records.ts';
import type { RefrigerantRecord } from '../../refrigerants/records.ts';

/** A number of refrigerants: R134a, RC318, HFE143m, SF6. */
const NUMBERED = /\d/;

/** The name people search for: the number, else the everyday name (Cyclopentane, Néopentane). */
export const fluidTitle = ({ name, label }: RefrigerantRecord, { locale }: Translator): string =>
  NUMBERED.test(name) ? name : (label?.[locale] ?? name);

/** The everyday name beside a number: "Ammoniac" beside R717; undefined where there is none. */
export const fluidAlso = ({ name, label }: RefrigerantRecord, { locale }: Translator): string | undefined =>
  NUMBERED.test(name) ? label?.[locale] : undefined;

/** "R32 68,9 % · R1234yf 31,1 %"; undefined for a pure fluid. */
export const compositionText = ({ composition }: RefrigerantRecord, { locale }: Translator): string | undefined =>
  composition?.parts
    .map(({ name, massFraction }) => `${name} ${formatAtMost(massFraction * 100, 2, locale)}\u202f%`)
    .join(' · ');

/** GWP taken, at most two decimals. */
export function gwpText(record: RefrigerantRecord, t: Translator): string {
  const gwp = takenGwp(record);
  return gwp === null ? t('fluidPages.facts.unknown') : formatAtMost(gwp, 2, t.locale);
}

/** Where the GWP taken is from, in a word: the annex of the law, or that the law has none. */
export function gwpBasis({ gwp, composition, listing }: RefrigerantRecord, t: Translator): string {
  if (valueOf(gwp.legal) === null) return valueOf(gwp.ar6) === null ? '' : 'AR6';
  if (gwp.legal?.source !== 'eu573') return 'AR4';
  const annex = composition === null ? listing?.annex : 'VI';
  return annex === null || annex === undefined ? t('fluidPages.facts.legal') : t('fluidPages.facts.annex', { annex });
}

export const classText = (record: RefrigerantRecord, t: Translator): string =>
  valueOf(record.safetyClass) ?? t('fluidPages.facts.unknown');

/** How a safety class is coloured: never by colour alone, the letters stand in it. */
export function classTone(safetyClass: string | null): 'neutral' | 'mild' | 'flammable' | 'toxic' {
  if (safetyClass === null || safetyClass === 'A1') return 'neutral';
  if (safetyClass.startsWith('B')) return 'toxic';
  return safetyClass === 'A2L' ? 'mild' : 'flammable';
}
