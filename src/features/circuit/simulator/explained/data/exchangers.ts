/** What an exchanger is told by. */
import { same, text } from '../../../../../language/index.ts';
import type { Explanations } from '../names.ts';
import { ENERGY_BALANCE, EQUATION_OF_STATE, PRACTICE } from '../sources.ts';

const SECONDARY = text(
  'Solutions\u00a0: A. Melinder, ASHRAE et fabricants, ajustées par le projet CoolProp. Air sec à 101\u202f325\u202fPa.',
  'Solutions: A. Melinder, ASHRAE and manufacturers, fitted by the CoolProp project. Dry air at 101,325\u202fPa.',
);
const OF_MEDIUM = text(
  'Propre au fluide secondaire et à sa concentration.',
  'Of the secondary fluid and its concentration.',
);
const SLICES = text(
  'Contre-courant, 60 tranches d’égale puissance recoupées aux changements de phase.',
  'Counterflow, 60 slices of equal duty cut again at each change of phase.',
);
const LOG_MEAN = text(
  'Écart moyen logarithmique (classique), depuis la saturation de rosée.',
  'Logarithmic mean difference (classical), from the dew temperature.',
);
const SIZING = text(
  'Comparer à l’UA d’un échangeur de catalogue au même régime.',
  'To be compared with the UA of a catalogue at the same regime.',
);

export const EXCHANGERS: Explanations<'exchangers'> = {
  duty: {
    meaning: text('Puissance échangée avec le fluide secondaire.', 'Heat exchanged with the secondary fluid.'),
    formula: text('débit massique · Δh du fluide frigorigène', 'mass flow · Δh of the refrigerant'),
    range: text('Celle du cycle.', 'That of the cycle.'),
    source: ENERGY_BALANCE,
    page: 'diagram',
  },
  t_in: {
    meaning: text('Température du secondaire à l’entrée.', 'Temperature of the secondary at the inlet.'),
    formula: text('saisie, ou écart d’usage avec la saturation', 'entered, or a usual difference from saturation'),
    range: text(
      '10\u202fK au-dessus de l’évaporation\u202f; 15\u202fK (air) ou 10\u202fK sous la condensation.',
      '10\u202fK above evaporation; 15\u202fK (air) or 10\u202fK below condensation.',
    ),
    source: PRACTICE,
    page: 'superheat',
  },
  t_out: {
    meaning: text('Température du secondaire à la sortie.', 'Temperature of the secondary at the outlet.'),
    formula: text('T_entrée ± puissance / (débit massique · c_p)', 'T_inlet ± duty / (mass flow · c_p)'),
    range: text(
      '5\u202fK de moins à l’évaporateur\u202f; 7\u202fK (air) ou 5\u202fK de plus au condenseur.',
      '5\u202fK less at the evaporator; 7\u202fK (air) or 5\u202fK more at the condenser.',
    ),
    source: PRACTICE,
    page: 'superheat',
  },
  flow: {
    meaning: text(
      'Débit volumique du secondaire, à ses températures.',
      'Volume flow of the secondary, at its temperatures.',
    ),
    formula: text('débit massique / ρ', 'mass flow / ρ'),
    range: text('Celui que le ventilateur ou la pompe donne.', 'What the fan or the pump gives.'),
    source: SECONDARY,
    page: 'superheat',
  },
  mass_flow_s: {
    meaning: text('Débit massique du secondaire.', 'Mass flow of the secondary.'),
    formula: text('puissance / (c_p · ΔT)', 'duty / (c_p · ΔT)'),
    range: text(
      'D’autant plus grand que le secondaire change peu de température.',
      'The greater, the less the secondary changes temperature.',
    ),
    source: ENERGY_BALANCE,
    page: 'superheat',
  },
  cp: {
    meaning: text(
      'Chaleur massique du secondaire, à sa température moyenne.',
      'Specific heat of the secondary at its mean temperature.',
    ),
    formula: text('corrélation du fluide, ou valeur saisie', 'correlation of the fluid, or the value entered'),
    range: OF_MEDIUM,
    source: SECONDARY,
    page: 'equations',
  },
  rho: {
    meaning: text('Masse volumique du secondaire.', 'Density of the secondary.'),
    formula: text('corrélation du fluide, ou valeur saisie', 'correlation of the fluid, or the value entered'),
    range: OF_MEDIUM,
    source: SECONDARY,
    page: 'equations',
  },
  freezing: {
    meaning: text(
      'Température où le secondaire commence à geler\u00a0: l’évaporation et la sortie doivent en rester au-dessus.',
      'Temperature at which the secondary begins to freeze: evaporation and outlet have to stay above it.',
    ),
    formula: text('corrélation du fluide à sa concentration', 'correlation of the fluid at its concentration'),
    range: text(
      'Sortie à 4\u202fK au-dessus, fluide frigorigène à 1\u202fK.',
      'Outlet 4\u202fK above it, refrigerant 1\u202fK.',
    ),
    source: SECONDARY,
    page: 'equations',
  },
  t_sat: {
    meaning: text(
      'Saturation depuis laquelle l’écart moyen est compté\u00a0: la rosée, ou le milieu de ce que parcourt un mélange.',
      'Saturation the mean difference counts from: the dew point, or the middle of what a blend runs through.',
    ),
    formula: text('T_rosée(p), ou moyenne pour un mélange', 'T_dew(p), or the mean for a blend'),
    range: text('Celle du cycle.', 'That of the cycle.'),
    source: EQUATION_OF_STATE,
    page: 'glide',
  },
  lmtd: {
    meaning: text(
      'Écart moyen entre secondaire et saturation\u00a0: ce que les catalogues d’échangeurs emploient.',
      'Mean difference between secondary and saturation: what catalogues of exchangers use.',
    ),
    formula: text('(ΔT₁ − ΔT₂) / ln(ΔT₁ / ΔT₂)', '(ΔT₁ − ΔT₂) / ln(ΔT₁ / ΔT₂)'),
    range: text('Plus petit, l’EER monte et l’échangeur grossit.', 'Smaller, the EER rises and the exchanger grows.'),
    source: LOG_MEAN,
    page: 'superheat',
  },
  ua: {
    meaning: text(
      'Conductance qu’il faut, comptée depuis la saturation.',
      'Conductance needed, counted from saturation.',
    ),
    formula: text('puissance / DTLM', 'duty / LMTD'),
    range: SIZING,
    source: LOG_MEAN,
    page: 'superheat',
  },
  ua_profile: {
    meaning: text(
      'Conductance du profil réel, désurchauffe et sous-refroidissement compris\u00a0: plus juste que l’UA sur la saturation.',
      'Conductance of the real profile, desuperheating and subcooling included: closer than the UA on saturation.',
    ),
    formula: text('Σ puissance / écart, par tranche', 'Σ duty / difference, slice by slice'),
    range: SIZING,
    source: SLICES,
    page: 'superheat',
  },
  mean_difference: {
    meaning: text('Écart moyen du profil réel.', 'Mean difference of the real profile.'),
    formula: text('puissance / UA du profil', 'duty / UA of the profile'),
    range: text('Au-dessus du pincement.', 'Above the pinch.'),
    source: SLICES,
    page: 'superheat',
  },
  pinch: {
    meaning: text(
      'Le plus petit écart entre les deux fluides\u00a0: sous quelques kelvins, l’échangeur devient irréalisable\u202f; négatif, les courbes se croisent.',
      'Smallest difference between the two fluids: below a few kelvins the exchanger cannot be built; negative, the curves cross.',
    ),
    formula: text('min(T chaud − T froid) le long du profil', 'min(T hot − T cold) along the profile'),
    range: text('Au moins 4\u202fK (air) ou 2\u202fK (liquide).', 'At least 4\u202fK (air) or 2\u202fK (liquid).'),
    source: PRACTICE,
    page: 'superheat',
  },
  approach: {
    meaning: text(
      'Écart à la sortie du secondaire, ou à la sortie du gaz en transcritique\u00a0: ce qu’un technicien mesure.',
      'Difference at the secondary’s outlet, or at the gas outlet when transcritical: what a technician measures.',
    ),
    formula: text(
      'T_sortie − T_rosée\u202f; condenseur\u00a0: T_rosée − T_sortie',
      'T_outlet − T_dew; condenser: T_dew − T_outlet',
    ),
    range: text(
      'Stable dans le temps\u00a0: s’il grandit, l’échangeur s’encrasse.',
      'Steady in time: growing, the exchanger fouls.',
    ),
    source: PRACTICE,
    page: 'superheat',
  },
  area: {
    meaning: text('Surface d’échange pour le coefficient U saisi.', 'Surface for the coefficient U entered.'),
    formula: same('UA / U'),
    range: text('Vaut ce que vaut U.', 'Worth what U is worth.'),
    source: text('Définition du coefficient global U.', 'Definition of the overall coefficient U.'),
    page: 'superheat',
  },
  zone: {
    meaning: text(
      'Part de chaque zone\u00a0: une désurchauffe prend peu de puissance mais parfois beaucoup de surface.',
      'Share of each zone: desuperheating takes little duty, and at times much of the surface.',
    ),
    formula: text('puissance et UA de la zone / total', 'duty and UA of the zone / total'),
    range: text('La somme fait 100\u202f%.', 'They add up to 100%.'),
    source: SLICES,
    page: 'diagram',
  },
};
