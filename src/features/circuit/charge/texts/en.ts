/** The page of the charge. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';
import { chargeNotes } from '../../../../i18n/en/charge-notes.ts';

export const charge = {
  title: 'Refrigerant charge of the circuit',
  description:
    'Refrigerant charge by section of the circuit, CO₂ equivalent and leak checks, liquid receiver at pump-down and room to EN 378, with the share of each section.',
  total: 'Total charge',
  range: {
    low: 'Low',
    usual: 'Usual',
    high: 'High',
  },
  weighed: 'Charge weighed or read on the plate: one figure.',
  rangeNote:
    'Low: Zivi’s void fraction, a lower bound. Usual and high: 25 and 35\u202f% of liquid in the evaporator (flooded: 60, 70 and 80\u202f%), 27.5 and 40\u202f% in the condenser; receiver at 20, 30 and 50\u202f% where its level is not typed. Shares to be checked. Room, leak checks and receiver are judged on the high one, TEWI counts the usual one.',
  receiverUnknown:
    'Liquid receiver unknown: the high charge counts one, 30\u202f% more. Say whether there is one, or type its volume.',
  ofStage:
    'Charge of the part “{{stage}}”. A legal threshold is judged on the whole circuit of one refrigerant: add its parts up, counting a vessel or an exchanger they share once only.',
  sections: 'Charge by section',
  section: 'Section',
  mass: 'Mass',
  share: 'Share',
  estimated:
    'Estimate: no volume is entered for an exchanger, so it is taken from the duty (finned 0.5\u202fL/kW, plate 0.15\u202fL/kW, practice, to be checked).',
  exchangers: 'Heat exchangers',
  evaporatorVolume: 'Evaporator volume',
  condenserVolume: 'Condenser volume',
  gasCooler: 'Gas cooler',
  flooded: 'Flooded evaporator',
  receiverIs: 'Liquid receiver',
  noLevel: 'Empty: 20, 30 and 50\u202f%',
  noAccumulator: 'Empty: no suction accumulator',
  accumulatorLevel: 'Liquid held while running',
  known: 'Known charge',
  weighedNote: 'Empty: estimated by computation',
  recommendedTube: 'Empty: pipe recommended for the pipes',
  lineLength: 'Empty: length of the pipes',
  sharesOfUa: 'Use the UA split of the exchangers',
  noReceiver: 'Empty: the answer below',
  receiverPressure: 'Needed in a transcritical cycle',
  hottest: 'Highest temperature',
  add: 'Add an element',
  remove: 'Remove element {{n}}',
  name: 'Name',
  state: 'Fluid at point',
  element: 'Element {{n}}',
  regulation: 'F-gas regulation',
  fromFluid: 'Empty: that of the fluid',
  use: 'What the machine is for',
  useOfMachine: 'Take that of the machine: {{use}}',
  useUnsaid: 'Unsaid: access and location to choose',
  useNote:
    'Fills in access, location and application of the room, to be changed where yours differ. With no use and no choice, the room is judged as a home with air conditioning.',
  noRoom: 'Empty: no room check',
  leakChecks: 'Leak checks',
  co2e: 'CO₂ equivalent',
  noClass: 'No class for this fluid: the annex of the regulation is not known, or another text applies.',
  noCheck: 'No periodic check required',
  everyMonths: 'Every {{months}} months (class {{leakClass}})',
  detectionRequired: 'Fixed leak detection compulsory, itself checked every 12 months.',
  reading1:
    'Reading 1 (UBA), applied here: HFC in t CO₂e and HFO in kg, each by itself; {{checks}}; box of the French form: {{box}}.',
  reading2:
    'Reading 2, disputed as the first is (notice 52064#04 of the form): the blend counts as an HFC; {{checks}}; box: {{box}}.',
  leakNote:
    'Regulation (EU) 2024/573, Articles 5 and 6. CFC and HCFC: Regulation (EU) 2024/590, above 2\u202fkg of HCFC in France, 3, 30 and 300\u202fkg in the Union. First check at commissioning. Natural refrigerants: no F-gas check, maintenance to EN 378-4.',
  receiverCheck: 'Receiver at pump-down',
  stored: 'Mass to hold',
  leastVolume: 'Minimum volume',
  typeReceiver: 'Type the receiver’s volume to check it.',
  nearCritical: 'No verdict: the highest temperature is too near the critical point.',
  receiverFits: 'The receiver holds the charge',
  receiverSmall: 'Receiver too small for the charge',
  receiverDepends: 'By the charge: too small for the high one',
  roomCheck: 'Room (EN 378-1:2016+A1:2020)',
  mostCharge: 'Maximum charge',
  noLimit: 'No limit',
  governing: 'What limits it',
  typeRoom: 'Type the room’s floor area to check it.',
  roomFits: 'Allowed',
  roomRefused: 'Not allowed',
  roomDepends: 'By the charge: the low one is allowed, the high one is not; weigh it',
  roomMeasures: 'C.3 measures: {{n}}',
  roomNote:
    'EN 378-1:2016+A1:2020, Annex C, from a transcription and the Spanish RD 552/2019. This verdict is no certificate.',
  ped: 'Pressure equipment: check the PED category',
  leak: 'After a leak: what is left of the blend, and whether to top up',
  method:
    'Steady regime. Zivi: quality even along the pipe, 85\u202f% of the evaporator’s volume two-phase. Receiver: the whole charge but the suction line and the evaporator’s vapour. The same method as the calculator of charges.',
  shares: {
    desuperheating: 'Desuperheating share',
    condensation: 'Condensation share',
    subcooling: 'Subcooling share',
  },
  shareNotes: {
    desuperheating: 'Empty: 15\u202f%',
    condensation: 'Empty: 75\u202f%',
    subcooling: 'Empty: 10\u202f%',
  },
  governs: {
    toxicity: 'Toxicity',
    flammability: 'Flammability',
    none: 'Nothing',
  },
  notes: chargeNotes,
  words: {
    is: {
      unknown: 'I do not know',
      none: 'No receiver',
    },
    estimate: {
      empty: 'Typed volumes only',
      finned: 'Finned',
      plate: 'Plate',
    },
    annex: {
      empty: 'That of the fluid',
      I: 'Annex I (HFC, PFC, SF₆)',
      II: 'Annex II section 1 (HFO)',
      mixed: 'Annexes I and II',
      none: 'None',
    },
    access: {
      a: 'a, general',
      b: 'b, supervised',
      c: 'c, authorised',
    },
    location: {
      I: 'I, equipment in the occupied space',
      II: 'II, compressors in a machinery room or open air',
      III: 'III, all in a machinery room or open air',
      IV: 'IV, ventilated enclosure',
    },
    enclosure_in: {
      I: 'In the occupied space',
      II: 'Compressors in a machinery room or open air',
      III: 'In a machinery room or open air',
    },
    application: {
      comfort: 'Human comfort',
      other: 'Other',
    },
    h0_type: {
      floor: 'Floor (0.6\u202fm)',
      window: 'Window (1.0\u202fm)',
      wall: 'Wall (1.8\u202fm)',
      ceiling: 'Ceiling (2.2\u202fm)',
    },
    point: {
      a: 'a, suction',
      b: 'b, isentropic discharge',
      c: 'c, real discharge',
      d: 'd, condenser outlet',
      e: 'e, expansion device inlet',
      f: 'f, expansion device outlet',
      g: 'g, evaporator outlet',
    },
    safety_class: {
      empty: 'That of the fluid',
    },
  },
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly charge: typeof charge } }> = {
  circuitPages: { charge },
};
