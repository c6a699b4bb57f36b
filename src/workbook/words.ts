/** The words of the workbooks. */
import { filled, same, text } from '../language/index.ts';
import type { Bilingual, Locale } from '../language/index.ts';

const WORDS = {
  saturationTitle: text(
    '{{fluid}}\u00a0: saturation, surchauffe, sous-refroidissement',
    '{{fluid}}: saturation, superheat, subcooling',
  ),
  fill: text(
    'Les cellules jaunes se remplissent. Entre deux lignes des tables, les formules interpolent\u202f; l’erreur maximale est dite dans «\u00a0Sources\u00a0».',
    'Yellow cells are yours to fill. Between two lines of the tables the formulas interpolate; the largest error is stated in "Sources".',
  ),
  atTemperature: text('À une température', 'At a temperature'),
  atPressure: text('À une pression absolue', 'At an absolute pressure'),
  fromReadings: text('Surchauffe et sous-refroidissement relevés', 'Superheat and subcooling from readings'),
  table: text('Table de saturation', 'Saturation table'),
  temperature: text('Température', 'Temperature'),
  pressure: text('Pression absolue', 'Absolute pressure'),
  bubblePressure: text('Pression de bulle, absolue', 'Bubble pressure, absolute'),
  dewPressure: text('Pression de rosée, absolue', 'Dew pressure, absolute'),
  liquidDensity: text('Masse volumique du liquide', 'Liquid density'),
  vapourDensity: text('Masse volumique de la vapeur', 'Vapour density'),
  liquidEnthalpy: text('Enthalpie du liquide', 'Liquid enthalpy'),
  vapourEnthalpy: text('Enthalpie de la vapeur', 'Vapour enthalpy'),
  latent: text('Chaleur latente', 'Latent heat'),
  liquidEntropy: text('Entropie du liquide', 'Liquid entropy'),
  vapourEntropy: text('Entropie de la vapeur', 'Vapour entropy'),
  bubbleTemperature: text('Température de bulle', 'Bubble temperature'),
  dewTemperature: text('Température de rosée', 'Dew temperature'),
  glide: text('Glissement', 'Glide'),
  atmosphere: text('Pression de l’air (absolue)', 'Air pressure (absolute)'),
  lowGauge: text('Basse pression au manomètre (relative)', 'Low-side gauge pressure'),
  suctionPipe: text('Température de la ligne d’aspiration', 'Suction line temperature'),
  highGauge: text('Haute pression au manomètre (relative)', 'High-side gauge pressure'),
  liquidPipe: text('Température de la ligne liquide', 'Liquid line temperature'),
  superheat: text('Surchauffe', 'Superheat'),
  subcooling: text('Sous-refroidissement', 'Subcooling'),
  outside: text(
    'hors de la table\u00a0: {{low}} à {{high}} {{unit}}',
    'outside the table: {{low}} to {{high}} {{unit}}',
  ),
  outsideAside: text('hors de la table', 'outside the table'),
  vapourTitle: text('{{fluid}}\u00a0: vapeur surchauffée', '{{fluid}}: superheated vapour'),
  liquidTitle: text('{{fluid}}\u00a0: liquide sous-refroidi', '{{fluid}}: subcooled liquid'),
  vapourRows: text(
    'Chaque ligne est une pression, par sa température de rosée\u202f; chaque colonne, une surchauffe.',
    'Each line is a pressure, by its dew temperature; each column a superheat.',
  ),
  liquidRows: text(
    'Chaque ligne est une pression, par sa température de bulle\u202f; chaque colonne, un sous-refroidissement.',
    'Each line is a pressure, by its bubble temperature; each column a subcooling.',
  ),
  atState: text('À une pression et une température', 'At a pressure and a temperature'),
  enthalpy: text('Enthalpie', 'Enthalpy'),
  entropy: text('Entropie', 'Entropy'),
  density: text('Masse volumique', 'Density'),
  cycleTitle: text('{{fluid}}\u00a0: cycle à un étage', '{{fluid}}: one-stage cycle'),
  cycleNote: text(
    'Cycle simple sans perte de charge. Le rendement isentropique est supposé\u00a0: mettez celui de votre compresseur.',
    'Simple cycle without pressure drops. The isentropic efficiency is assumed: put that of your compressor.',
  ),
  inputs: text('Données', 'Inputs'),
  evaporating: text('Température d’évaporation (rosée)', 'Evaporating temperature (dew)'),
  condensing: text('Température de condensation (rosée)', 'Condensing temperature (dew)'),
  usefulSuperheat: text('Surchauffe utile à l’évaporateur', 'Useful superheat at the evaporator'),
  lineSuperheat: text('Surchauffe de la ligne d’aspiration', 'Superheat of the suction line'),
  condenserSubcooling: text('Sous-refroidissement au condenseur', 'Subcooling at the condenser'),
  lineSubcooling: text('Sous-refroidissement de la ligne liquide', 'Subcooling of the liquid line'),
  isentropic: text('Rendement isentropique', 'Isentropic efficiency'),
  volumetric: text('Rendement volumétrique', 'Volumetric efficiency'),
  cooling: text('Puissance frigorifique', 'Cooling capacity'),
  points: text('Points', 'Points'),
  point: text('Point', 'Point'),
  evaporatorOutlet: text('Sortie évaporateur', 'Evaporator outlet'),
  suction: text('Aspiration', 'Suction'),
  isentropicDischarge: text('Refoulement isentropique', 'Isentropic discharge'),
  discharge: text('Refoulement', 'Discharge'),
  condenserOutlet: text('Sortie condenseur', 'Condenser outlet'),
  valveInlet: text('Entrée détendeur', 'Valve inlet'),
  valveOutlet: text('Sortie détendeur', 'Valve outlet'),
  figures: text('Résultats', 'Results'),
  eer: same('EER'),
  cop: same('COP'),
  compressor: text('Puissance du compresseur', 'Compressor power'),
  heating: text('Puissance calorifique', 'Heating capacity'),
  massFlow: text('Débit-masse', 'Mass flow'),
  swept: text('Volume balayé', 'Swept volume flow'),
  ratio: text('Taux de compression', 'Pressure ratio'),
  dischargeTemperature: text('Température de refoulement', 'Discharge temperature'),
  atHighPressure: text(
    'Vapeur à la haute pression (calculée de la feuille {{sheet}})',
    'Vapour at the high pressure (worked out from the sheet {{sheet}})',
  ),
  sourcesTitle: text('{{fluid}}\u00a0: sources, limites, erreurs', '{{fluid}}: sources, limits, errors'),
  made: text('Fait le {{date}} par {{site}}, {{address}}', 'Made on {{date}} by {{site}}, {{address}}'),
  licence: text('Les chiffres sont libres (licence MIT).', 'The figures are free (MIT licence).'),
  equation: text('Équations d’état', 'Equations of state'),
  limits: text('Limites', 'Limits'),
  limitsOfEquation: text(
    'Équation\u00a0: {{low}} à {{high}} {{unit}}, jusqu’à {{pressure}} {{pressureUnit}}.',
    'Equation: {{low}} to {{high}} {{unit}}, up to {{pressure}} {{pressureUnit}}.',
  ),
  limitsOfSaturation: text(
    'Saturation\u00a0: {{low}} à {{high}} {{unit}}.',
    'Saturation: {{low}} to {{high}} {{unit}}.',
  ),
  limitsAside: text(
    'Vapeur et liquide\u00a0: lignes de {{low}} à {{high}} {{unit}}\u202f; près du point critique, rien.',
    'Vapour and liquid: lines from {{low}} to {{high}} {{unit}}; next to critical, nothing.',
  ),
  critical: text(
    'Point critique\u00a0: {{t}} {{unit}}, {{pressure}} {{pressureUnit}}.',
    'Critical point: {{t}} {{unit}}, {{pressure}} {{pressureUnit}}.',
  ),
  errors: text('Erreur de l’interpolation, au plus', 'Error of the interpolation, at most'),
  errorsNote: text(
    'Entre deux points des tables, par rapport à l’équation. Aux points, il n’y en a pas. L’erreur de l’équation elle-même vient en plus\u00a0:',
    'Between two points of the tables, against the equation. At the points there is none. The error of the equation itself comes on top:',
  ),
  ofSaturation: text('Saturation', 'Saturation'),
  ofVapour: text('Vapeur surchauffée', 'Superheated vapour'),
  ofLiquid: text('Liquide sous-refroidi', 'Subcooled liquid'),
  percent: text('%', '%'),
  reference: text('Zéro des enthalpies et des entropies', 'Zero of enthalpies and entropies'),
  IIR: text(
    'IIF\u00a0: h = 200 kJ/kg et s = 1 kJ/(kg·K), liquide saturé à 0\u202f°C.',
    'IIR: h = 200 kJ/kg and s = 1 kJ/(kg·K), saturated liquid at 0\u202f°C.',
  ),
  NBP: text('Liquide saturé à 1,01325 bar\u00a0: h = 0, s = 0.', 'Saturated liquid at 1.01325 bar: h = 0, s = 0.'),
  EOS: text('Celui de l’équation.', 'That of the equation.'),
  noMacro: text(
    'Sans macro ni lien externe\u202f; fonctions d’Excel, de LibreOffice et de Google Sheets.',
    'No macro, no external link; functions that Excel, LibreOffice and Google Sheets share.',
  ),
  // Names of sheets: no sign that an address in a formula would need quotes for.
  saturationSheet: same('Saturation'),
  cycleSheet: same('Cycle'),
  sourcesSheet: same('Sources'),
  vapourSheet: text('Vapeur', 'Vapour'),
  liquidSheet: text('Liquide', 'Liquid'),
  studySheet: text('Calcul', 'Study'),
} as const satisfies Readonly<Record<string, Bilingual>>;

export type Word = keyof typeof WORDS;
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** What says the words in a language. */
export const sayIn =
  (locale: Locale): Say =>
  (word, values = {}) =>
    filled(WORDS[word][locale], values);
