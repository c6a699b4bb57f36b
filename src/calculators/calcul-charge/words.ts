/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'charge maximale limite en 378 en378 rcl concentration local volume a2l inflammable flammable f-gaz fgas teqco2 tco2e tonnes equivalent co2 controle etancheite fuite leak check prp gwp iec 60335';
