/** What a chat request may hold: kept by the page, enforced by the function. Lengths in characters. */
export const CHAT_LIMITS = {
  apiKey: 400,
  model: 100,
  userMessage: 6000,
  contextMessage: 12_000,
  historyMessages: 60,
  historyMessage: 16_000,
  tools: 24,
  /** Of an answer: what comes beyond is cut, by the function and by the page. */
  answer: 200_000,
  /** Of the whole body, bytes. */
  body: 64_000,
} as const;

/** Room left in a body for what JSON adds around its parts, bytes. */
const MARGIN = 1000;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength;

/** A message longer than a request may carry goes with its beginning and its end, characters. */
const KEPT_BEGINNING = 6000;
const KEPT_END = 1500;
const GAP = '\n[…]\n';

/** A cut may leave half of a character at either side of it. */
const HALF = /[\uD800-\uDBFF]$|^[\uDC00-\uDFFF]/;

/** A text within the length of a message: what is too long keeps its beginning and its end. */
export function abridged(text: string): string {
  if (text.length <= CHAT_LIMITS.historyMessage) return text;
  return [text.slice(0, KEPT_BEGINNING), text.slice(-KEPT_END)].map((part) => part.replace(HALF, '')).join(GAP);
}

export interface FittingHistory<M> {
  readonly history: readonly M[];
  /** A message was left out, or cut. */
  readonly isShortened: boolean;
}

/** The newest messages that fit beside the rest of a request, long ones cut; the oldest give way first. */
export function newestThatFit<M extends { readonly content: string }>(
  history: readonly M[],
  rest: object,
): FittingHistory<M> {
  let room = CHAT_LIMITS.body - MARGIN - bytesOf(rest);
  const kept: M[] = [];
  let isShortened = history.length > CHAT_LIMITS.historyMessages;
  for (const message of history.slice(-CHAT_LIMITS.historyMessages).toReversed()) {
    const content = abridged(message.content);
    const one = content === message.content ? message : { ...message, content };
    room -= bytesOf(one) + 1;
    if (room < 0) return { history: kept.toReversed(), isShortened: true };
    isShortened ||= one !== message;
    kept.push(one);
  }
  return { history: kept.toReversed(), isShortened };
}
