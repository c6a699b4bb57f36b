import { useEffect } from 'react';
import type { PartDoor, Part } from './state/part.ts';
import { changedControls } from '../../kit/form/before-script.ts';
import { fieldAt } from '../../kit/form/fields.ts';

/** Computes the part of the open page from now on, over its link with what was typed while its script was on its way. */
export function useOwnPart<N extends PartDoor>(part: Part<N>): void {
  useEffect(() => {
    const typed = changedControls(document, 'astro-island input[name]').flatMap(({ control: { name }, value }) =>
      fieldAt(part.form.fields, name) ? [[name, value] as const] : [],
    );
    if (typed.length > 0) part.form.takeTyped(Object.fromEntries(typed));
    part.follow();
  }, [part]);
}
