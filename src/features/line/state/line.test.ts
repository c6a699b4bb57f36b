import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lineExample } from '../build.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { createLine } from './line.ts';

beforeAll(async () => {
  vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/simulation/line', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  await prepareDoors('linePoint', 'sweep');
});

const newLine = () => createLine(lineExample(), 'fr');

describe('the quick point', () => {
  it('counts all the superheat as useful and all the subcooling as the condenser’s', () => {
    const line = newLine();
    line.form.set('superheat', '9');
    const { input } = line.$point.get().result;
    expect(input).toMatchObject({ t_sf: 9, t_sft: 0, t_sr: 4, t_srt: 0 });
  });

  it('has an EER of its own points, the whole superheat in the cooling effect', () => {
    const { performance, points } = newLine().$point.get().result;
    const { a_aspiration: a, c_refoulement_reel: c, f_sortie_detendeur: f } = points;
    expect(performance.eer).toBeCloseTo((a.H - f.H) / (c.H - a.H), 9);
    expect(performance.power_cold).toBeCloseTo(10, 9);
  });

  it('sweeps what its cycle has, and opens another variable on sensible ends', () => {
    const line = newLine();
    line.sweepAlong('tc');
    expect(line.$sweep.get()).toMatchObject({ variable: 'tc', isStale: false });
    expect(line.$sweep.get().points).toHaveLength(16);
    line.form.set('fluid', 'R744');
    line.setCycle('1');
    expect(line.form.$content.get().texts['variable']).toBe('te');
    expect(line.$point.get().problem).toBeUndefined();
    expect(line.$point.get().result.input.mode_trans).toBe('1');
  });

  it('keeps the last answer and names the field of a problem', () => {
    const line = newLine();
    const before = line.$point.get().result;
    line.form.set('pt_cdr', '130');
    expect(line.$point.get()).toMatchObject({ result: before, isStale: true, problem: { code: 'E_SUPERCRIT' } });
    line.form.set('pt_cdr', '');
    expect(line.$point.get().problem).toMatchObject({ code: 'E_MISSING', field: 'pt_cdr' });
    line.form.set('pt_cdr', '40');
    line.form.set('step', '0,1');
    expect(line.$sweep.get().problem).toMatchObject({ code: 'E_RANGE', field: 'step' });
    expect(line.$point.get().isStale).toBe(false);
  });

  it('says in its address what differs from what it opens with, in the units of the doors', () => {
    const line = newLine();
    line.form.set('pt_evp', '-10,5');
    expect(line.address()).toBe('https://example.org/simulation/line?fluid=R134a&pt_evp=-10.5');
  });
});
