/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  t_bulb: text('Température du tube d’aspiration, au bulbe.', 'Temperature of the suction pipe at the bulb.'),
  fluid: text(
    'Frigorigène du circuit\u00a0: il mène de la pression à la rosée.',
    'Refrigerant of the circuit: it leads from pressure to dew point.',
  ),
  p_bulb: text(
    'Pression au même endroit que la température, non au compresseur.',
    'Pressure at the same place as the temperature, not at the compressor.',
  ),
  t_evap: text(
    'Température d’évaporation lue sur l’instrument, si la pression n’est pas donnée.',
    'Evaporating temperature read on the instrument, where no pressure is given.',
  ),
  t_evap_side: text(
    'Colonne de la table que l’instrument montre\u00a0: pour un mélange, la surchauffe se compte à la rosée.',
    'Column of the table the instrument shows: for a blend superheat is counted from the dew point.',
  ),
  glide: text('Écart entre bulle et rosée à cette pression.', 'Difference between bubble and dew at this pressure.'),
  sh: text(
    'Surchauffe calculée ailleurs\u00a0: elle remplace les lectures.',
    'Superheat worked out elsewhere: it replaces the readings.',
  ),
  target: text('Surchauffe qu’on veut au bulbe, machine stable.', 'Superheat wanted at the bulb, machine steady.'),
  sh_low: text('Plus petite surchauffe vue pendant quelques minutes.', 'Smallest superheat seen over some minutes.'),
  sh_high: text('Plus grande surchauffe vue pendant le même temps.', 'Largest superheat seen over the same time.'),
  period: text(
    'Temps d’un creux à l’autre\u00a0: un détendeur qui pompe revient régulièrement.',
    'Time from one low to the next: a hunting valve comes back regularly.',
  ),
  k_turn: text(
    'Kelvins de surchauffe statique pour un tour de vis, publiés par le fabricant.',
    'Kelvins of static superheat for one turn of the screw, published by the manufacturer.',
  ),
  turns_cw: text(
    'Tours que la vis peut encore serrer depuis le réglage d’usine.',
    'Turns the screw may go in from the factory setting.',
  ),
  turns_ccw: text(
    'Tours que la vis peut desserrer depuis le réglage d’usine.',
    'Turns the screw may go out from the factory setting.',
  ),
  turns_done: text(
    'Tours déjà faits, comptés depuis l’usine\u00a0: ils disent ce qui reste de course.',
    'Turns already made, counted from the factory: they tell what travel is left.',
  ),
  n_done: text(
    'Réglages déjà tentés\u00a0: au bout de quelques-uns, la vanne n’est pas en cause.',
    'Settings already tried: after a few, the valve is not to blame.',
  ),
  turns_last: text('Ce qui vient d’être fait à la vis.', 'What was last done to the screw.'),
  sh_before: text(
    'Surchauffe lue avant ce geste\u00a0: avec celle d’après, elle donne l’effet réel d’un tour.',
    'Superheat read before that gesture: with the one after, it gives the real effect of a turn.',
  ),
  subcooling: text(
    'Kelvins sous la bulle devant la vanne\u00a0: sans eux elle reçoit de la vapeur.',
    'Kelvins below the bubble point at the valve: without them it is fed vapour.',
  ),
  load: text(
    'Part de la puissance nominale que l’évaporateur prend en ce moment.',
    'Share of the rated capacity the evaporator takes now.',
  ),
  t_mop: text(
    'Évaporation au-dessus de laquelle une vanne à MOP se ferme\u00a0: au-delà, sa surchauffe ne se règle pas.',
    'Evaporation above which a MOP valve closes: beyond it its superheat cannot be set.',
  ),
  frost: text(
    'Batterie qui n’échange plus\u00a0: la surchauffe baisse sans que la vanne y soit pour rien.',
    'Coil that no longer exchanges: superheat falls through no fault of the valve.',
  ),
  bulb_loose: text(
    'Bulbe qui ne sent pas le tube\u00a0: la vanne s’ouvre trop.',
    'Bulb that does not feel the pipe: the valve opens too far.',
  ),
  equaliser_blocked: text(
    'Tube d’égalisation bouché\u00a0: la vanne ne lit plus la pression de sortie.',
    'Equaliser tube blocked: the valve no longer reads the outlet pressure.',
  ),
  internal_on_distributor: text(
    'Le distributeur perd de la pression que l’égalisation interne prend pour celle de sortie.',
    'The distributor loses pressure that an internal equaliser takes for that of the outlet.',
  ),
};
