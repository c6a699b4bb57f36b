import type { Exactly } from '../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

const licences = {
  title: 'Licences and parts',
  description:
    'The parts the site is made of, with their version and licence, taken from the list that its own build produces.',
  lead: 'AppFroid’s code, data and pictures are under the MIT licence. Here is what others wrote and it makes use of.',
  file: 'The whole list, for tools (CycloneDX):',
  sources: 'The publications of the equations of state are cited on the page of each refrigerant.',
  part: 'Part',
  version: 'Version',
  licence: 'Licence',
} as const;

export const texts: Exactly<typeof french, { readonly licences: typeof licences }> = { licences };
