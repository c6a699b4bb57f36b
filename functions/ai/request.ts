/** The body of a chat request, checked: nothing of it reaches the provider that is not described here. */
import { CHAT_LIMITS } from '../../src/assistant/limits.ts';
import type { SentMessage } from '../../src/assistant/messages.ts';
import { baseUrlFrom } from './offer.ts';
import type { Offer } from './offer.ts';

export interface ChatRequest {
  readonly apiKey: string;
  readonly userMessage: string;
  readonly conversationHistory: readonly SentMessage[];
  readonly contextMessage: string | null;
  readonly model: string;
  /** One of the addresses the publisher allows; null for the publisher's own. */
  readonly baseUrl: string | null;
  readonly tools: readonly ToolOffer[];
}

interface ToolOffer {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: Readonly<Record<string, unknown>>;
  };
}

export type RequestField = keyof ChatRequest | 'stream';

export type Checked =
  | { readonly ok: true; readonly request: ChatRequest }
  /** `limit` is there for what is too long or too deep, `allowed` for what the publisher does not let a reader choose ('' in it: an address that is not shown). */
  | { readonly ok: false; readonly field: RequestField; readonly limit?: number; readonly allowed?: readonly string[] };

type Body = Readonly<Record<string, unknown>>;

/** Carries the field at fault out of the depth of the check; it never leaves the file. */
class Fault extends Error {
  readonly field: RequestField;
  readonly limit: number | undefined;
  readonly allowed: readonly string[] | undefined;

  constructor(field: RequestField, limit?: number, allowed?: readonly string[]) {
    super(field);
    this.field = field;
    this.limit = limit;
    this.allowed = allowed;
  }
}

/** Goes into a header: printable ASCII, no space. */
const KEY = /^[\x21-\x7e]+$/;
const MODEL = /^[\w.:/@-]+$/;
const TOOL_NAME = /^[\w-]{1,64}$/;
const LONGEST_DESCRIPTION = 1024;
/** Objects within objects of a tool's parameters; writing them down again takes a call for each. */
const DEEPEST_PARAMETERS = 8;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(value: unknown, field: RequestField, limit: number): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Fault(field);
  if (value.length > limit) throw new Fault(field, limit);
  return value;
}

function matching(value: unknown, field: RequestField, limit: number, pattern: RegExp): string {
  const text = textOf(value, field, limit).trim();
  if (!pattern.test(text)) throw new Fault(field);
  return text;
}

/** System messages are the function's alone; what a page sends is of the reader or of the model. */
function historyOf(value: unknown): readonly SentMessage[] {
  const field = 'conversationHistory';
  if (!Array.isArray(value)) throw new Fault(field);
  if (value.length > CHAT_LIMITS.historyMessages) throw new Fault(field, CHAT_LIMITS.historyMessages);
  return value.map((message: unknown) => {
    if (!isObject(message) || (message['role'] !== 'user' && message['role'] !== 'assistant')) throw new Fault(field);
    return { role: message['role'], content: textOf(message['content'], field, CHAT_LIMITS.historyMessage) };
  });
}

/** Whether a value holds at most `depth` objects and lists within each other. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

function modelOf(value: unknown, { model, models }: Offer): string {
  if (value === undefined || value === null) return model;
  const wanted = matching(value, 'model', CHAT_LIMITS.model, MODEL);
  if (models !== 'any' && !models.includes(wanted)) throw new Fault('model', undefined, models);
  return wanted;
}

/** Null for the publisher's own address, named or not. */
function baseUrlOf(value: unknown, { shownUrl, baseUrls }: Offer): string | null {
  if (value === undefined || value === null) return null;
  const wanted = typeof value === 'string' ? baseUrlFrom(value) : undefined;
  // One that is kept from readers is no answer to a guess of it either.
  if (wanted === shownUrl && shownUrl !== '') return null;
  if (wanted === undefined || !baseUrls.includes(wanted))
    throw new Fault('baseUrl', undefined, [shownUrl, ...baseUrls]);
  return wanted;
}

function toolsOf(value: unknown): readonly ToolOffer[] {
  if (!Array.isArray(value)) throw new Fault('tools');
  if (value.length > CHAT_LIMITS.tools) throw new Fault('tools', CHAT_LIMITS.tools);
  return value.map((tool: unknown) => {
    const offer = isObject(tool) && tool['type'] === 'function' ? tool['function'] : undefined;
    if (!isObject(offer)) throw new Fault('tools');
    const { name, description, parameters } = offer;
    if (!isShallow(parameters, DEEPEST_PARAMETERS)) throw new Fault('tools');
    if (typeof name !== 'string' || !TOOL_NAME.test(name) || !isObject(parameters)) throw new Fault('tools');
    return {
      type: 'function',
      function: { name, description: textOf(description, 'tools', LONGEST_DESCRIPTION), parameters },
    };
  });
}

/** The request a body says within what the publisher offers, or the first field at fault. */
export function chatRequestFrom(body: Body, offer: Offer): Checked {
  try {
    const { contextMessage } = body;
    const request: ChatRequest = {
      apiKey: matching(body['apiKey'], 'apiKey', CHAT_LIMITS.apiKey, KEY),
      model: modelOf(body['model'], offer),
      baseUrl: baseUrlOf(body['baseUrl'], offer),
      // The result of a tool comes back as the message of the follow-up call.
      userMessage: textOf(body['userMessage'], 'userMessage', CHAT_LIMITS.historyMessage),
      conversationHistory: historyOf(body['conversationHistory']),
      contextMessage:
        contextMessage === null || contextMessage === undefined
          ? null
          : textOf(contextMessage, 'contextMessage', CHAT_LIMITS.contextMessage),
      tools: toolsOf(body['tools']),
    };
    if (body['stream'] !== true) throw new Fault('stream');
    return { ok: true, request };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { field, limit, allowed } = error;
    return { ok: false, field, ...(limit !== undefined && { limit }), ...(allowed && { allowed }) };
  }
}
