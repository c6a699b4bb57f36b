import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '../../engine/index.ts';
import type { Engine } from '../../engine/types.ts';
import { answerTo } from '../questions/question.ts';
import { CYCLE_INPUTS } from '../questions/inputs.ts';
import { command, STATUS } from './command.ts';
import { COMMANDS } from './commands.ts';
import { INPUT_LABELS } from './input-labels.ts';
import { LABELS } from './labels.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

async function run(line: string, lines: readonly string[] = [], LANG = 'en_GB.UTF-8') {
  const [out, err]: [string[], string[]] = [[], []];
  // Words as a shell would part them.
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, ...read]) => read.find((word) => word !== undefined) ?? '',
  );
  const status = await command(words, {
    engine: () => Promise.resolve(engine),
    version: '1.2.3',
    env: { LANG },
    async *lines() {
      yield* lines;
    },
    serve: (folder, port, host) => Promise.resolve(`${folder} ${port} ${host}`),
    run: () => Promise.resolve({ rows: 0, failed: 0 }),
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { status, out: out.join(''), err: err.join('') };
}

describe('the command', () => {
  // CoolProp 8.0.0: R454B's dew pressure at 0 °C is 7.32422341929 bar, R410A's 7.98053622072.
  test.each([
    ['R454B', 'en', '7.3242 bar'],
    ['r410a', 'fr', '7,9805 bar'],
  ])('says the saturation of %s in %s', async (fluid, lang, pressure) => {
    const { status, out } = await run(`sat ${fluid} --t 0 --lang ${lang}`);
    expect(status).toBe(STATUS.answered);
    expect(out).toContain(pressure);
  });

  test('takes a number in another unit, and answers in the units asked for', async () => {
    const { out } = await run('sat R134a --t "32 °F" --units us');
    // CoolProp 8.0.0: 2.92803 bar at 0 °C.
    expect(out).toMatch(/Absolute pressure +42\.468 psi/);
    expect(out).toMatch(/Dew point +32 °F/);
    expect((await run('sat R134a --p "28 psig"')).out).toMatch(/Gauge pressure +1\.9305 bar/);
  });

  // Bubble of R134a at 1 atm: −26.07 °C (CoolProp 8.0.0). NIST SP 811, B.8: 760 Torr and 760 mmHg are 1 atm, 1 at is 98 066.5 Pa.
  test.each([
    ['0 psig', '1.0133 bar', '0 bar'],
    ['760 Torr', '1.0133 bar', '0 bar'],
    ['760 mmHg', '1.0133 bar', '0 bar'],
    ['1 at', '0.98067 bar', '−0.032585 bar'],
    ['10 inHg', '0.67461 bar', '−0.33864 bar'],
  ])('says of %s what it counts from', async (text, absolute, gauge) => {
    const { out } = await run(`sat R134a --p "${text}"`);
    expect(out).toMatch(new RegExp(`Absolute pressure +${absolute}\\n`));
    expect(out).toMatch(new RegExp(`Gauge pressure +${gauge}\\n`));
  });

  test('gives every digit and the unit in every name as JSON', async () => {
    const { out } = await run('state R134a --T_K 300 --P_Pa 100000 --json');
    const { result } = JSON.parse(out) as { readonly result: Readonly<Record<string, unknown>> };
    const state = engine.fluid('R134a').state({ T: 300, P: 1e5 });
    expect(result).toMatchObject({ T_K: 300, P_Pa: 1e5, H_J_kg: state.H, viscosity_Pa_s: state.viscosity });
  });

  test('writes a table for the spreadsheets of the language', async () => {
    const { out } = await run('table R134a --from -30 --to 50 --step 40 --csv --lang fr');
    const [head, first] = out.split('\r\n');
    expect(head).toContain('Pression de rosée (bar);');
    expect(first).toMatch(/^-30;-30;0,84377/);
    expect(out.trim().split('\r\n')).toHaveLength(4);
  });

  test.each([
    ['\u001b]0;owned\u0007', '\\x1b]0;owned\\x07: unknown command'],
    ['sat R134a --t 0 --\u009b2J 1', '--\\x9b2J: unknown option'],
    ['sat R134a\u001b[2J --t 0', 'Invalid composition'],
    ['sat R134a --t "\u001b[31m"', "'\\x1b[31m' is not a number"],
    ['sat R134a --t 0 \u202egpj', '\\u202egpj'],
    ['sat R134a --t 0 "\rhidden"', '\\x0dhidden'],
  ])('hands no sign of %j to the terminal', async (line, said) => {
    for (const more of ['', ' --json']) {
      const { out, err } = await run(line + more);
      if (more === '') expect(err).toContain(said);
      expect(out + err).not.toMatch(/(?![\n\t])[\p{Cc}\u202e]/u);
    }
  });

  test('answers a line for each line', async () => {
    const { status, out } = await run('state --stdin', [
      '{"fluid":"R134a","T_K":300,"P_Pa":1e5}',
      'no',
      '',
      '{"fluid":"R134a","T_K":5}',
    ]);
    expect(status).toBe(STATUS.noAnswer);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { readonly ok: boolean }).ok),
    ).toEqual([true, false, false]);
  });

  test.each(
    ['R134a R290 R32 R744 R717 R600a R1234yf R22 R454B R448A R410A R404A R407C R455A R513A R507A'.split(' ')].flat(),
  )('says 0 °C of %s as it is asked', async (fluid) => {
    for (const asked of ['0', '"32 °F"', '"273.15 K"']) {
      for (const curve of ['dew', 'bubble']) {
        const words = `sat ${fluid} --t ${asked} --curve ${curve}`;
        const { out } = await run(words);
        expect(out).toMatch(new RegExp(`${curve === 'dew' ? 'Dew' : 'Bubble'} point +0 °C`));
        expect(out).not.toMatch(/0\.00000|\u22120(?![.\d])|-0(?![.\d])/);
        expect((await run(`${words} --units us`)).out).toMatch(/ point +32 °F/);
        const json = JSON.parse((await run(`${words} --json`)).out) as {
          readonly result: Readonly<Record<string, number>>;
        };
        expect(Math.abs(json.result[`t_${curve}_C`] ?? 1)).toBe(0);
      }
    }
  });

  test('says which compressor a cycle took', async () => {
    // CoolProp 8.0.0: R134a 0/40 °C without losses, EER 5.67716.
    const { out, err } = await run('cycle R134a --lang fr');
    expect(out).toMatch(/Rendement isentropique +1\n/);
    expect(out).toMatch(/EER +5,6772/);
    expect(err).toContain('Rendements 1\u00a0: compresseur parfait');
    expect((await run('compare R134a R513A')).err).toContain('Efficiencies 1: a perfect compressor');
    const real = await run('cycle R134a --eta 0.7 --volumetric_efficiency 0.85');
    expect(real.err).not.toContain('perfect');
    expect(real.out).toMatch(/Isentropic efficiency +0\.7\n/);
  });

  test('gives the help of a command as its word too', async () => {
    expect(await run('cycle help')).toEqual(await run('help cycle'));
  });

  test('takes today for the day of a law, and lists the products where none is named', async () => {
    const { status, out } = await run('law R455A remote-refrigeration');
    expect(status).toBe(STATUS.answered);
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
    expect(out).toContain(day.join('-'));
    const without = await run('law R455A');
    expect(without.status).toBe(STATUS.refused);
    expect(without.err).toMatch(/product: one of: .*remote-refrigeration/);
  });

  test('takes the short names, and the units behind a number, on a line too', async () => {
    const { out } = await run('sat --stdin', [
      '{"fluid":"R134a","t":0}',
      '{"fluid":"R134a","t_C":"32 °F"}',
      '{"fluid":"R134a","t":0,"t_C":5}',
    ]);
    const [short, unit, both] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly ok: boolean; readonly result?: { readonly p_bar: number } });
    // CoolProp 8.0.0: 2.92803 bar at 0 °C.
    expect(short?.result?.p_bar).toBeCloseTo(2.92803, 4);
    expect(unit).toEqual(short);
    expect(both?.ok).toBe(false);
    const state = await run('state --stdin', ['{"fluid":"R134a","t":"80.33 °F","p":1}']);
    expect(state.out).toContain('"T_K":300');
  });

  test.each([
    ['sat zz --t 4', STATUS.noAnswer, 'Fluid not found'],
    ['sat R454 --t 4', STATUS.noAnswer, 'Fluid not found: R454A, R454B, R454C?'],
    ['cycle R134a --condensing 40', STATUS.refused, 'unknown option. --condensing_C?'],
    ['sat R134a --t 400', STATUS.noAnswer, 'Value out of range'],
    ['sat R134a', STATUS.refused, 't_C / p_bar'],
    ['sat R134a --t warm', STATUS.refused, "'warm' is not a number"],
    ['sat R134a --speed 3', STATUS.refused, '--speed: unknown option'],
    ['sat R134a R22 --t 3', STATUS.refused, 'one word too many'],
    ['sat R134a --t', STATUS.refused, '--t: value missing'],
    ['sat R134a --t 3 --units old', STATUS.refused, 'metric, us, si'],
    ['sat R134a --t 3 --csv', STATUS.refused, 'table alone'],
    ['boil R134a', STATUS.refused, 'boil: unknown command'],
    ['sat R134a --t 3 --lang de', STATUS.refused, 'fr or en'],
  ])('%s ends with %i', async (line, status, said) => {
    const { status: ended, err, out } = await run(line);
    expect([ended, out]).toEqual([status, '']);
    expect(err).toContain(said);
  });

  test('serves a built site on this machine unless told, and refuses what it does not know', async () => {
    expect(await run('serve')).toMatchObject({ status: STATUS.answered, out: 'dist/client 4321 127.0.0.1\n' });
    expect((await run('serve site --port 80 --host ::')).out).toBe('site 80 ::\n');
    expect(await run('serve --prot 80')).toMatchObject({ status: STATUS.refused });
    expect((await run('serve --port 99999')).err).toContain('--port: 0 to 65535');
  });

  test('speaks the language of its surroundings', async () => {
    expect((await run('sat R134a --t 400', [], 'fr_FR.UTF-8')).err).toContain('Valeur hors limites');
    expect((await run('--version')).out).toBe('1.2.3\n');
  });
});

describe('its help', () => {
  test.each(['fr', 'en'] as const)('names every command and every input, in %s', async (lang) => {
    const { out } = await run(`help --lang ${lang}`);
    for (const { name, question } of COMMANDS) {
      expect(out).toContain(question.description[lang]);
      const page = (await run(`help ${name} --lang ${lang}`)).out;
      for (const input of Object.keys(question.schema.properties ?? {})) {
        expect(page).toContain(input);
        expect(page).toContain((CYCLE_INPUTS[input]?.label ?? INPUT_LABELS[input])?.[lang]);
      }
    }
  });

  test.each(COMMANDS.map(({ example }) => example))('has an example that answers: %s', async (example) => {
    expect((await run(example)).status).toBe(STATUS.answered);
  });

  test('no figure is without a name', () => {
    const names = new Set<string>();
    const gather = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(gather);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inside] of Object.entries(value)) {
          names.add(name);
          gather(inside);
        }
    };
    for (const { question } of COMMANDS) {
      const answer = answerTo(question, question.example ?? {}, engine, 'en');
      expect(answer).toMatchObject({ ok: true });
      if (answer.ok) gather(answer.result);
    }
    names.delete('rows');
    expect([...names].filter((name) => LABELS[name] === undefined)).toEqual([]);
  });
});
