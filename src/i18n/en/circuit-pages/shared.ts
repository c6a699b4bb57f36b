/** What the circuit's pages share beside the bar. */
export const shared = {
  copy: 'Copy link',
  print: 'Print',
  csv: 'Export (CSV)',
  inputs: 'Inputs of the simulation',
  ownInputs: 'Inputs of this page',
  stale: 'Last valid result, while the input is being corrected',
  warnings: 'To keep an eye on',
  quantity: 'Quantity',
  value: 'Value',
  unit: 'Unit',
  regime: 'Regime',
  file: 'appfroid-{{page}}-{{fluid}}',
} as const;
