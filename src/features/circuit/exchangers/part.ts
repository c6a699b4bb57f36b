/** What the page of exchangers asks: the secondary side of the evaporator and of the condenser or gas cooler. */
import type { Field, FormTexts, Measure, NumberField } from '../../../kit/form/fields.ts';
import { CARRIERS, MOTORS } from '../../../circuit/exchangers/carriers.ts';
import type { PartSpec } from '../state/part.ts';

/** The exchangers, as the door groups them. */
export const SIDES = ['evaporator', 'condenser'] as const;
export type Side = (typeof SIDES)[number];

/** Secondary fluids that are no solution: they have no concentration. The empty one is the simulation's own medium. */
const WITHOUT_CONCENTRATION = ['', 'air', 'water', 'other'];

const medium = (texts: FormTexts, side: Side): string => String(texts[`${side}.medium`] ?? '');

/** Air over the evaporator drops water: its humidity counts. */
const isAir = (texts: FormTexts): boolean => medium(texts, 'evaporator') === 'air';

/** Whether a loop is asked for, and whether it is one of CO2. A liquid is the evaporator's own, which is not its air. */
const isLooped = (texts: FormTexts): boolean =>
  isCarbonDioxide(texts) || (texts['secondary_loop.carrier'] === 'liquid' && !isAir(texts));
const isCarbonDioxide = (texts: FormTexts): boolean => texts['secondary_loop.carrier'] === 'r744';

/** Whether hot water is asked of the discharge. */
const isRecovering = (texts: FormTexts): boolean => String(texts['heat_recovery.t_out'] ?? '').trim() !== '';

const temperature: Omit<NumberField, 'key'> = {
  kind: 'number',
  quantity: 'temperature',
  unit: 'degC',
  default: null,
  step: 1,
  range: { min: -150, max: 300 },
};

const most = { min: 0, max: 1e7 };
/** Air and liquids are counted in units of their own. */
const FLOWS = {
  air: { quantity: 'volumeFlow', unit: 'm3_h', range: most },
  liquid: { quantity: 'liquidFlow', unit: 'm3_h', range: most },
} as const satisfies Readonly<Record<string, Measure>>;

/** What both exchangers are asked alike. The medium is a key of the door's list, which it checks. */
const sideFields = (side: Side, byDefault: string): readonly Field[] => [
  { key: `${side}.medium`, kind: 'text', default: byDefault },
  {
    key: `${side}.concentration`,
    kind: 'number',
    quantity: 'share',
    unit: 'percent',
    default: 30,
    step: 1,
    range: { min: 0, max: 100 },
    isUsed: (texts) => !WITHOUT_CONCENTRATION.includes(medium(texts, side)),
  },
  { ...temperature, key: `${side}.t_in` },
  { ...temperature, key: `${side}.t_out` },
  {
    key: `${side}.flow`,
    kind: 'number',
    ...FLOWS.air,
    default: null,
    // The simulation's own medium may be air.
    measure: (texts) => FLOWS[['', 'air'].includes(medium(texts, side)) ? 'air' : 'liquid'],
  },
  {
    key: `${side}.cp`,
    kind: 'number',
    quantity: 'specificHeat',
    unit: 'kJ_kgK',
    default: null,
    step: 0.1,
    range: { min: 0, max: 100 },
  },
  {
    key: `${side}.rho`,
    kind: 'number',
    quantity: 'density',
    unit: 'kg_m3',
    default: null,
    range: { min: 0, max: 20_000 },
  },
  {
    key: `${side}.u`,
    kind: 'number',
    quantity: 'heatTransmittance',
    unit: 'W_m2K',
    default: null,
    range: { min: 0, max: 1e6 },
  },
];

const efficiency: Omit<NumberField, 'key' | 'default'> = {
  kind: 'number',
  quantity: 'efficiency',
  unit: 'fraction',
  step: 0.01,
  range: { min: 0, max: 1 },
  isUsed: isLooped,
};

export const EXCHANGERS: PartSpec<'exchangers'> = {
  key: 'exchangers',
  door: 'exchangers',
  fields: [
    ...sideFields('evaporator', 'air'),
    {
      key: 'evaporator.shr',
      kind: 'number',
      quantity: 'ratio',
      unit: 'none',
      default: 1,
      step: 0.05,
      range: { min: 0, max: 1 },
      isUsed: isAir,
    },
    {
      key: 'evaporator.rh',
      kind: 'number',
      quantity: 'share',
      unit: 'percent',
      default: 50,
      step: 5,
      range: { min: 0, max: 100 },
      isUsed: isAir,
    },
    ...sideFields('condenser', ''),
    { key: 'condenser.subcooler', kind: 'flag', default: false },
    { ...temperature, key: 'heat_recovery.t_out', range: { min: 0, max: 99 } },
    { ...temperature, key: 'heat_recovery.t_in', default: 10, range: { min: 0, max: 99 }, isUsed: isRecovering },
    {
      key: 'heat_recovery.pinch',
      kind: 'number',
      quantity: 'temperatureDifference',
      unit: 'K',
      default: 5,
      step: 1,
      range: { min: 0, max: 50 },
      isUsed: isRecovering,
    },
    { key: 'secondary_loop.carrier', kind: 'choice', options: ['', ...CARRIERS], default: '' },
    {
      key: 'secondary_loop.head',
      kind: 'number',
      quantity: 'pressureDifference',
      unit: 'bar',
      default: null,
      step: 0.1,
      range: { min: 0, max: 100 },
      isUsed: isLooped,
    },
    { ...temperature, key: 'secondary_loop.t_co2', range: { min: -56, max: 30 }, isUsed: isCarbonDioxide },
    {
      key: 'secondary_loop.rate',
      kind: 'number',
      quantity: 'ratio',
      unit: 'none',
      default: 2.5,
      step: 0.1,
      range: { min: 1, max: 20 },
      isUsed: isCarbonDioxide,
    },
    { ...efficiency, key: 'secondary_loop.eta_pump', default: 0.78 },
    { ...efficiency, key: 'secondary_loop.eta_motor', default: 0.85 },
    { key: 'secondary_loop.motor', kind: 'choice', options: MOTORS, default: 'usual', isUsed: isLooped },
    {
      key: 'secondary_loop.gain',
      kind: 'number',
      quantity: 'power',
      unit: 'kW',
      default: 0,
      step: 0.1,
      range: { min: 0, max: 1e6 },
      isUsed: isLooped,
    },
  ],
  question: (results, options) => [results, options],
};

export { EXCHANGERS as part };
