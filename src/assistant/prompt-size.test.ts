/** What goes to the model before a word of the conversation: the prompt, the tools, and the context of a simulation. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CALCULATORS } from '../calculators/index.ts';
import { ZR144KCE } from '../circuit/compressor/doctor/published.ts';
import { comparison, compressorInput, pipes as pipesDoor } from '../circuit/index.ts';
import { createEngine } from '../engine/index.ts';
import type { Engine } from '../engine/index.ts';
import { translator } from '../shell/texts.ts';
import { describeProblem } from '../i18n/problems.ts';
import type { Locale } from '../language/index.ts';
import { runRegimes } from '../simulation/regimes.ts';
import { comparisonContext } from './comparison-context.ts';
import { contextText, simulationContext } from './context.ts';
import type { ContextTexts } from './context.ts';
import { systemPrompt } from './prompt.ts';
import { toolsFor } from './tools/index.ts';

/**
 * More tokens than a text has: a word is one for each four of its letters, a number one for each three of its digits,
 * signs one for two. Public tokenizers of byte pairs make fewer of French, English and JSON.
 */
const tokensOf = (text: string): number =>
  [...text.matchAll(/(\p{L}+)|(\p{N}+)|([^\p{L}\p{N}\s]+)|\n+/gu)].reduce(
    (sum, [whole, letters, digits]) => sum + Math.ceil(whole.length / (letters ? 4 : digits ? 3 : 2)),
    0,
  );

/** Tokens: of the tools of a question, and of all that goes before the conversation. */
const MOST_OF_TOOLS = 8000;
const MOST = 13_000;

const textsOf = (locale: Locale): ContextTexts => {
  const t = translator(locale);
  return { locale, say: (key) => t(key), describe: (warning) => describeProblem(warning, t) };
};

const QUESTIONS = [
  ...CALCULATORS.flatMap(({ title }) => [title.fr, title.en]),
  'Compare R404A et R448A : pression optimale, conduites, échangeurs, cp et viscosité, capillaire, gaine',
  'Compare R404A and R448A: optimum pressure, pipes, exchangers, cp and viscosity, capillary, duct',
];
const toolTokens = (locale: Locale): number =>
  Math.max(
    ...QUESTIONS.flatMap((question) =>
      QUESTIONS.slice(-2).map((before) => tokensOf(JSON.stringify(toolsFor(question, locale, before)))),
    ),
  );

const BODIES = {
  plain: {},
  'above its discharge limit': { t_ref: 20, fluid: 'R32' },
  'an internal heat exchanger': { fluid: 'R717', architecture: 'ihx', eff_ihx: 0.4, rend_is: 0.7 },
  transcritical: { fluid: 'R744', mode_trans: '1', pt_evp: -10, p_gc: 90, t_out_gc: 35 },
  'a blend with glide': { fluid: 'R407C' },
  'a mix of the reader': { fluid: 'R134a[0.3]&R32[0.2]&R1234yf[0.1]&R125[0.1]&R290[0.2]&R600a[0.1]' },
} as const;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

function texts(body: object): readonly string[] {
  const outcomes = runRegimes({ permanent: body, transient: body, isManual: true }, engine);
  if (!outcomes.permanent.ok || !outcomes.transient?.ok) throw new Error('no result');
  const [permanent, transient] = [outcomes.permanent.result, outcomes.transient.result];
  const pipes = pipesDoor({ permanent, transient }, {}, engine);
  const record = {
    name: 'ZR144KCE',
    marque: 'COPELAND',
    fluid: 'R22',
    coefficients: ZR144KCE,
    units: { capacity: 'kW', power: 'kW', mass_flow: 'g/s' },
  };
  const running = compressorInput([record], 'COPELAND|ZR144KCE', { fluid: 'R22', pt_cdr: 50 }, {}, engine);
  if (!running.ok || !pipes.ok) throw new Error('no machine');
  const compressor = {
    name: record.name,
    brand: record.marque,
    permanent: running.result,
    transient: running.result,
  };
  return (['fr', 'en'] as const).map((locale) => {
    const about = { permanent, transient, compressor, pipes: pipes.result };
    return contextText(simulationContext(about, textsOf(locale))!, { locale });
  });
}

describe('what goes to the model with a question', () => {
  const fixed = { fr: 0, en: 0 };
  it.each(['fr', 'en'] as const)('is of a bounded size without a context, %s', (locale) => {
    const tools = toolTokens(locale);
    fixed[locale] = tools + tokensOf(systemPrompt(locale));
    expect(tools).toBeGreaterThan(2000);
    expect(tools).toBeLessThan(MOST_OF_TOOLS);
  });

  it.each(Object.entries(BODIES))('is within its limit with the context of %s', (_, body) => {
    const [french = '', english = ''] = texts(body);
    expect(tokensOf(french)).toBeGreaterThan(1000);
    expect(fixed.fr + tokensOf(french)).toBeLessThan(MOST);
    expect(fixed.en + tokensOf(english)).toBeLessThan(MOST);
  });

  it('is within its limit with the context of a comparison', () => {
    const outcome = comparison({}, 'R407C', 'R454B', engine);
    if (!outcome.ok) throw new Error('no result');
    for (const locale of ['fr', 'en'] as const) {
      const text = contextText(comparisonContext(outcome.result, textsOf(locale)), { locale });
      expect(fixed[locale] + tokensOf(text)).toBeLessThan(MOST);
    }
  });
});
