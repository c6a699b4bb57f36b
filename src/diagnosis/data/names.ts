/** What each hypothesis is called, for whoever says it: the page, its report, the assistant. */
import type { Bilingual, Locale } from '../../language/index.ts';

export const HYPOTHESIS_NAMES = {
  normal: {
    fr: 'Fonctionnement normal',
    en: 'Normal operation',
  },
  undercharge: {
    fr: 'Manque de charge (fuite)',
    en: 'Undercharge (leak)',
  },
  overcharge: {
    fr: 'Excès de charge',
    en: 'Overcharge',
  },
  noncondensable: {
    fr: 'Incondensables (air, azote)',
    en: 'Non-condensable gas',
  },
  cond_fouling: {
    fr: 'Condenseur encrassé ou trop petit (échange)',
    en: 'Condenser fouled or too small (heat transfer)',
  },
  cond_flow: {
    fr: 'Débit insuffisant au condenseur (ventilateur, pompe, recyclage)',
    en: 'Low flow at the condenser (fan, pump, recirculation)',
  },
  evap_flow: {
    fr: 'Débit insuffisant à l’évaporateur (filtre, ventilateur, pompe)',
    en: 'Low flow at the evaporator (filter, fan, pump)',
  },
  evap_fouling: {
    fr: 'Évaporateur givré ou encrassé (échange)',
    en: 'Evaporator iced or fouled (heat transfer)',
  },
  liquid_restriction: {
    fr: 'Restriction de la ligne liquide (déshydrateur, vanne)\u00a0: prédétente',
    en: 'Liquid line restriction (drier, valve)',
  },
  valve_under: {
    fr: 'Détendeur sous-alimentant (fermé, grippé, train déchargé, buse petite)',
    en: 'Expansion valve under-feeding',
  },
  valve_over: {
    fr: 'Détendeur suralimentant (ouvert, bulbe mal fixé, buse grande)',
    en: 'Expansion valve over-feeding',
  },
  hunting: {
    fr: 'Pompage du détendeur',
    en: 'Expansion valve hunting',
  },
  compressor_leak: {
    fr: 'Compresseur usé\u00a0: clapets ou segments fuyards',
    en: 'Worn compressor: leaking valves or rings',
  },
  flash_gas: {
    fr: 'Vaporisation en ligne liquide (dénivelé, perte de charge, échauffement)',
    en: 'Flash gas in the liquid line (lift, pressure drop, heat gain)',
  },
  wrong_fluid: {
    fr: 'Fluide différent ou mélange fractionné',
    en: 'Different fluid or fractionated blend',
  },
  oil_logging: {
    fr: 'Huile piégée à l’évaporateur',
    en: 'Oil logged in the evaporator',
  },
  low_load: {
    fr: 'Charge thermique faible (pas une panne)',
    en: 'Low heat load (not a fault)',
  },
  high_load: {
    fr: 'Charge thermique forte, mise en régime (pas une panne)',
    en: 'High heat load, pull-down (not a fault)',
  },
  low_head: {
    fr: 'HP trop basse (régulation de condensation, hiver)',
    en: 'Head pressure too low (condensing control, winter)',
  },
  suction_restriction: {
    fr: 'Restriction à l’aspiration (filtre, vanne, tube)',
    en: 'Suction restriction (filter, valve, pipe)',
  },
  reversing_valve: {
    fr: 'Vanne 4 voies fuyarde (PAC)',
    en: 'Leaking reversing valve (heat pump)',
  },
  sensor: {
    fr: 'Mesure incohérente (sonde, manomètre, prise)',
    en: 'Inconsistent measurement (probe, gauge, port)',
  },
  unknown: {
    fr: 'Plusieurs causes, ou une que le modèle ne connaît pas',
    en: 'Several causes, or one the model does not know',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type HypothesisName = keyof typeof HYPOTHESIS_NAMES;

/** All names in one language. */
export const hypothesisNames = (locale: Locale): Readonly<Record<HypothesisName, string>> =>
  Object.fromEntries(Object.entries(HYPOTHESIS_NAMES).map(([key, name]) => [key, name[locale]])) as Record<
    HypothesisName,
    string
  >;
