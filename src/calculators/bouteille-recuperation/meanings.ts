/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  fluid: text(
    'Celui qui est récupéré, pur\u00a0: un mélange inconnu demande une bouteille à part.',
    'The one recovered, pure: an unknown mixture needs a cylinder of its own.',
  ),
  water_volume: text(
    'Volume intérieur en litres, gravé par le fabricant sur l’ogive.',
    'Inside volume in litres, stamped by the manufacturer on the shoulder.',
  ),
  t_max: text(
    'Température à laquelle le liquide, dilaté, ne doit pas encore remplir la bouteille.',
    'Temperature at which the expanded liquid must not yet fill the cylinder.',
  ),
  fill_max: text(
    'Part du volume que le liquide peut occuper à cette température.',
    'Share of the volume the liquid may take at that temperature.',
  ),
  filling_ratio: text(
    'Masse admise par litre d’eau, écrite sur l’étiquette ou dans l’ADR. Elle limite aussi.',
    'Mass allowed for each litre of water, on the label or in ADR. It is a limit too.',
  ),
  tare: text(
    'Masse de la bouteille vide avec son robinet, gravée.',
    'Mass of the empty cylinder with its valve, stamped.',
  ),
  scale: text(
    'Masse lue maintenant\u00a0: moins la tare, c’est ce qu’elle contient déjà.',
    'Mass read now: less the tare, it is what the cylinder already holds.',
  ),
  rho_liq: text(
    'Masse d’un mètre cube du liquide saturé à la température la plus chaude.',
    'Mass of one cubic metre of saturated liquid at the hottest temperature.',
  ),
};
