/** What a report says of a study, recomputed by the doors. */
import { describe, expect, it } from 'vitest';
import type { Alert } from '../../../circuit/alerts/index.ts';
import { lawFindings } from '../../../circuit/alerts/law.ts';
import { safetyFacts } from '../../../circuit/alerts/facts.ts';
import { pressureItems, safetyAlerts } from '../../../circuit/alerts/index.ts';
import { charge } from '../../../circuit/charge/index.ts';
import { pipes } from '../../../circuit/pipes/index.ts';
import { resultOf } from '../../../circuit/checks/support.ts';
import { resultsOf } from '../../../circuit/checks/reference.ts';
import { createEngine } from '../../../engine/index.ts';
import { createForm } from '../../../kit/form/form.ts';
import { createFormatter } from '../../../kit/island/format.ts';
import { translator } from '../../../shell/texts.ts';
import type { SimulationResult } from '../../../simulation/types.ts';
import { CHARGE } from '../charge/part.ts';
import { PIPES } from '../pipes/part.ts';
import type { Part, PartDoor } from '../state/part.ts';
import { alertText } from '../alert-text.ts';
import { ownText } from '../list-text.ts';
import { chargeText, conclusionTable, roomText } from './conclusion.ts';
import { partInputs } from './part-inputs.ts';
import { lawAlert, sharedOut } from './shared-out.ts';

const engine = await createEngine();
const [t, format] = [translator('fr'), createFormatter({}, 'fr')];

/** A cold store of 25 kW on R455A at −32/45 °C, 30 m of suction that rise 6 m and run down to 30 % of their load. */
const BODY = { fluid: 'R455A', pt_evp: -32, pt_cdr: 45, rend_is: 0.65, choice_1: 0, choice_1_value: 25 };
const results = resultsOf(BODY, null, engine) as { readonly permanent: SimulationResult };
const lines = resultOf(pipes(results, { long_asp: 30, haut_asp: 6, charge_min: 30 }, engine));
const held = resultOf(charge(results, { estimate: 'finned', receiver: { is: 'unknown' } }, engine));
const conclude = (law?: string, isNamed = true): Readonly<Record<string, string>> => {
  const [, ...rows] = conclusionTable(
    {
      permanent: results.permanent,
      point: 'R455A · −32 / 45 °C · 25 kW',
      use: isNamed ? 'Chambre froide négative' : undefined,
      stage: undefined,
      pipes: lines,
      charge: held,
      items: pressureItems(1, lines, held),
      law,
    },
    t,
    format,
  );
  return Object.fromEntries(rows.map(([name = '', text = '']) => [name, text]));
};

describe('the conclusion of a report', () => {
  it('has a line each of machine, figures, lines, charge, limits and law, and each figure is that of its door', () => {
    const said = conclude('Recharge en fluide vierge');
    expect(Object.keys(said)).toHaveLength(11);
    expect(said['Machine']).toContain('Chambre froide négative · A2L, PRP');
    const { performance, points } = results.permanent;
    expect(said['Efficacité']).toContain(`EER ${format.number('ratio', performance.eer)}`);
    expect(said['Refoulement']).toBe(format.full('temperature', points.c_refoulement_reel.T));
    expect(said['Conduites']).toContain(lines.lines.asp.double_riser!.d1.replace('x', '\u202f×\u202f'));
    for (const mass of [held.range.low, held.range.usual, held.range.high])
      expect(said['Charge']).toContain(format.full('mass', mass));
    expect(said['Étanchéité, charge haute']).toMatch(/t CO₂e$/);
    expect(said['DESP']).toMatch(/3 tubes et récipients$/);
    expect(said['Loi']).toBe('Recharge en fluide vierge');
    expect(JSON.stringify(said)).not.toMatch(/circuitPages|\{\{|NaN|undefined/);
    // A ban of some equipment is not told as that of a machine nobody named.
    expect(conclude('Interdit', false)['Loi']).toBe('Usage non dit, à voir selon l’équipement. Interdit');
  });
});

describe('a charge that was weighed', () => {
  it('has the digits it was typed with wherever it is said', () => {
    const room = { access: 'c', location: 'II', application: 'other', h0_type: 'wall', room_area: 300, room_height: 4 };
    const weighed = resultOf(charge(results, { estimate: 'finned', weighed: '12,35', room }, engine));
    expect(chargeText(weighed, t, format)).toContain('12,35\u202fkg');
    expect(roomText(weighed, t, format)).toContain('12,35\u202fkg');
    const said = [...safetyAlerts(safetyFacts('R455A', {}, weighed)), ...lawFindings(undefined, weighed)]
      .filter(({ values }) => values['mass'] !== undefined)
      .map((found) => ownText(found as Alert, t, format, (page) => page) ?? alertText(found as Alert, t, format));
    expect(said.length).toBeGreaterThan(2);
    for (const text of said) expect(text).toContain('12,35\u202fkg');
  });
});

describe('the alerts of a report', () => {
  it('stand once each: the law in its line, three under the conclusion, the others at the end', () => {
    const codes = ['S_OVER', 'L_NEW', 'S_CLASS', 'L_TOPUP', 'W_OIL', 'P_CATEGORY', 'L_LEAK'] as const;
    const alerts = codes.map((code) => ({ id: code, code }) as unknown as Alert);
    const told = lawAlert(alerts);
    const { first, rest } = sharedOut(alerts);
    expect(told?.code).toBe('L_TOPUP');
    expect(first.map(({ code }) => code)).toEqual(['S_OVER', 'L_NEW', 'S_CLASS']);
    expect([told!, ...first, ...rest].map(({ code }) => code).toSorted()).toEqual([...codes].toSorted());
  });
});

describe('the inputs of a report', () => {
  const inputsOf = (spec: typeof PIPES | typeof CHARGE, texts: Readonly<Record<string, string>>) => {
    const form = createForm(spec.fields, 'fr');
    for (const [path, text] of Object.entries(texts)) form.set(path, text);
    return partInputs({ spec, form } as unknown as Part<PartDoor>, t, format);
  };

  it('are every length, rise and choice in the reader’s words, what was typed apart', () => {
    const rows = inputsOf(PIPES, { long_asp: '30', haut_asp: '6', charge_min: '30', material: 'steel' });
    expect(rows).toContainEqual({ name: 'Longueur droite aspiration', value: '30\u202fm', isTyped: true });
    expect(rows).toContainEqual({ name: 'Dénivelé montant aspiration', value: '6\u202fm', isTyped: true });
    expect(rows).toContainEqual({ name: 'Charge partielle minimale', value: '30\u202f%', isTyped: true });
    expect(rows.find(({ name }) => name === 'Longueur droite liquide')).toMatchObject({ isTyped: false });
    expect(rows.find(({ value }) => value.startsWith('Acier'))).toMatchObject({ isTyped: true });
    const text = JSON.stringify(
      inputsOf(CHARGE, { 'room.room_area': '40', 'room.access': 'a', 'receiver.volume': '12' }),
    );
    expect(text).toContain('Local › Surface du local');
    expect(text).toContain('a, général');
    expect(text).not.toMatch(/circuitPages|circuit\.fields|receiver\.|room\./);
  });
});
