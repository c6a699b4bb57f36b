/** What the circuit's pages share beside the bar. */
export const shared = {
  copy: 'Copy link',
  print: 'Print',
  csv: 'Export (CSV)',
  inputs: 'Inputs of the simulation',
  ownInputs: 'Inputs of this page',
  stale: 'Last valid result, while the input is being corrected',
  following: 'Computing…',
  warnings: 'To keep an eye on',
  noResult: 'No result for this regime',
  quantity: 'Quantity',
  value: 'Value',
  unit: 'Unit',
  regime: 'Regime',
  file: 'appfroid-{{page}}-{{fluid}}',
} as const;
