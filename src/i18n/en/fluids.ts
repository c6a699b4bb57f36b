/** Choosing a fluid, wherever one is chosen. */
export const fluids = {
  search: 'Name, number, formula',
  none: 'No refrigerant has this name',
  mixes: 'My mixes',
  pure: 'Pure fluids',
  blends: 'Blends',
  rare: 'Rare or historic: type their number',
  recent: 'Recent fluids',
  typed: 'Composition as typed',
  gwp: 'GWP {{value}}',
  gwpUnknown: 'GWP unknown',
  clear: 'No fluid',
  quality: {
    label: 'Accuracy',
    reference: 'Reference equation',
    'fitted blend': 'Fitted blend',
    'estimated blend': 'Estimated blend',
  },
} as const;
