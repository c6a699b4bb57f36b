/** The page of indicators, TEWI and season. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const technique = {
  title: 'Technical indicators',
  description:
    'Pressure ratio, discharge, flash quality, superheat and subcooling of the circuit judged within their bands of good practice, for one or two operating points, with the TEWI and a seasonal balance.',
  indicators: 'Indicators',
  indicator: 'Indicator',
  sheets: {
    title: 'Compressors of the stages, by their polynomials',
    note: 'Choose a sheet of your compressors for each stage: its flow between the pressures of the stage, beside the one that is needed. The cycle keeps its flows; on site the ratio of the volumes sets the intermediate pressure.',
    list: 'My compressors',
    none: 'None',
    needed: 'Flow needed',
    flow: 'Flow of one machine',
    count: 'Machines',
    efficiency: 'Isentropic efficiency',
    envelope: 'Envelope',
    inside: 'Inside',
    outside: 'Outside the envelope of the sheet',
    notGiven: 'Not given',
    carried:
      '{{stage}}: sheet published for {{own}}, read for {{fluid}} at the same pressure ratio and efficiencies. An estimate, ±{{capacity}}\u202f% on flow and ±{{power}}\u202f% on power input.',
    refused: 'The sheet gives nothing at these pressures',
  },
  ofMachine:
    'Stage by stage; the share of Carnot, TEWI and season are those of the whole machine. A dash: this stage has no evaporator of its own.',
  good: 'Good range',
  keys: {
    tau: 'Pressure ratio',
    t_discharge: 'Discharge temperature',
    x_f: 'Quality after expansion',
    superheat_useful: 'Useful superheat',
    superheat_total: 'Total superheat',
    subcooling_total: 'Total subcooling',
    q0v: 'Volumetric capacity',
    suction_volume_h: 'Suction volume flow',
    p_evp: 'Evaporating pressure',
    carnot_ratio: 'Share of Carnot',
    glide_evp: 'Glide at evaporation',
    glide_cdr: 'Glide at condensation',
    p_crit_ratio: 'Condensing over critical pressure',
  },
  levels: { good: 'Good', fair: 'Fair', warning: 'Warning' },
  atMost: 'at most {{limit}}',
  typed: 'typed',
  byTable: 'table of limits, compressor not said',
  watched: 'alert above {{limit}}',
  moreThan: 'above {{limit}}',
  between: '{{min}} to {{max}}',
  tewi: 'TEWI',
  tewiMeaning: 'Total equivalent warming impact over the life of the plant, steady regime.',
  tewiTotal: 'Total',
  tewiLeak: 'Leaks',
  tewiEnd: 'End of life',
  tewiIndirect: 'Electricity',
  tewiEnergy: 'Annual energy {{energy}}',
  tewiGwp: 'GWP {{gwp}}',
  kg: '{{mass}}\u202fkg CO₂e',
  noTewi: 'Enter the refrigerant charge to get the TEWI.',
  noGwp: 'The GWP of this fluid is not known: enter it.',
  chargeHeld: 'Empty: the usual one of the Charge page, {{mass}}',
  chargeEstimated: 'Empty: the usual one of the Charge page, {{mass}}, estimated (volumes not typed)',
  gwpNote: 'Empty: legal GWP of the fluid',
  energyNote: 'Optional: that of a year, in place of power and hours',
  energyLink: 'Compute the year of this machine',
  betaUnit: 'Emission factor of electricity, kg CO₂e/kWh',
  yearsLabel: 'Service life, years',
  hoursLabel: 'Running hours a year',
  binHours: 'Hours',
  sources: 'Factors and sources',
  sourceFormula: 'Method: EN 378-1, annex B.',
  sourceGwp: 'GWP: annexes I and II of Regulation (EU) 2024/573, or the value entered.',
  sourceBeta: 'Electricity: {{source}}',
  sourceHouse:
    'Leak of 10\u202f% a year, 15 years, recovery of 90\u202f%, 3,000 hours, motor efficiency of 0.9: usual values to adapt. Motor efficiency of 1 when the isentropic efficiency is an overall one.',
  season: 'Balance by temperature bins',
  seasonNote:
    'SEER and SCOP (EN 14825) and SEPR (Regulations (EU) 2016/2281 and 2015/1095) are computed over a profile of load and temperatures; the EER of one point does not replace them.',
  seasonMeaning:
    'Steady point, condensing at the outside temperature plus the difference, not below the lowest condensing temperature.',
  addBin: 'Add a bin',
  removeBin: 'Remove bin {{n}}',
  noBins: 'Add bins of outside temperature to estimate a season.',
  energyCold: 'Cooling delivered',
  energyCompressor: 'Compressor energy',
  seasonEer: 'EER of the season',
} as const;

/** Names of the fields this page alone has. */
export const fields = {
  sheets: 'Compressors of the stages',
  stage: 'Stage',
  compressor: 'Compressor',
  sheet: 'Sheet of the compressor',
} as const;

export const texts: Exactly<
  typeof french,
  {
    readonly circuitPages: { readonly technique: typeof technique };
    readonly circuit: { readonly fields: typeof fields };
  }
> = {
  circuitPages: { technique },
  circuit: { fields },
};
