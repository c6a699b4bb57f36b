import { expect, it } from 'vitest';
import { createEngine, STATE_FIELDS, STATE_STRIDE } from '../../engine/index.ts';
import { displayFromSi, siFromDisplay } from '../../quantities/index.ts';
import { isobarValues } from '../ts/curves.ts';
import { sampleCurves } from './curves.ts';
import { diagramLabels } from './diagram-labels.ts';
import { phLayout } from './layout.ts';
import { lineScales } from './scales.ts';
import { thinnedIsotherms } from './thinning.ts';
import { restingWindow } from './window.ts';

const fluid = (await createEngine()).fluid('R134a');
const scaleOf = <Q extends 'temperature' | 'pressure'>(quantity: Q, unit: never) => ({
  toSi: (value: number) => siFromDisplay(quantity, value, unit),
  fromSi: (value: number) => displayFromSi(quantity, value, unit),
});
const curvesIn = (temperature: string, pressure: string) =>
  sampleCurves(
    fluid,
    (jobs) =>
      Promise.resolve(
        jobs.map(({ pair, xs, ys, fields }) => {
          const rows = fluid.states(pair, xs, ys);
          return fields.map((field) =>
            Float64Array.from(xs, (_, index) => rows[index * STATE_STRIDE + STATE_FIELDS.indexOf(field)] ?? Number.NaN),
          );
        }),
      ),
    lineScales(scaleOf('temperature', temperature as never), scaleOf('pressure', pressure as never)),
  );

it('isotherms and isobars are round in the reader’s units, gauge ones too', async () => {
  const curves = await curvesIn('degF', 'psi');
  const shown = curves.isotherms.map(({ value }) => displayFromSi('temperature', value, 'degF'));
  expect(shown.every((value) => Math.abs(value / 20 - Math.round(value / 20)) < 1e-9)).toBe(true);
  // 100 degF is 310.928 K by the definition of the scale.
  expect(curves.isotherms.some(({ value }) => Math.abs(value - 310.9278) < 1e-3)).toBe(true);
  const isobars = isobarValues(curves).map((value) => displayFromSi('pressure', value, 'psi'));
  expect(isobars.map((value) => Number(value.toPrecision(6)))).toEqual(
    expect.arrayContaining([10, 20, 50, 100, 200, 500]),
  );
  const gauge = isobarValues(await curvesIn('degC', 'barg')).map((value) => displayFromSi('pressure', value, 'barg'));
  expect(gauge.map((value) => Number(value.toPrecision(6)))).toEqual(expect.arrayContaining([1, 2, 5, 10, 20]));
  expect(gauge.every((value) => value > 0)).toBe(true);
});

it('an isotherm that leaves the vapour by the side has its figure there', async () => {
  const curves = await curvesIn('degC', 'bar');
  const point = { H: 4e5, P: 3e5 };
  const layout = phLayout(1000, 600, restingWindow(curves, [{ a: point }], undefined));
  const shown = { ...curves, isotherms: thinnedIsotherms(curves, layout) };
  const texts = {
    isotherm: (kelvin: number) => `${Math.round(kelvin - 273.15)} °C`,
    quality: () => '',
    isentrope: () => '',
    isochore: () => '',
    low: '',
    high: '',
  };
  const layers = { isotherms: true, quality: false, isentropes: false, isochores: false };
  const { lines } = diagramLabels(shown, [], layout, layers, texts);
  const atSide = lines.filter(({ key }) => key.startsWith('Tr'));
  expect(atSide.length).toBeGreaterThan(0);
  expect(atSide.every(({ x }) => x > layout.right - 12 * layout.fontSize)).toBe(true);
});
