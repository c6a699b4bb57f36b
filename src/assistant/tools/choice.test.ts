import { describe, expect, it } from 'vitest';
import { CALCULATORS } from '../../calculators/index.ts';
import { toolsFor } from './index.ts';

const names = (question: string, before = ''): readonly string[] =>
  toolsFor(question, 'fr', before).map((tool) => tool.function.name);
const chosen = (question: string, before?: string): readonly string[] => names(question, before).slice(9);

describe('the tools chosen by a question', () => {
  it.each([
    ['Quels diamètres de tuyauterie pour 12 kW au R290 ?', 'CircuitPipes'],
    ['Size the suction line of a 5 kW R134a circuit', 'CircuitPipes'],
    ['Will oil come back up a 6 m riser?', 'CircuitPipes'],
    ['Quel débit d’eau à l’évaporateur, de 12 à 7 °C ?', 'CircuitExchangers'],
    ['What pinch does my condenser have?', 'CircuitExchangers'],
    ['UA de l’échangeur avec du glycol à 30 %', 'CircuitExchangers'],
    ['Haute pression optimale au CO2, sortie à 38 °C', 'HpOptimum'],
    ['Best gas cooler pressure at 35 °C ambient?', 'HpOptimum'],
    ['Chaleur massique du R32 gazeux à 20 °C et 5 bar', 'RulerState'],
    ['Viscosity of saturated R290 liquid at 0 °C', 'RulerState'],
    ['Température après détente isentropique', 'RulerState'],
    ['R404A ou R448A ?', 'SimulationComparatif'],
    ['J’ai perdu 12 kg de R449A sur 40, je peux compléter ?', 'LeakTopUp'],
    ['Can I top up R407C after a leak?', 'LeakTopUp'],
  ])('%s offers %s', (question, name) => {
    expect(chosen(question)).toContain(name);
  });

  it('are none where the nine of every question do', () => {
    for (const question of ['Bonjour', 'Quel est le GWP du R404A ?', 'Enthalpie du R134a saturé à 0 °C ?'])
      expect(chosen(question)).toEqual([]);
  });

  it('go on with the subject of the question before, the newer first', () => {
    expect(chosen('Et avec 6 m de montée ?', 'Diamètre de la conduite d’aspiration ?')).toContain('CircuitPipes');
    const both = chosen('Pincement au condenseur ?', 'Diamètre de la conduite d’aspiration ?');
    expect(both.indexOf('CircuitExchangers')).toBeLessThan(both.indexOf('CircuitPipes'));
  });

  it('hold the calculator a question names, and are four at most whatever it says', () => {
    for (const { title, tool } of CALCULATORS) {
      expect(names(title.fr), title.fr).toContain(tool);
      expect(names(title.en), title.en).toContain(tool);
    }
    const everything = 'compare optimum conduite échangeur cp capillaire gaine détendeur bouteille réservoir convertir';
    expect(chosen(everything, everything).length).toBeLessThanOrEqual(4);
    expect(new Set(names(everything, everything)).size).toBe(names(everything, everything).length);
  });
});
