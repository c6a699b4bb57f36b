/** What the form says, as requests of `seasonal`: one for each machine, and what their electricity does. */
import type { HeatingClimate } from '../../../season/climate.ts';
import { COOLING_HOURS, HEATING_HOURS } from '../../../season/data/hours.ts';
import type { CoolingProduct, HeatingProduct, ModeHours } from '../../../season/data/hours.ts';
import { LEAKS } from '../../../season/data/factors.ts';
import type { LeakKind } from '../../../season/data/factors.ts';
import type { PageFigure } from './fields.ts';

/** Values of the form that count, by field. */
export type Options = Readonly<Record<string, unknown>>;
export type Request = Readonly<Record<string, unknown>>;

const WATTS = 1000;
const watts = (value: unknown): unknown => (typeof value === 'number' ? value / WATTS : value);

/** Application of SEPR: outdoor temperature and share of the load it is held to. Regulation (EU) 2015/1095. */
export const APPLICATIONS = {
  condensing_medium: { t_a: 32, pl_d: 0.6 },
  condensing_low: { t_a: 32, pl_d: 0.8 },
  chiller: { t_a: 35, pl_d: 0.8 },
} as const;

const isHeatingProduct = (name: unknown): name is HeatingProduct =>
  typeof name === 'string' && Object.hasOwn(HEATING_HOURS, name);
const isCoolingProduct = (name: unknown): name is CoolingProduct =>
  typeof name === 'string' && Object.hasOwn(COOLING_HOURS, name);

/** Hours of the modes: of the product, or typed. */
export function hoursOf(figure: PageFigure, options: Options): ModeHours | Request {
  const { product, product_c, climate = 'average' } = options;
  if (figure === 'scop' && isHeatingProduct(product)) return HEATING_HOURS[product][climate as HeatingClimate];
  if (figure === 'seer' && isCoolingProduct(product_c)) return COOLING_HOURS[product_c].cooling;
  const { h_active, h_to, h_sb, h_ck, h_off } = options;
  return { active: h_active, to: h_to, sb: h_sb, ck: h_ck, off: h_off };
}

/** The lines of a list, each with its coefficient under the name of its method. */
function pointsOf(options: Options, key: string): readonly Request[] {
  const rows = options[key];
  const { method, own_c } = options;
  return (Array.isArray(rows) ? (rows as readonly Request[]) : []).map(({ c, ...point }) =>
    own_c !== true || c === undefined ? point : { ...point, [String(method)]: c },
  );
}

const modesOf = (figure: PageFigure, options: Options): Request => ({
  hours: hoursOf(figure, options),
  p_to: watts(options['p_to']),
  p_sb: watts(options['p_sb']),
  p_ck: watts(options['p_ck']),
  p_off: watts(options['p_off']),
  conversion: options['conversion'],
  f1: options['f1'],
  f2: options['f2'],
});

const picked = (options: Options, keys: readonly string[]): Request =>
  Object.fromEntries(keys.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]] as const])));

function declared(figure: 'scop' | 'seer' | 'sepr', options: Options, suffix: string): Request {
  const degradation = picked(options, ['method', 'cc', 'cd']);
  if (figure === 'scop') {
    const building = picked(options, ['climate', 'p_design', 't_biv', 't_ol']);
    return { ...building, ...degradation, ...modesOf(figure, options), points: pointsOf(options, `points${suffix}`) };
  }
  if (figure === 'seer') {
    const points = pointsOf(options, `points_c${suffix}`);
    return { p_design: options['p_design_c'], ...degradation, ...modesOf(figure, options), points };
  }
  const application = APPLICATIONS[(options['application'] ?? 'chiller') as keyof typeof APPLICATIONS];
  return {
    p_design: options['p_design_p'],
    ...application,
    ...degradation,
    points: pointsOf(options, `points_p${suffix}`),
  };
}

const SHARED = ['eta_motor', 'surch_evp', 'sous_ref_cdr', 'cc', 'price', 'beta'] as const;
const HEATED = ['climate', 'p_design', 't_biv', 't_ol', 't_supply', 't_supply_min', 'dt_evp', 'defrost'] as const;
const COOLED = [
  'power_cold',
  'load_min',
  't_load_min',
  't_load_max',
  't_evp',
  'dt_cdr',
  't_cdr_min',
  'x_cycling',
  'steps',
  'power_nominal',
] as const;

/** Ice by its mass, where it is weighed: nothing of it is supposed. */
function frostOf(options: Options): Request {
  const { frost_mass, frost_per_day, frost_efficiency, frost_room, defrosting } = options;
  if (frost_mass === undefined) return {};
  const named = {
    kind: defrosting,
    mass: frost_mass,
    per_day: frost_per_day,
    efficiency: frost_efficiency,
    room: frost_room,
  };
  return { frost: Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) };
}

/** What a plant is beside one cycle: its fluid, cold and level as the year asks them, and the body of its simulation. */
function plantOf(figure: 'heating' | 'annual', options: Options): Request {
  const { plant, architecture, q_mt, q_lt, te_mt, fluid_hp } = options;
  if (figure === 'annual' && plant === 'booster') {
    const machine = {
      architecture: 'booster',
      ...picked(options, ['q_mt', 'q_lt', 'te_mt', 'te_lt', 'p_rec']),
      parallel: options['parallel'] === 'true',
    };
    return { fluid: 'R744', power_cold: Number(q_mt) + Number(q_lt), t_evp: te_mt, machine };
  }
  if (figure === 'annual' && plant === 'cascade') {
    const machine = { architecture: 'cascade', ...picked(options, ['fluid_bp', 'fluid_hp', 't_cas', 'dt_cas']) };
    return { fluid: fluid_hp, machine };
  }
  return architecture === 'simple' ? {} : { machine: { architecture } };
}

function simulated(
  figure: 'heating' | 'annual',
  options: Options,
  suffix: string,
  temperatures: readonly number[] | undefined,
): Request {
  const of =
    figure === 'heating'
      ? { ...picked(options, HEATED), dt_cdr: options['dt_cdr_h'], x_cycling: options['x_cycling_h'] }
      : {
          ...picked(options, [...COOLED, 'approach']),
          climate: options['season'],
          floating: temperatures === undefined,
        };
  return {
    ...picked(options, SHARED),
    ...of,
    fluid: options[`fluid${suffix}`],
    ...plantOf(figure, options),
    ...frostOf(options),
    rend_is: options[`rend_is${suffix}`],
    p_aux: watts(options['p_aux']),
    ...(temperatures === undefined ? {} : { temperatures }),
  };
}

/** One request a machine: the second where two are compared. @param temperatures of a file, one an hour */
export function requestsOf(
  figure: PageFigure,
  options: Options,
  temperatures: readonly number[] | undefined,
): readonly Request[] {
  return (options['compare'] === true ? ['', '_2'] : ['']).map((suffix) =>
    figure === 'heating' || figure === 'annual'
      ? simulated(figure, options, suffix, temperatures)
      : declared(figure, options, suffix),
  );
}

/** The form's key of a request's field; the second machine's own fields have a mark. */
export function fieldOfRequest(figure: PageFigure, field: string, machine: number): string {
  const suffix = machine === 0 ? '' : '_2';
  const [head = '', ...rest] = field.split('.');
  const list = { scop: 'points', seer: 'points_c', sepr: 'points_p', heating: '', annual: '' }[figure];
  const tail = rest.map((step) => (step === 'cc' || step === 'cd' ? 'c' : step));
  if (head === 'points') return [`${list}${suffix}`, ...tail].join('.');
  if (head === 'fluid' || head === 'rend_is') return `${head}${suffix}`;
  if (head === 'p_design') return { seer: 'p_design_c', sepr: 'p_design_p' }[figure as string] ?? head;
  if (head === 'hours') return `h_${rest[0] ?? 'active'}`;
  if (head === 'frost') return `frost_${rest[0] ?? 'mass'}`;
  if (head === 'machine') return (rest[0] ?? head).replace(/^rend_is_.*/, 'rend_is');
  if (figure === 'heating' && (head === 'dt_cdr' || head === 'x_cycling')) return `${head}_h`;
  return head;
}

const isLeakKind = (name: unknown): name is LeakKind => typeof name === 'string' && Object.hasOwn(LEAKS, name);

/** Share of the charge lost a year: of the kind of plant, or typed. */
export const leakOf = ({ leaks, leak }: Options): unknown => (isLeakKind(leaks) ? LEAKS[leaks].share : leak);

/** What a year's electricity is worth over the life; undefined without a charge. @param energy kWh a year */
export function impactRequest(options: Options, machine: number, energy: number): Request | undefined {
  if (options['charge'] === undefined) return undefined;
  const fluid = options[machine === 0 ? 'fluid' : 'fluid_2'];
  const gwp = options[machine === 0 ? 'gwp' : 'gwp_2'];
  return {
    ...picked(options, ['charge', 'years', 'recovery', 'beta', 'mass', 'mm', 'rfm']),
    ...(gwp === undefined ? {} : { gwp }),
    ...(fluid === undefined ? {} : { fluid }),
    leak: leakOf(options),
    e_annual: energy,
    eol_loss: typeof options['recovery'] === 'number' ? 1 - options['recovery'] : undefined,
  };
}
