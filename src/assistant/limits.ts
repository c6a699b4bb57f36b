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

/** The newest messages that fit beside the rest of a request; the oldest give way first. */
export function newestThatFit<M>(history: readonly M[], rest: object): readonly M[] {
  let room = CHAT_LIMITS.body - MARGIN - bytesOf(rest);
  let first = history.length;
  const oldest = Math.max(0, history.length - CHAT_LIMITS.historyMessages);
  while (first > oldest) {
    room -= bytesOf(history[first - 1]) + 1;
    if (room < 0) break;
    first -= 1;
  }
  return history.slice(first);
}
