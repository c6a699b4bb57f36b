/** A conversation with the model: the chat function asked, its stream read, tools run in the page. Loaded on demand. */
import type { FormState } from '../simulation/url.ts';
import { chunksOf } from '../assistant/event-stream.ts';
import { runExchange } from '../assistant/exchange.ts';
import type { ExchangeEnd, ExchangeTexts, Question } from '../assistant/exchange.ts';
import { abridged, newestThatFit } from '../assistant/limits.ts';
import { isResultMessage } from '../assistant/messages.ts';
import type { ChatMessage } from '../assistant/messages.ts';
import { streamItems } from '../assistant/stream.ts';
import type { StreamItem } from '../assistant/stream.ts';
import { runTool, toolsFor } from '../assistant/tools/index.ts';
import type { CircuitHost, ToolDoor, ToolQuestion } from '../assistant/tools/circuit-doors.ts';
import type { ToolHost } from '../assistant/tools/tool.ts';
import { API_TEXTS, ApiError } from './api-client.ts';
import { openCalculator } from './calculator-runner.ts';
import { engineHere } from './engine-here.ts';
import type { CalculatorId } from '../calculators/index.ts';
import type { Locale } from '../language/index.ts';

const PATH = '/api/ai/chat';
/** The code by which the function says that the model takes no tools. */
const NO_TOOLS = 'E_AI_TOOLS';

/** The page, as a conversation sees it. */
export interface ConversationPage {
  readonly locale: Locale;
  readonly texts: ExchangeTexts & { readonly noTools: string; readonly noNetwork: string };
  readonly describe: ToolHost['describe'];
  readonly describeCircuit: CircuitHost['describe'];
  readonly forms: () => {
    readonly permanent: FormState;
    readonly transient: FormState | undefined;
    readonly isManual: boolean;
  };
  readonly isSimulating: () => boolean;
  readonly ownMix: (label: string) => string | undefined;
  readonly comparisonQuery: ToolHost['comparisonQuery'];
  readonly searchPages: ToolHost['searchPages'];
  readonly path: (bare: string) => string;
  /** Shows the conversation as it stands. */
  readonly show: (messages: readonly ChatMessage[]) => void;
}

export interface ConversationStep {
  readonly apiKey: string;
  readonly model: string;
  /** Where the model is asked; '' for the publisher's own address. */
  readonly baseUrl: string;
  readonly messages: readonly ChatMessage[];
  readonly userMessage: string;
  readonly context: ChatMessage | undefined;
  readonly signal: AbortSignal;
}

export interface StepEnd extends ExchangeEnd {
  /** The model takes no tools: it was asked again without. */
  readonly isWithoutTools: boolean;
  /** Of what was said before, not all went with the question. */
  readonly isShortened: boolean;
}

interface Envelope {
  readonly error?: unknown;
  readonly code?: unknown;
}

async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Asks the function. @throws {ApiError} whose message can be shown */
async function post(body: unknown, locale: Locale, noNetwork: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': locale },
      body: JSON.stringify(body),
      signal,
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
  } catch (error) {
    throw new ApiError(signal.aborted ? API_TEXTS.cancelled : noNetwork, 0, undefined, error);
  }
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const envelope = await envelopeOf(response);
  const text = typeof envelope.error === 'string' && envelope.error !== '' ? envelope.error : undefined;
  throw new ApiError(
    text ?? (response.ok ? API_TEXTS.envelope : API_TEXTS.http(response.status)),
    response.status,
    envelope,
  );
}

const refusesTools = (error: unknown): boolean =>
  error instanceof ApiError && (error.response as Envelope | undefined)?.code === NO_TOOLS;

/** What the reader asked last, for tools that go on with a subject. */
const lastQuestion = (messages: readonly ChatMessage[]): string =>
  messages.findLast(({ role, content }) => role === 'user' && !isResultMessage(content))?.content ?? '';

/** The circuit on this page's engine, its modules fetched when a tool asks. */
const circuitHost = (describe: CircuitHost['describe']): CircuitHost => ({
  simulate: async (body) => (await import('../simulation/run.ts')).run(body, await engineHere()),
  async ask<N extends ToolDoor>(name: N, ...question: ToolQuestion<N>) {
    const [{ openDoor }, engine] = await Promise.all([import('./doors.ts'), engineHere()]);
    const door: { ask(given: readonly unknown[], by: typeof engine): unknown } = await openDoor(name);
    return door.ask(question, engine) as Awaited<ReturnType<CircuitHost['ask']>> as never;
  },
  describe,
});

/** For who opens the browser's console; a question that was given up is nobody's fault. */
const logged = (what: string, error?: unknown): void => {
  if (!(error instanceof ApiError && error.message === API_TEXTS.cancelled))
    console.warn(`IcyBrain: ${what}`, error ?? '');
};

/** One question, to the end of its answer; never throws. */
export async function takeStep(step: ConversationStep, page: ConversationPage): Promise<StepEnd> {
  const { locale, texts } = page;
  let isWithoutTools = false;
  let isShortened = false;
  const offered = toolsFor(step.userMessage, locale, lastQuestion(step.messages));

  async function* ask({ withTools, conversationHistory, ...question }: Question): AsyncGenerator<StreamItem> {
    const send = (tools: readonly unknown[]): Promise<Response> => {
      const userMessage = abridged(question.userMessage);
      const address = step.baseUrl === '' ? {} : { baseUrl: step.baseUrl };
      const rest = {
        apiKey: step.apiKey,
        ...question,
        userMessage,
        model: step.model,
        ...address,
        tools,
        stream: true,
      };
      const fitting = newestThatFit(conversationHistory, rest);
      isShortened ||= fitting.isShortened;
      return post({ ...rest, conversationHistory: fitting.history }, locale, texts.noNetwork, step.signal);
    };
    const tools = withTools ? offered : [];
    const response = await send(tools).catch((error: unknown) => {
      if (tools.length === 0 || !refusesTools(error)) throw error;
      isWithoutTools = true;
      return send([]);
    });
    if (response.body) yield* streamItems(chunksOf(response.body));
  }

  const host: ToolHost = {
    locale,
    engine: engineHere,
    circuit: circuitHost(page.describeCircuit),
    compute: async (id, inputs) => (await openCalculator(id as CalculatorId)).run(inputs),
    describe: page.describe,
    forms: page.forms,
    isSimulating: page.isSimulating,
    ownMix: page.ownMix,
    comparisonQuery: page.comparisonQuery,
    searchPages: page.searchPages,
    path: page.path,
  };
  const end = await runExchange(
    { messages: step.messages, userMessage: step.userMessage, context: step.context },
    { ask, runTool: (call) => runTool(call, host), show: page.show, texts, signal: step.signal, log: logged },
  );
  return { ...end, isWithoutTools, isShortened };
}
