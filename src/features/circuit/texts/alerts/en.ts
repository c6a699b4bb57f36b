/** What a study says to its reader before anything else. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const alerts = {
  title: 'Safety of the refrigerant',
  level: 'Level',
  severity: {
    forbidden: 'Forbidden',
    danger: 'Danger',
    stop: 'Does not fit',
    missing: 'Missing',
    check: 'To check',
    know: 'To know',
  },
  fill: 'Fill in',
  ped: 'Check the category',
  classes: {
    A2L: 'mildly flammable',
    A2: 'flammable',
    A3: 'highly flammable',
    B1: 'toxic',
    B2L: 'toxic and mildly flammable',
    B2: 'toxic and flammable',
    B3: 'toxic and highly flammable',
  },
  application: { comfort: 'human comfort', other: 'other than comfort' },
  S_OVER:
    'Charge too large for this room: {{mass}}, limit {{limit}}, {{factor}} times the charge allowed (EN 378-1). Reduce, split, move outdoors or to a machinery room.',
  S_OVER_STANDARD:
    'Charge beyond {{standard}}: {{mass}} for {{limit}} at most. It is no charge of an appliance sealed in a factory.',
  S_DEPENDS:
    'By the charge: this room allows {{limit}}, the circuit holds {{low}} to {{mass}} (EN 378-1). Weigh it, or reduce it.',
  S_C3_0:
    'Charge over the limit of the room, {{factor}} times {{limit}}: allowed under provisions C.3 of EN 378-1, without a further measure.',
  S_C3_1:
    'Charge over the limit of the room, {{factor}} times {{limit}}: allowed under C.3 of EN 378-1 with one measure (ventilation, shut-off valves or alarm).',
  S_C3_2:
    'Charge over the limit of the room, {{factor}} times {{limit}}: allowed under C.3 of EN 378-1 with two measures (ventilation, shut-off valves, alarm).',
  S_CLASS: 'Class {{safetyClass}}, {{meaning}} refrigerant: {{mass}} in the circuit.',
  S_CLASS_ABOUT: 'Class {{safetyClass}}, {{meaning}} refrigerant: {{low}} to {{mass}} in the circuit (estimate).',
  S_CLASS_BARE: 'Class {{safetyClass}}, {{meaning}} refrigerant: the charge is not computed.',
  S_UNKNOWN: 'Safety class unknown: the refrigerant may be flammable or toxic. To be filled in with the room.',
  S_ROOM_use: 'Say what the machine, or the room, is: without its use the charge is not judged.',
  S_ROOM_mounting: 'Say where the unit hangs: its height decides the charge allowed.',
  S_ROOM_area: 'Enter the floor area of the room to check this charge.',
  S_NOROOM:
    'No room size is enough for this charge ({{most}} at most, access {{access}}, location {{location}}, {{application}}): machinery room, open air, or split the charge.',
  S_NOROOM_NONE:
    'No room size is enough for this charge (access {{access}}, location {{location}}, {{application}}): machinery room, open air, or split the charge.',
  S_AREA:
    'Room needed for this charge: {{area}} of floor at least, {{height}} high (EN 378-1, access {{access}}, location {{location}}, {{application}}).',
  S_FIGURES:
    'The room needed cannot be computed: practical limit, ATEL/ODL or LFL of this refrigerant to be filled in with the room.',
  S_FITS: 'Charge allowed in this room: {{mass}} where {{limit}} is the most (EN 378-1).',
  S_FITS_STANDARD: 'Charge allowed by {{standard}}, appliance sealed in a factory: {{mass}} for {{limit}} at most.',
  S_NOLIMIT: 'EN 378-1 sets no limit to the charge in this room: {{mass}}. EN 378-3 applies to the machinery room.',
  S_STANDARD:
    'Air conditioning and heat pumps: the product standard (IEC 60335-2-40) comes before EN 378, and in a public building (France) article CH 35 decides.',
  S_STANDARD_PRIVATE: 'Air conditioning and heat pumps: the product standard (IEC 60335-2-40) comes before EN 378.',
  S_PED: 'Group {{group}} of the Pressure Equipment Directive (PED): it decides the category of pipes and vessels.',
  S_DRYICE:
    'CO₂ let out to the air: below 5.2 bar absolute there is no liquid. The liquid of this operating point leaves {{solid}} % of dry ice, {{peak}} % at the triple point, where a line blocks.',
  S_DRYICE_BARE:
    'CO₂ let out to the air: below 5.2 bar absolute there is no liquid, and the liquid leaves dry ice, which may block the line.',
  C_OVER: '{{component}}: over limit.',
  C_UNDER: '{{component}}: under its minimum opening pressure drop.',
  I_DEFROST: 'Defrost: the rule on this machine, the evaporator frosts.',
  I_FAIR: 'Out of the good range, without a warning: {{indicators}}.',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly alerts: typeof alerts } }> = {
  circuitPages: { alerts },
};
