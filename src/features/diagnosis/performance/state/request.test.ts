/** What the panel asks from what is typed in it, and how that is kept with a visit. */
import { describe, expect, it } from 'vitest';
import { createForm } from '../../../../kit/form/form.ts';
import { parameterFromChanged, valuesFromParameter } from '../../../../kit/form/link.ts';
import { measuredMachine } from '../../state/measured-text.ts';
import { isMisfit, visitFrom } from '../../visits/visit.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import { performanceRequest, visitRequest } from './request.ts';

const VISIT = { fluid: 'R290', p_lp: 3.75, p_hp: 11.03, t_liquid: 28.5, t_discharge: 59.1 };
const typed = (values: Readonly<Record<string, unknown>>) =>
  createForm(PERFORMANCE_FIELDS, 'fr', values).$content.get();

describe('the request of the panel', () => {
  it('says how the readings were made', () => {
    const content = typed({ media_probes: 'pockets', flow_acc: 2, power_acc: 1, discharge_at: 'gas', c_flow: 1.4 });
    expect(performanceRequest({ ...VISIT, power_meas: 7.6 }, content, [])).toMatchObject({
      ...{ c_flow: 1.4, td_corr: 0, td_acc: 0.5 },
      acc: { te_in: 0.15, te_out: 0.15, tc_in: 0.15, tc_out: 0.15, e_flow: 2, c_flow: 2, power_meas: 1 },
    });
  });

  it('leaves the usual accuracies alone where nothing was said', () => {
    const asked = performanceRequest(VISIT, typed({}), []);
    for (const key of ['acc', 'td_corr', 'td_acc', 'map']) expect(asked).not.toHaveProperty(key);
  });

  it('takes a correction that was typed before that of the probe, and no pocket in air', () => {
    const content = typed({ e_medium: 'air', media_probes: 'pockets', discharge_at: 'insulated' });
    expect(performanceRequest({ ...VISIT, td_corr: 4 }, content, [])).toMatchObject({
      ...{ td_corr: 4, td_acc: 1.5 },
      acc: { tc_in: 0.15, tc_out: 0.15 },
    });
  });

  // 30 flashes of 1,000 to a kWh in 36 s: 3 kW, half-width √(1² + (100/30)² + (30/36)²) = 3.58 %.
  it('counts flashes where no power is typed', () => {
    const content = typed({ pulses: 30, per_kwh: 1000, seconds: 36, power_acc: 1 });
    const counted = performanceRequest(VISIT, content, []) as { power_meas: number; acc: { power_meas: number } };
    expect(counted.power_meas).toBeCloseTo(3, 9);
    expect(counted.acc.power_meas).toBeCloseTo(3.58, 2);
  });
});

describe('what is typed beside a visit', () => {
  const said = { c_flow: 1.4, loss_kind: 'inverter', plate_value: 4.2, heat_start: 120 };
  const text = parameterFromChanged(typed(said).changed);

  it('comes back as it was from a link', () => {
    expect(typed(valuesFromParameter(text)).values).toMatchObject(said);
    expect(typed(valuesFromParameter('no JSON')).changed).toEqual({});
  });

  it('leaves the machine where the figures of the visit go', () => {
    expect(valuesFromParameter(measuredMachine(text))).toEqual({ loss_kind: 'inverter', plate_value: 4.2 });
    expect(measuredMachine('')).toBe('');
  });

  it('is kept with the visit, and held to a length', () => {
    const visit = {
      ...{ id: 'a', machine: 'PAC', date: '2026-11-28T10:00', note: '', isReference: true, version: '2.12.0' },
      ...{ request: VISIT, verdict: null, figures: {}, measured: text },
    };
    const kept = visitFrom(visit);
    expect(isMisfit(kept) ? kept.misfit : kept.measured).toBe(text);
    expect(visitFrom({ ...visit, measured: 'x'.repeat(3000) })).toEqual({ misfit: 'measured' });
  });

  it('compares each visit with its own media', () => {
    const now = { ...VISIT, te_in: 12, te_out: 7, tc_in: 30 };
    const figure = { value: 3.4, U: 0.2, boundary: 'compressor' } as const;
    const drift = visitRequest([now, figure], [now, figure], typed({}), typed({ e_medium: 'air' }));
    expect(drift).toMatchObject({ measured: { t_cold: 7 }, reference: { t_cold: 12 } });
  });
});
