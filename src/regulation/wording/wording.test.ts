import { describe, expect, it } from 'vitest';
import { textFaults } from '../../../tests/unit/support/typography.ts';
import { locales } from '../../language/index.ts';
import { RECORDS } from '../../refrigerants/records.ts';
import { lawSheetOfFluid, PRODUCTS, productText, rules } from '../index.ts';
import { shortLaw } from './comparison.ts';
import { regulationOfFluid } from './regulation.ts';
import { lawCell, nextEquipmentBan, toppingShort } from './short.ts';
import { aboutText, toppingAnswers, toppingSentences } from './sentences.ts';

const DAY = '2026-11-22';
const NAMES = RECORDS.map(({ name }) => name);
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const about = (fluid: string, locale: 'fr' | 'en' = 'fr', day = DAY): string =>
  plain(aboutText(lawSheetOfFluid(fluid, day), locale));
const topping = (fluid: string, locale: 'fr' | 'en' = 'fr', day = DAY): readonly string[] =>
  toppingSentences(lawSheetOfFluid(fluid, day), locale).map(plain);

describe('what is written', () => {
  it.each(NAMES)('of %s is as an editor would have it, in both languages', (name) => {
    const sheet = lawSheetOfFluid(name, DAY);
    for (const locale of locales) {
      const lines = [
        ...[aboutText(sheet, locale), ...toppingShort(sheet, locale)],
        nextEquipmentBan(sheet, locale)?.text ?? '',
        lawCell(sheet, locale)?.text ?? '',
      ];
      for (const text of lines) expect(textFaults(text, { file: name, locale })).toEqual([]);
    }
  });

  it('in the data is so too', () => {
    const texts = [
      ...rules.flatMap(({ text, doubts }) => [text, ...(doubts ? [doubts] : [])]),
      ...PRODUCTS.map(productText),
    ];
    for (const locale of locales) {
      for (const text of texts) expect(textFaults(text[locale], { file: 'src/regulation/data', locale })).toEqual([]);
    }
  });

  it.each(NAMES)('of %s names a product beside each ban and a kind beside each year', (name) => {
    for (const sentence of about(name).split(/(?<=\.) (?=\p{Lu})/u)) {
      if (/20[1-5]\d/.test(sentence) && /interdit/.test(sentence))
        expect(sentence).toMatch(/^(?:Neuf|Tout équipement neuf) interdit .* : |hors dérogations/);
    }
  });
});

// Regulation (EU) 2024/573, Annex IV: what each line says, its date and way out.
describe('new equipment', () => {
  it.each([
    [
      'R410A',
      'Neuf interdit depuis le 1er janvier 2025, sans exception de sécurité : monosplit air-air de moins de 3 kg',
    ],
    [
      'R410A',
      'Neuf interdit à partir du 1er janvier 2027, sauf exigence de sécurité du site : groupe d’eau glacée jusqu’à 12 kW',
    ],
    [
      'R410A',
      'sans exception de sécurité : climatiseur ou PAC monobloc jusqu’à 12 kW ; monobloc de plus de 12 à 50 kW',
    ],
    [
      'R32',
      'si la sécurité du site l’empêche, la limite est un PRP de 750 : climatiseur ou PAC monobloc jusqu’à 12 kW',
    ],
    [
      'R134a',
      'Neuf interdit depuis le 1er janvier 2022, sans exception de sécurité : meuble ou armoire commerciale autonome',
    ],
    [
      'R448A',
      'Neuf interdit depuis le 1er janvier 2022, sans exception de sécurité : meuble ou armoire commerciale autonome ; centrale commerciale multi-compresseurs de 40 kW et plus (annexe IV, pts 3 b, 6)',
    ],
    [
      'R404A',
      'depuis le 1er janvier 2020, sans exception de sécurité : froid à groupe de condensation distant ; centrale commerciale de moins de 40 kW ; groupe d’eau glacée jusqu’à 12 kW ; groupe d’eau glacée de plus de 12 kW (annexe IV, pts 5 a, 7 a). Exceptions : équipements destinés à refroidir des produits sous −50 °C.',
    ],
    [
      'R1234yf',
      'Neuf interdit depuis le 1er janvier 2026, sauf exigence de sécurité du site : réfrigérateur ou congélateur ménager',
    ],
    [
      'R22',
      'Tout équipement neuf interdit depuis le 1er janvier 2010, hors dérogations énumérées (Règlement (UE) 2024/590, art. 5 ; une seule source lue)',
    ],
    ['R290', 'Aucune interdiction d’équipement neuf'],
  ])('of %s: %s', (fluid, sentence) => expect(about(fluid)).toContain(sentence));

  it('is told from a day on, whatever the day it is read', () => {
    expect(about('R32', 'fr', '2027-01-01')).toContain('depuis le 1er janvier 2027');
    expect(about('R32', 'fr', '2026-12-31')).toContain('à partir du 1er janvier 2027');
    expect(about('R32', 'en', '2026-12-31')).toContain('from 1 January 2027');
  });
});

// Article 13 of Regulation (EU) 2024/573; Article 11 of (EC) 1005/2009 for HCFCs.
describe('topping up', () => {
  it('R404A: no virgin gas, reclaimed until the end of 2029 and 2031', () => {
    expect(topping('R404A')).toEqual([
      'Recharge du froid : non en vierge depuis le 1er janvier 2025 ; oui en régénéré ou recyclé étiqueté jusqu’au 31 décembre 2029, non à partir du 1er janvier 2030 (Règlement (UE) 2024/573, art. 13, § 3).',
      'Exceptions : équipements militaires ; équipements destinés à refroidir des produits sous −50 °C.',
      'Recharge des climatiseurs et des pompes à chaleur : non en vierge depuis le 1er janvier 2026 ; oui en régénéré ou recyclé étiqueté jusqu’au 31 décembre 2031, non à partir du 1er janvier 2032 (Règlement (UE) 2024/573, art. 13, § 4).',
      'Le fluide recyclé ne sert qu’à l’entreprise qui l’a récupéré ou pour qui il l’a été.',
    ]);
  });
  it('R410A: an air conditioner without a date, refrigeration until the end of 2031', () => {
    const [refrigeration, , air, chillers] = topping('R410A', 'en');
    expect(refrigeration).toBe(
      'Topping up refrigeration: yes with virgin gas until 31 December 2031, no from 1 January 2032; yes with labelled reclaimed or recycled gas, with no end date (Regulation (EU) 2024/573, Art. 13(5)).',
    );
    expect(air).toBe(
      'Topping up air conditioning and heat pumps: yes, with virgin, reclaimed or recycled gas, with no end date.',
    );
    expect(chillers).toBe('Article 13(5) does not touch chillers, nor air conditioning and heat pumps.');
  });
  it('R22: no, recycled and reclaimed included; R12: with its doubt', () => {
    expect(topping('R22')[0]).toContain('non depuis le 1er janvier 2015, recyclé et régénéré compris');
    expect(topping('R12')[0]).toContain('non depuis le 1er janvier 2001');
    expect(topping('R12')[0]).toContain('à vérifier : texte non lu');
  });
  it('R32, R1234yf, R744: yes, with no end date', () => {
    for (const fluid of ['R32', 'R1234yf', 'R744']) expect(topping(fluid)).toHaveLength(1);
    expect(topping('R744')[0]).toContain('oui, sans date de fin');
  });
});

// Article 13(5) is of stationary refrigeration; what may be put into an air conditioner is told beside it, at the head of a page.
describe('the answers on topping up', () => {
  const answers = (fluid: string) =>
    toppingAnswers(lawSheetOfFluid(fluid, DAY), 'fr', false).map(({ sentence, banned }) => [
      plain(sentence),
      banned !== undefined && banned <= DAY,
    ]);
  it('are one for each application, with its own ban', () => {
    expect(answers('R410A')).toEqual([
      [expect.stringMatching(/^Recharge du froid : oui en vierge jusqu’au 31 décembre 2031/), false],
      [expect.stringMatching(/^Recharge des climatiseurs et des pompes à chaleur : oui, en vierge/), false],
    ]);
    expect(answers('R404A').map(([, isBanned]) => isBanned)).toEqual([true, true]);
  });
  it('are one where both say the same', () => {
    expect(answers('R32')).toEqual([[expect.stringMatching(/^Recharge du froid, des climatiseurs et des/), false]]);
    expect(answers('R22')).toEqual([[expect.stringContaining('non depuis le 1er janvier 2015'), true]]);
  });
});

describe('what else is said', () => {
  it.each([
    ['R454B', 'dès 3,215 kg, appliquée ici ; mélange compté comme un HFC (notice 52064#04 du Cerfa), dès 10,75 kg'],
    ['R455A', 'dès 1,325 kg'],
    ['R410A', 'Contrôle d’étanchéité dès 5 t éq. CO₂, soit 2,395 kg'],
    ['R22', 'au-dessus de 2 kg de HCFC en France (R. 543-79) ; 3, 30 et 300 kg dans l’Union'],
    ['R717', 'attestation C'],
    ['R717', 'rubrique 4735'],
    ['R717', 'Toxique et inflammable'],
    ['R744', 'attestation B'],
    ['R410A', 'une attestation de 2008 (I à IV) reste valable si sa remise à niveau est faite avant le 12 mars 2029'],
    ['R22', 'la récupération demande l’attestation d’aptitude et la capacité de l’entreprise (R. 543-99, R. 543-106)'],
    ['R12', 'la récupération demande l’attestation d’aptitude et la capacité de l’entreprise'],
    ['R32', 'gaz fluorés de l’annexe I ou de substances appauvrissant l’ozone'],
    ['R454B', 'rubrique 1185-2a'],
    ['R290', 'Sans quota, interdiction ni contrôle d’étanchéité F-gaz, mais certification de l’article 10'],
    ['R410A', 'aucune restriction universelle n’est en vigueur'],
    ['HFE143m', 'hors de la définition du projet REACH'],
    ['R32', 'hors de la définition du projet REACH'],
    ['R1270', 'PRP légal non lu : l’annexe VI n’a pas été lue'],
    ['R1224yd(Z)', 'PRP légal non lu, pris sous 150 (à vérifier)'],
  ])('of %s: %s', (fluid, sentence) => expect(about(fluid)).toContain(sentence));

  it.each(
    RECORDS.filter(({ gwp }) => typeof gwp.legal?.value === 'number').map(
      ({ name, gwp }) => [name, gwp.legal?.value ?? 0] as const,
    ),
  )('of %s: its GWP, %d', (name, gwp) => {
    const [, said = ''] = /GWP ([\d.,]+)/.exec(about(name, 'en')) ?? [];
    expect(Number(said.replaceAll(',', '').replace(/\.$/, ''))).toBeCloseTo(gwp, gwp < 1 ? 3 : 2);
  });

  it('of a mix is made from its composition, as of the blend it equals', () => {
    const mix = shortLaw('R32[0.689]&R1234yf[0.311]', 'fr');
    const blend = shortLaw('R454B', 'fr');
    expect(mix).toEqual(blend);
    expect(shortLaw('R999', 'fr')).toBeUndefined();
  });
});

describe('the regulation the specification keeps', () => {
  it('names what its year is of', () => {
    const of = (fluid: string) => regulationOfFluid(fluid, DAY)!;
    expect(of('R410A')).toMatchObject({ isAffected: true, limitYear: 2027 });
    expect(of('R410A').limitRules.map(({ id }) => id)).toEqual([
      ...['fgas-iv-7b', 'fgas-iv-7d', 'fgas-iv-8b', 'fgas-iv-8d', 'fgas-iv-9b'],
    ]);
    expect(of('R32')).toMatchObject({ limitYear: 2027 });
    expect(of('R1234yf')).toMatchObject({ limitYear: 2032 });
    expect(of('R22')).toMatchObject({ isAffected: true, limitYear: null, limitRules: [] });
    expect(of('R290')).toMatchObject({ isAffected: false, limitYear: null });
    expect(regulationOfFluid('R999', DAY)).toBeUndefined();
    for (const name of NAMES) {
      const { limitYear, limitRules } = of(name);
      expect(limitRules.length > 0, name).toBe(limitYear !== null);
    }
  });

  it('in a cell of the list says product and kind', () => {
    expect(plain(lawCell(lawSheetOfFluid('R410A', DAY), 'fr')?.text ?? '')).toBe(
      '1er janvier 2027, neuf : groupe d’eau glacée jusqu’à 12 kW (+ 4)',
    );
    expect(lawCell(lawSheetOfFluid('R22', DAY), 'fr')?.text).toBe('recharge interdite depuis le 1er janvier 2015');
    expect(lawCell(lawSheetOfFluid('R290', DAY), 'fr')).toBeUndefined();
  });
});
