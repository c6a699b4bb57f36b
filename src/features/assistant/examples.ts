/** Conversations prepared while the site is built: the tools themselves give the figures, in the words of a reply. */
import { resultMessageText, toolMessageText } from '../../assistant/messages.ts';
import type { ChatMessage } from '../../assistant/messages.ts';
import { runTool } from '../../assistant/tools/index.ts';
import type { Data, ToolHost } from '../../assistant/tools/tool.ts';
import { createTranslator } from '../../i18n/translator.ts';
import { assistant as english } from './texts/en.ts';
import { assistant as french } from './texts/fr.ts';
import type { Locale } from '../../language/index.ts';
import { fileNumber } from '../../quantities/number.ts';
import { STEADY_FORM } from '../../simulation/url.ts';
import { describeRemark } from './fetch-texts.ts';

export interface Example {
  readonly question: string;
  /** The question and all that came of it. */
  readonly messages: readonly ChatMessage[];
}

const EXAMPLES = [
  { key: 'saturation', tool: 'Ruler', given: { fluid: 'R134a', prop1: 'T', value1: 0, prop2: 'Q', value2: 100 } },
  { key: 'intermediate', tool: 'IntermediatePressure', given: { pres_hp: 16, pres_bp: 1.5, method: 'both' } },
  { key: 'nitrogen', tool: 'NitrogenTest', given: { p_init: 30, t_init: 25, t_final: 10 } },
] as const;

/** No example asks the circuit. */
const notAsked = (): Promise<never> => Promise.reject(new Error('no circuit while the site is built'));
const NO_CIRCUIT: ToolHost['circuit'] = { simulate: notAsked, ask: notAsked, describe: notAsked };

/** A tool's figures are rounded already: as many decimals as they have. */
const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** The figures of a tool as a reply writes them; those in a unit of their own stand under `value`. */
function valuesOf(data: Data, locale: Locale): Readonly<Record<string, string>> {
  const texts = Object.entries(data).flatMap(([key, entry]): readonly (readonly [string, string])[] => {
    const value = typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry;
    if (typeof value === 'string') return [[key, value]];
    return typeof value === 'number' ? [[key, fileNumber(value, locale, decimalsOf(value))]] : [];
  });
  return Object.fromEntries(texts);
}

/** @throws {Error} when a tool gives no figures: the site must not be built then */
export async function preparedExamples(
  locale: Locale,
  { engine, compute }: Pick<ToolHost, 'engine' | 'compute'>,
): Promise<readonly Example[]> {
  const t = createTranslator(locale, { [locale]: { assistant: { fr: french, en: english }[locale] } });
  const host: ToolHost = {
    locale,
    engine,
    compute,
    circuit: NO_CIRCUIT,
    describe: (id, remark) => describeRemark(id, remark, locale),
    forms: () => ({ permanent: STEADY_FORM, transient: undefined, isManual: true }),
    isSimulating: () => false,
    ownMix: () => undefined,
    comparisonQuery: () => '',
    searchPages: () => Promise.resolve([]),
    path: (bare) => bare,
  };
  return Promise.all(
    EXAMPLES.map(async ({ key, tool, given }) => {
      const answer = await runTool({ name: tool, argumentsText: JSON.stringify(given) }, host);
      if (answer.kind !== 'data') throw new Error(`${tool} gave no figures`);
      const question = t(`assistant.examples.${key}.question`);
      const said = t(`assistant.examples.${key}.answer`, valuesOf(answer.data, locale));
      return {
        question,
        messages: [
          { role: 'user', content: question },
          { role: 'assistant', content: toolMessageText({ toolName: tool, details: answer.details }) },
          { role: 'user', content: resultMessageText(tool, answer.data, locale) },
          { role: 'assistant', content: `${said}\n\n${t('assistant.examples.prepared')}` },
        ],
      };
    }),
  );
}
