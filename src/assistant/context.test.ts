import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../engine/index.ts';
import { describeProblem } from '../i18n/problems.ts';
import { translator } from '../shell/texts.ts';
import { runRegimes } from '../simulation/regimes.ts';
import type { SimulationResult } from '../simulation/types.ts';
import { contextText, simulationContext } from './context.ts';
import type { ContextTexts } from './context.ts';
import type { Locale } from '../language/index.ts';

const textsOf = (locale: Locale): ContextTexts => {
  const t = translator(locale);
  return { locale, say: (key) => t(key), describe: (warning) => describeProblem(warning, t) };
};
const [fr, en] = [textsOf('fr'), textsOf('en')];

let permanent: SimulationResult;
let transient: SimulationResult;
let transcritical: SimulationResult;
let engine: Awaited<ReturnType<typeof createEngine>>;
beforeAll(async () => {
  engine = await createEngine();
  const outcomes = runRegimes({ permanent: { t_ref: 40 }, transient: {}, isManual: true }, engine);
  if (!outcomes.permanent.ok || !outcomes.transient?.ok) throw new Error('no result');
  permanent = outcomes.permanent.result;
  transient = outcomes.transient.result;
  const other = runRegimes(
    {
      permanent: { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 90, t_out_gc: 35 },
      transient: {},
      isManual: true,
    },
    engine,
  );
  if (!other.permanent.ok) throw new Error('no result');
  transcritical = other.permanent.result;
});

describe('the context of a simulation', () => {
  it('has every table the page can fill, in order', () => {
    expect(simulationContext({ permanent, transient }, fr)?.tables.map(({ title }) => title)).toEqual([
      'Paramètres d’entrée, régime permanent',
      'Résultats, régime permanent',
      'Points du cycle, régime permanent',
      'Paramètres d’entrée, deuxième point de fonctionnement',
      'Résultats, deuxième point de fonctionnement',
      'Points du cycle, deuxième point de fonctionnement',
      'Propriétés du fluide',
      'Alertes',
    ]);
  });

  // CoolProp 8.0.0 (HEOS, IIR): R134a, 0/40 °C, subcooling 2 + 2 K, superheat 5 + 2 K, 10 kW: EER 5.67716, c at 51.10 °C, a at 13.93 kg/m3.
  it('says each row with its unit, rounded as on the page', () => {
    const text = contextText(simulationContext({ permanent, transient: undefined }, fr)!, fr);
    expect(text.split('\n')[0]).toBe('Contexte Simulation (données du site, à utiliser comme faits) :');
    expect(text).toContain('## Résultats, régime permanent\n- Performance | Puissance frigorifique : 10,00 kW');
    for (const row of [
      '- Évaporateur | Température d’évaporation : 0,0 °C',
      '- Condenseur | Température de condensation : 40,0 °C',
      '- Performance | EER : 5,68\n',
      '- Performance | Débit massique : 0,0655 kg/s',
      '- Performance | Débit massique : 235,9 kg/h',
      '- c Refoulement réel | Température : 51,1 °C',
      '- a Aspiration | Pression : 2,93 bar',
      '- a Aspiration | Masse volumique : 13,93 kg/m³',
      '- R134a | PRP : 1430',
      '- R134a | Classe de sécurité : A1',
    ])
      expect(text).toContain(row);
    expect(text).toMatch(/- f Sortie détendeur \| Titre après détente : \d\d,\d %/);
    expect(text).toMatch(/- Permanent \| W_TREF : .*51,1/);
    expect(text).not.toMatch(/undefined|null|NaN|simulator\.|assistant\./);
  });

  it('speaks English', () => {
    const text = contextText(simulationContext({ permanent, transient }, en)!, en);
    expect(text).toMatch(/^Simulation context \(data of the site/);
    expect(text).toContain('| EER: 5.68');
    expect(text).not.toMatch(/simulator\.|assistant\.|Aspiration \|/);
  });

  it('gives a transcritical cycle its gas cooler, and no value it has not', () => {
    const text = contextText(simulationContext({ permanent: transcritical, transient: undefined }, fr)!, fr);
    expect(text).toContain('- Refroidisseur de gaz | Pression refroidisseur de gaz : 90,00 bar');
    expect(text).not.toContain('Température de condensation');
    expect(text).toContain('d Sortie refroidisseur');
  });

  // The internal heat exchanger: R717, -10/35 °C, effectiveness 0.4 (EER 3.28662 for 3.39320 without it).
  it('says every point of a cycle that has more of them, its word and its figures', () => {
    const body = { fluid: 'R717', eff_ihx: 0.4, rend_is: 0.7, pt_evp: -10, pt_cdr: 35, t_sft: 0, t_srt: 0 };
    const outcomes = runRegimes({ permanent: body, transient: {}, isManual: true }, engine);
    if (!outcomes.permanent.ok) throw new Error('no result');
    const text = contextText(
      simulationContext({ permanent: outcomes.permanent.result, transient: undefined }, fr)!,
      fr,
    );
    for (const row of [
      '- Cycle | Architecture du cycle : Échangeur interne liquide-vapeur',
      '- Cycle | Efficacité de l’échangeur interne : 0,400',
      '- Performance | Échangeur interne : 0,32 kW',
      '- Performance | EER en un étage : 3,39',
      '- Performance | Gain d’EER : -3,1 %',
      '- h Sortie vapeur échangeur | Température : 9,8 °C',
      '- i Sortie liquide échangeur | Enthalpie : 320,0 kJ/kg',
    ])
      expect(text).toContain(row);
    expect(text).not.toMatch(/undefined|null|NaN|simulator\.|assistant\./);
  });

  it('fits in 12 000 characters, giving up the transitory points before the steady ones', () => {
    const whole = simulationContext({ permanent, transient }, fr)!;
    expect(contextText(whole, fr).length).toBeLessThan(12_000);
    const talkative = (length: number): ContextTexts => ({ ...fr, describe: () => 'x'.repeat(length) });
    const titles = (length: number) =>
      simulationContext({ permanent, transient }, talkative(length))!.tables.map(({ title }) => title);
    const room = 12_000 - contextText(whole, fr).length;
    expect(titles(room + 500)).not.toContain('Points du cycle, deuxième point de fonctionnement');
    expect(titles(room + 500)).toContain('Points du cycle, régime permanent');
    expect(titles(room + 3000)).not.toContain('Points du cycle, régime permanent');
  });

  it('is nothing without a result', () => {
    expect(simulationContext({ permanent: undefined, transient: undefined }, fr)).toBeUndefined();
  });
});
