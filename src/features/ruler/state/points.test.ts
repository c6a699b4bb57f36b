import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rulerPageExample } from '../build.ts';
import { prepareDoors } from '../../../runtime/circuit-bridge.ts';
import { RULER_DOORS } from './answer.ts';
import { createPoints } from './points.ts';
import { createRuler } from './ruler.ts';
import { createStateStore, lettersOf } from './state.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '' });
  await prepareDoors('rulerState', ...RULER_DOORS);
});

async function newPage() {
  const example = rulerPageExample();
  const ruler = createRuler({ example: example.ruler, locale: 'fr', isFixed: true });
  const state = createStateStore(ruler, example.state);
  const $points = createPoints(ruler.$shown, state.$shown, example.points);
  await Promise.all([ruler.start(), state.start()]);
  return { ruler, state, $points };
}

describe('what follows the ruler', () => {
  it('opens on the saturation alone: nothing is measured, and no state is asked for', async () => {
    const { ruler, state, $points } = await newPage();
    expect(lettersOf(ruler.form.$content.get())).toEqual({ first: 'P', second: 'Q' });
    expect(state.$shown.get().result.state.phase).toBe('saturated-vapour');
    expect($points.get()).toMatchObject({ fluid: 'R448A', measured: null, state: null });
  });

  it('is no subcooled liquid while nobody has said that the pipe is the liquid line', async () => {
    const { ruler, state, $points } = await newPage();
    ruler.setFluid('R454B');
    ruler.setText('pressure', '8,1');
    ruler.form.set('measured', '3');
    expect(state.$shown.get().result.state).toMatchObject({ phase: 'saturated-vapour', subcooling: null });
    ruler.form.set('pipe', 'low');
    expect(state.$shown.get().result.state.subcooling).toBeNull();
    ruler.form.set('pipe', 'high');
    expect(state.$shown.get().result.state).toMatchObject({ phase: 'liquid', superheat: null });
    expect(state.$shown.get().result.state.subcooling).toBeGreaterThan(2);
    // It is the point measured, which has its letter on the diagram.
    expect($points.get().measured).not.toBeNull();
    expect($points.get().state).toBeNull();
  });

  it('above the critical point is the state that was measured there', async () => {
    const { ruler, state, $points } = await newPage();
    ruler.setFluid('R744');
    ruler.setGauge({ reference: 'absolute' });
    ruler.setText('pressure', '110');
    ruler.form.set('measured', '45');
    // Span and Wagner (1996) by CoolProp: 325.46 kJ/kg and 603.15 kg/m³ at 110 bar and 45 °C.
    const { fluid, result } = state.$shown.get();
    expect(fluid).toBe('R744');
    expect(result.state.phase).toBe('supercritical');
    expect(result.state.H).toBeCloseTo(325.46, 1);
    expect(result.state.D).toBeCloseTo(603.15, 1);
    expect($points.get()).toMatchObject({ fluid: 'R744', bubble: null, dew: null, state: null });
    expect($points.get().measured?.P).toBeCloseTo(110, 9);
    expect($points.get().measured?.H).toBeCloseTo(325.46, 1);
  });
});
