/** What columns are called in the files of gauges and loggers, in the languages of their makers: no accents, no case. */
import type { ColumnKey } from '../columns.ts';

type Words = readonly (readonly [ColumnKey, readonly string[]])[];

/** Names that mean a column whatever it holds. */
export const COLUMN_WORDS: Words = [
  ['p_lp', ['bp', 'lp', 'basse pression', 'pression basse', 'low', 'low pressure', 'suction pressure', 'nd']],
  ['p_lp', ['niederdruck', 'pression aspiration', 'pression d aspiration', 'pressure low', 'pression bp']],
  ['p_lp', ['saugdruck', 'baja presion', 'presion baja', 'presion de baja', 'bassa pressione', 'pressione bassa']],
  ['p_lp', ['presion de aspiracion', 'pressione di aspirazione', 'baixa pressao', 'lage druk', 'lagedruk', 'zuigdruk']],
  ['p_hp', ['hp', 'haute pression', 'pression haute', 'high', 'high pressure', 'discharge pressure', 'head', 'hd']],
  ['p_hp', ['hochdruck', 'head pressure', 'pression refoulement', 'pression de refoulement', 'pressure high']],
  ['p_hp', ['pression hp', 'alta presion', 'presion alta', 'presion de alta', 'alta pressione', 'pressione alta']],
  ['p_hp', ['presion de descarga', 'pressione di mandata', 'alta pressao', 'hoge druk', 'hogedruk', 'persdruk']],
  ['t_suction', ['aspiration', 'suction', 'suc', 'toh', 'bulbe', 'bulb', 'sauggas', 'asp', 'suction line']],
  ['t_suction', ['saugleitung', 'sauggastemperatur', 'aspiracion', 'aspirazione', 'aspiracao', 'bulbo']],
  ['t_suction', ['zuiggas', 'zuiggastemperatuur', 'zuigleiding']],
  ['t_suc_comp', ['aspiration compresseur', 'compressor suction', 'suction compressor']],
  ['t_liquid', ['liquide', 'liquid', 'tcu', 'ligne liquide', 'liquid line', 'liq', 'liquido', 'linea de liquido']],
  ['t_liquid', ['flussigkeit', 'flussigkeitsleitung', 'flussigkeitstemperatur', 'linea del liquido']],
  ['t_liquid', ['vloeistof', 'vloeistofleiding', 'vloeistoftemperatuur']],
  ['t_liq_valve', ['entree detendeur', 'valve inlet']],
  ['t_discharge', ['refoulement', 'discharge', 'hot gas', 'gaz chauds', 'refoul', 'discharge line', 'descarga']],
  ['t_discharge', ['heissgas', 'heissgastemperatur', 'druckgas', 'druckleitung', 'persgas', 'persleiding']],
  ['te_in', ['reprise', 'return air', 'te in', 'air repris', 'air de reprise', 'retorno', 'ripresa']],
  ['te_out', ['soufflage', 'supply', 'supply air', 'te out', 'air souffle', 'air de soufflage', 'impulsion']],
  ['tc_in', ['ext', 'exterieur', 'exterieure', 'outdoor', 'ambient', 'ambiante exterieure', 'tc in', 'exterior']],
  ['tc_in', ['outside', 'dry bulb', 'drybulb', 'bulbe sec', 'temperature seche', 't2m']],
  ['tc_in', ['aussen', 'aussenluft', 'aussentemperatur', 'esterna', 'esterno', 'buiten', 'buitentemperatuur']],
  ['tc_out', ['tc out']],
  ['power', ['puissance', 'power', 'kw', 'elec', 'electrique', 'potencia', 'potenza', 'leistung', 'vermogen']],
  ['current', ['intensite', 'courant', 'current', 'corriente', 'corrente', 'strom', 'stroom']],
  ['e_flow', ['debit evaporateur', 'debit eau glacee', 'debit source', 'evaporator flow', 'chilled water flow']],
  ['e_flow', ['source flow', 'brine flow', 'flow evaporator', 'volumenstrom quelle', 'volumenstrom sole']],
  ['c_flow', ['debit condenseur', 'debit chauffage', 'debit eau chaude', 'condenser flow', 'heating flow']],
  [
    'c_flow',
    ['heating water flow', 'hot water flow', 'flow condenser', 'volumenstrom heizung', 'heizwasser volumenstrom'],
  ],
  [
    'm_ref',
    ['debit massique', 'debit de fluide', 'debit fluide', 'debit frigorigene', 'refrigerant flow', 'mass flow'],
  ],
  ['m_ref', ['refrigerant mass flow', 'massenstrom', 'kaltemittelmassenstrom']],
  ['heat_energy', ['energie thermique', 'compteur de chaleur', 'chaleur produite', 'thermal energy', 'heat energy']],
  ['heat_energy', ['heat meter', 'heat produced', 'warmemenge', 'warmeenergie']],
  ['elec_energy', ['energie electrique', 'compteur electrique', 'energie consommee', 'consommation electrique']],
  ['elec_energy', ['electric energy', 'electrical energy', 'electricity meter', 'energy consumed', 'stromverbrauch']],
  ['file_sh', ['sh', 'surchauffe', 'superheat', 'uberhitzung', 'recalentamiento', 'sobrecalentamiento']],
  ['file_sh', ['surriscaldamento', 'oververhitting', 'δtoh']],
  ['file_sc', ['sr', 'sc', 'subcool', 'subcooling', 'sous refroidissement', 'unterkuhlung', 'subenfriamiento']],
  ['file_sc', ['sottoraffreddamento', 'onderkoeling', 'δtcu']],
  ['file_t0', ['t0', 'temperature d evaporation', 'evaporating temperature', 'saturated suction']],
  ['file_t0', ['verdampfungstemperatur', 'temperatura de evaporacion', 'temperatura di evaporazione']],
  ['file_tk', ['tk', 'temperature de condensation', 'condensing temperature', 'saturated discharge']],
  ['file_tk', ['verflussigungstemperatur', 'temperatura de condensacion', 'temperatura di condensazione']],
];

/** What a place means when the figure is a pressure. */
export const PRESSURE_WORDS: Words = [
  ['p_lp', ['aspiration', 'suction', 'suc', 'asp', 'saug', 'aspiracion', 'aspirazione', 'baja', 'bassa', 'zuig']],
  ['p_hp', ['refoulement', 'discharge', 'descarga', 'mandata', 'alta', 'pers']],
  ['p_liq', ['liquide', 'liquid', 'liq']],
];
