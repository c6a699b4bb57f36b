/** Figures only some cycles tell: an internal exchanger, two stages, a cascade, a booster, mechanical subcooling, an ejector. */
import type { FigureKey } from '../../../../../simulation/types.ts';
import { same, text } from '../../../../../language/index.ts';
import type { Explanation, Explanations } from '../names.ts';
import {
  EFFECTIVENESS,
  EJECTOR,
  ENERGY_BALANCE,
  EQUAL_RATIOS,
  EQUATION_OF_STATE,
  PRACTICE,
  SEARCHED,
} from '../sources.ts';

type CommonKey =
  'eer' | 'power_cold' | 'power_heat' | 'power_compressor' | 'mass_flow_s' | 'x_f' | 'q0v' | 'p_gc_opt' | 'te_hp';

const RANGE_OF_DUTY = text('Proportionnelle à la puissance demandée.', 'In proportion to the capacity asked.');

const power = (fr: string, en: string): Explanation => ({
  meaning: text(fr, en),
  formula: text('débit massique · Δh', 'mass flow · Δh'),
  range: RANGE_OF_DUTY,
  source: ENERGY_BALANCE,
  page: 'intermediate',
});

const flow = (fr: string, en: string): Explanation => ({
  meaning: text(fr, en),
  formula: text('Bilans de masse et d’énergie des enceintes', 'Mass and energy balances of the enclosures'),
  range: RANGE_OF_DUTY,
  source: ENERGY_BALANCE,
  page: 'intermediate',
});

const BASE = text(
  'Celle du même fluide en un étage, mêmes charges.',
  'That of the same refrigerant in one stage, same duties.',
);
const SUBCOOLING = text(
  'Entre 0 et l’écart avec l’évaporation auxiliaire.',
  'Between 0 and what the auxiliary evaporation leaves.',
);

export const BRANCHED: Pick<Explanations<'cycle'>, Exclude<FigureKey, CommonKey>> = {
  power_ihx: {
    meaning: text(
      'Chaleur que le liquide cède à la vapeur aspirée dans l’échangeur interne\u00a0: plus de froid au kilogramme, mais un refoulement plus chaud.',
      'Heat the liquid gives the suction vapour in the suction-line heat exchanger: more cooling per kilogram, and a hotter discharge.',
    ),
    formula: text(
      'efficacité · min[h(T_d, p_e) − h_g\u202f; h_d − h(T_g, p_c)]',
      'effectiveness · min[h(T_d, p_e) − h_g; h_d − h(T_g, p_c)]',
    ),
    range: text('Efficacité de 0 à 0,95.', 'Effectiveness from 0 to 0.95.'),
    source: EFFECTIVENESS,
    page: 'diagram',
  },
  eer_base: {
    meaning: text(
      'EER d’un seul étage aux mêmes températures, surchauffes et charges\u00a0: ce à quoi ce cycle se compare.',
      'EER of one stage at the same temperatures, superheats and duties: what this cycle is compared with.',
    ),
    formula: text('Φ₀ / P du cycle à un étage', 'Φ₀ / P of the one-stage cycle'),
    range: text('Sous l’EER de Carnot.', 'Below the Carnot EER.'),
    source: ENERGY_BALANCE,
    page: 'intermediate',
  },
  gain: {
    meaning: text('De combien l’EER dépasse celui d’un seul étage.', 'By how much the EER exceeds that of one stage.'),
    formula: text('EER / EER en un étage − 1', 'EER / one-stage EER − 1'),
    range: text('Négatif, le cycle coûte plus qu’il ne rend.', 'Negative, the cycle costs more than it gives.'),
    source: ENERGY_BALANCE,
    page: 'intermediate',
  },
  q0v_gain: {
    meaning: text(
      'De combien un mètre cube aspiré refroidit plus qu’en un étage\u00a0: le compresseur rapetisse d’autant.',
      'By how much a cubic metre drawn in cools more than in one stage: the compressor shrinks by as much.',
    ),
    formula: text('q₀ᵥ / q₀ᵥ en un étage − 1', 'q₀ᵥ / one-stage q₀ᵥ − 1'),
    range: BASE,
    source: EQUATION_OF_STATE,
    page: 'diagram',
  },
  t_discharge_rise: {
    meaning: text(
      'De combien le refoulement est plus chaud qu’en un étage.',
      'By how much the discharge is hotter than in one stage.',
    ),
    formula: text('T_c − T_c en un étage', 'T_c − one-stage T_c'),
    range: text('Le refoulement reste sous sa limite saisie.', 'The discharge stays below the limit entered.'),
    source: EQUATION_OF_STATE,
    page: 'diagram',
  },
  p_int: {
    meaning: text(
      'Pression entre les deux étages, absolue. Sur place, elle s’établit là où l’étage haut avale ce que l’étage bas refoule.',
      'Pressure between the two stages, absolute. On site it settles where the high stage takes in what the low one discharges.',
    ),
    formula: text('saisie, moyenne géométrique ou recherchée', 'entered, geometric mean or searched for'),
    range: text('Entre l’évaporation et la condensation.', 'Between evaporating and condensing pressure.'),
    source: EQUAL_RATIOS,
    page: 'intermediate',
  },
  p_geo: {
    meaning: text(
      'Pression qui donne le même taux aux deux étages.',
      'Pressure that gives both stages the same ratio.',
    ),
    formula: text('√(p_HP · p_BP), absolues', '√(p_HP · p_LP), absolute'),
    range: text('Près de l’optimum, l’EER change très peu.', 'Near the optimum the EER changes very little.'),
    source: EQUAL_RATIOS,
    page: 'intermediate',
  },
  p_opt: {
    meaning: text(
      'Pression intermédiaire, ou de la bouteille, dont l’EER est le meilleur, le reste comme saisi.',
      'Intermediate or receiver pressure with the best EER, the rest as entered.',
    ),
    formula: text('EER(p) le plus grand', 'the largest EER(p)'),
    range: text('Entre l’évaporation et la haute pression.', 'Between evaporation and the high pressure.'),
    source: SEARCHED,
    page: 'intermediate',
  },
  eer_geo: {
    meaning: text(
      'EER à la moyenne géométrique\u00a0: ce que coûte de ne pas chercher l’optimum.',
      'EER at the geometric mean: what it costs not to search for the optimum.',
    ),
    formula: text('EER(√(p_HP · p_BP))', 'EER(√(p_HP · p_LP))'),
    range: text('Au plus l’EER optimal.', 'At most the best EER.'),
    source: EQUAL_RATIOS,
    page: 'intermediate',
  },
  t_rasi: {
    meaning: text(
      'Température intermédiaire d’une règle de métier pour l’ammoniac, à vérifier à sa source.',
      'Intermediate temperature of a rule of the trade for ammonia, to be verified at its source.',
    ),
    formula: text('0,4·T_c + 0,6·T_e + 3\u202f°C', '0.4·T_c + 0.6·T_e + 3\u202f°C'),
    range: text('Ammoniac seulement.', 'Ammonia only.'),
    source: text('Règle de Rasi (à vérifier).', 'Rasi’s rule (to be verified).'),
    page: 'intermediate',
  },
  p_rasi: {
    meaning: text('Pression de rosée à cette température.', 'Dew pressure at that temperature.'),
    formula: text('p_rosée(T)', 'p_dew(T)'),
    range: text('Ammoniac seulement.', 'Ammonia only.'),
    source: text('Règle de Rasi (à vérifier).', 'Rasi’s rule (to be verified).'),
    page: 'intermediate',
  },
  p_sep: {
    meaning: text(
      'Pression absolue où le diffuseur porte le mélange\u00a0: le compresseur aspire là, plus haut que l’évaporateur.',
      'Absolute pressure the diffuser brings the mixture to: the compressor draws there, higher than the evaporator.',
    ),
    formula: text(
      'titre à la sortie du diffuseur = part du courant moteur',
      'quality after the diffuser = share of the motive flow',
    ),
    range: text(
      'Au-dessus de l’évaporation, sinon l’éjecteur ne sert à rien.',
      'Above the evaporating pressure, or the ejector serves nothing.',
    ),
    source: EJECTOR,
    page: 'flash',
  },
  lift: {
    meaning: text(
      'Pression du séparateur sur celle de l’évaporateur\u00a0: ce que l’éjecteur relève sans travail, que le compresseur n’a plus à faire.',
      'Pressure of the separator over that of the evaporator: what the ejector lifts without work, and the compressor need not.',
    ),
    formula: text('p_séparateur / p_évaporation, absolues', 'p_separator / p_evaporating, absolute'),
    range: text(
      'Plus grand avec de meilleurs rendements et une haute pression plus forte.',
      'Larger with better efficiencies and a higher high pressure.',
    ),
    source: EJECTOR,
    page: 'flash',
  },
  entrainment: {
    meaning: text(
      'Kilogrammes tirés de l’évaporateur pour un kilogramme de fluide moteur.',
      'Kilograms drawn from the evaporator for a kilogram of motive fluid.',
    ),
    formula: text('débit entraîné / débit moteur', 'entrained flow / motive flow'),
    range: text('Fixé par le séparateur\u00a0: (1 − x) / x.', 'Set by the separator: (1 − x) / x.'),
    source: EJECTOR,
    page: 'flash',
  },
  mass_flow_ent: flow(
    'Débit de l’évaporateur, que l’éjecteur entraîne.',
    'Flow of the evaporator, entrained by the ejector.',
  ),
  mass_flow_bp: flow('Débit de l’étage ou du circuit BP.', 'Flow of the low stage or circuit.'),
  mass_flow_hp: flow('Débit de l’étage ou du circuit HP.', 'Flow of the high stage or circuit.'),
  mass_flow_lt: flow('Débit des évaporateurs BT.', 'Flow of the low-temperature evaporators.'),
  mass_flow_mt: flow('Débit du compresseur MT.', 'Flow of the medium-temperature compressor.'),
  mass_flow_gc: flow('Débit du refroidisseur de gaz.', 'Flow of the gas cooler.'),
  mass_flow_flash: flow('Vapeur de détente que rend la bouteille.', 'Flash vapour the receiver gives back.'),
  mass_flow_aux: flow('Débit de la machine auxiliaire.', 'Flow of the auxiliary machine.'),
  power_bp: power('Puissance donnée au fluide par l’étage BP.', 'Power the low stage gives the refrigerant.'),
  power_hp: power('Puissance donnée au fluide par l’étage HP.', 'Power the high stage gives the refrigerant.'),
  power_lt: power(
    'Puissance donnée au fluide par l’étage BT.',
    'Power the low-temperature stage gives the refrigerant.',
  ),
  power_mt: power(
    'Puissance donnée au fluide par l’étage MT.',
    'Power the medium-temperature stage gives the refrigerant.',
  ),
  power_par: power(
    'Puissance du compresseur parallèle, qui reprend la vapeur de la bouteille.',
    'Power of the parallel compressor, which takes the receiver’s vapour.',
  ),
  power_aux: power('Puissance donnée au fluide de la machine auxiliaire.', 'Power given to the auxiliary refrigerant.'),
  power_desup: power(
    'Chaleur que le désurchauffeur rejette entre les deux étages.',
    'Heat the desuperheater rejects between the stages.',
  ),
  power_sub: power(
    'Chaleur que la machine auxiliaire prend au liquide.',
    'Heat the auxiliary machine takes from the liquid.',
  ),
  power_cascade: power(
    'Chaleur qui passe du circuit BP au circuit HP.',
    'Heat that passes from the low circuit to the high one.',
  ),
  x_inj: {
    meaning: text(
      'Part du débit de l’étage haut qui vient de l’injection.',
      'Share of the high stage’s flow that comes from injection.',
    ),
    formula: text('débit injecté / débit HP', 'injected flow / high-stage flow'),
    range: text('Trop forte, elle déclenche un avertissement.', 'Too high, it raises a warning.'),
    source: ENERGY_BALANCE,
    page: 'intermediate',
  },
  volume_ratio: {
    meaning: text(
      'Volume balayé de l’étage bas sur celui de l’étage haut\u00a0: ce qui fixe vraiment la pression intermédiaire d’une machine compound.',
      'Swept volume of the low stage over that of the high one: what really sets the intermediate pressure of a compound machine.',
    ),
    formula: text('V_BP / V_HP', 'V_low / V_high'),
    range: text('3 pour trois cylindres BP et un HP.', '3 for three low-stage cylinders and one high.'),
    source: ENERGY_BALANCE,
    page: 'intermediate',
  },
  t_cas: {
    meaning: text(
      'Température de rosée à laquelle le circuit BP condense, dans l’échangeur de la cascade.',
      'Dew temperature at which the low circuit condenses in the cascade exchanger.',
    ),
    formula: text('saisie ou recherchée', 'entered or searched for'),
    range: text('Entre les deux niveaux extrêmes.', 'Between the two outer levels.'),
    source: SEARCHED,
    page: 'intermediate',
  },
  t_opt: {
    meaning: text(
      'Condensation BP dont l’EER de la cascade est le meilleur.',
      'Condensation of the low circuit with the best EER of the cascade.',
    ),
    formula: text('EER(T) le plus grand', 'the largest EER(T)'),
    range: text('Entre les deux niveaux extrêmes.', 'Between the two outer levels.'),
    source: SEARCHED,
    page: 'intermediate',
  },
  x_rec: {
    meaning: text(
      'Part de vapeur de ce qui entre dans la bouteille après la première détente.',
      'Share of vapour of what enters the receiver after the first expansion.',
    ),
    formula: same('(h − h′) / (h″ − h′)'),
    range: text('Plus basse quand le refroidisseur sort plus froid.', 'Lower as the gas cooler leaves colder.'),
    source: EQUATION_OF_STATE,
    page: 'transcritical',
  },
  p_rec: {
    meaning: text(
      'Pression absolue de la bouteille flash, entre le refroidisseur et les évaporateurs.',
      'Absolute pressure of the receiver, between gas cooler and evaporators.',
    ),
    formula: text('saisie ou recherchée', 'entered or searched for'),
    range: text('Au-dessus de l’évaporation MT.', 'Above the medium-temperature evaporation.'),
    source: PRACTICE,
    page: 'transcritical',
  },
  eer_bypass: {
    meaning: text(
      'EER si la vapeur de la bouteille est détendue vers l’aspiration MT au lieu d’être comprimée à part.',
      'EER with the receiver’s vapour expanded to the medium suction instead of compressed on its own.',
    ),
    formula: text('Φ₀ / P sans compresseur parallèle', 'Φ₀ / P without the parallel compressor'),
    range: text(
      'Au plus l’EER avec compresseur parallèle, en général.',
      'As a rule at most the EER with the parallel compressor.',
    ),
    source: ENERGY_BALANCE,
    page: 'transcritical',
  },
  eer_aux: {
    meaning: text(
      'EER de la machine auxiliaire seule\u00a0: elle travaille sur un petit écart de température.',
      'EER of the auxiliary machine alone: it works over a small temperature difference.',
    ),
    formula: text('puissance du sous-refroidisseur / puissance auxiliaire', 'subcooler duty / auxiliary power'),
    range: text(
      'Bien au-dessus de l’EER du circuit principal, sinon elle ne sert à rien.',
      'Well above the EER of the main circuit, or it serves nothing.',
    ),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  te_aux: {
    meaning: text(
      'Évaporation de la machine auxiliaire, plus froide que le liquide qu’elle laisse.',
      'Evaporation of the auxiliary machine, colder than the liquid it leaves.',
    ),
    formula: text('T_liquide − pincement', 'T_liquid − approach'),
    range: text('Nettement au-dessus de l’évaporation principale.', 'Well above the main evaporation.'),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  dt_sub: {
    meaning: text(
      'De combien la machine auxiliaire refroidit le liquide.',
      'By how much the auxiliary machine cools the liquid.',
    ),
    formula: text('T_avant − T_après', 'T_before − T_after'),
    range: SUBCOOLING,
    source: ENERGY_BALANCE,
    page: 'flash',
  },
  dt_opt: {
    meaning: text(
      'Sous-refroidissement dont l’EER de l’ensemble est le meilleur.',
      'Subcooling with the best EER of the whole.',
    ),
    formula: text('EER(ΔT) le plus grand', 'the largest EER(ΔT)'),
    range: SUBCOOLING,
    source: SEARCHED,
    page: 'flash',
  },
};
