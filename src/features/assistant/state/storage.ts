/** What a tab kept of its conversation, checked: what does not fit is dropped, and the window opens. */
import { storedIn, valueOfText } from '../../../kit/storage/numbered.ts';
import type { ChatMessage } from '../../../runtime/bridge.ts';

export interface Kept {
  readonly messages: readonly ChatMessage[];
  readonly isOpen: boolean;
}

type Context = NonNullable<ChatMessage['context']>;
type Table = Context['tables'][number];
type Row = Table['rows'][number];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const isRow = (value: unknown): value is Row =>
  isObject(value) &&
  [value['object'], value['key'], value['value']].every(isText) &&
  (value['unit'] === undefined || isText(value['unit']));

const isTable = (value: unknown): value is Table =>
  isObject(value) && isText(value['title']) && Array.isArray(value['rows']) && value['rows'].every(isRow);

const isContext = (value: unknown): value is Context =>
  isObject(value) && isText(value['type']) && Array.isArray(value['tables']) && value['tables'].every(isTable);

/** The message a value is, with nothing but what a message has; undefined when it is none. */
function messageFrom(value: unknown): ChatMessage | undefined {
  if (!isObject(value)) return undefined;
  const { role, content, context } = value;
  if ((role !== 'system' && role !== 'user' && role !== 'assistant') || !isText(content) || content === '') {
    return undefined;
  }
  if (context === undefined) return { role, content };
  return role === 'system' && isContext(context) ? { role, content, context } : undefined;
}

/** What the tab kept, message by message; nothing of what is unreadable. */
export const storedConversation = (text: string | null): Kept => conversationFrom(valueOfText(text));

function conversationFrom(read: unknown): Kept {
  if (!isObject(read)) return { messages: [], isOpen: false };
  const { messages, isOpen } = read;
  return {
    messages: Array.isArray(messages) ? messages.flatMap((value: unknown) => messageFrom(value) ?? []) : [],
    isOpen: isOpen === true,
  };
}

/** Where the conversation of a tab is kept. */
export const CONVERSATION_KEY = 'appfroid-assistant';
export const conversationBox = storedIn('session', CONVERSATION_KEY, conversationFrom);
