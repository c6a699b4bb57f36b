/** What the page of the charge asks: volumes of the circuit, its receiver, what the law counts, the room. */
import { LINES } from '../../../circuit/line-names.ts';
import type { Line } from '../../../circuit/line-names.ts';
import type { Pipes, TubeFigures } from '../../../circuit/pipes/index.ts';
import type { Field, NumberField, FormTexts } from '../../../kit/form/fields.ts';
import type { BareFacts } from '../../../machine/index.ts';
import { ROOM_CHOICES } from '../../../machine/room-choices.ts';
import { groupOf } from '../state/group-of.ts';
import type { AnswerOf, OptionsOf, PartSpec } from '../state/part.ts';
import { PIPES } from '../pipes/part.ts';

const isTyped =
  (key: string) =>
  (texts: FormTexts): boolean =>
    String(texts[key] ?? '').trim() !== '';

const hasReceiver = isTyped('receiver.volume');
const hasAccumulator = isTyped('accumulator.volume');
const hasRoom = isTyped('room.room_area');
const isMixed = ({ annex }: FormTexts): boolean => annex === 'mixed';

const volume = (key: string): NumberField => ({
  key,
  kind: 'number',
  quantity: 'volume',
  unit: 'L',
  default: null,
  range: { min: 0, max: 1e6 },
});

/** Inside diameters of the tubes recommended for the point every page opens with, mm: until the pipes have their answer. */
const OPENING_TUBES: Readonly<Record<Line, number>> = { asp: 25, ll: 10, ref: 16 };
const OPENING_LENGTH = 10;

/** Left empty, a line is that of the pipes: its recommended tube, its length. */
const lineFields = (line: Line): readonly Field[] => [
  {
    key: `lines.${line}.d_in`,
    kind: 'number',
    quantity: 'diameter',
    unit: 'mm',
    default: null,
    step: 1,
    range: { min: 0, max: 2000 },
  },
  {
    key: `lines.${line}.length`,
    kind: 'number',
    quantity: 'length',
    unit: 'm',
    default: null,
    step: 1,
    range: { min: 0, max: 1e5 },
  },
];

/** Of the condenser's zones; left empty, all three, they are those of the door. */
const shareFields = ['0', '1', '2'].map((place): Field => ({
  key: `condenser.shares.${place}`,
  kind: 'number',
  quantity: 'share',
  unit: 'fraction',
  default: null,
  step: 0.05,
  range: { min: 0, max: 1 },
}));

const percent = (key: string, byDefault: number | null, step: number, min: number, max: number): NumberField => ({
  key,
  kind: 'number',
  quantity: 'share',
  unit: 'percent',
  default: byDefault,
  step,
  range: { min, max },
  isUsed: hasReceiver,
});

const gwp = (key: string): NumberField => ({
  key,
  kind: 'number',
  quantity: 'count',
  unit: 'none',
  default: null,
  range: { min: 0, max: 1e5 },
});

const concentration = (key: string): NumberField => ({
  key,
  kind: 'number',
  quantity: 'density',
  unit: 'kg_m3',
  default: null,
  range: { min: 0, max: 100 },
  isUsed: hasRoom,
});

type Uses = (texts: FormTexts) => boolean;

/** Whether a choice of the room is one of these. */
const isOneOf =
  (key: string, ...values: readonly string[]): Uses =>
  (texts) =>
    values.includes(String(texts[`room.${key}`]));

/** While the room is checked and all of these hold. */
const inRoom =
  (...uses: readonly Uses[]): Uses =>
  (texts) =>
    hasRoom(texts) && uses.every((holds) => holds(texts));

const roomChoice = (key: string, options: readonly string[], byDefault: string, ...uses: readonly Uses[]): Field => ({
  key: `room.${key}`,
  kind: 'choice',
  options,
  default: byDefault,
  isUsed: inRoom(...uses),
});

/** What decides which room a charge needs, be its area typed or not; empty: as the use of the machine has it. */
const placeChoice = (key: string, options: readonly string[]): Field => ({
  key: `room.${key}`,
  kind: 'choice',
  options: ['', ...options],
  default: '',
});

const roomFlag = (key: string, byDefault: boolean, ...uses: readonly Uses[]): Field => ({
  key: `room.${key}`,
  kind: 'flag',
  default: byDefault,
  isUsed: inRoom(...uses),
});

// Asked as well while the use of the machine stands for the choice.
const isInUse = isOneOf('location', '', 'I', 'II', 'IV');
const isRestricted = isOneOf('access', '', 'b', 'c');

/** Who is in the room, how deep it lies and how it is left: as the calculator of minimum volumes asks it. */
const occupancyFields: readonly Field[] = [
  roomChoice('enclosure_in', ['I', 'II', 'III'], 'I', isOneOf('location', 'IV')),
  roomFlag('sealed', false, isInUse),
  roomFlag('below_ground', false),
  // A link older than this option ticked one box for both.
  roomFlag('lowest_underground', true, isOneOf('location', '', 'II'), isOneOf('below_ground', 'true')),
  roomFlag('upper_floor_no_exit', false, isRestricted, isInUse, isOneOf('below_ground', 'false')),
  roomFlag('density_below', false, isRestricted, isInUse),
  roomFlag(
    'emergency_exits',
    false,
    isOneOf('access', '', 'c'),
    isOneOf('location', '', 'I', 'IV'),
    isOneOf('density_below', 'true'),
  ),
];

/** The door takes the three shares as a list. */
function withShares(options: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { condenser } = options;
  if (typeof condenser !== 'object' || condenser === null || !('shares' in condenser)) return options;
  return { ...options, condenser: { ...condenser, shares: Object.values(condenser.shares as object) } };
}

/** Choices of the room a use makes, by the name of their option. */
const OF_USE = { application: 'application', access: 'access', location: 'location', h0_type: 'mounting' } as const;

/**
 * The room with what the machine is: a choice that is the use's own, and that nobody said of the machine, is supposed and told so,
 * though a link carries it.
 */
function withMachine(
  { room, ...options }: Readonly<Record<string, unknown>>,
  machine: BareFacts = {},
): Readonly<Record<string, unknown>> {
  const { use, build, public_building, ...facts } = machine;
  if (use === undefined || use === 'other') return room === undefined ? options : { ...options, room };
  const supposed = ROOM_CHOICES.find(({ id }) => id === use);
  const said = Object.entries(groupOf(room)).filter(([key, value]) => {
    const name = Object.hasOwn(OF_USE, key) ? OF_USE[key as keyof typeof OF_USE] : undefined;
    return name === undefined || facts[`room.${name}`] !== undefined || supposed?.[name] !== value;
  });
  return {
    ...options,
    room: Object.fromEntries(said),
    machine: { use, ...(build !== undefined && { build }), ...(public_building !== undefined && { public_building }) },
  };
}

/** The tube of a line, or where none holds that which comes nearest. */
const tubeOf = (line: Pipes['lines'][Line] | undefined): TubeFigures | null | undefined =>
  line?.recommended ?? line?.upper ?? line?.lower;

/** What is typed of the lines, the rest from the pipes. */
function linesOf(
  typed: unknown,
  answerOf: AnswerOf,
  optionsOf: OptionsOf,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const lines = answerOf(PIPES)?.lines;
  return Object.fromEntries(
    LINES.map((line) => [
      line,
      {
        d_in: tubeOf(lines?.[line])?.di ?? OPENING_TUBES[line],
        length: optionsOf(PIPES)[`long_${line}`] ?? OPENING_LENGTH,
        ...groupOf(groupOf(typed)[line]),
      },
    ]),
  );
}

export const CHARGE: PartSpec<'charge'> = {
  key: 'charge',
  showsSafety: true,
  door: 'charge',
  needs: [PIPES as unknown as PartSpec<never>],
  // Its tubes are those of the pipes: others would give a charge that is nobody's.
  restsOn: [PIPES as unknown as PartSpec<never>],
  fields: [
    ...lineFields('asp'),
    ...lineFields('ref'),
    ...lineFields('ll'),
    { key: 'estimate', kind: 'choice', options: ['', 'finned', 'plate'], default: 'finned' },
    volume('evaporator.volume'),
    volume('condenser.volume'),
    ...shareFields,
    { key: 'evaporator.flooded', kind: 'flag', default: false },
    // Asked for, and never absent by silence: where nobody says, the high end of the charge counts one.
    {
      key: 'receiver.is',
      kind: 'choice',
      options: ['unknown', 'none'],
      default: 'unknown',
      isUsed: (texts) => !hasReceiver(texts),
    },
    volume('receiver.volume'),
    percent('receiver.level', null, 5, 0, 100),
    {
      key: 'receiver.p',
      kind: 'number',
      quantity: 'pressure',
      unit: 'bar',
      default: null,
      range: { min: 0, max: 400 },
      isUsed: hasReceiver,
    },
    percent('fill_max', 80, 5, 50, 90),
    {
      key: 't_max',
      kind: 'number',
      quantity: 'temperature',
      unit: 'degC',
      default: 50,
      step: 1,
      range: { min: -40, max: 200 },
      isUsed: hasReceiver,
    },
    volume('accumulator.volume'),
    { ...percent('accumulator.level', 0, 5, 0, 100), isUsed: hasAccumulator },
    {
      key: 'weighed',
      kind: 'number',
      quantity: 'mass',
      unit: 'kg',
      default: null,
      range: { min: 0, max: 1e5 },
    },
    {
      key: 'other',
      kind: 'list',
      columns: [
        { key: 'name', kind: 'text', default: '' },
        { ...volume('volume'), default: 1 },
        { key: 'point', kind: 'choice', options: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], default: 'a' },
        {
          key: 'density',
          kind: 'number',
          quantity: 'density',
          unit: 'kg_m3',
          default: null,
          range: { min: 0, max: 5000 },
        },
      ],
      default: [],
      most: 20,
    },
    gwp('gwp'),
    { key: 'annex', kind: 'choice', options: ['', 'I', 'II', 'mixed', 'none'], default: '' },
    { ...gwp('gwp_annex1'), isUsed: isMixed },
    {
      key: 'fraction_annex2',
      kind: 'number',
      quantity: 'share',
      unit: 'fraction',
      default: null,
      range: { min: 0, max: 1 },
      isUsed: isMixed,
    },
    { key: 'hermetic', kind: 'flag', default: false },
    { key: 'detection', kind: 'flag', default: false },
    {
      key: 'room.room_area',
      kind: 'number',
      quantity: 'area',
      unit: 'm2',
      default: null,
      step: 1,
      range: { min: 1, max: 10_000 },
    },
    {
      key: 'room.room_height',
      kind: 'number',
      quantity: 'length',
      unit: 'm',
      default: 2.5,
      step: 0.1,
      range: { min: 1.5, max: 20 },
      isUsed: hasRoom,
    },
    // Taken for nothing while nobody says it: a cold store is no flat.
    placeChoice('access', ['a', 'b', 'c']),
    placeChoice('location', ['I', 'II', 'III', 'IV']),
    placeChoice('application', ['comfort', 'other']),
    placeChoice('h0_type', ['floor', 'window', 'wall', 'ceiling']),
    ...occupancyFields,
    roomChoice('safety_class', ['', 'A1', 'A2L', 'A2', 'A3', 'B1', 'B2L', 'B2', 'B3'], ''),
    concentration('room.practical_limit'),
    concentration('room.atel_odl'),
    concentration('room.lfl'),
  ],
  question: (results, options, answerOf, optionsOf, machine) => [
    results,
    withMachine(withShares({ ...options, lines: linesOf(options['lines'], answerOf, optionsOf) }), machine),
  ],
};

export { CHARGE as part };
