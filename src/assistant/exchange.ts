/**
 * One question and its answer: the question is appended with an empty answer that fills as the stream
 * arrives; a tool the model asks for is run, and its data answered in a second call without tools.
 */
import { CHAT_LIMITS } from './limits.ts';
import { historyOf, resultMessageText, toolMessageText } from './messages.ts';
import type { ChatMessage, SentMessage } from './messages.ts';
import type { StreamItem } from './stream.ts';
import type { ToolAnswer } from './tools/tool.ts';
import { readTurn, StreamError } from './turn.ts';
import type { ToolCall, Turn } from './turn.ts';
import type { Locale } from '../language/index.ts';

/** What is asked of the function, but for key, model and tools. */
export interface Question {
  readonly userMessage: string;
  readonly conversationHistory: readonly SentMessage[];
  readonly contextMessage: string | null;
  /** The first call offers tools, the follow-up none. */
  readonly withTools: boolean;
}

/** Texts that end up in messages, in the reader's language. */
export interface ExchangeTexts {
  readonly locale: Locale;
  readonly noContent: string;
  readonly truncated: string;
  /** Of an answer that holds all that it may. */
  readonly tooLong: string;
  readonly cut: string;
  readonly filtered: string;
  readonly stopped: string;
  readonly streamError: string;
  /** 'Erreur lors de l'exécution du tool {name} : {detail}' */
  toolFailure(name: string, error: unknown): Promise<string>;
}

export interface ExchangePorts {
  /** @throws {Error} whose message can be shown */
  ask(question: Question): AsyncIterable<StreamItem>;
  /** @throws {ToolError} */
  runTool(call: ToolCall): Promise<ToolAnswer>;
  /** Shows the conversation as it stands. */
  show(messages: readonly ChatMessage[]): void;
  readonly texts: ExchangeTexts;
  readonly signal: AbortSignal;
  /** Writes what goes wrong unseen where who looks into it will find it: in no message. */
  log?(what: string, error?: unknown): void;
}

/** How an exchange ended, its messages shown: where to go, or why the answer is missing. */
export interface ExchangeEnd {
  readonly navigate?: string;
  /** To tell the reader; the answer's empty place is gone. */
  readonly failure?: string;
}

export interface ExchangeStart {
  readonly messages: readonly ChatMessage[];
  readonly userMessage: string;
  /** A `system` message with its text, sent with this question only. */
  readonly context: ChatMessage | undefined;
}

/** The function passes whole pieces on only: an answer it cut may fall short of the limit by the last of them. */
const FULL = CHAT_LIMITS.answer - 1000;

function finalText({ text, reason, isCut }: Turn, texts: ExchangeTexts): string {
  const note = isCut
    ? texts.cut
    : reason === 'length'
      ? text.length >= FULL
        ? texts.tooLong
        : texts.truncated
      : reason === 'content_filter'
        ? texts.filtered
        : '';
  if (text.trim() === '') return note === '' ? texts.noContent : note;
  return note === '' ? text : `${text}\n\n${note}`;
}

function failureText(error: unknown, texts: ExchangeTexts): string {
  if (error instanceof StreamError) return error.detail ?? texts.streamError;
  return error instanceof Error && error.message !== '' ? error.message : texts.streamError;
}

/** A stream that ended before it said anything. */
const isSilent = ({ isCut, text }: Turn): boolean => isCut && text.trim() === '';

/** The tool to run; some providers end a call with 'stop'. Only the first call counts. */
function calledTool({ calls, reason, text }: Turn): ToolCall | undefined {
  return reason === 'tool_calls' || (reason === 'stop' && text.trim() === '') ? calls[0] : undefined;
}

/** Runs the exchange to its end; never throws. */
export async function runExchange(start: ExchangeStart, ports: ExchangePorts): Promise<ExchangeEnd> {
  const { texts, signal, show } = ports;
  let settled: readonly ChatMessage[] = [
    ...start.messages,
    ...(start.context ? [start.context] : []),
    { role: 'user', content: start.userMessage },
  ];
  let latest = '';
  const showText = (text: string): void => {
    latest = text;
    show([...settled, { role: 'assistant', content: text }]);
  };
  const settle = (text: string): void => {
    latest = '';
    settled = [...settled, { role: 'assistant', content: text }];
    show(settled);
  };
  const read = (question: Question, isStrict: boolean): Promise<Turn> =>
    readTurn(ports.ask(question), {
      onText: showText,
      isStrict,
      onUnreadable: () => ports.log?.('a line of the answer is no JSON'),
    });
  /** Ends an answer that will not be whole: what had come of it stays. */
  const abandon = (error: unknown): ExchangeEnd => {
    if (latest.trim() === '') show(settled);
    else settle(`${latest}\n\n${signal.aborted ? texts.stopped : texts.cut}`);
    return signal.aborted ? {} : { failure: failureText(error, texts) };
  };

  showText('');
  let turn: Turn;
  try {
    turn = await read(
      {
        userMessage: start.userMessage,
        conversationHistory: historyOf(start.messages),
        contextMessage: start.context?.content ?? null,
        withTools: true,
      },
      false,
    );
    if (signal.aborted || isSilent(turn)) return abandon(new StreamError(texts.cut));
  } catch (error) {
    return abandon(error);
  }

  const call = calledTool(turn);
  if (call === undefined) {
    settle(finalText(turn, texts));
    return {};
  }

  let answer: ToolAnswer;
  try {
    answer = await ports.runTool(call);
  } catch (error) {
    settle(await texts.toolFailure(call.name, error));
    return {};
  }
  if (signal.aborted) return abandon(undefined);
  settle(toolMessageText({ toolName: call.name, details: answer.details }));
  if (answer.kind === 'action') return { navigate: answer.navigate };

  const result = resultMessageText(call.name, answer.data, texts.locale);
  const history = historyOf(settled);
  settled = [...settled, { role: 'user', content: result }];
  showText('');
  try {
    turn = await read(
      { userMessage: result, conversationHistory: history, contextMessage: null, withTools: false },
      true,
    );
    if (signal.aborted || isSilent(turn)) return abandon(new StreamError(texts.cut));
  } catch (error) {
    ports.log?.('the answer to a tool’s result failed', error);
    return abandon(error);
  }
  settle(finalText(turn, texts));
  return {};
}
