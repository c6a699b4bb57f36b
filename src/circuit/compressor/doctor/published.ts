/** Published compressor data the tests are held to. */

/** ZR144KCE-TFD, R22, 10 K, 0 K: the maker's coefficients as python-hvac publishes them (github.com/TomLXXVI/python-hvac, ex04_compressor); kW, kW, g/s. */
export const ZR144KCE = {
  capacity: [
    38.410000463592, 1.15026360406, -0.093497232547, 0.008052192191, 0.002604648561, -0.003013621745, -5.0138662e-5,
    6.8742737e-5, -0.000108045443, 3.909236e-6,
  ],
  power: [
    3.092205532917, 0.089317512756, 0.07718557928, 0.003427336294, -0.002492843809, 5.2369621e-5, 5.0927025e-5,
    -6.1443112e-5, 1.8126171e-5, 1.5944185e-5,
  ],
  mass_flow: [
    181.511347558803, 4.997398754733, 0.436447415369, 0.023217906607, 0.044152224508, -0.00555252937, -0.000360861928,
    0.000749538067, -0.00037194484, -8.9735401e-5,
  ],
} as const;

/**
 * A screw compressor on R134a at 50 Hz and 20 K of superheat, cooling capacity W and power kW by condensing
 * temperature, °C (Bitzer HSK, as the documentation of TESPy's PolynomialCompressor prints them, github.com/oemof/tespy).
 */
export const TABLE_TE = [10, 7.5, 5, 0, -5, -10] as const;
export const CAPACITIES = {
  30: [465600, 424100, 385500, 316700, 257900, 208000],
  40: [418900, 380400, 344800, 281400, 227400, 181600],
  50: [365900, 331300, 299200, 242100, 193700, 152900],
} as const;
export const POWERS = {
  30: [62.0, 61.8, 61.8, 61.8, 61.7, 61.3],
  40: [78.0, 78.0, 78.0, 78.0, 77.7, 76.8],
  50: [99.2, 99.2, 99.2, 98.9, 98.1, 96.5],
} as const;
