/** What the likelihood compares: readings of a visit and of the simulated machine, in one order. */
import { celsiusFromKelvin, pascalFromBar } from '../../quantities/si.ts';
import { SETTINGS } from '../data/machines.ts';
import { CHANNELS, FIELD_OF } from './channel-fields.ts';
import type { Channel } from './channel-fields.ts';
import type { OptionalField } from '../readings/fields.ts';
import type { Readings, Visit } from '../readings/visit.ts';
import { gaugeUncertainty, PLACE_UNCERTAINTY, RECTANGULAR, saturationSlope } from '../readings/uncertainty.ts';
import type { FluidProperties } from '../properties/fluid-properties.ts';
import type { TwinReadings } from '../twin/readings.ts';

export { CHANNELS, FIELD_OF };
export type { Channel };

const WATTS = 1e3;

/** What a visit read, by channel; NaN where it did not. */
export function measuredChannels({ figures, pressures }: Readings, properties: FluidProperties): readonly number[] {
  const mean = (P: number | undefined): number =>
    P === undefined ? Number.NaN : celsiusFromKelvin(properties.meanTemperature(P));
  return CHANNELS.map((channel) => {
    if (channel === 't0') return mean(pressures.p_lp);
    if (channel === 'tk') return mean(pressures.p_hp);
    const value = figures[FIELD_OF[channel] as OptionalField];
    if (value === undefined) return Number.NaN;
    return channel === 'lnp' ? Math.log(value * WATTS) : value;
  });
}

/** What the simulated machine reads, by channel. */
export function twinChannels(readings: TwinReadings, properties: FluidProperties): readonly number[] {
  const mean = (bar: number): number => celsiusFromKelvin(properties.meanTemperature(pascalFromBar(bar)));
  return CHANNELS.map((channel) => {
    if (channel === 't0') return mean(readings.p_lp);
    if (channel === 'tk') return mean(readings.p_hp);
    if (channel === 'lnp') return Math.log(readings.power_elec * WATTS);
    return readings[FIELD_OF[channel]];
  });
}

const { sigma_half_widths: HALF, sigma_power_relative: POWER } = SETTINGS;

/** Standard uncertainty of each channel from its probe. @param of where the pressures were read, for their slopes */
export function channelUncertainties({ settings, fluid }: Visit, of: Readings): readonly number[] {
  const probe = settings.acc_t / RECTANGULAR;
  const air = Math.hypot(probe, PLACE_UNCERTAINTY);
  const gauge = (P: number | undefined, fs: number): number =>
    P === undefined ? Number.NaN : gaugeUncertainty(settings.acc_p, fs) * saturationSlope(fluid, P, 'mean');
  const all: Readonly<Record<Channel, number>> = {
    t0: gauge(of.pressures.p_lp, settings.fs_lp),
    tk: gauge(of.pressures.p_hp, settings.fs_hp),
    ...{ tsuc: probe, tliq: probe, tvalve: probe, t4v: probe, teout: air, tcout: air },
    tdis: HALF.acc_dis / RECTANGULAR,
    lnp: POWER / RECTANGULAR,
  };
  return CHANNELS.map((channel) => all[channel]);
}
