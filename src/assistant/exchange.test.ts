import { describe, expect, it } from 'vitest';
import { runExchange } from './exchange.ts';
import type { ExchangePorts, ExchangeTexts, Question } from './exchange.ts';
import { abridged, CHAT_LIMITS, newestThatFit } from './limits.ts';
import {
  detailsFromText,
  historyOf,
  isResultMessage,
  resultMessageText,
  resultOfMessage,
  toolMessageFromText,
  toolMessageText,
  visibleMessages,
} from './messages.ts';
import type { ChatMessage } from './messages.ts';
import type { StreamItem } from './stream.ts';
import { ToolError } from './tools/tool-error.ts';
import type { ToolAnswer } from './tools/tool.ts';

const texts: ExchangeTexts = {
  locale: 'fr',
  noContent: 'Réponse sans contenu',
  truncated: '(réponse tronquée)',
  tooLong: '(réponse tronquée : 200 000 caractères au plus)',
  cut: '(coupée)',
  filtered: '(retenue)',
  stopped: '(arrêtée)',
  streamError: 'Erreur API',
  toolFailure: (name, error) =>
    Promise.resolve(`Erreur ${name} : ${error instanceof ToolError ? error.code : 'fault'}`),
};

const say = (text: string, reason = 'stop'): StreamItem[] => [
  ...(text === '' ? [] : [{ kind: 'content', text } as const]),
  { kind: 'finish', reason },
  { kind: 'done' },
];
const call = (name: string, given = '{}'): StreamItem[] => [
  {
    kind: 'tool-calls',
    fragments: [
      { index: 0, function: { name, arguments: given } },
      { index: 1, function: { name: 'Second', arguments: '{}' } },
    ],
  },
  { kind: 'finish', reason: 'tool_calls' },
  { kind: 'done' },
];

interface Scene {
  readonly answers: readonly (readonly StreamItem[] | Error)[];
  readonly tool?: ToolAnswer | Error;
  readonly before?: readonly ChatMessage[];
  readonly context?: ChatMessage;
  readonly abortAfter?: number;
}

async function play({ answers, tool, before = [], context, abortAfter }: Scene) {
  const asked: Question[] = [];
  const shown: (readonly ChatMessage[])[] = [];
  const ran: string[] = [];
  const controller = new AbortController();
  const ports: ExchangePorts = {
    async *ask(question) {
      const answer = answers[asked.length];
      asked.push(question);
      if (answer instanceof Error) throw answer;
      for (const item of answer ?? []) {
        yield item;
        if (shown.length === abortAfter) {
          controller.abort();
          throw new DOMException('aborted', 'AbortError');
        }
      }
    },
    runTool({ name }) {
      ran.push(name);
      return tool instanceof Error ? Promise.reject(tool) : Promise.resolve(tool!);
    },
    show: (messages) => void shown.push(messages),
    texts,
    signal: controller.signal,
  };
  const end = await runExchange({ messages: before, userMessage: 'Question', context }, ports);
  return { asked, shown, ran, end, messages: shown.at(-1)! };
}

const user = (content: string): ChatMessage => ({ role: 'user', content });
const model = (content: string): ChatMessage => ({ role: 'assistant', content });
const data: ToolAnswer = { kind: 'data', tool: 'Ruler', details: 'R134a | T = 0\n°C', data: { P: 2.928 } };

describe('an exchange', () => {
  it('is read to the limit of an answer, and says so', async () => {
    const pieces = Array.from({ length: 150_000 }, () => ({ kind: 'content', text: 'eau fro' }) as const);
    const { shown, messages } = await play({ answers: [[...pieces, ...say('fin')]] });
    const answer = messages.at(-1)?.content ?? '';
    expect(answer.slice(0, CHAT_LIMITS.answer)).toBe('eau fro'.repeat(30_000).slice(0, CHAT_LIMITS.answer));
    expect(answer.slice(CHAT_LIMITS.answer)).toBe(`\n\n${texts.tooLong}`);
    // Nothing is read beyond: 28 572 pieces, the empty answer and the settled one.
    expect(shown).toHaveLength(Math.ceil(CHAT_LIMITS.answer / 7) + 2);
  });

  it('appends the question and an empty answer, filled as it arrives', async () => {
    const before = [user('Avant'), model('Réponse'), { role: 'system', content: 'vu' } as const];
    const { asked, shown, end } = await play({ answers: [[{ kind: 'content', text: 'Bon' }, ...say('jour')]], before });
    expect(shown.map((messages) => messages.at(-1)?.content)).toEqual(['', 'Bon', 'Bonjour', 'Bonjour']);
    expect(shown[0]).toEqual([...before, user('Question'), model('')]);
    expect(asked).toEqual([
      {
        userMessage: 'Question',
        conversationHistory: [user('Avant'), model('Réponse')],
        contextMessage: null,
        withTools: true,
      },
    ]);
    expect(end).toEqual({});
  });

  it('runs a data tool, then asks again without tools or context', async () => {
    const context: ChatMessage = { role: 'system', content: 'Contexte Simulation' };
    const { asked, ran, messages } = await play({ answers: [call('Ruler'), say('2,928 bar')], tool: data, context });
    expect(ran).toEqual(['Ruler']);
    const result =
      'Résultat de l\'outil Ruler : {"P":2.928}\nRéponds à ma question en utilisant uniquement ces données.';
    expect(asked[0]?.contextMessage).toBe('Contexte Simulation');
    expect(asked[1]).toEqual({
      userMessage: result,
      conversationHistory: [user('Question'), model('TOOL:Ruler|R134a   T = 0 °C')],
      contextMessage: null,
      withTools: false,
    });
    expect(messages).toEqual([
      context,
      user('Question'),
      model('TOOL:Ruler|R134a   T = 0 °C'),
      user(result),
      model('2,928 bar'),
    ]);
  });

  it('ends with an action', async () => {
    const tool: ToolAnswer = {
      kind: 'action',
      tool: 'SimulationCircuit',
      details: 'fluid = R290',
      navigate: '/simulation',
    };
    const { asked, end, messages } = await play({ answers: [call('SimulationCircuit')], tool });
    expect(asked).toHaveLength(1);
    expect(end).toEqual({ navigate: '/simulation' });
    expect(messages.at(-1)).toEqual(model('TOOL:SimulationCircuit|fluid = R290'));
  });

  it('says in the answer why a tool failed', async () => {
    const { asked, messages } = await play({ answers: [call('X')], tool: new ToolError('unknownTool') });
    expect(asked).toHaveLength(1);
    expect(messages.at(-1)?.content).toBe('Erreur X : unknownTool');
  });

  it.each<[string, readonly StreamItem[], string]>([
    ['nothing', say(''), 'Réponse sans contenu'],
    ['length', say('Long', 'length'), 'Long\n\n(réponse tronquée)'],
    ['content_filter', say('', 'content_filter'), '(retenue)'],
    ['a cut after some words', [{ kind: 'content', text: 'Début' }], 'Début\n\n(coupée)'],
  ])('ends a stream with %s in so many words', async (_, items, content) => {
    expect((await play({ answers: [items] })).messages.at(-1)).toEqual(model(content));
  });

  it.each([
    ['a call that failed', new Error('HTTP error! status: 500'), 'HTTP error! status: 500'],
    ['an error item', [{ kind: 'error', message: 'quota' } as const], 'quota'],
    ['an error item without words', [{ kind: 'error', message: undefined } as const], 'Erreur API'],
    ['a cut before the first word', [], '(coupée)'],
  ])('takes the empty answer away after %s', async (_, answer, failure) => {
    const { messages, end } = await play({ answers: [answer] });
    expect(messages).toEqual([user('Question')]);
    expect(end).toEqual({ failure });
  });

  it('keeps the words that came before an error, and says that they are not all', async () => {
    const { messages, end } = await play({
      answers: [
        [
          { kind: 'content', text: 'Début' },
          { kind: 'error', message: 'silence' },
        ],
      ],
    });
    expect(messages.at(-1)).toEqual(model('Début\n\n(coupée)'));
    expect(end).toEqual({ failure: 'silence' });
  });

  it('keeps the tool block when the follow-up fails, whatever was unreadable', async () => {
    for (const second of [new Error('down'), [{ kind: 'unreadable' } as const]]) {
      const { messages, end } = await play({ answers: [call('Ruler'), second], tool: data });
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
      expect(toolMessageFromText(messages[1]!.content)?.toolName).toBe('Ruler');
      expect(end.failure).toBeDefined();
    }
  });

  it('takes the text of a follow-up that asks for a tool again', async () => {
    expect((await play({ answers: [call('Ruler'), call('Ruler')], tool: data })).messages.at(-1)).toEqual(
      model('Réponse sans contenu'),
    );
  });

  it('keeps what had come when it is stopped, without complaint', async () => {
    const { messages, end } = await play({
      answers: [[{ kind: 'content', text: 'Début' }, ...say(' fin')]],
      abortAfter: 2,
    });
    expect(messages.at(-1)).toEqual(model('Début\n\n(arrêtée)'));
    expect(end).toEqual({});
  });
});

describe('messages', () => {
  it('tell tools by their prefix and separator', () => {
    expect(toolMessageText({ toolName: 'Ruler', details: 'a|b\r\nc' })).toBe('TOOL:Ruler|a b c');
    expect(toolMessageFromText('TOOL:Ruler|a: b')).toEqual({ toolName: 'Ruler', details: 'a: b' });
    expect(toolMessageFromText('Ruler|a')).toBeUndefined();
    expect(detailsFromText('x'.repeat(400))).toHaveLength(300);
  });

  it('tell results in both languages and give their data back', () => {
    for (const locale of ['fr', 'en'] as const) {
      const text = resultMessageText('Ruler', { a: { b: 1 } }, locale);
      expect(isResultMessage(text)).toBe(true);
      expect(JSON.parse(resultOfMessage(text))).toEqual({ a: { b: 1 } });
    }
    expect(isResultMessage('Quel résultat ?')).toBe(false);
  });

  it('send no system message and no empty one; show no result of a tool', () => {
    const all = [
      { role: 'system', content: 'c' } as const,
      user('q'),
      model('TOOL:R|d'),
      user(resultMessageText('R', {}, 'fr')),
      model(''),
    ];
    expect(historyOf(all).map(({ content }) => content.slice(0, 6))).toEqual(['q', 'TOOL:R', 'Résult']);
    expect(visibleMessages(all).map(({ content }) => content)).toEqual(['q', 'TOOL:R|d', '']);
  });

  it('drop the oldest beyond what a request may carry', () => {
    const messages = Array.from({ length: 80 }, (_, index) => user(`${index}`));
    expect(newestThatFit(messages, {})).toEqual({ history: messages.slice(20), isShortened: true });
    expect(newestThatFit(messages.slice(20), {})).toEqual({ history: messages.slice(20), isShortened: false });
    const long = Array.from({ length: 10 }, () => user('é'.repeat(5000)));
    const { history, isShortened } = newestThatFit(long, {});
    expect(history).toHaveLength(6);
    expect(isShortened).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(history)).byteLength).toBeLessThan(64_000);
  });

  it('go with the beginning and the end of an answer longer than a message may be', () => {
    const answer = `Début${'a😀'.repeat(70_000)}fin`;
    const { history, isShortened } = newestThatFit([user('q'), model(answer), user('r')], {});
    expect(isShortened).toBe(true);
    expect(history).toHaveLength(3);
    const content = history[1]?.content ?? '';
    expect(content.length).toBeLessThanOrEqual(CHAT_LIMITS.historyMessage);
    expect(content).toMatch(/^Début[^]*\[…\][^]*fin$/);
    expect(content.isWellFormed()).toBe(true);
    expect(abridged('x'.repeat(CHAT_LIMITS.historyMessage))).toHaveLength(CHAT_LIMITS.historyMessage);
  });
});
