import { useEffect } from 'react';
import { pageCircuit } from './state/page-circuit.ts';
import type { PartDoor, Part } from './state/part.ts';
import { changedControls, choicesBefore } from '../../kit/form/before-script.ts';
import { fieldAt } from '../../kit/form/fields.ts';

/** Computes the part of the open page from now on, over its link with what was typed while its script was on its way. */
export function useOwnPart<N extends PartDoor>(part: Part<N>): void {
  useEffect(() => {
    const typed = changedControls(document, 'astro-island input[name]').flatMap(({ control: { name }, value }) =>
      fieldAt(part.form.fields, name) ? [[name, value] as const] : [],
    );
    const chooseAgain = choicesBefore(document, ({ name }) => fieldAt(part.form.fields, name) !== undefined);
    const take = (): void => {
      if (typed.length > 0) part.form.takeTyped(Object.fromEntries(typed));
      chooseAgain();
    };
    part.follow();
    const { $isStarted } = pageCircuit.simulation;
    if (!$isStarted.get()) return $isStarted.listen(take);
    take();
    return undefined;
  }, [part]);
}
