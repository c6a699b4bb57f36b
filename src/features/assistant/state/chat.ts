/** Asking the assistant: what may be sent, and what a question does to the conversation. */
import { atom } from 'nanostores';
import { takeConversationStep } from '../../../runtime/bridge.ts';
import type { ChatMessage, ConversationPage, StepEnd } from '../../../runtime/bridge.ts';
import { paramsFromLink } from '../../comparison/state/link.ts';
import { $mixes, restoreMixes } from '../../../kit/fluids/mixes.ts';
import type { CustomMix } from '../../../kit/fluids/mixes.ts';
import { simulatorLinkFromParams } from '../../../simulation/url.ts';
import { stateOfForm } from '../../circuit/simulator/state/fields.ts';
import { storedQuery } from '../../circuit/simulator/state/storage.ts';
import { pageSimulation } from '../../circuit/simulator/state/page-simulation.ts';
import { $isBusy, $messages, endAnswer } from './conversation.ts';
import { oncePerFrame } from './frames.ts';
import { $answeredKey, $apiKey, handKeyOver, rereadKey, saveKey } from './key.ts';
import { $baseUrl, $model } from './offer.ts';
import { $hasSubject } from './subject.ts';

const { $contents, $hasTransient, $isManual, $loading, $results, isTouched } = pageSimulation;

/** Questions a reader may ask; only 0 bars sending. */
const $promptLimit = atom(5);
/** The simulation or the comparison goes with the next question. */
export const $usesContext = atom(false);

/** Why a question cannot be sent. */
export type Obstacle = 'key' | 'empty' | 'busy' | 'limit' | 'context';

/** The first obstacle to sending a text; undefined when there is none. */
export function sendObstacle(text: string): Obstacle | undefined {
  if ($apiKey.get().trim() === '') return 'key';
  if (text.trim() === '') return 'empty';
  if ($isBusy.get()) return 'busy';
  if ($promptLimit.get() === 0) return 'limit';
  if ($usesContext.get() && !$hasSubject.get()) return 'context';
  return undefined;
}

/** What the reader's language and the page's own helpers bring to a question. */
export type ChatPage = Pick<
  ConversationPage,
  'locale' | 'texts' | 'describe' | 'describeCircuit' | 'path' | 'searchPages'
> & {
  /** The reference string of a mix. */
  readonly mixReference: (mix: CustomMix) => string;
};

let running: AbortController | undefined;

/** The conversation without its last question, when that stayed without an answer and is asked again. */
function withoutUnanswered(messages: readonly ChatMessage[], text: string): readonly ChatMessage[] {
  const last = messages.at(-1);
  return last?.role === 'user' && last.content === text ? messages.slice(0, -1) : messages;
}

/** The forms of the page, or of the simulation the tab keeps where the page has none. */
function forms(): ReturnType<ConversationPage['forms']> {
  const kept = isTouched() || $results.get().permanent ? undefined : storedQuery();
  if (kept !== undefined) return simulatorLinkFromParams(new URLSearchParams(kept));
  const { permanent, transient } = $contents.get();
  return {
    permanent: stateOfForm(permanent),
    transient: $hasTransient.get() ? stateOfForm(transient) : undefined,
    isManual: $isManual.get(),
  };
}

const comparisonQuery: ConversationPage['comparisonQuery'] = (input, fluids) =>
  paramsFromLink(input, fluids, {}).toString();

/** Asks; the conversation follows the answer as it arrives. Nothing is sent while there is an obstacle. */
export async function ask(
  text: string,
  context: ChatMessage | undefined,
  page: ChatPage,
): Promise<StepEnd | undefined> {
  if (sendObstacle(text) !== undefined) return undefined;
  const before = withoutUnanswered($messages.get(), text.trim());
  if (before.length === 0) saveKey();
  const controller = new AbortController();
  running = controller;
  $isBusy.set(true);
  $usesContext.set(false);
  const isCurrent = (): boolean => running === controller;
  const shown = oncePerFrame((messages: readonly ChatMessage[]): void => {
    if (isCurrent()) $messages.set(messages);
  });
  const ownMix = (label: string): string | undefined => {
    if ($mixes.get().length === 0) restoreMixes();
    const mix = $mixes.get().find((one) => one.label.trim().toLowerCase() === label.trim().toLowerCase());
    return mix && page.mixReference(mix);
  };
  const apiKey = $apiKey.get().trim();
  try {
    const end = await takeConversationStep(
      {
        apiKey,
        model: $model.get().trim(),
        baseUrl: $baseUrl.get(),
        messages: before,
        userMessage: text.trim(),
        context,
        signal: controller.signal,
      },
      { ...page, comparisonQuery, forms, isSimulating: () => $loading.get(), ownMix, show: shown.set },
    );
    if (end.failure === undefined) $answeredKey.set(apiKey);
    if (!isCurrent()) return undefined;
    if (end.navigate !== undefined) handKeyOver();
    return end;
  } catch {
    return { failure: page.texts.noNetwork, isWithoutTools: false, isShortened: false };
  } finally {
    shown.flush();
    if (isCurrent()) {
      running = undefined;
      endAnswer();
    }
  }
}

/** Stops the answer that is arriving; what has come of it stays. */
export function stopAnswer(): void {
  running?.abort();
}

/** Empties the conversation. */
export function resetConversation(): void {
  running?.abort();
  running = undefined;
  $isBusy.set(false);
  $messages.set([]);
  $usesContext.set(false);
  rereadKey();
}
