/** What a verdict on a change of refrigerant says, in both languages: its headline, and each reason with its values. */
import type { Bilingual, Locale } from '../../language/index.ts';
import { filled, text } from '../../language/index.ts';
import type { Reason, ReasonCode, VerdictCode } from '../../machine/index.ts';
import { formatAtMost, formatNumber } from '../../quantities/number.ts';
import { productText } from '../../regulation/law/products.ts';
import type { Product } from '../../regulation/law/products.ts';
import { rules } from '../../regulation/law/rules.ts';
import { lowered, WORDS } from '../../regulation/wording/sentences.ts';

export const VERDICT_WORDS: Readonly<Record<VerdictCode, Bilingual>> = {
  V_FORBIDDEN: text('Interdit', 'Forbidden'),
  V_NO_WAY: text('Ni dans cette machine, ni en neuf', 'Neither in this machine nor new'),
  V_RECLAIMED: text(
    'Vierge interdit\u00a0: régénéré ou recyclé seulement',
    'Virgin gas banned: reclaimed or recycled only',
  ),
  V_NEW_MACHINE: text('Machine neuve seulement', 'New machine only'),
  V_NOT_AS_IS: text('Pas telle quelle', 'Not as it stands'),
  V_TOO_SMALL: text('Puissance insuffisante', 'Not enough capacity'),
  V_UNKNOWN: text('Non jugé', 'Not judged'),
  V_CHECK: text('Possible après vérification', 'Possible after checks'),
  V_GO: text('Possible\u00a0: rien trouvé contre', 'Possible: nothing found against it'),
  V_SAME: text('C’est le même fluide', 'It is the same refrigerant'),
};

/** `R_…_NONE`: the same without its date, or without a plate. */
type Told = ReasonCode | 'R_VIRGIN_BANNED_NONE' | 'R_PRESSURE_NONE';

const REASON_WORDS: Readonly<Record<Told, Bilingual>> = {
  R_CHARGE_BANNED: text(
    'Charger du {{to}} est interdit ({{where}}), recyclé compris.',
    'Charging {{to}} is forbidden ({{where}}), recycled included.',
  ),
  R_VIRGIN_BANNED: text(
    '{{to}} vierge interdit ({{where}})\u202f; régénéré ou recyclé jusqu’au {{until}} exclu.',
    'Virgin {{to}} banned ({{where}}); reclaimed or recycled until {{until}}, excluded.',
  ),
  R_VIRGIN_BANNED_NONE: text(
    '{{to}} vierge interdit ({{where}})\u202f; régénéré ou recyclé sans date de fin.',
    'Virgin {{to}} banned ({{where}}); reclaimed or recycled with no end date.',
  ),
  R_CHARGE_NEXT: text(
    'Recharge en vierge interdite à partir du {{date}}.',
    'Recharge with virgin gas banned from {{date}}.',
  ),
  R_CLASS_ABOVE: text(
    'Classe {{class}} au lieu de {{class1}}\u00a0: seulement dans une machine conçue et marquée pour lui.',
    'Class {{class}} instead of {{class1}}: only in a machine designed and marked for it.',
  ),
  R_OTHER_MACHINE: text(
    'De {{from}} à {{to}}, c’est une autre machine (pressions, matières, cycle).',
    'From {{from}} to {{to}} it is another machine (pressures, materials, cycle).',
  ),
  R_NEW_BANNED: text(
    'Neuf au {{to}}, {{product}}\u00a0: interdit ({{where}}).',
    'New with {{to}}, {{product}}: banned ({{where}}).',
  ),
  R_NEW_SAFETY_ONLY: text(
    'Neuf au {{to}}, {{product}}\u00a0: interdit ({{where}}) sauf exigence de sécurité du site.',
    'New with {{to}}, {{product}}: banned ({{where}}) except for safety requirements at the site.',
  ),
  R_NEW_NEXT: text(
    'Neuf admis jusqu’au {{date}} exclu ({{product}}).',
    'New ones allowed until {{date}}, excluded ({{product}}).',
  ),
  R_NEW_NOT_JUDGED: text(
    'Neuf non jugé\u00a0: la loi dépend de la machine, de sa puissance et de sa charge.',
    'New equipment not judged: the law goes by the machine, its capacity and its charge.',
  ),
  R_PRESSURE: text(
    'Il faut {{needed}}\u202fbar(g) côté {{side}}\u202f; la plaque en porte {{ps}}.',
    'The {{side}} side needs {{needed}}\u202fbar(g); the plate says {{ps}}.',
  ),
  R_PRESSURE_NONE: text(
    'Il faut {{needed}}\u202fbar(g) côté {{side}}, nettement plus qu’avec le {{from}}.',
    'The {{side}} side needs {{needed}}\u202fbar(g), far more than with {{from}}.',
  ),
  R_PS_UNKNOWN: text(
    'Lire PS sur la plaque\u00a0: il faut {{needed}}\u202fbar(g) côté {{side}}.',
    'Read PS on the plate: {{needed}}\u202fbar(g) is needed on the {{side}} side.',
  ),
  R_DISCHARGE: text(
    'Refoulement {{t}}\u202f°C, au plus {{limit}}\u202f°C.',
    'Discharge {{t}}\u202f°C, at most {{limit}}\u202f°C.',
  ),
  R_DISCHARGE_WATCH: text(
    'Refoulement {{t}}\u202f°C, à surveiller au-delà de {{limit}}\u202f°C.',
    'Discharge {{t}}\u202f°C, to be watched above {{limit}}\u202f°C.',
  ),
  R_GLIDE: text(
    'Glissement {{glide}}\u202fK\u00a0: régler à la température moyenne.',
    'Glide {{glide}}\u202fK: set at the mean temperature.',
  ),
  R_GLIDE_STOP: text(
    'Glissement {{glide}}\u202fK\u00a0: trop pour cet évaporateur.',
    'Glide {{glide}}\u202fK: too much for this evaporator.',
  ),
  R_CAPACITY: text(
    'Puissance {{percent}}\u202f% au regard du besoin\u00a0: elle ne tiendra pas.',
    'Capacity {{percent}}\u202f% against the need: it will not hold.',
  ),
  R_CAPACITY_BAND: text(
    'Puissance de {{low}} à {{high}}\u202f% selon les essais publiés.',
    'Capacity {{low}} to {{high}}\u202f% by published tests.',
  ),
  R_OIL: text('Huile {{oil}} à changer ou à confirmer.', 'Oil {{oil}} to change or confirm.'),
  R_MOTOR: text('Puissance absorbée {{percent}}\u202f%.', 'Power {{percent}}\u202f%.'),
  R_VALVE: text('Détendeur à {{ratio}} fois le débit.', 'Valve at {{ratio}} times the flow.'),
  R_GWP_UP: text('PRP plus haut\u00a0: {{gwp}}.', 'Higher GWP: {{gwp}}.'),
  R_CLASS_UNKNOWN: text('Classe de sécurité inconnue.', 'Safety class unknown.'),
  R_NO_FIGURES: text('Pas de chiffres pour ce couple.', 'No figures for this pair.'),
};

const SIDES: Readonly<Record<string, Bilingual>> = { high: text('HP', 'high'), low: text('BP', 'low') };

/** English writes the name of an act with a capital. */
const actWords = (act: Bilingual, locale: Locale): string => text(lowered(act.fr), act.en)[locale];

/** « art. 13(3), règlement (UE) 2024/573 ». */
export function whereOfRules(ids: readonly string[], locale: Locale): string {
  const words = WORDS[locale];
  const places = ids.flatMap((id) => {
    const source = rules.find((rule) => rule.id === id)?.source;
    if (source === undefined) return [];
    const { act, annex, point, article } = source;
    const place =
      point !== null && annex !== null ? `${words.annex(annex)} ${point}` : article && words.article(article);
    return [[...(place === null || place === '' ? [] : [place]), actWords(act, locale)].join(', ')];
  });
  return [...new Set(places)].join('\u202f; ');
}

const signed = (value: number, locale: Locale): string => `${value > 0 ? '+' : ''}${formatNumber(value, 0, locale)}`;

/** Decimals of a value; a change has its sign and none. */
const DECIMALS: Readonly<Record<string, number>> = { needed: 1, ps: 1, t: 0, limit: 0, glide: 1, ratio: 2, gwp: 0 };

/** A reason as a sentence. */
export function reasonText({ code, values = {} }: Reason, from: string, to: string, locale: Locale): string {
  const isBare =
    (code === 'R_VIRGIN_BANNED' && values['until'] === null) || (code === 'R_PRESSURE' && values['ps'] === undefined);
  const written: Record<string, string> = { from, to };
  for (const [key, value] of Object.entries(values)) {
    if (Array.isArray(value)) written['where'] = whereOfRules(value as readonly string[], locale);
    else if (typeof value === 'number')
      written[key] = key in DECIMALS ? formatAtMost(value, DECIMALS[key] ?? 0, locale) : signed(value, locale);
    else if (key === 'date' || key === 'until') written[key] = value === null ? '' : WORDS[locale].day(String(value));
    else if (key === 'product') written[key] = value === null ? '' : productWords(String(value), locale);
    else if (key === 'side') written[key] = SIDES[String(value)]?.[locale] ?? '';
    else if (code === 'R_CLASS_ABOVE') written[key === 'from' ? 'class1' : 'class'] = String(value);
    else written[key] = String(value);
  }
  const words = REASON_WORDS[isBare ? (`${code}_NONE` as Told) : code][locale];
  return filled(words, written);
}

/** A product of its own, as of cars, has no name in the list. */
const productWords = (product: string, locale: Locale): string => {
  const found = productText(product as Product) as Bilingual | undefined;
  return found === undefined ? '' : lowered(found[locale]);
};
