/** The room's own problems in words, for programs and the assistant; pages have theirs. */
import type { Bilingual } from '../language/index.ts';
import { text } from '../language/index.ts';

type Values = Readonly<Record<string, string | number>>;
const short = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(5))) : String(value ?? '');

const SAID: Readonly<Record<string, (values: Values) => Bilingual>> = {
  E_SUBRANGE: () =>
    text(
      'Sublimation du CO₂ de −133,15 à −56,558\u202f°C seulement.',
      'Sublimation of CO₂ from −133.15 to −56.558\u202f°C only.',
    ),
  E_START: () => text('État de départ impossible.', 'Impossible initial state.'),
  E_ENDPRESSURE: ({ start }) =>
    text(
      `Pression finale supérieure à la pression de départ (${short(start)}\u202fbar absolus).`,
      `End pressure above the start (${short(start)}\u202fbar absolute).`,
    ),
  E_FILL: ({ min, max }) =>
    text(
      `Ni liquide ni gaz en équilibre à cette température\u00a0: charge de ${short(min)} à ${short(max)}\u202fkg pour ce volume.`,
      `No equilibrium of liquid and gas at this temperature: charge of ${short(min)} to ${short(max)}\u202fkg for this volume.`,
    ),
  E_FEW: () =>
    text('Aucune paire lue\u00a0: il faut deux nombres par ligne.', 'No pair was read: two numbers a line are needed.'),
  E_FLUID: ({ fluid }) => text(`Fluide inconnu\u00a0: ${short(fluid)}.`, `Unknown refrigerant: ${short(fluid)}.`),
};

/** The sentence of a problem of the room's own; undefined for what other rooms have one for. */
export const fieldProblemSentence = (code: string, values: Values): Bilingual | undefined =>
  Object.hasOwn(SAID, code) ? SAID[code]?.(values) : undefined;
