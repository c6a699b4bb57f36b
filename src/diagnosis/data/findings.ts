/** What readings forbid or suggest before any model, in words: for the page, its report and the assistant. */
import type { Bilingual, Locale } from '../../language/index.ts';

/** Of states no running machine has; `a` is what was read, `b` what it contradicts. */
export const SCREEN_TEXTS = {
  S_LP_HP: {
    fr: 'BP au-dessus de la HP\u00a0: flexibles inversés, ou ports à l’air. Reprenez les deux pressions',
    en: 'LP above HP: hoses swapped, or ports open to air. Read both pressures again',
  },
  S_STOPPED: {
    fr: 'Machine à l’arrêt\u00a0: pressions presque égales. Pas de diagnostic de marche\u202f; faites l’essai à l’arrêt (pression contre température)',
    en: 'Machine stopped: pressures nearly equal. No running diagnosis; do the standstill test (pressure against temperature)',
  },
  S_TAU: {
    fr: 'Rapport HP/BP de {{v}}\u00a0: hors de tout compresseur simple. Reprenez les deux pressions, relatives ou absolues',
    en: 'HP/LP ratio of {{v}}: beyond any single compressor. Read both pressures again, gauge or absolute',
  },
  S_TK_UNDER_AIR: {
    fr: 'La condensation ({{a}}) est plus froide que l’air ou l’eau qui entre au condenseur ({{b}})\u00a0: impossible en marche. Reprenez la température d’entrée du condenseur, puis la HP',
    en: 'Condensation ({{a}}) is colder than the air or water entering the condenser ({{b}}): impossible while running. Read the condenser inlet again, then the HP',
  },
  S_EMPTY: {
    fr: 'Presque vide\u00a0: plus rien ne condense. Arrêtez la machine, cherchez la fuite',
    en: 'Nearly empty: nothing condenses any more. Stop the machine, find the leak',
  },
  S_T0_OVER_AIR: {
    fr: 'L’évaporation ({{a}}) est plus chaude que l’air ou l’eau à refroidir ({{b}})\u00a0: impossible. Reprenez la température d’entrée de l’évaporateur, puis la BP',
    en: 'Evaporation ({{a}}) is warmer than the air or water to be cooled ({{b}}): impossible. Read the evaporator inlet again, then the LP',
  },
  S_SUCTION_OVER_AIR: {
    fr: 'L’aspiration ({{a}}) est plus chaude que l’air qui entre ({{b}})\u00a0: sonde loin du bulbe, tube chauffé, ou air mal mesuré',
    en: 'Suction ({{a}}) is warmer than the entering air ({{b}}): probe far from the bulb, pipe heated, or air misread',
  },
  S_SUCTION_UNDER_SAT: {
    fr: 'L’aspiration ({{a}}) est plus froide que toute saturation à la BP ({{b}})\u00a0: sonde, BP ou fluide. Reprenez la température d’aspiration, puis la BP',
    en: 'Suction ({{a}}) is colder than any saturation at the LP ({{b}}): probe, LP or fluid. Read suction again, then the LP',
  },
  S_LIQUID_OVER_DEW: {
    fr: 'La ligne liquide ({{a}}) est plus chaude que la condensation ({{b}})\u00a0: sonde sur le refoulement, HP ou fluide. Reprenez la ligne liquide, puis la HP',
    en: 'The liquid line ({{a}}) is hotter than condensation ({{b}}): probe on the discharge pipe, HP or fluid. Read the liquid line again, then the HP',
  },
  S_LIQUID_UNDER_AIR: {
    fr: 'La ligne liquide ({{a}}) est plus froide que l’air du condenseur ({{b}})\u00a0: sonde d’air au soleil ou au rejet, sonde liquide loin, ou sous-refroidisseur. Reprenez les deux',
    en: 'The liquid line ({{a}}) is colder than the condenser air ({{b}}): air probe in the sun or in the outlet, liquid probe far away, or a subcooler. Read both again',
  },
  S_DISCHARGE_UNDER_TK: {
    fr: 'Le refoulement ({{a}}) est plus froid que la condensation ({{b}})\u00a0: pince mal posée, ou liquide à l’aspiration',
    en: 'Discharge ({{a}}) is colder than condensation ({{b}}): clamp badly placed, or liquid at suction',
  },
  S_DISCHARGE_UNDER_SUCTION: {
    fr: 'Le refoulement est plus froid que l’aspiration\u00a0: sondes inversées',
    en: 'Discharge is colder than suction: probes swapped',
  },
  S_TE_OUT: {
    fr: 'L’air ou l’eau ressort de l’évaporateur plus chaud qu’il n’entre\u00a0: sondes inversées, ou mode chauffage',
    en: 'Air or water leaves the evaporator warmer than it enters: probes swapped, or heating mode',
  },
  S_TE_OUT_UNDER_T0: {
    fr: 'L’air soufflé ({{a}}) est plus froid que l’évaporation ({{b}})\u00a0: impossible. Reprenez le soufflage, puis la BP',
    en: 'Supply air ({{a}}) is colder than evaporation ({{b}}): impossible. Read the supply again, then the LP',
  },
  S_TC_OUT: {
    fr: 'L’air ou l’eau ressort du condenseur plus froid qu’il n’entre\u00a0: sondes inversées',
    en: 'Air or water leaves the condenser colder than it enters: probes swapped',
  },
  S_TC_OUT_OVER_DISCHARGE: {
    fr: 'L’air du condenseur sort plus chaud que le refoulement\u00a0: impossible. Reprenez les deux',
    en: 'Condenser air leaves hotter than the discharge gas: impossible. Read both again',
  },
  S_VALVE_WARMER: {
    fr: 'Le liquide arrive au détendeur plus chaud qu’il ne sort du condenseur\u00a0: ligne chauffée ou sondes inversées',
    en: 'Liquid reaches the valve warmer than it leaves the condenser: line heated or probes swapped',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Of four readings without the air: what superheat and subcooling say together. */
export const OPINION_TEXTS = {
  O_EMPTYING: {
    fr: 'Surchauffe haute, sous-refroidissement nul\u00a0: manque de charge possible, ou gaz en ligne liquide. Ajoutez l’air aux deux échangeurs, regardez le voyant',
    en: 'High superheat, no subcooling: lack of charge possible, or gas in the liquid line. Add the air at both coils, look at the sight glass',
  },
  O_STARVED_RECEIVER: {
    fr: 'Surchauffe haute\u00a0: évaporateur mal alimenté. Avec une bouteille, un sous-refroidissement nul ne dit rien de la charge\u00a0: regardez le voyant et le niveau',
    en: 'High superheat: evaporator starved. With a receiver no subcooling says nothing of the charge: look at the sight glass and the level',
  },
  O_STARVED: {
    fr: 'Surchauffe haute, liquide présent\u00a0: détendeur, filtre ou ligne liquide possibles. Mesurez la température à l’entrée du détendeur',
    en: 'High superheat, liquid present: valve, filter or liquid line possible. Measure the temperature at the valve inlet',
  },
  O_RESTRICTED: {
    fr: 'Surchauffe et sous-refroidissement hauts\u00a0: le liquide s’accumule au condenseur, détendeur ou bouchon possibles',
    en: 'High superheat and subcooling: liquid backs up in the condenser, valve or blockage possible',
  },
  O_SHORT: {
    fr: 'Surchauffe tenue, sous-refroidissement nul\u00a0: un peu court en charge, ou HP basse, possible. Le détendeur masque encore la fuite',
    en: 'Superheat held, no subcooling: slightly short of charge, or low head, possible. The valve still hides the leak',
  },
  O_NOTHING: {
    fr: 'Rien d’anormal dans ces quatre mesures. Sans l’air, échangeurs et compresseur ne se jugent pas',
    en: 'Nothing abnormal in these four readings. Without the air, coils and compressor cannot be judged',
  },
  O_FULL: {
    fr: 'Sous-refroidissement haut\u00a0: excès de charge, air dans le circuit ou ligne bouchée possibles',
    en: 'High subcooling: overcharge, air in the circuit or a blocked line possible',
  },
  O_WET: {
    fr: 'Pas de surchauffe\u00a0: détendeur trop ouvert, ou évaporateur sans air, possibles',
    en: 'No superheat: valve too open, or evaporator without air, possible',
  },
  O_WET_FULL: {
    fr: 'Pas de surchauffe et condenseur plein\u00a0: excès de charge possible (capillaire surtout)',
    en: 'No superheat and a full condenser: overcharge possible (capillary above all)',
  },
  O_WET_EMPTY: {
    fr: 'Ni surchauffe ni sous-refroidissement\u00a0: détendeur ouvert, clapets du compresseur ou mesure à reprendre',
    en: 'Neither superheat nor subcooling: valve open, compressor valves, or a reading to take again',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

type Words<T extends Readonly<Record<string, Bilingual>>> = Readonly<Record<keyof T & string, string>>;

/** All of them in one language. */
export const wordsOf = <T extends Readonly<Record<string, Bilingual>>>(texts: T, locale: Locale): Words<T> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[locale]])) as Words<T>;
