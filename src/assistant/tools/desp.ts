/** DespCategorization: the category of the Pressure Equipment Directive, by the calculator `desp`. */
import { requiredChoice, requiredNumber } from './arguments.ts';
import { computed, outputNumber } from './calculators.ts';
import { definitionOf, integerParameter, numberParameter, stringParameter, text } from './schema.ts';
import type { Tool } from './tool.ts';

const TYPES = ['Récipients', 'Tuyauterie'] as const;
const NATURES = ['Liquide', 'Gaz'] as const;
const GROUP = text('groupe ', 'group ');
const POSITIVE = { min: 0, isMinExcluded: true } as const;

export const despCategorization: Tool = {
  name: 'DespCategorization',
  displayName: text('Catégorie DESP', 'PED category'),
  definition: (locale) =>
    definitionOf(
      {
        name: 'DespCategorization',
        description: text(
          'Catégorie de risque DESP (directive 2014/68/UE). Le volume est obligatoire pour un récipient, le diamètre nominal pour une tuyauterie.',
          'Risk category of the PED (Directive 2014/68/EU). The volume is required for a vessel, the nominal size for piping.',
        ),
        parameters: {
          type: stringParameter(
            "Type d'équipement : Récipients ou Tuyauterie.",
            'Equipment: Récipients (vessels) or Tuyauterie (piping).',
            TYPES,
          ),
          nature: stringParameter(
            'État du fluide : Liquide ou Gaz.',
            'State of the fluid: Liquide (liquid) or Gaz (gas).',
            NATURES,
          ),
          group: integerParameter(
            'Groupe du fluide : 1 dangereux, 2 autres.',
            'Fluid group: 1 dangerous, 2 others.',
            [1, 2],
          ),
          pressure: numberParameter(
            'Pression maximale admissible PS en bar relatif.',
            'Maximum allowable pressure PS in bar gauge.',
            { exclusiveMinimum: 0 },
          ),
          volume: numberParameter('Volume en litres (récipients).', 'Volume in litres (vessels).', {
            exclusiveMinimum: 0,
          }),
          diamNom: numberParameter('Diamètre nominal DN (tuyauterie).', 'Nominal size DN (piping).', {
            exclusiveMinimum: 0,
          }),
        },
        required: ['type', 'nature', 'group', 'pressure'],
      },
      locale,
    ),
  async run(given, host) {
    const type = requiredChoice(given, 'type', TYPES);
    const nature = requiredChoice(given, 'nature', NATURES);
    const group = requiredChoice(given, 'group', [1, 2]);
    const pressure = requiredNumber(given, 'pressure', POSITIVE);
    const isVessel = type === 'Récipients';
    const size = requiredNumber(given, isVessel ? 'volume' : 'diamNom', POSITIVE);
    const found = await computed(
      'desp',
      { type, nature, group, pressure, [isVessel ? 'volume' : 'diamNom']: size },
      host,
    );
    const data = {
      result: found.outputs['category'],
      product: {
        name: isVessel ? 'PS·V (bar·L)' : 'PS·DN (bar)',
        value: outputNumber(found, isVessel ? 'ps_v' : 'ps_dn'),
      },
      table: outputNumber(found, 'table'),
      ...found.warnings,
    };
    const details = [
      type,
      nature,
      GROUP[host.locale] + group,
      `PS = ${pressure} bar(g)`,
      isVessel ? `V = ${size} L` : `DN ${size}`,
    ];
    return { kind: 'data', tool: 'DespCategorization', details: details.join(', '), data };
  },
};
