import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createPage } from '../../kit/page/life.ts';
import { prepareDoors } from '../../runtime/circuit-bridge.ts';
import { lineExample } from './build.ts';
import { LINE } from './question.ts';

beforeAll(async () => {
  vi.stubGlobal('location', { search: '', origin: 'https://example.org', pathname: '/simulation/line', hash: '' });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('addEventListener', vi.fn());
  await prepareDoors('linePoint', 'sweep');
});

const newLine = () => {
  const line = createPage(LINE, lineExample(), 'fr');
  line.start();
  return line;
};

describe('the quick point', () => {
  it('counts all the superheat as useful and all the subcooling as the condenser’s', () => {
    const { form, answers } = newLine();
    form.set('superheat', '9');
    const { input } = answers.point.get().result;
    expect(input).toMatchObject({ t_sf: 9, t_sft: 0, t_sr: 4, t_srt: 0 });
  });

  it('has an EER of its own points, the whole superheat in the cooling effect', () => {
    const { performance, points } = newLine().answers.point.get().result;
    const { a_aspiration: a, c_refoulement_reel: c, f_sortie_detendeur: f } = points;
    expect(performance.eer).toBeCloseTo((a.H - f.H) / (c.H - a.H), 9);
    expect(performance.power_cold).toBeCloseTo(10, 9);
  });

  it('sweeps what its cycle has, and opens another variable on sensible ends', () => {
    const { form, answers } = newLine();
    form.set('variable', 'tc');
    expect(answers.sweep.get()).toMatchObject({ result: { variable: 'tc' }, status: 'current' });
    expect(answers.sweep.get().result.points).toHaveLength(16);
    form.set('fluid', 'R744');
    form.set('mode_trans', '1');
    expect(form.$content.get().texts['variable']).toBe('te');
    expect(answers.point.get().problem).toBeUndefined();
    expect(answers.point.get().result.input.mode_trans).toBe('1');
  });

  it('keeps the last answer and names the field of a problem', () => {
    const { form, answers } = newLine();
    const before = answers.point.get().result;
    form.set('pt_cdr', '130');
    expect(answers.point.get()).toMatchObject({ result: before, status: 'stale', problem: { code: 'E_SUPERCRIT' } });
    form.set('pt_cdr', '');
    expect(answers.point.get().problem).toMatchObject({ code: 'E_MISSING', field: 'pt_cdr' });
    expect(answers.sweep.get()).toMatchObject({ status: 'stale', problem: undefined });
    form.set('pt_cdr', '40');
    form.set('step', '0,1');
    expect(answers.sweep.get().problem).toMatchObject({ code: 'E_RANGE', field: 'step' });
    expect(answers.point.get().status).toBe('current');
  });

  it('says in its address what differs from what it opens with, in the units of the doors', () => {
    const line = newLine();
    line.form.set('pt_evp', '-10,5');
    expect(line.link()).toBe('https://example.org/simulation/line?fluid=R134a&pt_evp=-10.5');
  });
});
