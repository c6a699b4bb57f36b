/** The room's doors against values of others, by case: what tests hold and the page of accuracy shows. */
import type { ReferenceDoor } from '../../circuit/checks/doors.ts';
import type { ReferenceTable } from '../../circuit/checks/reference.ts';
import type { Outcome } from '../../circuit/outcome.ts';
import { dryIce } from '../dry-ice/dry-ice.ts';
import { leak } from '../leak/leak.ts';
import { tableDoctor } from '../tables/doctor.ts';
import dryIceTable from './reference/dryIce.json' with { type: 'json' };
import { leakFigures } from './reference.ts';
import tableDoctorTable from './reference/tableDoctor.json' with { type: 'json' };

export const FIELD_DOORS: readonly ReferenceDoor[] = [
  { table: leakFigures(), answer: ({ request }, engine) => leak(request, engine) as Outcome<unknown> },
  {
    table: dryIceTable as unknown as ReferenceTable,
    answer: ({ request }, engine) => dryIce(request, engine) as Outcome<unknown>,
  },
  {
    table: tableDoctorTable as unknown as ReferenceTable,
    answer: ({ request }, engine) => tableDoctor(request, engine) as Outcome<unknown>,
  },
];
