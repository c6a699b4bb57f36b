/**
 * What the pages that are no question of `kit/page` do as those do (`questions.test.ts`): ruler, diagnosis, compressors, calculators.
 * Link, an input that cannot be read, a device that computes nothing, units, reset with undo, what was typed before the script.
 */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorFromId, formDefaults } from '../../../src/calculators/index.ts';
import { createSession as createCalculator } from '../../../src/features/calculators/state/session.ts';
import { compressorExample } from '../../../src/features/compressor/build.ts';
import { createSession as createSheet } from '../../../src/features/compressor/state/session.ts';
import { createDiagnosis } from '../../../src/features/diagnosis/state/diagnosis.ts';
import { rulerPageExample } from '../../../src/features/ruler/build.ts';
import { rulerPage } from '../../../src/features/ruler/state/life.ts';
import { createRuler } from '../../../src/features/ruler/state/ruler.ts';
import { createStateStore } from '../../../src/features/ruler/state/state.ts';
import { createTableStore } from '../../../src/features/ruler/state/table.ts';
import type { Form } from '../../../src/kit/form/form.ts';
import { $unitChoices } from '../../../src/kit/form/units.ts';
import { compute } from '../../../src/calculators/computes.ts';
import { engine } from '../calculators/outcomes.ts';

const HERE = 'https://example.org/page';
const place = { search: '', hash: '', origin: 'https://example.org', pathname: '/page', href: HERE };
function goTo(address: string): void {
  const { search, hash, href } = new URL(address);
  Object.assign(place, { search, hash, href });
}

beforeEach(() => {
  vi.stubGlobal('WebAssembly', COMPILER);
  vi.stubGlobal('location', place);
  vi.stubGlobal('document', { cookie: '', querySelector: () => null, documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => goTo(new URL(to, HERE).href),
  });
  $unitChoices.set({});
  goTo(HERE);
});
afterAll(() => vi.dynamicImportSettled());

interface Life {
  readonly form: Form;
  /** The number that is typed. */
  readonly path: string;
  set(text: string): void;
  start(doAgain: () => void): void;
  link(): string;
  /** The answer in sight is none of what is typed. */
  isOld(): boolean;
  /** Nothing can be computed here, or what is in sight says that it is old. */
  cannotRun(): boolean;
  /** Returns how to undo it. */
  reset(): () => void;
}

const RULER = rulerPageExample();
const { served: SHEET } = compressorExample();
const { WebAssembly: COMPILER } = globalThis;

const LIVES: Readonly<Record<string, () => Life>> = {
  ruler() {
    const ruler = createRuler({ example: RULER.ruler, locale: 'fr' });
    const page = rulerPage(ruler, createStateStore(ruler, RULER.state), createTableStore(ruler, RULER.table));
    return {
      form: ruler.form,
      path: 'lead',
      set: (text) => ruler.setText('pressure', text),
      start: (doAgain) => void page.start(doAgain),
      link: page.address.whole,
      isOld: () => ruler.$shown.get().isStale,
      cannotRun: () => ruler.$engine.get() === 'failed',
      reset: page.reset,
    };
  },
  diagnosis() {
    const page = createDiagnosis('fr');
    return {
      form: page.form,
      path: 'p_lp',
      set: (text) => page.form.set('p_lp', text),
      start(doAgain) {
        page.start();
        doAgain();
      },
      link: page.link,
      isOld: () => Object.keys(page.$shown.get().derived).length === 0,
      cannotRun: () => page.$shown.get().isBarred,
      reset: page.reset,
    };
  },
  compressors() {
    const { sheet, link, start, empty, $isStale } = createSheet(SHEET, 'fr');
    return {
      form: sheet,
      path: 'rating_value',
      set: (text) => sheet.set('rating_value', text),
      start(doAgain) {
        start();
        doAgain();
      },
      link,
      isOld: () => $isStale.get(),
      cannotRun: () => $isStale.get(),
      reset: empty,
    };
  },
  calculators() {
    const definition = calculatorFromId('calcul-diam');
    const inputs = formDefaults(definition);
    const outcome = compute('calcul-diam', inputs, engine);
    const session = createCalculator(definition, { inputs, outcome }, 'fr');
    return {
      form: session.form,
      path: 'q0',
      set: (text) => session.form.set('q0', text),
      start(doAgain) {
        session.start({ texts: {}, units: {} });
        doAgain();
      },
      link: session.address,
      isOld: () => !session.$answer.get().outcome.ok,
      cannotRun: () => session.$engineStatus.get() === 'no-engine',
      reset() {
        const before = session.parameters();
        session.reset();
        return () => session.fillFromLink(before);
      },
    };
  },
};

describe.each(Object.entries(LIVES))('%s', (_, open) => {
  const started = (doAgain: (life: Life) => void = () => undefined): Life => {
    const life = open();
    life.start(() => doAgain(life));
    return life;
  };
  const valueOf = ({ form, path }: Life): number | undefined => {
    const value = form.$content.get().numbers[path]?.value;
    return value?.ok ? value.value : undefined;
  };

  // Before any test has opened an engine.
  it('says that this device cannot compute', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const life = started();
    life.set('7');
    await vi.waitFor(() => expect(life.cannotRun()).toBe(true));
  });

  it('opens by its link, from the address and from the fragment', () => {
    const life = started();
    life.set('7,25');
    const value = valueOf(life);
    expect(value).toBeDefined();
    const link = life.link();
    goTo(link);
    expect(valueOf(started())).toBeCloseTo(value ?? Number.NaN, 9);
    goTo(link.replace('?', '#?'));
    expect(valueOf(started())).toBeCloseTo(value ?? Number.NaN, 9);
  });

  it('says the same in its link whatever the units', () => {
    const life = started();
    life.set('7,25');
    const value = valueOf(life);
    $unitChoices.set({ temperature: 'degF', pressure: 'psi', power: 'BTU_h' });
    goTo(life.link());
    $unitChoices.set({});
    expect(valueOf(started())).toBeCloseTo(value ?? Number.NaN, 6);
  });

  it('marks its answer where an input cannot be read', async () => {
    const life = started();
    life.set('abc');
    expect(valueOf(life)).toBeUndefined();
    await vi.waitFor(() => expect(life.isOld()).toBe(true));
  });

  it('takes what was typed before its script came over its link', () => {
    const life = started();
    life.set('3');
    goTo(life.link());
    const typed = valueOf(started((again) => again.set('5')));
    life.set('5');
    expect(typed).toBe(valueOf(life));
  });

  it('goes back to how it opens, and undoes that', () => {
    const life = started();
    const opened = valueOf(life);
    life.set('7');
    const value = valueOf(life);
    expect(value).not.toBe(opened);
    const undo = life.reset();
    expect(valueOf(life)).not.toBe(value);
    goTo(place.href);
    expect(valueOf(started())).toBe(opened);
    undo();
    expect(valueOf(life)).toBeCloseTo(value ?? Number.NaN, 9);
  });
});
