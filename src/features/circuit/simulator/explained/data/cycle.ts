/** The figures of a cycle: those of every one, then those only some have. Φ₀, Φₖ cooling and heating capacity, P power of compression. */
import { limitsOf } from '../../../../../machine/limits.ts';
import type { Regime } from '../../../../../machine/limits.ts';
import { same, text } from '../../../../../language/index.ts';
import type { Explanations } from '../names.ts';
import { CARNOT, DEW_CONVENTION, ENERGY_BALANCE, EQUATION_OF_STATE, PRACTICE } from '../sources.ts';
import { between } from './ranges.ts';
import { BRANCHED } from './branched.ts';

/** Of a machine of which nothing is known. */
const LIMITS = limitsOf({});
const dischargesOf = (fluid?: string, regime?: Regime): readonly string[] => {
  const { discharge } = limitsOf({}, fluid, regime);
  return [discharge?.watch, discharge?.max].map((limit) => String(limit));
};
const DISCHARGES = {
  usual: dischargesOf(),
  co2: dischargesOf('R744', 'transcritical'),
  ammonia: dischargesOf('R717'),
};

export const CYCLE: Explanations<'cycle'> = {
  ...BRANCHED,
  eer: {
    meaning: text(
      'Froid produit pour une unité d’énergie donnée au fluide par le compresseur. Ni moteur, ni ventilateurs, ni pompes\u00a0: ce n’est pas l’EER d’une fiche, qui compte l’électricité.',
      'Cooling for one unit of energy the compressor gives the refrigerant. No motor, fan or pump: not the EER of a data sheet, which counts electricity.',
    ),
    formula: text(
      'EER = Φ₀ / P\u202f; un étage\u00a0: (h_g − h_e) / (h_c − h_a)',
      'EER = Φ₀ / P; one stage: (h_g − h_e) / (h_c − h_a)',
    ),
    range: text(
      'Toujours sous l’EER de Carnot. À comparer aux mêmes températures seulement.',
      'Always below the Carnot EER. To be compared at the same temperatures only.',
    ),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  cop: {
    meaning: text(
      'Chaleur rejetée pour une unité d’énergie donnée au fluide\u00a0: le rendement d’une pompe à chaleur à ce point, sans moteur ni auxiliaires.',
      'Heat rejected for one unit of energy given to the refrigerant: a heat pump’s performance at this point, without motor and auxiliaries.',
    ),
    formula: text(
      'COP = Φₖ / P\u202f; un étage, sans échange dans les lignes\u00a0: EER + 1',
      'COP = Φₖ / P; one stage, no heat exchanged in the lines: EER + 1',
    ),
    range: text('Toujours sous le COP de Carnot.', 'Always below the Carnot COP.'),
    source: ENERGY_BALANCE,
    page: 'season',
  },
  power_cold: {
    meaning: text(
      'Chaleur que l’évaporateur prend à ce qu’il refroidit. La surchauffe de la ligne d’aspiration n’en est pas\u00a0: elle charge le compresseur sans refroidir.',
      'Heat the evaporator takes from what it cools. Superheat of the suction line is no part of it: it loads the compressor and cools nothing.',
    ),
    formula: text('Φ₀ = débit massique · (h_g − h_f)', 'Φ₀ = mass flow · (h_g − h_f)'),
    range: text('Celle que demande le bilan thermique.', 'What the heat load asks.'),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  power_heat: {
    meaning: text(
      'Chaleur que le condenseur, ou le refroidisseur de gaz, doit rejeter\u00a0: c’est elle qui le dimensionne.',
      'Heat the condenser or gas cooler has to reject: what it is sized by.',
    ),
    formula: text('Φₖ = débit massique · (h_c − h_d)', 'Φₖ = mass flow · (h_c − h_d)'),
    range: text(
      'Puissance frigorifique plus puissance du compresseur, plus ce que les lignes échangent.',
      'Cooling capacity plus compressor power, plus what the lines exchange.',
    ),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  power_compressor: {
    meaning: text(
      'Puissance donnée au fluide. Divisez-la par le rendement du moteur pour l’électricité, sauf si le rendement isentropique saisi est un rendement global.',
      'Power given to the refrigerant. Divide by the motor efficiency for electricity, unless the isentropic efficiency entered is an overall one.',
    ),
    formula: text(
      'P = débit massique · (h_c − h_a), avec h_c = h_a + (h_b − h_a) / η_is',
      'P = mass flow · (h_c − h_a), with h_c = h_a + (h_b − h_a) / η_is',
    ),
    range: text(
      'Un rendement isentropique de 1 est celui d’un compresseur parfait\u202f; 0,6 à 0,75 est courant.',
      'An isentropic efficiency of 1 is a perfect compressor; 0.6 to 0.75 is common.',
    ),
    source: PRACTICE,
    page: 'polynomials',
  },
  discharge: {
    meaning: text(
      'Température du gaz à la sortie du compresseur. Trop haute, elle use l’huile et les clapets. Jugée par la limite saisie, sinon par le tableau des limites usuelles.',
      'Temperature of the gas leaving the compressor. Too high, it wears oil and valves. Judged by the limit typed, else by the table of usual limits.',
    ),
    formula: text(
      'Sur l’équation d’état, à h_c et à la pression de refoulement',
      'From the equation of state at h_c and the discharge pressure',
    ),
    range: text(
      `Usuel, compresseur non dit\u00a0: à surveiller au-delà de ${DISCHARGES.usual[0]}\u202f°C, au plus ${DISCHARGES.usual[1]}\u202f°C\u202f; R744 transcritique ${DISCHARGES.co2[0]} et ${DISCHARGES.co2[1]}\u202f°C\u202f; ammoniac ${DISCHARGES.ammonia[0]} et ${DISCHARGES.ammonia[1]}\u202f°C (à vérifier auprès du fabricant).`,
      `Usual, compressor not said: to be watched above ${DISCHARGES.usual[0]}\u202f°C, at most ${DISCHARGES.usual[1]}\u202f°C; transcritical R744 ${DISCHARGES.co2[0]} and ${DISCHARGES.co2[1]}\u202f°C; ammonia ${DISCHARGES.ammonia[0]} and ${DISCHARGES.ammonia[1]}\u202f°C (to be checked with the maker).`,
    ),
    source: PRACTICE,
    page: 'diagram',
  },
  mass_flow: {
    meaning: text(
      'Masse de fluide qui passe au compresseur. Tuyauteries, détendeur et échangeurs en découlent.',
      'Mass of refrigerant through the compressor. Pipes, valve and exchangers follow from it.',
    ),
    formula: text('débit = Φ₀ / (h_g − h_f)', 'mass flow = Φ₀ / (h_g − h_f)'),
    range: text('Proportionnel à la puissance demandée.', 'In proportion to the capacity asked.'),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  step_volume_h: {
    meaning: text(
      'Volume que les pistons ou la spirale balaient en une heure\u00a0: la taille du compresseur à choisir.',
      'Volume the pistons or the scroll sweep in an hour: the size of the compressor to choose.',
    ),
    formula: text(
      'V = débit massique / (ρ_a · η_v), ρ_a masse volumique à l’aspiration',
      'V = mass flow / (ρ_a · η_v), ρ_a the density at suction',
    ),
    range: text(
      'Avec η_v = 1, c’est le volume aspiré, et aucun compresseur ne fait aussi bien.',
      'With η_v = 1 it is the volume drawn in, and no compressor does as well.',
    ),
    source: ENERGY_BALANCE,
    page: 'polynomials',
  },
  tau: {
    meaning: text(
      'Haute pression sur basse pression, en pressions absolues. Il fixe le rendement volumétrique et le refoulement.',
      'High over low pressure, both absolute. It sets volumetric efficiency and discharge temperature.',
    ),
    formula: text('τ = p_HP / p_BP, en bar abs.', 'τ = p_HP / p_LP, in bar abs.'),
    range: between(LIMITS.ratio.good),
    source: PRACTICE,
    page: 'intermediate',
  },
  eer_carnot: {
    meaning: text(
      'EER d’une machine sans perte entre les mêmes températures\u00a0: la limite que rien ne dépasse, à laquelle on rapporte l’EER.',
      'EER of a machine without losses between the same temperatures: the limit nothing exceeds, and the yardstick of the EER.',
    ),
    formula: text('EER_C = T_e / (T_c − T_e), en kelvins', 'EER_C = T_e / (T_c − T_e), in kelvins'),
    range: text('Une bonne machine atteint 0,4 à 0,7 de cette valeur.', 'A good machine reaches 0.4 to 0.7 of it.'),
    source: CARNOT,
    page: 'diagram',
  },
  cop_carnot: {
    meaning: text(
      'COP d’une machine sans perte entre les mêmes températures.',
      'COP of a machine without losses between the same temperatures.',
    ),
    formula: text('COP_C = T_c / (T_c − T_e), en kelvins', 'COP_C = T_c / (T_c − T_e), in kelvins'),
    range: text('EER de Carnot plus 1.', 'The Carnot EER plus 1.'),
    source: CARNOT,
    page: 'season',
  },
  x_f: {
    meaning: text(
      'Part de vapeur à l’entrée de l’évaporateur\u00a0: elle ne refroidit plus rien. Le sous-refroidissement la diminue.',
      'Share of vapour at the evaporator inlet: it cools nothing any more. Subcooling lowers it.',
    ),
    formula: text(
      'x_f = (h_f − h_bulle) / (h_rosée − h_bulle), à la basse pression',
      'x_f = (h_f − h_bubble) / (h_dew − h_bubble), at low pressure',
    ),
    range: between(LIMITS.flash.good),
    source: EQUATION_OF_STATE,
    page: 'flash',
  },
  q0v: {
    meaning: text(
      'Froid d’un mètre cube aspiré\u00a0: plus il est grand, plus le compresseur est petit.',
      'Cooling of one cubic metre drawn in: the greater it is, the smaller the compressor.',
    ),
    formula: same('q₀ᵥ = (h_g − h_f) · ρ_a'),
    range: text('Propre au fluide et à l’évaporation.', 'Of the refrigerant and the evaporating temperature.'),
    source: EQUATION_OF_STATE,
    page: 'diagram',
  },
  mass_flow_s: {
    meaning: text(
      'Masse de fluide qui passe au compresseur qui refoule vers le condenseur.',
      'Mass of refrigerant through the compressor that discharges to the condenser.',
    ),
    formula: text('Bilans d’énergie des enceintes du cycle', 'Energy balances of the cycle’s enclosures'),
    range: text('Proportionnel à la puissance demandée.', 'In proportion to the capacity asked.'),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  p_gc_opt: {
    meaning: text(
      'Pression du refroidisseur de gaz dont l’EER est le meilleur à cette température de sortie.',
      'Gas cooler pressure with the best EER at this outlet temperature.',
    ),
    formula: text('EER(p) le plus grand', 'the largest EER(p)'),
    range: text('Au-dessus de la pression critique du fluide.', 'Above the critical pressure of the refrigerant.'),
    source: text(
      'Recherche par demi-bar sur la machine simulée, puis section dorée.',
      'Search by half a bar on the simulated machine, then a golden section.',
    ),
    page: 'optimum',
  },
  te_hp: {
    meaning: text(
      'Évaporation du circuit HP, plus basse que la condensation du circuit BP de l’écart saisi.',
      'Evaporation of the high circuit, below the condensation of the low one by the difference entered.',
    ),
    formula: text('T_e,HP = T_c,BP − écart', 'T_e,high = T_c,low − difference'),
    range: text('Entre les deux niveaux extrêmes de la cascade.', 'Between the two outer levels of the cascade.'),
    source: DEW_CONVENTION,
    page: 'intermediate',
  },
};
