import { beforeAll, describe, expect, it } from 'vitest';
import { ZR144KCE } from '../circuit/compressor/doctor/published.ts';
import { compressorInput, pipes as pipesDoor } from '../circuit/index.ts';
import type { Pipes } from '../circuit/index.ts';
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';
import { translator } from '../shell/texts.ts';
import { describeProblem } from '../i18n/problems.ts';
import type { Locale } from '../language/index.ts';
import { runRegimes } from '../simulation/regimes.ts';
import type { SimulationResult } from '../simulation/types.ts';
import { contextText, simulationContext } from './context.ts';
import type { ContextTexts } from './context.ts';
import { CHAT_LIMITS } from './limits.ts';
import type { CompressorForContext } from './machine-context.ts';

const textsOf = (locale: Locale): ContextTexts => {
  const t = translator(locale);
  return { locale, say: (key) => t(key), describe: (warning) => describeProblem(warning, t) };
};
const [fr, en] = [textsOf('fr'), textsOf('en')];

/** Its maker's coefficients: kW, kW, g/s. */
const RECORD = {
  name: 'ZR144KCE',
  marque: 'COPELAND',
  fluid: 'R22',
  coefficients: ZR144KCE,
  units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
  step_volume_h: 36,
};

let engine: Engine;
let permanent: SimulationResult;
let transient: SimulationResult;
let pipes: Pipes;
beforeAll(async () => {
  engine = await createEngine();
  const outcomes = runRegimes({ permanent: {}, transient: {}, isManual: true }, engine);
  if (!outcomes.permanent.ok || !outcomes.transient?.ok) throw new Error('no result');
  permanent = outcomes.permanent.result;
  transient = outcomes.transient.result;
  const found = pipesDoor({ permanent, transient }, {}, engine);
  if (!found.ok) throw new Error('no pipes');
  pipes = found.result;
});

describe('the pipes in the context of a simulation', () => {
  it('are a table for each line, with the tubes beside and what practice advises', () => {
    const context = simulationContext({ permanent, transient, pipes }, fr)!;
    expect(context.tables.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Tuyauterie aspiration', 'Tuyauterie liquide', 'Tuyauterie refoulement']),
    );
    const { asp } = pipes.lines;
    const text = contextText(context, fr);
    expect(text).toContain(`- Diamètre recommandé | Diamètre : ${asp.recommended?.label}`);
    expect(text).toContain(
      `- Diamètre recommandé | Vitesse, permanent : ${asp.recommended?.speed_permanent.toFixed(2).replace('.', ',')} m/s`,
    );
    expect(text).toContain('- Repères | Vitesse recommandée : 0,5\u00a0à\u00a01,5 m/s');
    expect(text).toContain('- Repères | Perte de charge acceptable : < 10 kPa/m');
    expect(text).toMatch(/- Diamètre inférieur \| Perte de charge, deuxième point : \d+,\d{3} kPa\/m/);
    expect(text.length).toBeLessThanOrEqual(CHAT_LIMITS.contextMessage);
    const english = contextText(simulationContext({ permanent, transient, pipes }, en)!, en);
    expect(english).toContain('- Rules of thumb | Advised velocity: 5\u00a0to\u00a010 m/s');
    expect(english).not.toMatch(/assistant\.|undefined|null|NaN/);
  });

  it('give up the tubes beside after the transitory points and before the steady ones', () => {
    const talkative = (length: number): ContextTexts => ({ ...fr, describe: () => 'x'.repeat(length) });
    const warned = { ...permanent, warnings: [{ code: 'W_TREF', values: {} }] } as SimulationResult;
    const kept = (length: number) => {
      const { tables } = simulationContext({ permanent: warned, transient, pipes }, talkative(length))!;
      const titles = tables.map(({ title }) => title);
      return {
        transientPoints: titles.includes('Points du cycle, deuxième point de fonctionnement'),
        neighbours: tables.some(({ rows }) => rows.some(({ object }) => object === 'Diamètre inférieur')),
        steadyPoints: titles.includes('Points du cycle, régime permanent'),
        pipes: titles.includes('Tuyauterie aspiration'),
      };
    };
    const order = Array.from({ length: 90 }, (_, step) => kept(100 * step)).map(
      ({ transientPoints, neighbours, steadyPoints, pipes: isThere }) =>
        [transientPoints, neighbours, steadyPoints, isThere].map(Number).join(''),
    );
    expect([...new Set(order)]).toEqual(['1111', '0111', '0011', '0001']);
  });
});

describe('the compressor in the context of a simulation', () => {
  const running = (pt_evp: number) => {
    const body = { fluid: 'R22', pt_evp, pt_cdr: 50, t_sf: 10, t_sft: 0, t_sr: 0, t_srt: 0 };
    const found = compressorInput([RECORD], 'COPELAND|ZR144KCE', body, {}, engine);
    if (!found.ok) throw new Error(found.problem.code);
    return found.result;
  };

  // ZR144KCE at 5/50 °C, 10 K, 0 K: 32.02 kW and 9.14 kW (python-hvac, ex04_compressor).
  it('is named, with what it does in each regime, and only where it sizes the circuit', () => {
    const compressor: CompressorForContext = {
      name: RECORD.name,
      brand: RECORD.marque,
      permanent: running(5),
      transient: running(0),
    };
    const text = contextText(simulationContext({ permanent, transient, compressor }, fr)!, fr);
    for (const row of [
      '## Données compresseur\n- Compresseur | Nom : ZR144KCE\n- Compresseur | Marque : COPELAND',
      '- Compresseur, permanent | Puissance frigorifique : 32,02 kW',
      '- Compresseur, permanent | Puissance absorbée : 9,14 kW',
      '- Compresseur, permanent | Dans le domaine : oui',
    ])
      expect(text).toContain(row);
    expect(text).toMatch(/- Compresseur, deuxième point \| Rendement volumétrique : 0,\d{3}/);
    // Its maker prints no current: nothing is said of it.
    expect(text).not.toMatch(/Intensité|undefined|null|NaN/);
    expect(contextText(simulationContext({ permanent, transient }, fr)!, fr)).not.toContain('Données compresseur');
  });
});

describe('what is not known or next to nothing', () => {
  const text = (compressor: CompressorForContext, result = permanent): string => {
    const context = simulationContext({ permanent: result, transient: undefined, compressor }, fr);
    return context === undefined ? '' : contextText(context, fr);
  };

  it('an envelope that is not given is said to be none', () => {
    const outcome = compressorInput([RECORD], 'COPELAND|ZR144KCE', { fluid: 'R22' }, {}, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const compressor = { name: 'a', brand: 'b', permanent: outcome.result, transient: undefined };
    expect(text({ ...compressor, hasEnvelope: false })).toContain('Dans le domaine : non donné');
    expect(text({ ...compressor, hasEnvelope: true })).toContain('Dans le domaine : oui');
  });

  it('a sheet of another refrigerant gives no printed figure for this machine, and says what it is', () => {
    const outcome = compressorInput([RECORD], 'COPELAND|ZR144KCE', { fluid: 'R407C' }, {}, engine);
    if (!outcome.ok) throw new Error(outcome.problem.code);
    const said = text({ name: 'a', brand: 'b', permanent: outcome.result, transient: undefined });
    expect(said).toContain('au même taux de compression) : R22');
    expect(said).toContain('Incertitude sur la puissance frigorifique : 7 %');
    const { polynomial, rated } = outcome.result.compressor;
    expect(Math.abs(rated.capacity! / polynomial.capacity! - 1)).toBeGreaterThan(0.01);
    const written = (kW: number): string => `| Puissance frigorifique : ${kW.toFixed(2).replace('.', ',')} kW`;
    expect(said).toContain(written(rated.capacity!));
    expect(said).not.toContain(written(polynomial.capacity!));
  });

  it('a triple pressure and a GWP that are there are not 0', () => {
    const outcomes = runRegimes({ permanent: { fluid: 'R290' }, transient: {}, isManual: true }, engine);
    if (!outcomes.permanent.ok) throw new Error(outcomes.permanent.problem.code);
    const said = text({ name: 'a', brand: 'b', permanent: undefined, transient: undefined }, outcomes.permanent.result);
    // Lemmon, McLinden, Wagner (2009): 0.17 mPa at the triple point. Regulation (EU) 2024/573: 0.02.
    expect(said).toMatch(/R290 \| Pression du point triple : 0,000000002 bar/);
    expect(said).toContain('PRP : 0,02');
  });
});
