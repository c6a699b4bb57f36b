/** The mix under the editor. What is valid runs and is kept at once; what is not waits in its draft. */
import { newMix, referenceString } from '../../../../refrigerants/mix.ts';
import { $mixes, MIXES_KEY, mixesFromText, setMixes } from '../../../../kit/fluids/mixes.ts';
import { whenAnotherTabKeeps } from '../../../../kit/storage/tabs.ts';
import { draftFromMix, draftFromReference, draftProblems, mixesWithDraft, mixFromDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { mixIndex } from '../../../../kit/fluids/title.ts';
import type { Locale } from '../../../../language/index.ts';
import type { Simulation } from '../state/simulation.ts';
import { $draft } from './open-editor.ts';

// Another tab may move or delete the mix under the editor: deleted there, it is a new one here once changed.
whenAnotherTabKeeps(MIXES_KEY, (text) => {
  const draft = $draft.get();
  const mine = draft?.index === undefined ? undefined : $mixes.get()[draft.index];
  if (!draft || !mine) return;
  const index = mixesFromText(text, Date.now()).findIndex(({ label }) => label === mine.label);
  $draft.set({ ...draft, index: index === -1 ? undefined : index });
});

function run({ $fluid, setField }: Simulation, reference: string): void {
  if ($fluid.get() !== reference) setField('permanent', 'fluid', reference);
}

/** Puts a changed draft in place. */
export function changeDraft(simulation: Simulation, draft: Draft): void {
  const mixes = $mixes.get();
  const problems = draftProblems(draft, mixes);
  const isKept = !problems.label && !problems.composition;
  $draft.set(isKept && draft.index === undefined ? { ...draft, index: mixes.length } : draft);
  if (isKept) setMixes(mixesWithDraft(mixes, draft));
  if (!problems.composition) run(simulation, referenceString(mixFromDraft(draft)));
}

/** A new mix, called `word` and its ordinal: kept, run, and under the editor. */
export function createMix(simulation: Simulation, word: string, locale: Locale): void {
  const mixes = $mixes.get();
  changeDraft(simulation, { ...draftFromMix(newMix(mixes, word), mixes.length, locale), index: undefined });
}

/** Whether the editor can take a fluid: a reference string that reads as one. */
export function isEditable(fluid: string): boolean {
  return draftFromReference(fluid, '', 'en') !== undefined;
}

/** Opens a composition: the kept mix it is, or a new one made of it. */
export function editComposition(simulation: Simulation, reference: string, word: string, locale: Locale): void {
  const mixes = $mixes.get();
  const index = mixIndex(mixes, reference);
  const mix = mixes[index];
  if (mix) {
    $draft.set(draftFromMix(mix, index, locale));
    return;
  }
  const draft = draftFromReference(reference, newMix(mixes, word).label, locale);
  if (draft) changeDraft(simulation, draft);
}

/** Forgets the mix under the editor; the simulation keeps its composition. */
export function deleteMix(): void {
  const index = $draft.get()?.index;
  $draft.set(undefined);
  if (index !== undefined) setMixes($mixes.get().filter((_, at) => at !== index));
}
