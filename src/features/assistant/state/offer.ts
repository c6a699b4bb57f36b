/** What the publisher lets a reader choose: the model, and where it is asked. Asked of the site once a page. */
import { atom } from 'nanostores';
import { persistedAtom } from '../../../kit/storage/persisted.ts';

export interface Offer {
  /** Asked unless a reader names another. */
  readonly model: string;
  /** Null: any. */
  readonly models: readonly string[] | null;
  /** The first is the publisher's own. */
  readonly baseUrls: readonly string[];
}

/** Undefined until the site has said it: anything may be typed then, and the site refuses what it does not offer. */
export const $offer = atom<Offer | undefined>(undefined);

const LONGEST_MODEL = 100;
/** The model asked, kept in the browser as a preference. */
export const $model = persistedAtom<string>('appfroid.assistant-model', 'gpt-4o', (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_MODEL ? value : undefined,
);
const LONGEST_ADDRESS = 400;
/** Where the model is asked; '' for the publisher's own address. */
export const $baseUrl = persistedAtom<string>('appfroid.assistant-address', '', (value) =>
  typeof value === 'string' && value.length <= LONGEST_ADDRESS ? value : undefined,
);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The offer an answer says; undefined when it says none. */
export function offerFrom(answer: unknown): Offer | undefined {
  const result = (answer as { readonly result?: unknown } | null)?.result;
  if (typeof result !== 'object' || result === null) return undefined;
  const { model, models, baseUrls } = result as Readonly<Record<string, unknown>>;
  if (typeof model !== 'string' || !isTexts(baseUrls) || (models !== null && !isTexts(models))) return undefined;
  return { model, models, baseUrls };
}

/** What is kept of a reader's choice once the offer is known: nothing of what it does not hold. */
export function choiceWithin(
  offer: Offer,
  model: string,
  baseUrl: string,
): { readonly model: string; readonly baseUrl: string } {
  return {
    model: offer.models === null || offer.models.includes(model) ? model : offer.model,
    baseUrl: offer.baseUrls.slice(1).includes(baseUrl) ? baseUrl : '',
  };
}

let asking: Promise<void> | undefined;

/** Asks the site for its offer; asked again after a failure, tries again. */
export function askOffer(): Promise<void> {
  asking ??= fetch('/api/ai/models')
    .then(async (response) => {
      const offer = offerFrom(await response.json());
      if (offer === undefined) throw new Error('no offer');
      const choice = choiceWithin(offer, $model.get(), $baseUrl.get());
      if (choice.model !== $model.get()) $model.set(choice.model);
      if (choice.baseUrl !== $baseUrl.get()) $baseUrl.set(choice.baseUrl);
      $offer.set(offer);
    })
    .catch(() => {
      asking = undefined;
    });
  return asking;
}
