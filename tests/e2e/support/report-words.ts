/** What of a French report is no figure of a table: what was asked, what alerts and drawings say, and texts with digits in them. */
import { cycleOf, pointOfNode } from '../../../src/simulation/cycles/index.ts';
import { createFormatter } from '../../../src/kit/island/format.ts';
import { lineText } from '../../../src/features/circuit/line-figures.ts';

import { ELECTRICITY } from '../../../src/physics/electricity.ts';
import type { Key } from '../../../src/i18n/keys.ts';
import type { Study } from '../../unit/support/studies.ts';
import { french } from './french.ts';
import type { Doors, Line } from './report-figures.ts';

const format = createFormatter({}, 'fr');
const { full } = format;

/** Every input of every page as it opens, by its words; what a study types stands in place of it. */
const OPENING: Readonly<Record<string, string>> = {
  'Vitesse maximale aspiration': '15 m/s',
  'Longueur droite aspiration': '10 m',
  'Longueur équivalente accessoires aspiration': '5 m',
  'Dénivelé montant aspiration': '0 m',
  'Vitesse maximale liquide': '1,5 m/s',
  'Longueur droite liquide': '10 m',
  'Longueur équivalente accessoires liquide': '2 m',
  'Dénivelé montant liquide': '0 m',
  'Vitesse maximale refoulement': '12 m/s',
  'Longueur droite refoulement': '10 m',
  'Longueur équivalente accessoires refoulement': '5 m',
  'Dénivelé montant refoulement': '0 m',
  'Masse volumique huile-fluide': '950 kg/m³',
  'Charge partielle minimale': '100 %',
  'Autres pertes (ligne liquide, distributeur)': '0 bar',
  'Taux de fuite annuel': '10 %',
  'Durée de vie': '15 années',
  'Taux de récupération': '90 %',
  'Heures de marche par an': '3000',
  'Rendement du moteur': '0,9',
  'Facteur d’émission de l’électricité': '0,052 kg CO₂e/kWh',
  'Écart de condensation': '15 K',
  'Condensation minimale': '20 °C',
  'Évaporateur › Rapport de chaleur sensible': '1',
  'Évaporateur › Humidité relative à l’entrée': '50 %',
};

/** The words of each key of a study's link that is a number, with its unit. */
const TYPED: Readonly<Record<string, readonly [words: string, unit: string]>> = {
  long_asp: ['Longueur droite aspiration', 'm'],
  haut_asp: ['Dénivelé montant aspiration', 'm'],
  long_ll: ['Longueur droite liquide', 'm'],
  long_ref: ['Longueur droite refoulement', 'm'],
  charge_min: ['Charge partielle minimale', '%'],
  'room.room_area': ['Local › Surface du local', 'm²'],
  'receiver.volume': ['Bouteille liquide › Volume', 'L'],
  'heat_recovery.t_out': ['Récupération de chaleur › Température de sortie du secondaire', '°C'],
  'heat_recovery.t_in': ['Récupération de chaleur › Température d’entrée du secondaire', '°C'],
};

/** What a page asks only because of something typed on it. */
const THEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'room.room_area': { 'Local › Hauteur du local': '2,5 m' },
  'receiver.volume': { 'Taux de remplissage maximal': '80 %', 'Température maximale du réservoir': '50 °C' },
  'heat_recovery.t_out': { 'Récupération de chaleur › Écart minimal': '5 K' },
};

/** "Longueur droite aspiration : 30 m", each input that is a number. */
export function askedOf({ typed }: Study): readonly string[] {
  const { permanent: _, ...pages } = typed;
  const own = Object.assign({}, ...Object.values(pages)) as Readonly<Record<string, unknown>>;
  const said = Object.entries(own).flatMap(([key, value]): readonly Readonly<Record<string, string>>[] => {
    const [words, unit] = TYPED[key] ?? [];
    if (words === undefined) return typeof value === 'number' ? [{ [key]: 'is in no list' }] : [];
    return [{ ...THEN[key], [words]: `${String(value)} ${unit ?? ''}` }];
  });
  const all: Readonly<Record<string, string>> = Object.assign({}, OPENING, ...said);
  return Object.entries(all).map(([words, value]) => `${words} : ${value}`);
}

/** The figures on the drawing: what each point and each machine is labelled with. */
export function drawnOf({ again }: Doors): readonly string[] {
  const { performance, extra, architecture, input } = again;
  const { power_lt, power_mt, power_par } = architecture ?? {};
  return [
    ...cycleOf(input).nodes.flatMap((node) => {
      const { T, P } = pointOfNode(again, node);
      return [full('temperature', T), full('pressure', P)];
    }),
    ...[performance.power_cold, performance.power_heat, performance.power_compressor].map((kW) => full('power', kW)),
    ...[power_lt, power_mt, power_par].map((kW) => full('power', kW)),
    full('massFlow', performance.mass_flow_s),
    full('quality', extra.x_f),
    `Surchauffe ${full('temperatureDifference', Number(input.t_sf) + Number(input.t_sft))}`,
    `Sous-refroidissement ${full('temperatureDifference', Number(input.t_sr) + Number(input.t_srt))}`,
  ];
}

/** Dry ice that a line of CO2 leaves in the open air, %: its enthalpy between those of the vapour and of the solid. */
const drySolid = (h: number, vapour: number, latent: number): string =>
  `${Math.round((100 * (vapour - h)) / latent).toFixed(0)} %`;

/** Figures that alerts say, with the words they say them in; a study has some of them. */
export function alertFigures({ again, sized, held, crossed, judged }: Doors): readonly Line[] {
  const { range, room } = held;
  const speeds = sized.warnings.flatMap(({ code, values }): readonly Line[] =>
    code === 'W_OIL'
      ? [
          [
            'assuré :',
            lineText('speed', Number(values?.['v']), format),
            '<',
            lineText('speed', Number(values?.['m']), format),
          ],
        ]
      : [],
  );
  const pinches = crossed.warnings.flatMap(({ code, values }): readonly Line[] =>
    code === 'W_PINCH'
      ? [
          [
            'Pincement',
            `${full('temperatureDifference', Number(values?.['v']))}. Limite`,
            full('temperatureDifference', Number(values?.['m'])),
          ],
        ]
      : [],
  );
  const limits = typeof room?.m_max !== 'number' ? [] : [full('mass', room.m_max)];
  const items = (['asp', 'll'] as const).flatMap((line): readonly Line[] => {
    const { p_design: design, recommended: tube } = sized.lines[line];
    const gauge = `PS ${full('gaugePressure', (design ?? Number.NaN) - 1.013_25)},`;
    return [
      [gauge, 'DN pris égal au diamètre intérieur', `${format.number('temperature', tube?.di)} mm`],
      [gauge, 'réservoir de', full('volume', held.sections['receiver']?.volume)],
    ];
  });
  // Where condenser or gas cooler is left.
  const [left] = cycleOf(again.input).nodes.filter(({ letter }) => /^[7d]$/.test(letter));
  const liquid = left ? pointOfNode(again, left).H : Number.NaN;
  return [
    ...speeds,
    ...pinches,
    ...items,
    ...limits.flatMap((most): readonly Line[] => [
      ['admet', most],
      [full('mass', range.high), 'pour', most, 'au plus'],
      [`(${most}`, 'au plus'],
    ]),
    ['de', full('mass', range.low), 'à', full('mass', range.high)],
    ['à la charge haute', `(${full('mass', range.high)})`],
    ['Glissement', full('temperatureDifference', judged.permanent.glide_evp.value)],
    // At 101 325 Pa and at the triple point, kJ/kg (IIR).
    ['y laisse', drySolid(liquid, 422.5995, 572.909), 'de neige carbonique'],
    ['', drySolid(liquid, 430.4165, 552.0406), 'au passage du point triple'],
    ['tous les', String(held.interval_months), 'mois'],
  ];
}

/** Limits of the table of limits, and what a sentence says of law, standards and metals. */
export const ALERT_TEXTS: readonly RegExp[] = [
  /Limite (?:3,0|0,5) K/gu,
  /(?:CO₂|CO2|R744|K65|CuFe2P|A2L|A3)\b/gu,
  /\b120 bar\b/gu,
  /sous (?:0 °C|5,2 bar absolus)/gu,
  /(?:EN|IEC|ISO) \d+(?:-\d+)*/gu,
  /Directive 2014\/68\/UE, article 4|Règlement \(UE\) 2024\/573, articles 5 et 6/gu,
  /Groupe 1 de la directive|groupe 1, tableau [16]|lecture [12]|article 5|CH 35|\(1976\)/gu,
];

/** Keys of texts that hold digits and no figure of the study. */
const SOURCES = [
  ...(['method', 'tubes', 'pressure', 'oil', 'fittings'] as const).map((key) => `circuitPages.pipes.sources.${key}`),
  ...(['sourceFormula', 'sourceGwp', 'sourceHouse'] as const).map((key) => `circuitPages.technique.${key}`),
  ...(['rangeNote', 'estimated', 'leakNote', 'roomNote'] as const).map((key) => `circuitPages.charge.${key}`),
] as readonly Key[];
export const sourceTexts = (): readonly string[] => [...SOURCES.map((key) => french(key)), ELECTRICITY.source.fr];
