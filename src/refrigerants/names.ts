/** A fluid of the simulator: its engine name, its everyday names, and what else people type for it. */
export interface FluidName {
  /** Name as the engine takes it. */
  readonly name: string;
  /** Chemical or trade name; null when the number is all anyone uses. */
  readonly label: { readonly fr: string; readonly en: string } | null;
  /** Other spellings than those the label and the number already give (see resolve.ts). */
  readonly aliases: readonly string[];
}

const numbered = (name: string, ...aliases: string[]): FluidName => ({ name, label: null, aliases });
const named = (name: string, fr: string, en: string, ...aliases: string[]): FluidName => ({
  name,
  label: { fr, en },
  aliases,
});

/**
 * Every pure fluid the simulator offers, grouped as the trade does. A number that says no isomer
 * means the one sold as a refrigerant: R1234ze is R1234ze(E), R1233zd is R1233zd(E).
 */
export const SIMULATOR_FLUIDS: readonly FluidName[] = [
  numbered('R134a'),
  numbered('R32'),
  numbered('R1234yf'),
  numbered('R1234ze(E)', 'R1234ze', 'trans-1234ze'),
  named('R290', 'Propane', 'Propane', 'C3H8', 'n-propane'),
  named('R600a', 'Isobutane', 'Isobutane', 'i-C4H10', 'methylpropane', 'méthylpropane'),
  named('R744', 'Dioxyde de carbone', 'Carbon dioxide', 'CO2', 'gaz carbonique'),
  named('R717', 'Ammoniac', 'Ammonia', 'NH3'),

  numbered('R22'),
  numbered('R23', 'trifluorométhane', 'trifluoromethane'),
  numbered('R41'),
  numbered('R125'),
  numbered('R143a'),
  numbered('R152a'),
  numbered('R161'),
  numbered('R227ea'),
  numbered('R236ea'),
  numbered('R236fa'),
  numbered('R245ca'),
  numbered('R245fa'),
  numbered('R365mfc'),

  numbered('R1123'),
  numbered('R1130(E)', 'R1130', 'trans-1130'),
  numbered('R1132(E)', 'R1132', 'trans-1132'),
  numbered('R1132a'),
  numbered('R1224yd(Z)', 'R1224yd', 'cis-1224yd'),
  numbered('R1233zd(E)', 'R1233zd', 'trans-1233zd'),
  numbered('R1234ze(Z)', 'cis-1234ze'),
  numbered('R1243zf'),
  numbered('R1336mzz(E)', 'trans-1336mzz'),
  numbered('R1336mzz(Z)', 'cis-1336mzz'),

  named('R1270', 'Propylène', 'Propylene', 'propène', 'propene', 'C3H6'),
  named('R170', 'Éthane', 'Ethane', 'C2H6'),
  named('R600', 'Butane', 'Butane', 'n-butane', 'n-C4H10'),
  named('R601', 'Pentane', 'Pentane', 'n-pentane'),
  named('R601a', 'Isopentane', 'Isopentane', 'i-pentane'),
  named('R1150', 'Éthylène', 'Ethylene', 'éthène', 'ethene', 'C2H4'),
  named('R50', 'Méthane', 'Methane', 'CH4'),
  named('RC270', 'Cyclopropane', 'Cyclopropane'),
  named('Cyclopentane', 'Cyclopentane', 'Cyclopentane', 'C5H10'),
  named('Neopentane', 'Néopentane', 'Neopentane', 'diméthylpropane', 'dimethylpropane'),
  named('RE170', 'Diméthyléther', 'Dimethyl ether', 'DME', 'éther diméthylique', 'R-E170'),

  named('R718', 'Eau', 'Water', 'H2O'),
  named('R728', 'Azote', 'Nitrogen', 'N2'),
  named('R729', 'Air', 'Air'),
  named('R732', 'Oxygène', 'Oxygen', 'O2'),
  named('R740', 'Argon', 'Argon', 'Ar'),
  named('R764', 'Dioxyde de soufre', 'Sulfur dioxide', 'SO2', 'sulphur dioxide'),

  numbered('R11'),
  numbered('R12'),
  numbered('R13'),
  named('R13I1', 'Trifluoroiodométhane', 'Trifluoroiodomethane', 'CF3I'),
  named('R14', 'Tétrafluorométhane', 'Tetrafluoromethane', 'CF4'),
  numbered('R21'),
  named('R40', 'Chlorure de méthyle', 'Methyl chloride', 'chlorométhane', 'chloromethane'),
  numbered('R113'),
  numbered('R114'),
  numbered('R115'),
  named('R116', 'Hexafluoroéthane', 'Hexafluoroethane', 'C2F6'),
  numbered('R123'),
  numbered('R124'),
  numbered('R141b'),
  numbered('R142b'),
  named('R218', 'Octafluoropropane', 'Octafluoropropane', 'C3F8', 'perfluoropropane'),
  numbered('RC318', 'C318', 'octafluorocyclobutane'),
  named('SF6', 'Hexafluorure de soufre', 'Sulfur hexafluoride', 'R7146', 'sulphur hexafluoride'),
  named('Novec649', 'Novec 649', 'Novec 649', 'FK-5-1-12', 'Novec 1230'),
  numbered('HFE143m', 'RE143a', 'HFE-143a'),
];
