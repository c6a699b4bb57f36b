import { describe, expect, it } from 'vitest';
import { compute } from '../../calculators/computes.ts';
import { CALCULATORS, calculatorFromId, formDefaults } from '../../calculators/index.ts';
import type { Definition } from '../../calculators/index.ts';
import { engine } from '../../../tests/unit/calculators/outcomes.ts';
import { translator } from '../../shell/texts.ts';
import { createSession } from './state/session.ts';
import { csvText } from './csv.ts';
import type { Locale } from '../../language/index.ts';

function csvOf(
  definition: Definition,
  locale: Locale,
  inputs: Readonly<Record<string, unknown>> = formDefaults(definition),
): string {
  const session = createSession(definition, { inputs, outcome: compute(definition.id, inputs, engine) }, locale);
  return csvText({ session, t: translator(locale) });
}

const linesOf = (csv: string): readonly string[] => csv.slice(1).split('\r\n');

describe('the CSV of a calculation', () => {
  it('gives the rows of an input as a table with units, and the list that answers them as another', () => {
    const lines = linesOf(csvOf(calculatorFromId('calcul-charge'), 'fr'));
    expect(lines).toContain(
      'Éléments du circuit;Élément;Diamètre intérieur (mm);Longueur (m);Volume intérieur (L);Méthode;Part de liquide (volume) (%);Masse volumique du liquide (kg/m³);Masse volumique de la vapeur (kg/m³)',
    );
    // R134a, saturated at 40 °C and its liquid at 35 °C: Tillner-Roth and Baehr (1994).
    expect(lines).toContain('1;Ligne liquide;10;25;;Part de liquide;100;1168,5;50,085');
    expect(lines).toContain('Élément;Masse par élément (kg)');
    expect(lines.filter((line) => /^Ligne liquide;\d+,\d+$/.test(line))).toHaveLength(1);
  });

  it.each(['fr', 'en'] as const)('says one quantity in one precision, as taken and as it came out: in %s', (locale) => {
    const lines = linesOf(csvOf(calculatorFromId('capillaire'), locale));
    const [mark, sign] = locale === 'fr' ? [';', ','] : [',', '.'];
    const valuesOf = (name: string): readonly (string | undefined)[] =>
      lines.filter((line) => line.startsWith(name)).map((line) => line.split(mark)[1]);
    // R134a at 45 °C: 11.599 bar and 1125.1 kg/m³ of its liquid, Tillner-Roth and Baehr (1994).
    expect(valuesOf(locale === 'fr' ? 'Pression d’entrée' : 'Inlet pressure')).toEqual([`11${sign}60`, `11${sign}60`]);
    const density = locale === 'fr' ? 'Masse volumique du liquide' : 'Liquid density';
    expect(valuesOf(density)).toEqual([`1125${sign}1`, `1125${sign}1`]);
    const names = lines.map((line) => line.split(mark)[0] ?? '').filter((name) => name !== '');
    for (const name of names) expect(new Set(valuesOf(`${name}${mark}`)).size, name).toBe(1);
  });

  it('writes figures as the spreadsheets of the language read them', () => {
    const definition = calculatorFromId('dimensionnement-gaine');
    expect(linesOf(csvOf(definition, 'fr'))).toContain('Rugosité;0,09;mm');
    expect(linesOf(csvOf(definition, 'en'))).toContain('Roughness,0.09,mm');
    const reynolds = (locale: Locale): string | undefined =>
      linesOf(csvOf(definition, locale)).find((line) => line.includes('Reynolds'));
    expect(reynolds('fr')).toMatch(/^"Diamètre supérieur, Reynolds";\d{6};$/);
    expect(reynolds('en')).toMatch(/^"Next standard, Reynolds",\d{6},$/);
  });

  it('gives a pasted table cell by cell', () => {
    const lines = linesOf(
      csvOf(calculatorFromId('interpolation'), 'fr', {
        mode: 'table',
        table: [
          [-20, 1.3273],
          [-10, 2.006],
        ],
        x: -14,
      }),
    );
    expect(lines).toContain('x;y');
    expect(lines).toContain('-20;1,3273');
  });

  it('leaves out what does not count for now', () => {
    const csv = csvOf(calculatorFromId('volume-mini'), 'en', {
      ...formDefaults(calculatorFromId('volume-mini')),
      mode: 'water',
    });
    expect(csv).toContain('Control differential,5,K');
    expect(csv).not.toContain('Room area');
  });

  it.each(CALCULATORS.map((definition) => [definition.id, definition as Definition] as const))(
    '%s: has its result in both languages, with as many cells as its header',
    (_, definition) => {
      for (const locale of ['fr', 'en'] as const) {
        const outcome = compute(definition.id, formDefaults(definition), engine);
        const [first = '', ...rest] = linesOf(csvOf(definition, locale)).slice(
          0,
          linesOf(csvOf(definition, locale)).indexOf(''),
        );
        const cells = (line: string): number =>
          line.replace(/"[^"]*(?:""[^"]*)*"/g, '').split(locale === 'fr' ? ';' : ',').length;
        expect(rest.length).toBeGreaterThan(1);
        for (const line of rest) expect(cells(line), line).toBe(cells(first));
        for (const { key, label, kind } of definition.outputs) {
          const isThere = outcome.ok && Object.hasOwn(outcome.outputs, key) && kind !== 'numbers';
          if (isThere) expect(csvOf(definition, locale)).toContain(label[locale].replaceAll('"', '""'));
        }
      }
    },
  );
});
