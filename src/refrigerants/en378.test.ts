import { describe, expect, it } from 'vitest';
import { standardData } from './en378.ts';
import { RECORDS } from './records.ts';

// EN 378-1:2016+A1:2020, Annex E and Table C.3, kg/m³: class, practical limit, ATEL/ODL, LFL, RCL, QLMV, QLAV.
const TABLE = `
  R22         A1   0.30     0.21     -      0.21   0.28   0.50
  R134a       A1   0.25     0.21     -      0.21   0.28   0.58
  R404A       A1   0.52     0.52     -      -      -      -
  R507A       A1   0.53     0.53     -      -      -      -
  R407C       A1   0.31     0.29     -      0.27   0.44   0.49
  R407F       A1   0.32     0.32     -      -      -      -
  R410A       A1   0.44     0.42     -      0.39   0.42   0.42
  R448A       A1   0.388    0.388    -      -      -      -
  R449A       A1   0.357    0.357    -      -      -      -
  R452A       A1   0.423    0.423    -      -      -      -
  R513A       A1   0.329    0.329    -      -      -      -
  R23         A1   0.68     0.15     -      -      -      -
  R744        A1   0.10     0.072    -      0.072  0.074  0.18
  R32         A2L  0.061    0.30     0.307  0.061  0.063  0.15
  R1234yf     A2L  0.058    0.47     0.289  0.058  0.060  0.14
  R1234ze(E)  A2L  0.061    0.28     0.303  0.061  0.063  0.15
  R454A       A2L  0.056    0.46     0.278  -      -      -
  R454B       A2L  0.059    0.358    0.297  -      -      -
  R454C       A2L  0.059    0.445    0.293  -      -      -
  R455A       A2L  0.086    0.429    0.431  -      -      -
  R152a       A2   0.027    0.14     0.130  -      -      -
  R290        A3   0.008    0.09     0.038  -      -      -
  R600a       A3   0.011    0.059    0.043  -      -      -
  R1270       A3   0.008    0.0017   0.046  -      -      -
  R600        A3   0.008    0.0024   0.038  -      -      -
  R125        A1   0.39     0.37     -      -      -      -
  R143a       A2L  0.056    0.58     0.282  -      -      -
  R227ea      A1   0.63     0.63     -      -      -      -
  R407A       A1   0.33     0.31     -      -      -      -
  R450A       A1   0.32     0.32     -      -      -      -
  R452B       A2L  0.062    0.364    0.31   -      -      -
  R515B       A1   0.306    0.306    -      -      -      -
  R717        B2L  0.00035  0.00022  0.116  -      -      -
`;

const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const known = (text: string | undefined): number | undefined => (text === '-' ? undefined : Number(text));

describe('standardData', () => {
  it.each(rows)('%s: %s, %s, %s, %s, %s, %s, %s', (...row) => {
    const [name = '', safetyClass, ...figures] = row;
    const [practicalLimit, atelOdl, lfl, rcl, qlmv, qlav] = figures.map(known);
    const limits = standardData(name);
    expect({ lfl: undefined, rcl: undefined, qlmv: undefined, qlav: undefined, ...limits }).toEqual({
      safetyClass,
      practicalLimit,
      atelOdl,
      lfl,
      rcl,
      qlmv,
      qlav,
    });
  });

  it('knows no other fluid: without a toxicity limit no charge can be judged', () => {
    const others = RECORDS.map(({ name }) => name).filter((name) => standardData(name).safetyClass !== undefined);
    expect([...others].sort()).toEqual(rows.map(([name]) => name).sort());
    expect(standardData('R1233zd(E)')).toEqual({});
    expect(standardData('constructor')).toEqual({});
  });
});
