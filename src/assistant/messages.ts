/** Messages of a conversation, and the texts by which tool messages are told from others. */
import type { Context } from './context.ts';
import type { Bilingual, Locale } from '../language/index.ts';
import { PLAIN_COLON } from '../language/signs.ts';
import { BRACED, plainData } from './fence.ts';

export interface ChatMessage {
  /** `system`: shown in the conversation, never part of a request. */
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /** What a `system` message shows. */
  readonly context?: Context;
}

/** A message as a request carries it. */
export interface SentMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

export interface ToolMessage {
  readonly toolName: string;
  readonly details: string;
}

const TOOL_PREFIX = 'TOOL:';
const RESULT_PREFIXES: Bilingual = { fr: "Résultat de l'outil", en: 'Tool result' };
const RESULT_INSTRUCTION: Bilingual = {
  fr: 'Réponds à ma question en utilisant uniquement ces données.',
  en: 'Answer my question using only this data.',
};
const LONGEST_DETAILS = 300;

/** Details on one line, without the separator of tool messages, at most 300 characters. */
export function detailsFromText(text: string): string {
  const line = text.replace(/[|\r\n]+/g, ' ').trim();
  return line.length <= LONGEST_DETAILS ? line : `${line.slice(0, LONGEST_DETAILS - 1)}…`;
}

/** `TOOL:{name}|{details}` */
export function toolMessageText({ toolName, details }: ToolMessage): string {
  return `${TOOL_PREFIX}${toolName}|${detailsFromText(details)}`;
}

/** The tool message a text is; undefined when it is none. */
export function toolMessageFromText(text: string): ToolMessage | undefined {
  if (!text.startsWith(TOOL_PREFIX)) return undefined;
  const at = text.indexOf('|');
  return at < 0
    ? { toolName: text.slice(TOOL_PREFIX.length), details: '' }
    : { toolName: text.slice(TOOL_PREFIX.length, at), details: text.slice(at + 1) };
}

/** What is sent back to the model once a tool has given data. */
export function resultMessageText(toolName: string, data: unknown, locale: Locale): string {
  return `${RESULT_PREFIXES[locale]} ${toolName}${PLAIN_COLON[locale]}${JSON.stringify(data)}\n${RESULT_INSTRUCTION[locale]}`;
}

/** Whether a user message carries a tool's result, in either language. */
export const isResultMessage = (text: string): boolean =>
  Object.values(RESULT_PREFIXES).some((prefix) => text.startsWith(prefix));

/** The data of a result message, as JSON text. */
export const resultOfMessage = (text: string): string => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** A message as the model is sent it: a result, which its braces hold together, is named as data and hides nothing. */
export function asSent(message: SentMessage, locale: Locale): SentMessage {
  const { role, content } = message;
  const data = resultOfMessage(content);
  if (role !== 'user' || !isResultMessage(content) || data === '') return message;
  const at = content.indexOf(data);
  const [head, tail] = [content.slice(0, at), content.slice(at + data.length).trimStart()];
  return { role, content: `${head}${plainData(data)}\n${BRACED[locale]}\n${tail}` };
}

/** What of a conversation goes into the next request. */
export function historyOf(messages: readonly ChatMessage[]): readonly SentMessage[] {
  return messages.flatMap(({ role, content }) => (role === 'system' || content === '' ? [] : [{ role, content }]));
}

/** Messages with a bubble of their own. */
export const visibleMessages = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.filter(({ role, content }) => role !== 'system' && !(role === 'user' && isResultMessage(content)));
