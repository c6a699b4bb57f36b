/** What the specification keeps of a fluid's regulation, made from the rules. */
import { locales } from '../../language/index.ts';
import type { Bilingual, Locale } from '../../language/index.ts';
import { isAffected } from '../law/fluid-law.ts';
import { lawSheetIfKnown } from '../law/sheet.ts';
import { aboutText, stepsOf } from './sentences.ts';

export interface Regulation {
  /** A ban is in force or to come. */
  readonly isAffected: boolean;
  /** Year of the next ban; null for none. `limitRules` says of what. */
  readonly limitYear: number | null;
  readonly limitRules: readonly { readonly id: string; readonly text: Bilingual }[];
  readonly about: Bilingual;
}

/**
 * The regulation of a fluid with a record, or of a mix by its composition; undefined for any other.
 * @param fluid in any usual spelling, or a composition by mass
 * @param day ISO date, today by default
 */
export function regulationOfFluid(fluid: string, day?: string): Regulation | undefined {
  const sheet = lawSheetIfKnown(fluid, day);
  if ('problem' in sheet) return undefined;
  const { nextBan, nextBanRuleIds } = sheet.law;
  const steps = [...sheet.equipment.flatMap((each) => each.steps), ...sheet.toppingUp.flatMap(stepsOf)];
  const found = new Map(steps.flatMap(({ rules }) => rules).map((rule) => [rule.id, rule]));
  return {
    isAffected: isAffected(sheet.law),
    limitYear: nextBan === null ? null : Number(nextBan.slice(0, 4)),
    limitRules: nextBanRuleIds.flatMap((id) => found.get(id) ?? []).map(({ id, text }) => ({ id, text })),
    about: Object.fromEntries(locales.map((locale) => [locale, aboutText(sheet, locale)])) as Record<Locale, string>,
  };
}
