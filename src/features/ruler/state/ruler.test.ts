import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rulerExample } from '../build.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { RULER_DOORS } from './answer.ts';
import { likelyFullScale, readRuler } from './asked.ts';
import { DEFAULT_GAUGE, gaugeOfSettings } from '../../../kit/storage/gauge.ts';
import { settingsFromText } from '../../../kit/storage/settings.ts';
import { paramsFromRuler, rulerFromParams } from './link.ts';
import { createRuler, textOfSide } from './ruler.ts';
import type { Ruler } from './ruler.ts';
import type { Side } from './fields.ts';
import { pressureShown } from './units.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '' });
  await prepareDoors(...RULER_DOORS);
});

const newRuler = () => createRuler({ example: rulerExample('R448A', 5.2), locale: 'fr', isFixed: true });
const textOf = ({ form }: Ruler, key: string): unknown => form.$content.get().texts[key];
const shownIn = ({ form, $shown, $units }: Ruler, side: Side): string =>
  textOfSide(side, form.$content.get().texts, $shown.get().answer, $units.get(), 'fr');
/** What a link finds: an untouched gauge, no units chosen. */
const OWN = { gauge: DEFAULT_GAUGE, choices: {} };
const paramsOf = (text: string): URLSearchParams => new URLSearchParams(text);

describe('a gauge', () => {
  it('reads as the settings say, above the air unless they ask otherwise', () => {
    const of = (settings: object): object => gaugeOfSettings(settingsFromText(JSON.stringify(settings)), 'gauge');
    expect(of({})).toEqual(DEFAULT_GAUGE);
    expect(of({ unitSystem: 'us', altitude: 1500 })).toEqual({ unit: 'psi', reference: 'gauge', altitude: 1500 });
    expect(of({ units: { pressure: 'kPa' }, pressureReference: 'gauge' })).toMatchObject({ unit: 'kPa' });
    expect(of({ units: { pressure: 'MPa' } })).toMatchObject({ unit: 'kPa' });
    expect(gaugeOfSettings(settingsFromText('{"pressureReference":"gauge"}'), 'absolute').reference).toBe('gauge');
    expect(gaugeOfSettings(settingsFromText('{}'), 'absolute').reference).toBe('absolute');
  });

  it('reads above the atmosphere of its place', () => {
    const ruler = newRuler();
    const absolute = () => readRuler(ruler.form, ruler.form.$content.get()).lead;
    ruler.setText('pressure', '5,2');
    expect(absolute()).toEqual({ ok: true, value: expect.closeTo(6.21325, 9) as number });
    // NIST SP 811: 1 psi is 6894.757 Pa.
    ruler.setGauge({ unit: 'psi' });
    expect(pressureShown(ruler.$units.get(), 6.21325)).toBeCloseTo(75.4196, 3);
    ruler.setGauge({ unit: 'bar' });
    // US Standard Atmosphere 1976: 0.79495 bar at 2000 m.
    ruler.setAltitude('2000');
    ruler.setText('pressure', '5,2');
    expect(absolute()).toEqual({ ok: true, value: expect.closeTo(5.99495, 3) as number });
  });
});

describe('a ruler', () => {
  it('keeps its place under other units, and what was typed comes back', () => {
    const ruler = newRuler();
    ruler.setText('pressure', '5,2');
    const { P, t_dew } = ruler.$shown.get().answer.saturation;
    for (const gauge of [{ unit: 'psi' }, { reference: 'absolute' }, { unit: 'kPa' }] as const) {
      ruler.setGauge(gauge);
      expect(ruler.$shown.get().answer.saturation.P).toBeCloseTo(P, 12);
      expect(ruler.$shown.get().answer.saturation.t_dew).toBeCloseTo(t_dew, 9);
    }
    expect(textOf(ruler, 'lead')).toBe('621,3');
    ruler.setGauge({ unit: 'bar', reference: 'gauge' });
    expect(textOf(ruler, 'lead')).toBe('5,2');
  });

  it('is asked nothing by units that stay: the answer it came with stands, unmarked', () => {
    const ruler = newRuler();
    const content = ruler.form.$content.get();
    ruler.setGauge({});
    expect(ruler.form.$content.get()).toBe(content);
  });

  it('keeps the span of its gauge under other units', () => {
    const ruler = newRuler();
    ruler.setText('pressure', '5,2');
    ruler.form.set('measured', '12');
    ruler.form.set('fullScale', '16');
    const before = ruler.$shown.get().answer;
    expect(before.fullScale).toBe(16);
    ruler.setGauge({ unit: 'psi' });
    // NIST SP 811: 16 bar are 232.06 psi.
    expect(textOf(ruler, 'fullScale')).toBe('232,1');
    expect(paramsFromRuler(ruler.form.$content.get())).toContainEqual(['fs', '232.06038']);
    expect(ruler.$shown.get().answer).toMatchObject({ fullScale: 16, uncertainty: before.uncertainty });
    ruler.setGauge({ unit: 'bar' });
    expect(textOf(ruler, 'fullScale')).toBe('16');
  });

  it('understands a unit typed with the figure, and writes it in its own once the field is left', () => {
    const ruler = newRuler();
    const pressureOf = (text: string): number => {
      ruler.setText('pressure', text);
      expect(ruler.$shown.get().isStale, text).toBe(false);
      return ruler.$shown.get().answer.saturation.P;
    };
    // NIST SP 811: 1 psi is 6894.757 Pa; above the standard atmosphere unless it says absolute.
    expect(pressureOf('28,5 psi')).toBeCloseTo(28.5 * 0.06894757 + 1.01325, 6);
    expect(pressureOf('28,5 psig')).toBeCloseTo(28.5 * 0.06894757 + 1.01325, 6);
    expect(pressureOf('28,5 psia')).toBeCloseTo(28.5 * 0.06894757, 6);
    expect(pressureOf('5,2 bar')).toBeCloseTo(6.21325, 9);
    expect(pressureOf('621,325 kPa(a)')).toBeCloseTo(6.21325, 9);
    expect(pressureOf('28,5 psi')).toBeCloseTo(28.5 * 0.06894757 + 1.01325, 6);
    const before = ruler.$shown.get().answer.saturation.P;
    ruler.form.settle('lead');
    expect(textOf(ruler, 'lead')).toBe('1,97');
    expect(ruler.$shown.get().answer.saturation.P).toBe(before);
    ruler.setGauge({ reference: 'absolute' });
    // A gauge's word stays a gauge's under absolute pressures.
    expect(pressureOf('28,5 psi')).toBeCloseTo(28.5 * 0.06894757, 6);
    expect(pressureOf('28,5 psig')).toBeCloseTo(28.5 * 0.06894757 + 1.01325, 6);
    ruler.setText('dew', '50 °F');
    expect(ruler.$shown.get().answer.saturation.t_dew).toBeCloseTo(10, 9);
    ruler.form.set('measured', '59 °F');
    expect(ruler.$shown.get().isMeasureStale).toBe(false);
    ruler.form.settle('lead');
    ruler.form.settle('measured');
    expect(ruler.form.$content.get().texts).toMatchObject({ lead: '10,0', measured: '15,0' });
    ruler.setText('dew', '10 kg');
    expect(ruler.$shown.get().faults).not.toEqual({});
    ruler.form.settle('lead');
    expect(textOf(ruler, 'lead')).toBe('10 kg');
  });

  it('takes a comma for thousands where its reader does', () => {
    const ruler = createRuler({ example: rulerExample('R448A', 5.2), locale: 'en', isFixed: true });
    ruler.setGauge({ unit: 'kPa', reference: 'absolute' });
    ruler.setText('pressure', '1,820');
    expect(ruler.$shown.get().answer.saturation.P).toBeCloseTo(18.2, 9);
    expect(paramsFromRuler(ruler.form.$content.get())).toContainEqual(['p', '1820']);
  });

  it('keeps pressure or temperature, whichever leads, when the fluid changes', () => {
    const ruler = newRuler();
    ruler.setText('dew', '0');
    ruler.setFluid('R134a');
    const { saturation, fluid } = ruler.$shown.get().answer;
    expect(fluid).toBe('R134a');
    expect(saturation.t_dew).toBeCloseTo(0, 9);
    // Tillner-Roth and Baehr (1994), table A1: 0.29280 MPa.
    expect(saturation.P).toBeCloseTo(2.928, 3);
  });

  it('says superheat above the dew point, subcooling below the bubble point, nothing between', () => {
    const ruler = newRuler();
    const at = (text: string) => {
      ruler.form.set('measured', text);
      return ruler.$shown.get().answer;
    };
    expect(at('12').measure?.superheat).toBeCloseTo(6.104, 3);
    expect(at('12').uncertainty?.uncertainty).toBeGreaterThan(0.5);
    expect(at('3').measure).toMatchObject({ phase: 'two-phase', superheat: null, subcooling: null });
    expect(at('3').uncertainty).toBeNull();
    ruler.form.set('pipe', 'high');
    expect(at('-5').measure?.subcooling).toBeCloseTo(4.899, 3);
    expect(at('-5').reading).toBe('subcooling');
    expect(at('').measure).toBeNull();
  });

  it('opens on an empty measure, and no change of fluid fills it', () => {
    const ruler = newRuler();
    expect(ruler.form.$content.get().texts).toMatchObject({ measured: '', pipe: '' });
    for (const fluid of ['R744', 'R454B', 'R718', 'R448A']) {
      ruler.setFluid(fluid);
      expect(textOf(ruler, 'measured')).toBe('');
      expect(ruler.$shown.get().answer).toMatchObject({ fluid, measured: null, reading: null });
    }
  });

  it('calls a suction colder than the dew point wet, whatever side was read before', () => {
    const ruler = newRuler();
    ruler.setFluid('R454B');
    ruler.setText('pressure', '8,1');
    ruler.form.set('measured', '3');
    expect(ruler.$shown.get().answer).toMatchObject({ reading: 'asked', uncertainty: null });
    ruler.form.set('pipe', 'low');
    expect(ruler.$shown.get().answer.reading).toBe('wet');
    // Half a kelvin of probe and the class of the gauge, as of a superheat at that pressure.
    const { uncertainty } = ruler.$shown.get().answer;
    ruler.form.set('measured', '12');
    expect(ruler.$shown.get().answer).toMatchObject({ reading: 'superheat', uncertainty });
    ruler.form.set('pipe', 'high');
    expect(ruler.$shown.get().answer.reading).toBe('flash');
    expect(paramsFromRuler(ruler.form.$content.get())).toContainEqual(['side', 'high']);
  });

  it('has no figure of another fluid where its own has no answer', () => {
    const ruler = newRuler();
    ruler.setText('pressure', '95');
    ruler.setFluid('R744');
    expect(ruler.$shown.get()).toMatchObject({ isStale: true, isMeasureStale: true });
    expect(shownIn(ruler, 'pressure')).toBe('95');
    expect(shownIn(ruler, 'dew')).toBe('');
    expect(shownIn(ruler, 'bubble')).toBe('');
  });

  it('says that there is no saturation above the critical point, and what was read there', () => {
    const ruler = newRuler();
    ruler.setFluid('R744');
    ruler.setText('pressure', '95');
    ruler.form.set('measured', '40');
    // Span and Wagner (1996): critical at 30.9782 °C and 73.773 bar.
    const { above, scale } = ruler.$shown.get();
    expect(scale.critical.t).toBeCloseTo(30.9782, 3);
    expect(scale.critical.p).toBeCloseTo(73.773, 2);
    expect(above?.pressure).toBeCloseTo(96.01325, 9);
    expect(above?.measured).toBe(40);
    ruler.setText('dew', '31');
    expect(ruler.$shown.get().above).toEqual({ pressure: undefined, measured: 40 });
    ruler.setText('pressure', '25');
    expect(ruler.$shown.get().above).toBeUndefined();
    // Below the rule is not above it.
    ruler.setText('pressure', '1');
    expect(ruler.$shown.get()).toMatchObject({ isStale: true, above: undefined });
  });

  it('keeps the last answer and names the field while something is wrong', () => {
    const ruler = newRuler();
    ruler.setText('pressure', '5,2');
    const before = ruler.$shown.get().answer;
    ruler.setText('pressure', '900');
    expect(ruler.$shown.get()).toMatchObject({ answer: before, isStale: true });
    expect(ruler.$shown.get().faults.lead).toMatchObject({ kind: 'door', problem: { code: 'E_RANGE' } });
    ruler.setText('pressure', 'x');
    expect(ruler.$shown.get().faults.lead).toEqual({ kind: 'text', reason: 'notANumber' });
    ruler.setText('pressure', '5,2');
    ruler.form.set('measured', '5000');
    expect(ruler.$shown.get()).toMatchObject({ isStale: false, isMeasureStale: true });
    ruler.form.set('measured', '12');
    ruler.form.set('grade', '-1');
    expect(ruler.$shown.get().faults.grade).toMatchObject({ kind: 'door', problem: { code: 'E_RANGE' } });
    ruler.form.set('grade', '');
    ruler.setAltitude('90000');
    expect(ruler.$shown.get().faults.altitude).toMatchObject({ kind: 'door' });
  });

  it('steps by 0.1 K and 0.05 bar, from the figure that follows as from the one that leads', () => {
    const ruler = newRuler();
    ruler.setText('pressure', '5,2');
    ruler.step('pressure', 1);
    expect(textOf(ruler, 'lead')).toBe('5,25');
    ruler.step('dew', -1);
    expect(textOf(ruler, 'side')).toBe('dew');
    // From 6,1 as it is shown; with the decimals of its quantity.
    expect(textOf(ruler, 'lead')).toBe('6,0');
  });

  it('takes the gauge that reaches the pressure', () => {
    expect([
      likelyFullScale('superheat', 5),
      likelyFullScale('superheat', 30),
      likelyFullScale('subcooling', 90),
    ]).toEqual([15, 40, 100]);
  });
});

describe('a link', () => {
  it('brings a ruler back as it stands', async () => {
    const open = async (params: URLSearchParams): Promise<Ruler> => {
      const ruler = newRuler();
      await ruler.start(params);
      return ruler;
    };
    const ruler = await open(
      paramsOf('fluid=R448A&p=5.2&unit=psi&ref=gauge&alt=300&tunit=F&t=53.6&class=1.6&probe=0.3&fs=220'),
    );
    const { texts, units } = ruler.form.$content.get();
    expect(texts).toMatchObject({
      fluid: 'R448A',
      side: 'pressure',
      lead: '5,2',
      measured: '53,6',
      altitude: '300',
      grade: '1,6',
      probe: '0,3',
      fullScale: '220',
    });
    expect(units).toMatchObject({ pressure: 'psig', gaugePressure: 'psi', temperature: 'degF' });
    // ISO 2533: 97 773 Pa at 300 m; NIST SP 811: 1 psi is 6894.757 Pa.
    expect(ruler.$shown.get().answer.saturation.P).toBeCloseTo(0.97773 + 5.2 * 0.06894757, 5);
    const again = await open(new URLSearchParams(paramsFromRuler(ruler.form.$content.get()).map((pair) => [...pair])));
    expect(again.form.$content.get().texts).toEqual(texts);
    expect(again.form.$content.get().units).toEqual(units);
  });

  it('keeps the side it names, and asks for it where it names none or another', () => {
    const side = (text: string) => rulerFromParams(paramsOf(`fluid=R32&p=8&t=3&${text}`), OWN, 'fr')?.texts['pipe'];
    expect([side('side=low'), side('side=high'), side(''), side('side=toString')]).toEqual(['low', 'high', '', '']);
  });

  it('is absolute where it gives a pressure and does not say; the reader’s own where it gives none', () => {
    expect(rulerFromParams(paramsOf('fluid=R32&p=8'), OWN, 'fr')?.gauge.reference).toBe('absolute');
    expect(rulerFromParams(paramsOf('p=75&unit=psig'), OWN, 'fr')?.gauge).toMatchObject({
      unit: 'psi',
      reference: 'gauge',
    });
    const ofFluid = rulerFromParams(paramsOf('fluid=R32'), OWN, 'fr');
    expect(ofFluid).toMatchObject({ texts: { fluid: 'R32' }, gauge: DEFAULT_GAUGE });
    // What leads stays.
    expect(ofFluid?.texts).not.toHaveProperty('lead');
    expect(rulerFromParams(paramsOf('mode=normal'), OWN, 'fr')).toBeUndefined();
  });
});
