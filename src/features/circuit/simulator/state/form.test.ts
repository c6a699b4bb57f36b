import { beforeEach, describe, expect, it } from 'vitest';
import { STEADY_FORM, TRANSIENT_FORM } from '../../../../simulation/url.ts';
import { createSimulationForm, inputsOfLink, setSaturationMode, takeOtherQuantity } from './form.ts';
import { stateOfForm } from './fields.ts';
import { $unitChoices, setUnit } from '../../../../kit/form/units.ts';

const form = createSimulationForm();
const { $contents, $inputs, $locale, fill, forms, setField } = form;

beforeEach(() => {
  $locale.set('fr');
  $unitChoices.set({});
  fill(STEADY_FORM, TRANSIENT_FORM, true);
});
const steady = () => $contents.get().permanent.texts;
const stateOf = () => stateOfForm($contents.get().permanent);

describe('the form', () => {
  it('opens with the documented defaults', () => {
    expect(steady()).toMatchObject({
      fluid: 'R134a',
      choix_value: '10',
      temp_cdr: '40',
      temp_evp: '0',
      t_ref: '90',
      intitule_choix: '1',
    });
    expect($contents.get().transient.texts).toMatchObject({
      temp_cdr: '25',
      temp_evp: '10',
      t_ref: '100',
      intitule_choix: '0',
    });
  });

  it('keeps what is typed and gives the number it means', () => {
    setField('permanent', 'choix_value', '1 234,5');
    expect(steady()['choix_value']).toBe('1 234,5');
    expect($inputs.get().permanent.choice_1_value).toBe(1234.5);
  });

  it('hands on a text that is no number, for the simulation to refuse by name', () => {
    setField('permanent', 'rend_v', 'abc');
    expect($inputs.get().permanent.rend_v).toBe('abc');
    expect(stateOf().rend_v).toBe('abc');
  });

  it('lets a field the cycle has no use for stop nothing', () => {
    setField('permanent', 'p_gc', 'abc');
    expect($inputs.get().permanent).not.toHaveProperty('p_gc');
    setField('permanent', 'mode_trans', '1');
    expect($inputs.get().permanent.p_gc).toBe('abc');
    expect($inputs.get().permanent).not.toHaveProperty('pt_cdr');
  });

  it('of a link nobody shows asks the same', () => {
    const typed = { ...STEADY_FORM, temp_evp: '-7,5', rend_v: 'abc', p_gc: 'x', architecture: 'ihx', eff_ihx: 0.4 };
    for (const isManual of [true, false]) {
      fill(typed, TRANSIENT_FORM, isManual);
      expect(inputsOfLink(typed, TRANSIENT_FORM, isManual)).toEqual($inputs.get());
      expect($inputs.get()).toMatchObject({ permanent: { pt_evp: -7.5, rend_v: 'abc', eff_ihx: 0.4 }, isManual });
    }
  });

  it('lets the simulation refuse what no form offers: another cycle, no fluid', () => {
    fill({ ...STEADY_FORM, fluid: '', mode_evp: 7, architecture: 'cascade' }, TRANSIENT_FORM, true);
    expect($inputs.get().permanent).toMatchObject({ fluid: '', mode_evp: 7, architecture: 'cascade' });
    expect(stateOf()).toMatchObject({ fluid: '', mode_evp: 7, architecture: 'cascade' });
  });

  it('is touched by what says something else, not by other units or another language', () => {
    const other = createSimulationForm();
    setUnit('temperature', 'degF');
    other.$locale.set('en');
    other.setField('permanent', 'temp_evp', '32.0');
    expect(other.isTouched()).toBe(false);
    other.setField('permanent', 'temp_evp', '33');
    expect(other.isTouched()).toBe(true);
  });

  it('keeps what sizes the transitory regime aside while that is the steady one’s machine', () => {
    setField('transient', 'choix_value', 'abc');
    fill(STEADY_FORM, { ...TRANSIENT_FORM, choix_value: 'abc' }, false);
    expect($inputs.get()).toMatchObject({ isManual: false, transient: { choice_1: 0 } });
    expect($inputs.get().transient).not.toHaveProperty('choice_1_value');
    expect(stateOfForm($contents.get().transient).choix_value).toBe('abc');
    forms.transient.set('manual', 'true');
    expect($inputs.get()).toMatchObject({ isManual: true, transient: { choice_1_value: 'abc' } });
  });

  it('asks for a second operating point once there is one', () => {
    const alone = createSimulationForm();
    expect(alone.$regimes.get()).toEqual(['permanent']);
    expect(alone.$inputs.get().transient).toBeUndefined();
    alone.$hasTransient.set(true);
    expect(alone.$regimes.get()).toEqual(['permanent', 'transient']);
    expect(alone.$inputs.get().transient).toMatchObject({ pt_evp: 10, pt_cdr: 25 });
    alone.fill(STEADY_FORM, undefined, true);
    expect(alone.$inputs.get().transient).toBeUndefined();
    expect(inputsOfLink(STEADY_FORM, undefined, true)).toEqual(alone.$inputs.get());
  });

  it('shares its fluid between the regimes', () => {
    setField('transient', 'fluid', 'R290');
    expect($inputs.get().permanent.fluid).toBe('R290');
    expect($inputs.get().transient?.fluid).toBe('R290');
  });
});

describe('a saturation typed as the other quantity', () => {
  it.each([
    ['2,9 bar', '2', 2.9],
    ['2,9 bar(g)', '2', 3.91325],
    ['30 psig', '2', 3.08168],
  ])('%s is a pressure', (text, mode, bar) => {
    const own = createSimulationForm();
    own.setField('permanent', 'temp_evp', text);
    expect(takeOtherQuantity(own.forms.permanent, 'temp_evp', 'fr')).toBe(true);
    expect(own.$contents.get().permanent.texts['mode_evp']).toBe(mode);
    expect(own.$inputs.get().permanent['pt_evp']).toBeCloseTo(bar, 4);
  });

  it('is left alone where it is what is asked, or nothing at all', () => {
    const own = createSimulationForm();
    for (const text of ['-10', '14 °F', 'abc', '3 kg', '']) {
      own.setField('permanent', 'temp_evp', text);
      expect(takeOtherQuantity(own.forms.permanent, 'temp_evp', 'fr')).toBe(false);
    }
  });
});

describe('units', () => {
  it('change what is written, not what is meant', () => {
    setField('permanent', 'temp_evp', '−7,5');
    setUnit('temperature', 'degF');
    expect(steady()).toMatchObject({ temp_evp: '18,5', temp_cdr: '104', t_ref: '194' });
    expect($inputs.get().permanent.pt_evp).toBeCloseTo(-7.5, 10);
    setUnit('temperature', 'degC');
    expect(steady()['temp_evp']).toBe('−7,5');
  });

  it('leave a text that is no number alone', () => {
    setField('permanent', 'temp_evp', 'abc');
    setUnit('temperature', 'K');
    expect(steady()['temp_evp']).toBe('abc');
  });

  it('enter the same saturation as a pressure', () => {
    setUnit('pressure', 'kPa');
    setSaturationMode(forms.permanent, 'temp_evp', '2', 2.9280318);
    expect(steady()).toMatchObject({ mode_evp: '2', temp_evp: '292,8' });
    expect($inputs.get().permanent).toMatchObject({ mode_evp: 2, pt_evp: 2.9280318 });
  });

  it('show what was typed with the decimals of the quantity, and keep it exactly behind', () => {
    setSaturationMode(forms.permanent, 'temp_cdr', '2', undefined);
    setField('permanent', 'temp_cdr', '28');
    setUnit('pressure', 'psi');
    // 28 bar are 406.1056 psi (NIST SP 811).
    expect(steady()['temp_cdr']).toBe('406,1');
    expect($inputs.get().permanent.pt_cdr).toBe(28);
    expect(stateOf().temp_cdr).toBe(28);
    setUnit('pressure', 'bar');
    expect(steady()['temp_cdr']).toBe('28');
    setUnit('pressure', 'psi');
    setField('permanent', 'temp_cdr', '400');
    expect($inputs.get().permanent.pt_cdr).toBeCloseTo(27.579_029, 6);
  });

  it('are understood behind a number, and written in that of the field', () => {
    setField('permanent', 'temp_evp', '14 °F');
    expect($inputs.get().permanent.pt_evp).toBeCloseTo(-10, 9);
    forms.permanent.settle('temp_evp');
    expect(steady()['temp_evp']).toBe('\u221210');
    setField('permanent', 'temp_evp', '14 bar');
    expect($inputs.get().permanent.pt_evp).toBe('14 bar');
    forms.permanent.settle('temp_evp');
    expect(steady()['temp_evp']).toBe('14 bar');
  });

  it('leaves no doubt about a comma in English', () => {
    $locale.set('en');
    setField('permanent', 'choix_value', '1,820');
    expect($inputs.get().permanent.choice_1_value).toBe(1820);
    setField('permanent', 'choix_value', '1.820,5');
    expect($contents.get().permanent.numbers['choix_value']?.value).toEqual({ ok: false, reason: 'ambiguous' });
    $locale.set('fr');
    setField('permanent', 'choix_value', '1,820');
    expect($inputs.get().permanent.choice_1_value).toBe(1.82);
  });

  it('read the words of a link as the modes they are', () => {
    fill({ ...STEADY_FORM, mode_cdr: 'pressure', temp_cdr: 10.16593 }, TRANSIENT_FORM, true);
    expect(steady()).toMatchObject({ mode_cdr: '2', temp_cdr: '10,16593' });
  });
});

describe('steps', () => {
  it('go to whole multiples, in the unit shown', () => {
    setField('permanent', 'temp_evp', '0,4');
    forms.permanent.step('temp_evp', 1);
    expect(steady()['temp_evp']).toBe('1');
    forms.permanent.step('temp_evp', -10);
    expect(steady()['temp_evp']).toBe('−9');
    forms.permanent.step('rend_is', -1);
    expect(steady()['rend_is']).toBe('0,99');
    forms.permanent.step('rend_is', -10);
    expect(steady()['rend_is']).toBe('0,89');
  });

  it('leave a text that is no number alone', () => {
    setField('permanent', 'temp_evp', '12,');
    forms.permanent.step('temp_evp', 1);
    expect(steady()['temp_evp']).toBe('13');
    setField('permanent', 'temp_evp', 'x');
    forms.permanent.step('temp_evp', 1);
    expect(steady()['temp_evp']).toBe('x');
  });

  it('holds the cycle of both regimes, and asks a cycle only for what it reads', () => {
    expect($inputs.get().permanent).not.toHaveProperty('architecture');
    setField('permanent', 'eff_ihx', 'x');
    expect($inputs.get().permanent).not.toHaveProperty('eff_ihx');
    setField('transient', 'architecture', 'ihx');
    setField('permanent', 'eff_ihx', '0,4');
    expect($inputs.get().permanent).toMatchObject({ architecture: 'ihx', eff_ihx: 0.4 });
    expect($inputs.get().transient).toMatchObject({ architecture: 'ihx', eff_ihx: 0.5 });
    fill({ ...STEADY_FORM, architecture: 'ihx' }, { ...TRANSIENT_FORM, architecture: 'simple' }, true);
    expect($contents.get().transient.texts['architecture']).toBe('ihx');
    expect(steady()['eff_ihx']).toBe('0,5');
  });
});

describe('reading', () => {
  it('reads again only the field that changed, and asks for a run only when what is meant changes', () => {
    const before = $contents.get();
    const inputs = $inputs.get();
    setField('permanent', 'temp_evp', '0,0');
    const after = $contents.get();
    expect(after.permanent.numbers['temp_evp']).not.toBe(before.permanent.numbers['temp_evp']);
    for (const key of ['choix_value', 'rend_is', 'temp_cdr', 'p_gc'] as const)
      expect(after.permanent.numbers[key], key).toBe(before.permanent.numbers[key]);
    expect(after.transient).toBe(before.transient);
    expect($inputs.get()).toBe(inputs);
    setField('permanent', 'temp_evp', '1');
    expect($inputs.get()).not.toBe(inputs);
  });

  it('asks for no run when only the unit changes', () => {
    const inputs = $inputs.get();
    setUnit('temperature', 'degF');
    expect(steady()['temp_cdr']).toBe('104');
    expect($inputs.get()).toBe(inputs);
  });

  it('lets two simulations stand side by side, in the same units', () => {
    const other = createSimulationForm();
    other.setField('permanent', 'fluid', 'R290');
    setUnit('temperature', 'K');
    expect(other.$contents.get().permanent.texts).toMatchObject({ fluid: 'R290', temp_evp: '273,15' });
    expect(steady()).toMatchObject({ fluid: 'R134a', temp_evp: '273,15' });
  });
});
