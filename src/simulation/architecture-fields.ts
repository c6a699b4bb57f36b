/** The fields only some cycles read, under the same key in bodies, forms and links: see `Field`. */
import { BOOSTER_RECEIVER_PS } from '../machine/single.ts';
import type { Field } from './field.ts';
import type { ArchitectureInput } from './types.ts';

type OwnField = Omit<Field, 'form'> & { readonly body: ArchitectureInput };

const share = { unit: 'none', range: { min: 0, max: 1 } } as const;
/** Of the parts of an ejector; with less it lifts nothing. */
const ejector = { unit: 'none', range: { min: 0.1, max: 1 } } as const;
const difference = (optionalDefault: number, max: number, min = 0) =>
  ({ unit: 'K', range: { min, max }, optionalDefault }) as const;
const temperature = { unit: 'degC', range: { min: -120, max: 200 } } as const;

const PARALLEL = [{ key: 'parallel', values: ['true'] }] as const;
const ECONOMISER = [
  { key: 'kind', values: ['eco_subcooler'] },
  { key: 'port', values: ['eco_subcooler'] },
] as const;

const OWN: readonly OwnField[] = [
  { body: 'eff_ihx', unit: 'none', range: { min: 0, max: 0.95 }, optionalDefault: 0.5 },
  {
    body: 'kind',
    unit: 'none',
    options: ['flash_complete', 'flash_mixing', 'coil', 'liquid_injection', 'eco_subcooler'],
    optionalDefault: 'flash_complete',
  },
  { body: 'port', unit: 'none', options: ['eco_subcooler', 'flash_mixing'], optionalDefault: 'eco_subcooler' },
  { body: 'p_int', unit: 'bar', words: ['geo', 'opt'], optionalDefault: 'geo' },
  { body: 'rend_is_bp', ...share, isEfficiency: true, optionalDefault: 0.7 },
  { body: 'rend_is_hp', ...share, isEfficiency: true, optionalDefault: 0.7 },
  { body: 'dt_coil', ...difference(5, 40), onlyWith: [{ key: 'kind', values: ['coil'] }] },
  { body: 'dt_eco', ...difference(5, 40), onlyWith: ECONOMISER },
  { body: 'sh_inj', ...difference(5, 60), onlyWith: ECONOMISER },
  { body: 'sh_hp', ...difference(10, 60), onlyWith: [{ key: 'kind', values: ['liquid_injection'] }] },
  { body: 'fluid_bp', unit: 'none', isFluid: true, optionalDefault: 'R744' },
  { body: 'fluid_hp', unit: 'none', isFluid: true, optionalDefault: 'R717' },
  { body: 't_cas', ...temperature, words: ['opt'], optionalDefault: -10 },
  { body: 'dt_cas', ...difference(5, 15, 1) },
  { body: 'surch_hp', ...difference(5, 60) },
  { body: 'sous_ref_bp', ...difference(0, 40) },
  { body: 'te_mt', ...temperature, optionalDefault: -8 },
  { body: 'te_lt', ...temperature, optionalDefault: -32 },
  { body: 'sh_mt', ...difference(8, 60) },
  { body: 'sh_lt', ...difference(8, 60) },
  { body: 'sh_line', ...difference(0, 30) },
  { body: 'q_mt', unit: 'kW', range: { min: 0, max: 1e6 }, optionalDefault: 100 },
  { body: 'q_lt', unit: 'kW', range: { min: 0, max: 1e6 }, optionalDefault: 20 },
  { body: 'p_rec', unit: 'bar', words: ['opt'], optionalDefault: 35 },
  { body: 'ps_rec', unit: 'bar', range: { min: 20, max: 160 }, opensWith: BOOSTER_RECEIVER_PS },
  { body: 'rend_is_mt', ...share, isEfficiency: true, optionalDefault: 0.7 },
  { body: 'rend_is_lt', ...share, isEfficiency: true, optionalDefault: 0.65 },
  { body: 'rend_is_par', ...share, isEfficiency: true, optionalDefault: 0.7, onlyWith: PARALLEL },
  { body: 't_desup', ...temperature, isNullable: true, optionalDefault: '' },
  { body: 'parallel', unit: 'none', options: ['false', 'true'], optionalDefault: 'false' },
  { body: 'sh_par', ...difference(5, 60), onlyWith: PARALLEL },
  { body: 'fluid_aux', unit: 'none', isFluid: true, optionalDefault: 'R290' },
  { body: 'dt_sub', ...difference(10, 40, 0.5), words: ['opt'] },
  { body: 'dt_app', ...difference(5, 40) },
  { body: 'surch_aux', ...difference(5, 60) },
  { body: 'sous_ref_aux', ...difference(2, 40) },
  { body: 't_cdr_aux', ...temperature, optionalDefault: 40 },
  { body: 'rend_is_aux', ...share, isEfficiency: true, optionalDefault: 0.65 },
  { body: 'eff_noz', ...ejector, optionalDefault: 0.9 },
  { body: 'eff_suc', ...ejector, optionalDefault: 0.9 },
  { body: 'eff_dif', ...ejector, optionalDefault: 0.8 },
];

export const ARCHITECTURE_FIELDS: readonly Field[] = OWN.map((field) => ({ ...field, form: field.body }));
