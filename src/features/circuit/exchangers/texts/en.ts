/** The page of exchangers. */
import type { Exactly } from '../../../../i18n/keys.ts';
import type { texts as french } from './fr.ts';

export const exchangers = {
  title: 'Heat exchangers of the circuit',
  description:
    'Evaporator, condenser or gas cooler of the circuit: flow of air, water or brine, log mean difference, real profile, zones, pinch and UA, for one or two operating points.',
  exchanger: 'Exchanger',
  sides: { evaporator: 'Evaporator', condenser: 'Condenser or gas cooler' },
  kinds: { evaporator: 'Evaporator', condenser: 'Condenser', gas_cooler: 'Gas cooler' },
  media: {
    simulation: 'That of the simulation',
    air: 'Air',
    water: 'Water',
    other: 'Other, to describe',
  },
  methodTitle: 'Method and sources',
  properties: 'Flow, properties and coefficient U',
  fields: {
    medium: 'Secondary fluid',
    concentration: 'Concentration',
    t_in: 'Inlet',
    t_out: 'Outlet',
    flow: 'Flow',
    shr: 'Sensible heat ratio',
    rh: 'Inlet humidity',
    cp: 'Specific heat',
    rho: 'Density',
    u: 'Coefficient U',
    subcooler: 'Built-in subcooler',
  },
  basis: {
    mass: '% by mass, from {{min}} to {{max}}',
    volume: '% by volume, from {{min}} to {{max}}',
  },
  notes: {
    evaporatorIn: 'Empty: 10\u202fK above evaporation',
    evaporatorOut: 'Empty: 5\u202fK below the inlet',
    condenserIn: 'Empty: 15\u202fK (air) or 10\u202fK below condensation, 5\u202fK below the gas cooler outlet',
    condenserOut: 'Empty: 7\u202fK (air) or 5\u202fK above the inlet',
    flow: 'Empty: computed. Entered, it fixes the outlet temperature',
    property: 'Empty: that of the secondary fluid',
    u: 'Gives the area',
  },
  figures: {
    duty: 'Duty',
    t_in: 'Secondary inlet',
    t_out: 'Secondary outlet',
    flow: 'Volume flow',
    mass_flow_s: 'Mass flow',
    cp: 'Specific heat',
    rho: 'Density',
    freezing: 'Freezing point',
    t_sat: 'Saturation counted from',
    lmtd: 'LMTD on saturation',
    ua: 'UA on saturation',
    ua_profile: 'UA of the real profile',
    mean_difference: 'Mean difference of the profile',
    pinch: 'Pinch',
    approach: 'Approach',
    area: 'Area',
  },
  absent: {
    evaporator: {
      none: 'This compressor has no evaporator of its own: it draws the vapour of another stage or of a vessel.',
      shared:
        'The evaporator of this compressor lies between two circuits: it is in the table between refrigerants, without a secondary fluid.',
    },
    condenser: {
      none: 'This compressor has no condenser: it discharges to the suction of another stage.',
      shared:
        'The condenser of this compressor gives its heat to another circuit: it is in the table between refrigerants, without a secondary fluid.',
    },
  },
  betweenStreams: {
    title: 'Exchangers between refrigerants',
    between: 'Exchanger',
    hot: 'Hot side',
    cold: 'Cold side',
  },
  recovery: {
    title: 'Heat recovery',
    water: 'Hot water',
    fields: { t_out: 'Hot water at', t_in: 'Cold water at', pinch: 'Least difference' },
    notes: {
      t_out: 'Empty: no recovery from the discharge',
      t_in: 'Return of the water to heat',
      pinch: 'From refrigerant to water, at the tightest place',
    },
    power: 'Recoverable at most',
    desuperheating: 'Of it, desuperheating',
    share: 'Share of the rejected heat',
    rest: 'Left to the condenser or gas cooler',
    flow: 'Water flow',
    t_refrigerant: 'Refrigerant at the outlet',
    both: 'Useful cold and heat per kW absorbed',
  },
  enclosures: {
    internal: 'Suction-line heat exchanger',
    vessel: 'Intermediate vessel',
    economiser: 'Economiser',
    junction: 'Junction',
    port: 'Compressor port',
    cascade: 'Cascade exchanger',
    subcooler: 'Subcooler',
    receiver: 'Receiver',
    header: 'Header',
  },
  zones: {
    evaporation: 'Evaporation',
    superheat: 'Superheat',
    desuperheating: 'Desuperheating',
    condensation: 'Condensation',
    subcooling: 'Subcooling',
    gas_cooling: 'Gas cooling',
  },
  zone: 'Zone',
  ua: 'UA',
  share: 'Share of duty',
  uaShare: 'Share of UA',
  temperature: 'Temperature',
  refrigerant: 'Refrigerant',
  secondary: 'Secondary',
  difference: 'Difference',
  diagram: '{{exchanger}}: temperature of the refrigerant and of the secondary against duty',
  figuresOf: '{{exchanger}}: figures',
  zonesOf: '{{exchanger}}: zones',
  crossAdvice: 'Bring the secondary’s outlet nearer to its inlet, or take its inlet away from the refrigerant.',
  method:
    'Counter-flow, 60 slices of equal duty cut again at each change of phase: the pinch is the least difference of the profile, UA the sum of the slices. The LMTD counts from the dew point, or from the middle of what a blend sweeps. Recovery: counter-flow before the condenser, at most what the least difference lets through everywhere (second law); condenser or gas cooler are sized without it, for the hours when no hot water is needed.',
  sources:
    'Properties of solutions: A. Melinder and data of ASHRAE and manufacturers, fitted by the CoolProp project. Dry air at 101,325\u202fPa. Differences, least pinches (4\u202fK air, 2\u202fK liquid) and freezing margins: trade practice.',
} as const;

export const texts: Exactly<typeof french, { readonly circuitPages: { readonly exchangers: typeof exchangers } }> = {
  circuitPages: { exchangers },
};
