/** The bar of a machine above a study. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const machineBar = {
  label: 'Machine',
  keep: 'Keep',
  keepIn: 'Keep in “{{name}}”',
  perfect: 'perfect compressor',
  compare: 'Compare',
  all: 'My machines',
  undo: 'Undo the last entry',
  redo: 'Redo',
  name: 'Name of the machine',
  study: 'Study',
  nth: 'Study {{n}}',
  add: '+ Study',
  leave: 'Leave the machine',
  keeping: { kept: 'Kept on this device', waiting: 'Not kept yet', failed: 'Not kept' },
  failed:
    'The browser did not keep this study: no room left, or storage is barred. Share it or export it before you leave the page.',
} as const;

export const texts: Exactly<typeof french, { readonly machineBar: typeof machineBar }> = { machineBar };
