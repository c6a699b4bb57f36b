/** The line of the machine a page is about. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const ofMachine = {
  label: 'Machine of this page',
  taken: 'For:',
  open: 'Open machine:',
  take: 'take its values',
  change: 'change',
  leave: 'no machine',
  keep: 'keep',
  kept: 'Kept in My machines.',
  notKept: 'The browser did not keep this machine.',
  dropped: 'Not understood in the link: {{names}}.',
  supposed: 'Supposed from its use:',
  with: 'With this machine',
  choose: 'Open in this tab',
  chosen: 'Open in this tab: the pages below start from it.',
  link: 'Copy the machine’s link',
  linkCopied: 'Link copied: what it is, without customer or place.',
  linkRefused: 'The browser did not copy the link.',
  names: {
    te: 'evaporating {{value}}',
    tc: 'condensing {{value}}',
    te_in: 'air or water into the evaporator {{value}}',
    tc_in: 'air or water into the condenser {{value}}',
    capacity: 'capacity {{value}}',
    room_application: { comfort: 'human comfort', other: 'room other than comfort' },
    room_access: { a: 'general access (a)', b: 'supervised access (b)', c: 'authorised access (c)' },
    room_location: { I: 'location I', II: 'location II', III: 'location III', IV: 'location IV' },
    room_mounting: { floor: 'on the floor', window: 'in the window', wall: 'on the wall', ceiling: 'on the ceiling' },
  },
} as const;

export const texts: Exactly<typeof french, { readonly ofMachine: typeof ofMachine }> = { ofMachine };
