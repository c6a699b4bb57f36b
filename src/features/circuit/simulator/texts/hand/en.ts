/** A diagram in the hand: its handles. Fetched when the diagram is first touched. */
import type { Exactly } from '../../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const diagramHand = {
  keys: 'Arrows: one step; with Shift: a tenth; page keys: five; Home and End: limits.',
  stateAt: 'Point {{letter}}: {{cells}}',
  lastGood: 'The last valid drawing stays.',
  keep: 'Keep this state',
  kept: 'State {{n}} kept.',
  full: 'Twenty states are kept: remove one.',
  remove: 'Remove state {{name}}',
  layPresent: 'Keep this cycle drawn',
  layNote: 'It stays in place when you change a setting. Five cycles at most.',
  allLaid: 'Five cycles are drawn: remove one.',
  variants: 'Variants of the project',
  onCompressor: '{{name}} (runs on a compressor: keep its cycle from its own study)',
  noCycle: '{{name}}: no cycle under these conditions.',
  legend: 'Cycles drawn',
  present: 'Present cycle',
  takeAway: 'Remove {{name}}',
  lesson: 'Why these points are there',
  show: 'Show point {{letter}} on the schematic and the diagram',
  article: 'Reading a pressure-enthalpy diagram, step by step',
  why: {
    ideal: 'Ideal compression from {{from}}: entropy stays {{s}}, at {{p}} the vapour reaches {{T}}.',
    compression: 'The compressor takes the vapour from {{p0}} to {{p}}: its work adds {{dh}}, and it leaves at {{T}}.',
    gasCooler: 'Above the critical point nothing condenses: the gas is cooled at {{p}} down to {{T}}.',
    subcooled: 'Heat leaves at {{p}}: the vapour condenses, then the liquid loses another {{margin}}, down to {{T}}.',
    condensed: 'Heat leaves at {{p}} until the last bubble of vapour is gone, at {{T}}.',
    superheated:
      'The refrigerant boils at {{p}}, then the vapour gains another {{margin}} above its dew point, up to {{T}}.',
    evaporated: 'The refrigerant boils at {{p}} until the last drop is gone, at {{T}}.',
    flash:
      'The valve takes neither work nor heat: h stays {{h}}, the pressure falls to {{p}} and {{x}} of the refrigerant flashes to vapour.',
    expansion: 'The valve takes neither work nor heat: the pressure falls to {{p}} and h stays {{h}}.',
    same: 'The pipe from {{from}} exchanges nothing: the point stays where it is.',
    warmed: 'At the pressure of {{from}}, the refrigerant takes {{dh}} and goes from {{T0}} to {{T}}.',
    cooled: 'At the pressure of {{from}}, the refrigerant gives {{dh}} and goes from {{T0}} to {{T}}.',
    mixed: 'The flows of {{from}} and {{other}} mix: the enthalpy {{h}} is their mean, weighed by the mass flows.',
    joined: 'The flow of {{from}} joins another at {{p}}: their mixture has the enthalpy {{h}}.',
    liquid: 'The liquid parts from the vapour at the bottom of the vessel, at {{p}} and {{T}}.',
    vapour: 'The vapour parts from the liquid at the top of the vessel, at {{p}} and {{T}}.',
    nozzle:
      'The nozzle turns pressure into speed: from {{p0}} to {{p}} the enthalpy falls by {{dh}}, which the stream carries as motion.',
    ejected:
      'The streams of {{from}} and {{other}} mix and keep their momentum: the enthalpy {{h}} leaves their speed out.',
    diffuser:
      'The diffuser turns speed into pressure: from {{p0}} to {{p}} the enthalpy rises by {{dh}}, with no work of a compressor.',
    parted: 'A share of the flow of {{from}} goes on here, in the same state.',
  },
  noState: 'The equation of state says nothing here.',
} as const;

export const texts: Exactly<typeof french, { readonly diagramHand: typeof diagramHand }> = { diagramHand };
