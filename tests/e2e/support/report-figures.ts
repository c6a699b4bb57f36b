/**
 * Every line of figures a French report prints of a study of one regime, from what the doors answer: which value stands by which
 * words is said here and not read from the page.
 */
import { pressureItems } from '../../../src/circuit/alerts/index.ts';
import type { ExchangerFigures } from '../../../src/circuit/exchangers/index.ts';
import type { TubeFigures } from '../../../src/circuit/pipes/index.ts';
import { labelText, lineFigure, lineText, tubeText } from '../../../src/features/circuit/line-figures.ts';
import type { LineQuantity } from '../../../src/features/circuit/line-figures.ts';
import { createFormatter } from '../../../src/kit/island/format.ts';
import type { ShownQuantity } from '../../../src/kit/island/format.ts';
import { chargeFacts } from '../../../src/refrigerants/charge-facts.ts';
import { formatNumber, percentText } from '../../../src/quantities/index.ts';
import { decimalsFor, formatAtMost, messageNumber } from '../../../src/quantities/number.ts';
import { cycleOf, nodeWords, pointOf } from '../../../src/simulation/cycles/index.ts';
import type { SimulationInput } from '../../../src/simulation/types.ts';
import type { Study } from '../../unit/support/studies.ts';
import { french } from './french.ts';
import type { PartName } from './printed-report.ts';
import { figures, inputs, numbers, points, stages, stageWords } from './report-cycle.ts';
import type { Doors, Line } from './report-cycle.ts';

export type { Doors, Line };

const format = createFormatter({}, 'fr');
const { full, number } = format;
const dash = '–';
const whole = (value: number): string => formatNumber(value, 0, 'fr');
const share = (value: number | null): string => (value === null ? dash : percentText(value, 'fr'));
const ofLine = (quantity: LineQuantity, value: number | null): string => lineFigure(quantity, value, format);
/** Hundredths of a tonne, of less than a tenth two figures. */
const tonnes = (value = Number.NaN): string =>
  `${formatNumber(value, value < 0.1 ? Math.max(2, decimalsFor(value, 2)) : 2, 'fr')} t CO₂e`;
/** To three figures, four decimals at most. */
const conductance = (value: number | null): string =>
  value === null ? dash : formatNumber(value, Math.min(4, decimalsFor(value, 3)), 'fr');

const LINES = { asp: 'Aspiration', ll: 'Liquide', ref: 'Refoulement' } as const;
const LINE_KEYS = ['asp', 'll', 'ref'] as const;

/** What of the tubes, the charge and the law stands on the first page. */
function conclusion({ stage }: Study, { again, sized, held }: Doors): readonly Line[] {
  const { input, performance } = again;
  const { room, range } = held;
  const tubes = LINE_KEYS.flatMap((key): readonly Line[] => {
    const { recommended } = sized.lines[key];
    const riser = key === 'll' ? null : sized.lines[key];
    const isDouble = riser?.oil?.permanent?.ok === false && riser.double_riser;
    return [
      ...(recommended ? [[LINES[key], labelText(recommended.label, 'fr')] as const] : []),
      ...(isDouble
        ? [['double colonne', `${labelText(isDouble.d1, 'fr')} + ${labelText(isDouble.d2, 'fr')}`] as const]
        : []),
    ];
  });
  const temperatures =
    stage === undefined
      ? [number('temperature', input.pt_evp), '/', full('temperature', input.pt_cdr)]
      : [number('temperature', input.te_lt), '/', full('temperature', input.te_mt), '/', full('pressure', input.p_gc)];
  return [
    ['PRP', formatAtMost(chargeFacts(input.fluid).gwp ?? Number.NaN, 2, 'fr')],
    [`Point d’étude ${input.fluid} ·`, ...temperatures],
    ['·', full('power', performance.power_cold)],
    ['Puissances froid', `${full('power', performance.power_cold)},`],
    ['chaleur', `${full('power', performance.power_heat)},`],
    ['compresseur', full('power', performance.power_compressor)],
    ['Efficacité EER', number('ratio', performance.eer)],
    ['· COP', number('ratio', performance.cop)],
    ['Refoulement', full('temperature', pointOf(again, 'discharge').T)],
    ...tubes,
    ['de', full('mass', range.low), 'à', `${full('mass', range.high)},`],
    ['usuelle', full('mass', range.usual)],
    ...(typeof room?.m_max !== 'number'
      ? []
      : ([
          ['charge haute', full('mass', range.high)],
          ['pour', `${messageNumber(room.m_max, { significant: 4 }, 'fr')} kg`],
        ] as const)),
    ...(held.leak_class === 'aucun'
      ? []
      : ([['Tous les', String(held.interval_months), `mois (classe ${String(held.leak_class)})`]] as const)),
    ['·', tonnes(held.co2e_range?.high)],
    ['au plus,', String(itemsOf(again.input, sized, held).length), 'tubes et récipients'],
  ];
}

/** Group 1 of the Directive: what burns. */
const itemsOf = ({ fluid }: SimulationInput, sized: Doors['sized'], held: Doors['held']) =>
  pressureItems(fluid === 'R744' ? 2 : 1, sized, held);

/** As the page of pipes opens, m/s. */
const FASTEST = { asp: 15, ll: 1.5, ref: 12 } as const;
const SIZES = { recommended: 'Conseillé', lower: 'En dessous', upper: 'Au-dessus' } as const;

function pipes({ again, sized }: Doors): readonly Line[] {
  const ofTube = (tube: TubeFigures | null): string => (tube ? tubeText(tube, 'fr') : dash);
  const network = sized.network.map((one): Line => {
    const node = cycleOf(again.input).nodes.find(({ letter }) => letter === one.letter);
    const words = one.stage
      ? `${stageWords(one.stage)} · ${LINES[one.line as keyof typeof LINES]}`
      : node === undefined
        ? one.letter
        : nodeWords(node, again.input, 'fr', french);
    return [
      `${words} ${one.letter} ${one.fluid}`,
      ...numbers(['massFlow', one.mass_flow_s], ['pressure', one.p], ['temperature', one.t]),
      ofTube(one.tube),
      ofLine('speed', one.tube?.speed_permanent ?? null),
      ofLine('temperatureDifference', one.tube?.dt_permanent ?? null),
      ofLine('pressureDifference', one.tube?.total_permanent ?? null),
    ];
  });
  const tubes = LINE_KEYS.flatMap((key) =>
    (['recommended', 'lower', 'upper'] as const).flatMap((size): readonly Line[] => {
      const line = sized.lines[key];
      const tube = line[size];
      if (!tube) return [];
      const broken = tube.broken.flatMap((limit) =>
        limit === 'speed'
          ? [
              `Vitesse ${lineText('speed', tube.speed_permanent, format)}, limite ${lineText('speed', FASTEST[key], format)}`,
            ]
          : limit === 'saturation'
            ? [
                `Chute de température de saturation ${lineText('temperatureDifference', tube.dt_permanent, format)}, limite ${lineText('temperatureDifference', line.dt_most, format)}`,
              ]
            : [],
      );
      return [
        [
          `${LINES[key]} ${size === 'recommended' && line.broken.length > 0 ? 'Au plus près' : SIZES[size]}`,
          tubeText(tube, 'fr'),
          ofLine('speed', tube.speed_permanent),
          ofLine('pressureGradient', tube.dp_permanent),
          ofLine('temperatureDifference', tube.dt_permanent),
          ofLine('pressureDifference', tube.total_permanent),
          number('gaugePressure', tube.p_adm),
        ],
        ...broken.map((said): Line => ['', said]),
      ];
    }),
  );
  return [...network, ...tubes];
}

const INDICATORS = [
  ['tau', 'Taux de compression', 'ratio'],
  ['t_discharge', 'Température de refoulement', 'temperature'],
  ['x_f', 'Titre après détente', 'quality'],
  ['superheat_useful', 'Surchauffe utile', 'temperatureDifference'],
  ['superheat_total', 'Surchauffe totale', 'temperatureDifference'],
  ['subcooling_total', 'Sous-refroidissement total', 'temperatureDifference'],
  ['p_evp', 'Pression d’évaporation', 'pressure'],
  ['carnot_ratio', 'Écart à Carnot', 'ratio'],
  ['p_crit_ratio', 'Condensation sur pression critique', 'ratio'],
  ['glide_evp', 'Glissement à l’évaporation', 'temperatureDifference'],
  ['glide_cdr', 'Glissement à la condensation', 'temperatureDifference'],
  ['q0v', 'Production frigorifique volumétrique', 'volumetricCapacity'],
  ['suction_volume_h', 'Débit volumique aspiré', 'volumeFlow'],
] as const;

function technique({ judged }: Doors): readonly Line[] {
  const columns = judged.stages.length > 1 ? judged.stages.map(({ permanent }) => permanent) : [judged.permanent];
  const { leak, end_of_life, indirect, tewi } = judged.tewi ?? {};
  const kilograms = (value: number | undefined): string => `${whole(value ?? Number.NaN)} kg CO₂e`;
  return [
    ...INDICATORS.map(([key, words, quantity]): Line => [
      words,
      ...columns.map((column) => number(quantity, column[key].value)),
    ]),
    ['Fuites', kilograms(leak)],
    ['Fin de vie', kilograms(end_of_life)],
    ['Électricité', kilograms(indirect)],
    ['TEWI', kilograms(tewi)],
  ];
}

const ZONES = {
  evaporation: 'Évaporation',
  superheat: 'Surchauffe',
  desuperheating: 'Désurchauffe',
  condensation: 'Condensation',
  subcooling: 'Sous-refroidissement',
  gas_cooling: 'Refroidissement',
} as const;

function exchanger(one: ExchangerFigures | null): readonly Line[] {
  if (one === null) return [];
  const isLiquid = one.medium !== 'air';
  const row = (words: string, quantity: ShownQuantity, value: number | null): readonly Line[] =>
    value === null ? [] : [[words, full(quantity, value)]];
  const zones = Object.entries(ZONES).flatMap(([key, words]): readonly Line[] => {
    const zone = one.zones[key as keyof typeof ZONES];
    return zone === undefined
      ? []
      : [[words, number('power', zone.duty), share(zone.share), conductance(zone.ua), share(zone.ua_share)]];
  });
  return [
    ...row('Puissance', 'power', one.duty),
    ...row('Entrée du secondaire', 'temperature', one.t_in),
    ...row('Sortie du secondaire', 'temperature', one.t_out),
    ...row('Débit volumique', isLiquid ? 'liquidFlow' : 'volumeFlow', one.flow),
    ...row('Débit massique', 'massFlow', one.mass_flow_s),
    ...row('Chaleur massique', 'specificHeat', one.cp),
    ...row('Masse volumique', 'density', one.rho),
    ...row('Point de congélation', 'temperature', one.freezing),
    ...row('Saturation de référence', 'temperature', one.t_sat),
    ...row('DTLM sur la saturation', 'temperatureDifference', one.lmtd),
    ...(one.ua === null ? [] : [['UA sur la saturation', `${conductance(one.ua)} kW/K`] as const]),
    ...(one.ua_profile === null ? [] : [['UA du profil réel', `${conductance(one.ua_profile)} kW/K`] as const]),
    ...row('Écart moyen du profil', 'temperatureDifference', one.mean_difference),
    ...row('Pincement', 'temperatureDifference', one.pinch),
    ...row('Approche', 'temperatureDifference', one.approach),
    ...zones,
  ];
}

function exchangers({ crossed }: Doors): readonly Line[] {
  const { recovery } = crossed;
  return [
    ...exchanger(crossed.permanent.evaporator),
    ...exchanger(crossed.permanent.condenser),
    ...(recovery === null
      ? []
      : ([
          ['Récupérable au plus', full('power', recovery.power)],
          ['Reste au condenseur ou refroidisseur', full('power', recovery.rest)],
          ['Débit d’eau', full('liquidFlow', recovery.flow)],
          ['Fluide frigorigène en sortie', full('temperature', recovery.t_refrigerant)],
          ['Froid et chaleur utiles par kW absorbé', number('ratio', recovery.both)],
          ['Part de la chaleur rejetée', share(recovery.share)],
        ] as const)),
  ];
}

const SECTIONS = {
  asp: 'Ligne aspiration',
  ref: 'Ligne refoulement',
  ll: 'Ligne liquide',
  condenser: 'Condenseur',
  evaporator: 'Évaporateur',
  receiver: 'Bouteille liquide',
} as const;

function charge({ held }: Doors): readonly Line[] {
  const { sections, range, room } = held;
  const masses = (of: { low: number; usual: number; high: number }): string[] =>
    numbers(['mass', of.low], ['mass', of.usual], ['mass', of.high]);
  const known = Object.values(sections).filter((one) => one !== null);
  const all = known.reduce((sum, { range: { usual } }) => sum + usual, 0);
  const rows = Object.entries(SECTIONS).flatMap(([key, words]): readonly Line[] => {
    const one = sections[key];
    if (!one) return [];
    const own = numbers(['volume', one.volume], ['density', one.density]);
    return [[words, ...own, ...masses(one.range), share(one.range.usual / all)]];
  });
  return [
    ...rows,
    [`Charge totale ${dash} ${dash}`, ...masses(range)],
    ['Équivalent CO₂ (haute)', tonnes(held.co2e_range?.high)],
    ...(held.leak_class === 'aucun'
      ? []
      : ['Tous les', 'tous les'].map((every): Line => {
          const named = every === 'tous les' ? String(held.leak_class).toLowerCase() : String(held.leak_class);
          return [every, String(held.interval_months), `mois (classe ${named})`];
        })),
    ...(room?.notes ?? []).flatMap(({ values }): readonly Line[] =>
      Object.values(values).map((value) => ['', `${messageNumber(value, { significant: 4 }, 'fr')} kg`] as const),
    ),
  ];
}

const CATEGORIES = {
  ...{ 'Non soumis': 'Non soumis', 'Art 4§3': 'Article 4, § 3', 'Cat I': 'Catégorie I', 'Cat II': 'Catégorie II' },
  ...{ 'Cat III': 'Catégorie III', 'Cat IV': 'Catégorie IV' },
} as const;

function pressure({ again, sized, held }: Doors): readonly Line[] {
  return itemsOf(again.input, sized, held).map((item) => {
    const { key, pressure: gauge, dn, isNominal, volume = 0, table } = item;
    return [
      SECTIONS[key as keyof typeof SECTIONS],
      number('gaugePressure', gauge),
      dn === undefined ? full('volume', volume) : `DN ${formatNumber(dn, isNominal ? 0 : 1, 'fr')}`,
      dn === undefined ? `${whole(gauge * volume)} bar·L` : `${whole(gauge * dn)} bar`,
      String(table ?? dash),
      CATEGORIES[item.category],
    ];
  });
}

/** Everything of it that is a figure, part by part. */
export const figuresOf = (study: Study, doors: Doors): Readonly<Partial<Record<PartName, readonly Line[]>>> => ({
  conclusion: conclusion(study, doors),
  inputs: inputs(study, doors),
  figures: figures(study, doors),
  stages: stages(doors),
  points: points(doors),
  pipes: pipes(doors),
  technique: technique(doors),
  exchangers: exchangers(doors),
  charge: charge(doors),
  pressure: pressure(doors),
});
