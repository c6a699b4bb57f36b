import { describe, expect, it } from 'vitest';
import { storedFrom, withoutSettings, withSettings } from './storage.ts';

const logger = 'ab'.repeat(32);
const at = '2026-11-23T10:00:00.000Z';

describe('settings of a logger', () => {
  it('hold what the reader settled of its columns, and nothing of the machine', () => {
    const choices = {
      fluid: 'R32',
      altitude: 900,
      title: 'Boulangerie',
      p_mode: 'rel',
      mapping: { a: ['p_lp', 'bar'] },
    } as const;
    expect(withSettings({}, logger, choices, at)).toEqual({
      [logger]: { at, choices: { p_mode: 'rel', mapping: { a: ['p_lp', 'bar'] } } },
    });
  });

  it('are not kept where nothing was settled, or the file has no signature', () => {
    expect(withSettings({}, logger, { fluid: 'R32' }, at)).toEqual({});
    expect(withSettings({}, '', { p_mode: 'rel' }, at)).toEqual({});
  });

  it('know the columns of several files with one header: entities of Home Assistant', () => {
    const first = withSettings({}, logger, { mapping: { 'sensor.a': ['p_lp', 'bar', 'rel'] } }, at);
    const second = withSettings(first, logger, { mapping: { 'sensor.b': ['p_hp', 'bar', 'rel'] } }, at);
    expect(Object.keys(second[logger]?.choices.mapping ?? {})).toEqual(['sensor.a', 'sensor.b']);
  });

  it('leave out a reference that another file of the device would state itself', () => {
    const kept = withSettings({}, logger, { mapping: { LP: ['p_lp', 'bar', 'rel'], T: null } }, at, true);
    expect(kept[logger]?.choices.mapping).toEqual({ LP: ['p_lp', 'bar'], T: null });
  });

  it('are those of the forty loggers used last', () => {
    let kept = {};
    for (let day = 0; day < 45; day++) {
      const signature = day.toString(16).padStart(64, '0');
      kept = withSettings(kept, signature, { step: day + 1 }, new Date(Date.UTC(2026, 0, 1 + day)).toISOString());
    }
    expect(Object.keys(kept)).toHaveLength(40);
    expect(Object.keys(kept)).not.toContain('0'.repeat(64));
    expect(withoutSettings(kept, (44).toString(16).padStart(64, '0'))).not.toHaveProperty(
      (44).toString(16).padStart(64, '0'),
    );
  });

  it('that do not fit are dropped one by one', () => {
    const good = { at, choices: { step: 5 } };
    const bad = [
      { at: 'x', choices: {} },
      { at, choices: { step: -1 } },
      { at, choices: { mapping: { a: [1] } } },
      { at, choices: { fluid: 'R32' } },
      { at, choices: { mapping: { a: ['p_lp', 'bar', 'rel', 'more'] } } },
    ];
    const all = Object.fromEntries(bad.map((one, index) => [String(index).repeat(64), one]));
    expect(storedFrom({ ...all, [logger]: good, short: good })).toEqual({ [logger]: good });
    expect(storedFrom([])).toBeUndefined();
  });
});
