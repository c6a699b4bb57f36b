import { useEffect } from 'react';
import { pageCircuit } from './state/page-circuit.ts';
import type { PartDoor, Part } from './state/part.ts';
import { changedControls } from '../../kit/form/before-script.ts';
import { fieldAt } from '../../kit/form/fields.ts';

/** Computes the part of the open page from now on, over its link with what was typed while its script was on its way. */
export function useOwnPart<N extends PartDoor>(part: Part<N>): void {
  useEffect(() => {
    const typed = changedControls(document, 'astro-island input[name]').flatMap(({ control: { name }, value }) =>
      fieldAt(part.form.fields, name) ? [[name, value] as const] : [],
    );
    const take = (): void => part.form.takeTyped(Object.fromEntries(typed));
    part.follow();
    if (typed.length === 0) return undefined;
    const { $isStarted } = pageCircuit.simulation;
    if (!$isStarted.get()) return $isStarted.listen(take);
    take();
    return undefined;
  }, [part]);
}
