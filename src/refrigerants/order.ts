/**
 * The pure fluids in the order of the picker: those met every day, then HFCs, HFOs, hydrocarbons, inorganic
 * ones, and those of the past or of the laboratory. Blends need no order: they stand by their number.
 */
export const PURE_ORDER: readonly string[] = [
  ...['R134a', 'R32', 'R1234yf', 'R1234ze(E)', 'R290', 'R600a', 'R744', 'R717'],
  ...['R22', 'R23', 'R41', 'R125', 'R143a', 'R152a', 'R161', 'R227ea', 'R236ea', 'R236fa', 'R245ca', 'R245fa'],
  'R365mfc',
  ...['R1123', 'R1130(E)', 'R1132(E)', 'R1132a', 'R1224yd(Z)', 'R1233zd(E)', 'R1234ze(Z)', 'R1243zf'],
  ...['R1336mzz(E)', 'R1336mzz(Z)'],
  ...['R1270', 'R170', 'R600', 'R601', 'R601a', 'R1150', 'R50', 'RC270', 'Cyclopentane', 'Neopentane', 'RE170'],
  ...['R718', 'R728', 'R729', 'R732', 'R740', 'R764'],
  ...['R11', 'R12', 'R13', 'R13I1', 'R14', 'R21', 'R40', 'R113', 'R114', 'R115', 'R116', 'R123', 'R124', 'R141b'],
  ...['R142b', 'R218', 'RC318', 'SF6', 'Novec649', 'HFE143m'],
];
