/** Published laboratory tests with a flow meter beside the other witnesses, as requests of a measured performance. */
import {
  enthalpyFromTemperature,
  humidityFromVapourPressure,
  vapourPressureFromTemperature,
  volumeFromTemperature,
} from '../../physics/psychrometrics.ts';
import {
  barFromPascal,
  celsiusFromKelvin,
  kelvinFromCelsius,
  kiloFromBase,
  PSI,
  SECONDS_PER_HOUR,
  STANDARD_ATMOSPHERE,
} from '../../quantities/si.ts';
import file from './public-runs.json' with { type: 'json' };

/** kg in a pound (NIST SP 811, B.8). */
const POUND = 0.453_592_37;
/** kg of dry air in a standard cubic foot: 0.075 lb (AHRI 210/240, "standard air"). */
const STANDARD_AIR = 0.075 * POUND;
const SECONDS_PER_MINUTE = 60;

const celsius = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

export const NIST_SOURCE = file.nist.source;
/** Numbers the tests have in their report. */
export const NIST_TESTS: readonly number[] = file.nist.tests;

/** What the instruments of the laboratory are good for: half-widths, K and %. */
const LABORATORY = {
  td_acc: 0.5,
  acc: {
    ...{ e_flow: 3, te_in: 0.3, te_out: 0.3, m_ref: 1, power_meas: 1 },
    ...{ t_discharge: 0.5, t_suction: 0.3, t_suc_comp: 0.3, t_liquid: 0.3 },
  },
  ...{ fs_lp: 25, fs_hp: 50, acc_p: 0.25 },
} as const;

type Request = Readonly<Record<string, unknown>> & { readonly m_ref: number };

const at = (column: keyof typeof file.nist.columns, place: number): number =>
  file.nist.columns[column][place] ?? Number.NaN;

/**
 * Air of a test on both sides of the coil. The exit is read behind the fan: its heat is taken off, at the same humidity.
 * Flow in m³/h of moist air before the coil, temperatures in °C, humidities in %.
 */
function airOf(place: number) {
  const entering = kelvinFromCelsius(celsius(at('indoor_dry_bulb', place)));
  const behindFan = kelvinFromCelsius(celsius(at('exit_dry_bulb', place)));
  const humidity = (vapour: number): number => humidityFromVapourPressure(vapour, STANDARD_ATMOSPHERE);
  const wIn = humidity(at('inlet_rh', place) * vapourPressureFromTemperature(entering));
  const leavingVapour = vapourPressureFromTemperature(kelvinFromCelsius(celsius(at('exit_dew_point', place))));
  const dry = (at('air_flow', place) * STANDARD_AIR) / SECONDS_PER_MINUTE;
  const perKelvin =
    enthalpyFromTemperature(behindFan + 1, humidity(leavingVapour)) -
    enthalpyFromTemperature(behindFan, humidity(leavingVapour));
  const leaving = behindFan - at('indoor_fan_power', place) / (dry * perKelvin);
  return {
    te_in: celsiusFromKelvin(entering),
    te_out: celsiusFromKelvin(leaving),
    e_rh_in: 100 * at('inlet_rh', place),
    e_rh_out: Math.min(100, (100 * leavingVapour) / vapourPressureFromTemperature(leaving)),
    e_flow: dry * SECONDS_PER_HOUR * volumeFromTemperature(entering, wIn, STANDARD_ATMOSPHERE),
  };
}

/**
 * A fault-free test of NISTIR 7350 as its instruments read it, the flow meter among them; the discharge probe stands in the gas.
 * @param place of the test in `NIST_TESTS` @param instruments 'laboratory' with its accuracies, 'field' with those of clamps and gauges
 */
export function nistRequest(place: number, instruments: 'laboratory' | 'field'): Request {
  const pressure = (column: 'suction_pressure' | 'discharge_pressure'): number =>
    barFromPascal(at(column, place) * PSI);
  const isLaboratory = instruments === 'laboratory';
  return {
    ...{ fluid: file.nist.fluid, mode: 'cooling', p_mode: 'abs', td_corr: 0 },
    p_lp: pressure('suction_pressure'),
    p_hp: pressure('discharge_pressure'),
    t_suction: celsius(at('evaporator_exit_temperature', place)),
    t_suc_comp: celsius(at('suction_temperature', place)),
    t_discharge: celsius(at('discharge_temperature', place)),
    t_liquid: celsius(at('liquid_temperature', place)),
    power_meas: kiloFromBase(at('compressor_power', place)),
    m_ref: at('mass_flow', place) * POUND,
    ...{ e_medium: 'air', ...airOf(place) },
    ...(isLaboratory && LABORATORY),
  };
}

/** The same without the flow meter, which is then what the others are held to. */
export function withoutMeter({ m_ref: _, ...request }: Request): Readonly<Record<string, unknown>> {
  return request;
}
