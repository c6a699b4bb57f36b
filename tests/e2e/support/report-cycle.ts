/** What of a report's figures is of the cycle alone: what it was asked, its figures, compressors and points. */
import { createFormatter } from '../../../src/kit/island/format.ts';
import type { ShownQuantity } from '../../../src/kit/island/format.ts';
import { cycleOf, nodeWords, pointOf, pointOfNode } from '../../../src/simulation/cycles/index.ts';
import type { SimulationInput } from '../../../src/simulation/types.ts';
import type { recomputed, Study } from '../../unit/support/studies.ts';
import { french } from './french.ts';

/** Words, then the figures that stand behind them. */
export type Line = readonly [words: string, ...figures: string[]];
export type Doors = ReturnType<typeof recomputed>;

const { full, number } = createFormatter({}, 'fr');
export const numbers = (...cells: readonly (readonly [ShownQuantity, number | null | undefined])[]): string[] =>
  cells.map(([quantity, value]) => number(quantity, value));

type Asked = readonly [words: string, quantity: ShownQuantity, key: keyof SimulationInput];
const ASKED_OF_ONE: readonly Asked[] = [
  ['Rendement volumétrique', 'efficiency', 'rend_v'],
  ['Rendement isentropique', 'efficiency', 'rend_is'],
  ['Température limite de refoulement', 'temperature', 't_ref'],
  ['Sous-refroidissement condenseur', 'temperatureDifference', 't_sr'],
  ['Sous-refroidissement ligne liquide', 'temperatureDifference', 't_srt'],
  ['Surchauffe utile évaporateur', 'temperatureDifference', 't_sf'],
  ['Surchauffe ligne d’aspiration', 'temperatureDifference', 't_sft'],
];
const ASKED_OF_BOOSTER: readonly Asked[] = [
  ['Rendement volumétrique', 'efficiency', 'rend_v'],
  ['Température limite de refoulement', 'temperature', 't_ref'],
  ['Pression refroidisseur de gaz', 'pressure', 'p_gc'],
  ['Température sortie refroidisseur de gaz', 'temperature', 't_out_gc'],
  ['Évaporation MT', 'temperature', 'te_mt'],
  ['Évaporation BT', 'temperature', 'te_lt'],
  ['Surchauffe MT', 'temperatureDifference', 'sh_mt'],
  ['Surchauffe BT', 'temperatureDifference', 'sh_lt'],
  ['Surchauffe des lignes de retour', 'temperatureDifference', 'sh_line'],
  ['Puissance frigorifique MT', 'power', 'q_mt'],
  ['Puissance frigorifique BT', 'power', 'q_lt'],
  ['Pression de la bouteille', 'pressure', 'p_rec'],
  ['Rendement isentropique MT', 'efficiency', 'rend_is_mt'],
  ['Rendement isentropique BT', 'efficiency', 'rend_is_lt'],
  ['Rendement isentropique parallèle', 'efficiency', 'rend_is_par'],
  ['Surchauffe à l’aspiration parallèle', 'temperatureDifference', 'sh_par'],
];

export function inputs({ stage }: Study, { again }: Doors): readonly Line[] {
  const { input, extra } = again;
  const asked = stage === undefined ? ASKED_OF_ONE : ASKED_OF_BOOSTER;
  const glides = (extra.glide_evp ?? 0) > 0.1 ? ' (rosée)' : '';
  return [
    ...asked.map(([words, quantity, key]): Line => [words, full(quantity, Number(input[key]))]),
    ...(stage === undefined
      ? ([
          [
            input.choice_1 === 2 ? 'Puissance calorifique' : 'Puissance frigorifique',
            full('power', input.choice_1_value),
          ],
          [`Température de condensation${glides}`, full('temperature', input.pt_cdr)],
          [`Température d’évaporation${glides}`, full('temperature', input.pt_evp)],
        ] as const)
      : ([['PS de la bouteille (relative)', '45,00 bar(g)']] as const)),
  ];
}

export function figures({ stage }: Study, { again }: Doors): readonly Line[] {
  const { performance, extra, architecture: own } = again;
  const discharge = stage === undefined ? 'c' : '6';
  return [
    ['EER', number('ratio', performance.eer)],
    ['Puissance frigorifique', full('power', performance.power_cold)],
    ['Puissance compresseur', full('power', performance.power_compressor)],
    [`Refoulement (${discharge})`, full('temperature', pointOf(again, 'discharge').T)],
    ['COP', number('ratio', performance.cop)],
    ['Puissance calorifique', full('power', performance.power_heat)],
    ['Débit massique', full('massFlow', performance.mass_flow_s)],
    ['Volume balayé', full('volumeFlow', performance.step_volume_h)],
    ['Taux de compression', number('ratio', extra.tau)],
    ['EER Carnot', number('ratio', performance.eer_carnot)],
    ['COP Carnot', number('ratio', performance.cop_carnot)],
    ...(own === undefined
      ? []
      : ([
          ['EER en un étage', number('ratio', own.eer_base)],
          ['Gain d’EER', full('quality', own.gain)],
          ['EER avec dérivation', number('ratio', own.eer_bypass)],
          ['Pression de la bouteille', full('pressure', own.p_rec)],
          ['Titre dans la bouteille', full('quality', own.x_rec)],
          ['Débit BT', full('massFlow', own.mass_flow_lt)],
          ['Débit MT', full('massFlow', own.mass_flow_mt)],
          ['Vapeur de détente', full('massFlow', own.mass_flow_flash)],
          ['Débit refroidisseur', full('massFlow', own.mass_flow_gc)],
          ['Puissance étage BT', full('power', own.power_lt)],
          ['Puissance étage MT', full('power', own.power_mt)],
          ['Puissance parallèle', full('power', own.power_par)],
          ['Désurchauffeur', full('power', own.power_desup)],
        ] as const)),
  ];
}

const STAGES = { lt: 'Étage BT', mt: 'Étage MT', par: 'Compression parallèle' } as const;
export const stageWords = (stage: string): string => STAGES[stage as keyof typeof STAGES];

export const stages = ({ again: { architecture } }: Doors): readonly Line[] =>
  (architecture?.stages ?? []).map((stage) => [
    `${stageWords(stage.stage)} ${stage.fluid}`,
    ...numbers(
      ['ratio', stage.tau],
      ['power', stage.power],
      ['massFlow', stage.mass_flow_s],
      ['volumeFlow', stage.step_volume_h],
      ['temperature', stage.t_discharge],
      ['ratio', stage.rend_is],
    ),
  ]);

export const points = ({ again }: Doors): readonly Line[] =>
  cycleOf(again.input).nodes.map((node) => {
    const { T, P, H, S, D } = pointOfNode(again, node);
    return [
      `${node.letter} ${nodeWords(node, again.input, 'fr', french)}`,
      ...numbers(['temperature', T], ['pressure', P], ['enthalpy', H], ['entropy', S], ['density', D]),
    ];
  });
