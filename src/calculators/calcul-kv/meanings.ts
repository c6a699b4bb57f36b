/** What each field asks for, as its “?” says it. */
import { text } from '../../language/index.ts';
import type { Meanings } from '../meanings-of.ts';
import type { definition } from './definition.ts';

export const MEANINGS: Meanings<typeof definition> = {
  medium: text(
    'Ce qui traverse la vanne\u00a0: la formule en dépend.',
    'What passes through the valve: the formula depends on it.',
  ),
  solve: text(
    'Le Kv à choisir, ou le débit ou la perte d’une vanne dont on le connaît.',
    'The Kv to choose, or the flow or drop of a valve whose Kv is known.',
  ),
  kv: text(
    'Débit d’eau en m³/h que la vanne laisse passer sous 1\u202fbar.',
    'Water flow in m³/h the valve lets through at 1\u202fbar.',
  ),
  q: text('Volume de liquide par heure.', 'Volume of liquid an hour.'),
  q_n: text(
    'Débit de gaz ramené à 0\u202f°C et à la pression normale, non à celle de la conduite.',
    'Gas flow brought back to 0\u202f°C and normal pressure, not that of the pipe.',
  ),
  m_dot: text('Masse qui passe par heure.', 'Mass that passes an hour.'),
  dp: text(
    'Pression perdue dans la vanne grande ouverte, au débit nominal.',
    'Pressure lost in the fully open valve, at the rated flow.',
  ),
  p1: text('Pression absolue devant la vanne.', 'Absolute pressure in front of the valve.'),
  p2: text('Pression absolue derrière la vanne.', 'Absolute pressure behind the valve.'),
  rho: text(
    'Masse d’un mètre cube de liquide, à la température de service.',
    'Mass of one cubic metre of liquid, at the service temperature.',
  ),
  p_vap: text(
    'Pression à laquelle le liquide bout à sa température\u00a0: elle dit si la vanne cavite.',
    'Pressure at which the liquid boils at its temperature: it tells whether the valve cavitates.',
  ),
  p_crit: text(
    'Pression du point critique du liquide, pour la limite de cavitation.',
    'Pressure of the critical point of the liquid, for the limit of cavitation.',
  ),
  fl: text(
    'Facteur de récupération, publié par le fabricant\u00a0: plus il est petit, plus la pression remonte après le passage étroit, et plus tôt la vanne cavite.',
    'Recovery factor, published by the manufacturer: the smaller it is, the more pressure comes back after the narrow passage, and the sooner the valve cavitates.',
  ),
  rho_n: text(
    'Masse d’un mètre cube de gaz à 0\u202f°C et 1,01325\u202fbar.',
    'Mass of one cubic metre of gas at 0\u202f°C and 1.01325\u202fbar.',
  ),
  t1: text('Température devant la vanne.', 'Temperature in front of the valve.'),
  fluid: text('Frigorigène qui passe à l’état de vapeur.', 'Refrigerant that passes as a vapour.'),
  rho1: text(
    'Masse d’un mètre cube de vapeur devant la vanne.',
    'Mass of one cubic metre of vapour in front of the valve.',
  ),
  molar_mass: text(
    'Masse d’une mole\u00a0: elle donne la masse volumique d’un gaz parfait.',
    'Mass of one mole: it gives the density of an ideal gas.',
  ),
  z1: text(
    'Écart au gaz parfait\u00a0: 1 à faible pression, moins près de la saturation.',
    'Departure from the ideal gas: 1 at low pressure, less near saturation.',
  ),
  rho2: text(
    'Masse d’un mètre cube de vapeur derrière la vanne.',
    'Mass of one cubic metre of steam behind the valve.',
  ),
  gamma: text(
    'Rapport des chaleurs massiques\u00a0: il dit quand le débit ne croît plus.',
    'Ratio of the specific heats: it tells when the flow no longer grows.',
  ),
  xt: text(
    'Rapport de pression auquel le débit se bloque, publié par le fabricant de la vanne.',
    'Pressure ratio at which the flow chokes, published by the manufacturer of the valve.',
  ),
  dp_circuit: text(
    'Perte du reste du circuit réglé par la vanne\u00a0: avec la sienne, elle fait l’autorité.',
    'Drop of the rest of the circuit the valve controls: with its own it makes the authority.',
  ),
};
