/** What to tell beside the charge limit of a room: the calculator and the circuit's charge page say the same. */
export const chargeNotes = {
  productStandard:
    'The product standard comes first where one exists: IEC 60335-2-40 (air conditioning, heat pumps), IEC 60335-2-89 (commercial refrigeration).',
  chargeNotAllowed:
    'Charge not allowed: {{m}}\u202fkg > {{mmax}}\u202fkg. Provisions C.3 do not apply to this class: reduce, split, move outdoors or to a machinery room.',
  chargeC3Location:
    'Charge not allowed: {{m}}\u202fkg > {{mmax}}\u202fkg. Provisions C.3 apply in location II only: reduce, split, move outdoors or to a machinery room.',
  chargeC3Over150:
    'Charge not allowed: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 closed: more than 150\u202fkg. Reduce, split, move outdoors or to a machinery room.',
  chargeC3OverM3:
    'Charge not allowed: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 closed: more than 195\u202fm³ × LFL in class A2L. Reduce, split, move outdoors or to a machinery room.',
  chargeC3Basement:
    'Charge not allowed: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 closed: above the QLAV on the lowest underground floor. Reduce, split, move outdoors or to a machinery room.',
  chargeC3NoFigures:
    'Charge not allowed: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 not judged: Table C.3 gives no RCL, QLMV or QLAV for this fluid. Reduce, split, move outdoors or to a machinery room.',
  chargeC3Open: 'Charge not allowed as it is: {{m}}\u202fkg > {{mmax}}\u202fkg. C.3 measures: {{n}}, conditions below.',
  c3Conditions:
    'Conditions of C.3: location II; at most 150\u202fkg, and 195\u202fm³ × LFL in class A2L; indoor unit at most 25\u202f% of the outdoor capacity; coil protected against ice and a broken fan; permanent joints, except at the unit; piping protected; doors not tight; flow-down to a lower floor mitigated; at most 250\u202fm² of the room count. Measures: ventilation, shut-off valves, alarm with detector (not alone where people cannot move freely).',
  otherReading:
    'Two readings of the standard: {{applied}}\u202fkg, the stricter, applied here; {{other}}\u202fkg by the other. To be checked in the standard.',
  otherReadingNoLimit:
    'Two readings of the standard: {{applied}}\u202fkg, the stricter, applied here; no limit by the other. To be checked in the standard.',
  publicBuilding:
    'In a French public building (ERP), article CH 35 decides, not EN 378 (heating, air conditioning and hot water, orders of 1 September and 20 October 2025; its formula is not computed here). Joints brazed or welded, except where units are joined; checked every year with a leak test, all safety devices within three years. Food refrigeration is outside it.',
  class3BelowGround:
    'Class 3 below ground: at most 1\u202fkg, machinery room included; the ventilated enclosure (IV) follows m3.',
  classB: 'Class B: Table C.1 sets masses by access, location and occupancy.',
  lightGas: 'The comfort formula does not hold below 42\u202fg/mol: 20\u202f% of LFL × volume is applied.',
  ventilatedEnclosure: 'Ventilated enclosure (IV): m3 for flammability, toxicity by the place of the enclosure.',
  machineryRoom: 'Machinery room or open air: the rules of EN 378-3 apply.',
  icpe4735: 'France, 150\u202fkg of ammonia or more: ICPE heading 4735 (declaration; authorisation from 1.5\u202ft).',
} as const;
