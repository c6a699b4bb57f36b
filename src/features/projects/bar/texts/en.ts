/** The bar of a project above a study. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const projectBar = {
  label: 'Project',
  keep: 'Keep as a project',
  all: 'My projects',
  undo: 'Undo the last entry',
  redo: 'Redo',
  name: 'Project name',
  variant: 'Variant',
  first: 'Variant 1',
  nth: 'Variant {{n}}',
  add: '+ Variant',
  leave: 'Leave the project',
  keeping: { kept: 'Kept on this device', waiting: 'Saving…', failed: 'Not kept' },
  failed:
    'The browser did not keep this project: no room left, or storage barred. Share the study or export it before you leave the page.',
} as const;

export const texts: Exactly<typeof french, { readonly projectBar: typeof projectBar }> = { projectBar };
