/** One circuit: a simulation and the parts of its pages, in one link. A part nobody has opened is its parameter only. */
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { sectionsOf } from '../../../circuit/sections.ts';
import type { DoorName } from '../../../runtime/circuit-bridge.ts';
import { cycleOf } from '../../../simulation/cycles/index.ts';
import type { SimulationInput } from '../../../simulation/types.ts';
import type { Simulation } from '../simulator/state/simulation.ts';
import { createPart } from './create-part.ts';
import type { Part, PartKey, PartSpec } from './part.ts';

export interface Circuit {
  readonly simulation: Simulation;
  /** Of a cycle of several compressors the one the pages show; the empty text and any other word mean the first. */
  readonly $stage: ReadableAtom<string>;
  /** The reader's choice of one. */
  chooseStage(key: string): void;
  /**
   * A part, made from its parameter in the address, or from its defaults, when it is first asked for.
   * @param serve puts in place what the page was built with, before the address has its say
   */
  open<N extends DoorName>(spec: PartSpec<N>, serve?: (part: Part<N>) => void): Part<N>;
  /** The parts opened so far. */
  opened(): readonly Part<DoorName>[];
}

const shownInput = ({ $shown }: Simulation): SimulationInput | undefined => $shown.get().permanent.result?.input;

/** The page whose parameter of the link says which compressor is shown. */
const STAGE_PAGE = 'general';

export function createCircuit(simulation: Simulation): Circuit {
  const $stage = atom('');
  simulation.address.join(STAGE_PAGE, {
    parameter: () => (sectionsOf(cycleOf(shownInput(simulation))).length > 1 ? $stage.get() : ''),
    read: (parameter) => $stage.set(parameter ?? ''),
  });
  const parts = new Map<PartKey, Part<DoorName>>();

  const open: Circuit['open'] = (spec, serve) => {
    const known = parts.get(spec.key);
    if (known) return known as unknown as Part<typeof spec.door>;
    const part = createPart(spec, simulation, open, $stage);
    serve?.(part);
    // What the page was built with knows no reader, nor the units they read in.
    part.form.takeUnits();
    if (typeof window !== 'undefined') spec.restore?.();
    if (spec.preferred) part.read(null);
    simulation.address.join(spec.key, part);
    let said = part.parameter();
    part.form.$content.listen(() => {
      // Other units write the same another way: nothing new is said.
      if (part.parameter() === said) return;
      said = part.parameter();
      simulation.address.write();
    });
    parts.set(spec.key, part as unknown as Part<DoorName>);
    return part;
  };

  return {
    simulation,
    $stage,
    chooseStage(key) {
      $stage.set(key);
      simulation.address.write();
    },
    open,
    opened: () => [...parts.values()],
  };
}
