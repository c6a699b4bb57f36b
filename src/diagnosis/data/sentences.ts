/** Verdicts, remarks and refusals of a diagnosis in words: for the page, its report and programs. */
import type { Bilingual } from '../../language/index.ts';

/** What a diagnosis says, and how sure it is. */
export const VERDICT_TEXTS = {
  V_FAULT: { fr: '{{fault}}\u00a0: {{word}}', en: '{{fault}}: {{word}}' },
  V_PAIR: { fr: '{{a}} ou {{b}}\u00a0: mesurez {{x}} pour trancher', en: '{{a}} or {{b}}: measure {{x}} to decide' },
  V_PAIR_NONE: {
    fr: '{{a}} ou {{b}}\u00a0: les mesures ne les séparent pas',
    en: '{{a}} or {{b}}: the readings do not tell them apart',
  },
  V_NORMAL: { fr: 'Fonctionnement normal', en: 'Normal operation' },
  V_NORMAL_RULES: {
    fr: 'Rien d’anormal dans les quatre grandeurs principales, d’après les règles seules',
    en: 'Nothing abnormal in the four main figures, by rules alone',
  },
  V_NOTHING_SHOWN: { fr: 'Aucune panne ne se voit avec ces mesures', en: 'No fault shows in these readings' },
  V_SENSOR: {
    fr: 'Sonde douteuse\u00a0: {{probe}}. Reprenez cette mesure',
    en: 'Suspect reading: {{probe}}. Measure again',
  },
  V_SENSOR_NONE: { fr: 'Une mesure est douteuse. Reprenez-les', en: 'A reading is doubtful. Read them again' },
  V_UNDECIDED: { fr: 'Les mesures ne décident pas. Mesurez {{x}}', en: 'The readings do not decide. Measure {{x}}' },
  V_UNDECIDED_NONE: { fr: 'Les mesures ne décident pas', en: 'The readings do not decide' },
  V_RETAKE: { fr: 'Mesures impossibles\u00a0: à reprendre', en: 'Impossible readings: take them again' },
  V_STOPPED: { fr: 'Machine à l’arrêt', en: 'Machine stopped' },
  V_FIRST_OPINION: { fr: 'Premier avis, sur quatre mesures', en: 'First opinion, on four readings' },
  W_MULTI: {
    fr: 'Aucune panne seule n’explique ces mesures\u00a0: plusieurs causes, ou une erreur de relevé',
    en: 'No single fault explains these readings: several causes, or a reading error',
  },
  rules: {
    fr: 'Hors du domaine du modèle\u00a0: classement par règles, moins sûr',
    en: 'Outside the model’s domain: ranked by rules, less sure',
  },
  rulesPair: { fr: '{{a}} ou {{b}}\u00a0: possible', en: '{{a}} or {{b}}: possible' },
  trained: {
    fr: 'Réglé sur des machines simulées plus variées que le modèle\u202f; essayé sur quelques relevés publiés de deux machines mesurées\u00a0: une aide, le frigoriste décide.',
    en: 'Set on simulated machines more varied than the model; tried on a few published visits of two measured machines: an aid, the technician decides.',
  },
  few: {
    fr: 'Mesures insuffisantes pour un diagnostic\u00a0: ajoutez {{list}}',
    en: 'Not enough readings for a diagnosis: add {{list}}',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** How sure a cause is. */
export const WORD_TEXTS = {
  measured: { fr: 'mesuré', en: 'measured' },
  very_likely: { fr: 'très probable', en: 'very likely' },
  likely: { fr: 'probable', en: 'likely' },
  possible: { fr: 'possible', en: 'possible' },
  unlikely: { fr: 'peu probable', en: 'unlikely' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Readings worth taking next. */
export const NEXT_TEXTS = {
  te_out: { fr: 'la sortie d’air ou d’eau de l’évaporateur', en: 'the air or water leaving the evaporator' },
  tc_out: { fr: 'la sortie d’air ou d’eau du condenseur', en: 'the air or water leaving the condenser' },
  t_discharge: { fr: 'le refoulement', en: 'the discharge line' },
  t_liq_valve: { fr: 'l’entrée du détendeur', en: 'the expansion device inlet' },
  t_suc_comp: { fr: 'l’aspiration au compresseur', en: 'the compressor suction' },
  nct: { fr: 'la pression à l’arrêt', en: 'the pressure at standstill' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What must be known of the readings. */
export const WARNING_TEXTS = {
  W_UNC: {
    fr: 'Incertitude de ±{{u}} sur {{of}}\u00a0: prenez un manomètre plus fin.',
    en: 'Uncertainty of ±{{u}} on {{of}}: use a finer gauge.',
  },
  W_GLIDEREAD: {
    fr: 'Lecture à la bulle au lieu de la rosée, ou l’inverse\u00a0: écart de {{v}}.',
    en: 'Bubble read instead of dew, or the reverse: {{v}} off.',
  },
  W_IMPOSSIBLE: {
    fr: 'État impossible\u00a0: vérifiez le fluide, les sondes et les manomètres.',
    en: 'Impossible state: check the refrigerant, the probes and the gauges.',
  },
  W_TD: {
    fr: 'Refoulement {{t}}, plus de {{limit}}\u00a0: risque pour l’huile.',
    en: 'Discharge {{t}}, above {{limit}}: oil at risk.',
  },
  W_EMPTY: {
    fr: 'Presque vide\u00a0: plus rien ne condense. Arrêtez la machine, cherchez la fuite.',
    en: 'Nearly empty: nothing condenses any more. Stop the machine, find the leak.',
  },
  W_LIQBACK: {
    fr: 'Pas de surchauffe\u00a0: du liquide peut aller au compresseur. Arrêtez si le carter est froid ou givré. Surchauffe {{v}} ± {{u}}.',
    en: 'No superheat: liquid may reach the compressor. Stop if the crankcase is cold or frosted. Superheat {{v}} ± {{u}}.',
  },
  W_HUNTING: {
    fr: 'Le détendeur pompe\u00a0: ± {{a}} toutes les {{p}}',
    en: 'The valve is hunting: ± {{a}} every {{p}}',
  },
  W_HUNTING_NO_PERIOD: {
    fr: 'La surchauffe oscille de ± {{a}}\u00a0: le détendeur pompe peut-être. Chronométrez une oscillation.',
    en: 'The superheat swings by ± {{a}}: the valve may be hunting. Time one oscillation.',
  },
  W_NO_LIQUID: {
    fr: 'Pas de liquide à la sortie du condenseur\u00a0: le manque de charge reste possible. Un détendeur fermé remplirait le condenseur, sauf si la condensation touche presque l’air. Ce qui tranche\u00a0: voyant (bulles\u00a0: charge), température le long de la ligne liquide (chute de plus de {{one}}\u00a0: bouchon), niveau de la bouteille.',
    en: 'No liquid at the condenser outlet: lack of charge stays possible. A closed valve would fill the condenser, unless condensation nearly touches the air. What decides: sight glass (bubbles: charge), temperature along the liquid line (a drop above {{one}}: blockage), receiver level.',
  },
  W_FLOODLL: {
    fr: 'Le sous-refroidissement peut être nul\u00a0: vapeur possible en ligne liquide.',
    en: 'Subcooling may be zero: vapour in the liquid line is possible.',
  },
  W_REF_HUMIDITY: {
    fr: 'La référence a été prise avec un air d’une autre humidité\u00a0: la batterie n’en tire pas le même froid, et la comparaison en dit moins.',
    en: 'The reference was taken in air of another humidity: the coil does not draw the same cold from it, and the comparison says less.',
  },
  G_AIR: {
    fr: 'Une sonde d’air mal placée donne le même tableau\u00a0: mesurez l’air à deux endroits.',
    en: 'A misplaced air probe gives the same picture: measure the air in two places.',
  },
  G_STANDSTILL: {
    fr: 'De l’air dans le circuit donne presque le même tableau\u00a0: faites l’essai à l’arrêt.',
    en: 'Air in the circuit gives nearly the same picture: do the standstill test.',
  },
  W_NOREF: {
    fr: 'Sans relevé de référence, les petites pannes ne se voient pas.',
    en: 'Without a reference visit small faults do not show.',
  },
  W_PROBE: {
    fr: 'Précision des sondes supposée\u00a0: ± {{clamp}}, manomètres de classe {{class}} sur {{low}} et {{high}}.',
    en: 'Probe accuracy assumed: ± {{clamp}}, gauges of class {{class}} on {{low}} and {{high}}.',
  },
  W_INCONCLUSIVE: {
    fr: 'Symptômes non concluants, d’après les règles seules.',
    en: 'Symptoms not conclusive, by rules alone.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Why there is no diagnosis, beside what any argument may be refused for. */
export const PROBLEM_TEXTS = {
  E_PSAT: {
    fr: '{{field}}\u00a0: hors de la saturation du fluide ({{min}} à {{max}}).',
    en: '{{field}}: outside the refrigerant’s saturation range ({{min}} to {{max}}).',
  },
  E_PSAT_GC: {
    fr: '{{field}}\u00a0: au-dessus de la pression critique, le fluide ne condense plus. C’est la pression d’un refroidisseur de gaz\u00a0: elle n’a ni condensation ni sous-refroidissement, et ce diagnostic ne la lit pas ({{min}} à {{max}}).',
    en: '{{field}}: above the critical pressure the refrigerant condenses no more. This is the pressure of a gas cooler: it has no condensing temperature and no subcooling, and this diagnosis does not read it ({{min}} to {{max}}).',
  },
  E_FLOODED: {
    fr: 'Surchauffe sans objet\u00a0: évaporateur noyé ou échangeur interne. Ce diagnostic ne lit pas ces machines.',
    en: 'Superheat has no meaning: flooded evaporator or suction-line heat exchanger. This diagnosis does not read such machines.',
  },
  E_TWIN: {
    fr: 'Aucune machine de ce genre ne se conçoit avec ce fluide.',
    en: 'No machine of this kind can be designed for this refrigerant.',
  },
  E_STOP: { fr: 'La machine s’arrête avant cette gravité.', en: 'The machine stops before this severity.' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Why a visit cannot stand for the machine when healthy. */
export const UNFIT_TEXTS = {
  fault: {
    fr: 'Le relevé de référence a une panne ({{faults}})\u00a0: il ne peut pas être la référence. Donnez un relevé de la machine saine, ou aucun.',
    en: 'The reference visit has a fault ({{faults}}): it cannot be the reference. Give a visit of the healthy machine, or none.',
  },
  several: {
    fr: 'Aucune panne seule n’explique le relevé de référence\u00a0: il ne peut pas être la référence. Donnez un relevé de la machine saine, ou aucun.',
    en: 'No single fault explains the reference visit: it cannot be the reference. Give a visit of the healthy machine, or none.',
  },
  wet: {
    fr: 'Le relevé de référence n’a pas de surchauffe\u00a0: il ne peut pas être la référence. Donnez un relevé de la machine saine, ou aucun.',
    en: 'The reference visit has no superheat: it cannot be the reference. Give a visit of the healthy machine, or none.',
  },
  unsure: {
    fr: 'Rien ne montre que la machine était saine au relevé de référence\u00a0: il ne peut pas l’être. Donnez un relevé de la machine saine, ou aucun.',
    en: 'Nothing shows that the machine was healthy at the reference visit: it cannot be the reference. Give a visit of the healthy machine, or none.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** Why rules stand in for the simulated machine. */
export const WHY_TEXTS = {
  application: { fr: 'cette application n’a pas de machine simulée', en: 'this application has no simulated machine' },
  inlets: { fr: 'il manque l’entrée d’air ou d’eau d’un côté', en: 'the air or water inlet of one side is missing' },
  weather: {
    fr: 'les températures d’air ou d’eau sont trop loin de celles pour lesquelles cette machine est faite',
    en: 'the air or water temperatures are too far from those this machine is made for',
  },
  twin: {
    fr: 'la machine simulée ne peut pas fonctionner ainsi avec ce fluide',
    en: 'the simulated machine cannot run like this with this refrigerant',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;

/** What an uncertainty is of. */
export const QUANTITY_TEXTS = {
  superheat: { fr: 'la surchauffe', en: 'the superheat' },
  subcooling: { fr: 'le sous-refroidissement', en: 'the subcooling' },
} as const satisfies Readonly<Record<string, Bilingual>>;
