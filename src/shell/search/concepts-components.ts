/** What people ask of components and of the tools that size them, and the pages that answer, the best first: as in `concepts.ts`. */
const PRODUCTS = '/ressources/base-produit';
const SIMULATOR = '/simulation/circuit/general';
const article = (slug: string): string => `/ressources/articles/${slug}`;
const quiz = (slug: string): string => `/quiz/${slug}`;
const tool = (slug: string): string => `/tools/${slug}`;

export const COMPONENT_CONCEPTS: readonly (readonly [phrases: string, ...paths: readonly string[]])[] = [
  [
    'detendeur, detendeurs, detenteur, detenteurs, detendeur thermostatique, detendeur electronique, dtd, eev, exv, txv, tev, tx valve, txvs, expansion valve, thermostatic expansion valve, electronic expansion valve, metering device, organe de detente, vanne de detente, buse, orifice, vanne, vannes, valve, valves, valve sizing, kv, kvs, cv, coefficient kv, flow coefficient, electrovanne, electrovannes, solenoid, solenoid valve, vanne solenoide, vanne deux voies, vanne trois voies, vanne 3 voies, two way valve, three way valve, autorite de vanne, valve authority',
    tool('calcul-kv'),
    PRODUCTS,
    article('kv-kvs-vanne'),
  ],
  [
    'capillaire, tube capillaire, capillary, capillary tube, cap tube, piston restrictor, fixed orifice',
    tool('capillaire'),
  ],
  [
    'clapet, clapets, clapet anti retour, clapet antiretour, anti retour, check valve, check valves, non return valve, nrv, deshydrateur, filtre deshydrateur, filtre, filter, filter drier, drier, dryer, voyant, voyant liquide, sight glass, moisture indicator, vanne a boule, ball valve, robinet, shut off valve, kvp, kvr, kvl, kvc, nrd, regulateur de pression, regulateur de pression d evaporation, evaporating pressure regulator, pressure regulator, crankcase pressure regulator, regulateur de capacite, danfoss, carly, castel, catalogue, catalog, product, products, produits, composants, components, organes',
    PRODUCTS,
    '/simulation/circuit/produits',
  ],
  [
    'reglage pressostat, reglages pressostat, reglage pressostat hp, reglage pressostat bp, pressostat hp reglage, pressostat bp reglage, regler pressostat, regler un pressostat, coupure pressostat, pressostat coupure, pump down reglage, reglage pump down, pressure switch setting, pressure switch settings, hp switch setting, lp switch setting, low pressure switch setting, high pressure switch setting, low pressure control setting, high pressure control setting, cut in cut out, set point, set points, regler pressostat hp, regler pressostat bp, pressostat haute pression, pressostat basse pression, differentiel pressostat, enclenchement pressostat, setting pressure switch, high pressure cut out, low pressure cut out, low pressure cut in, pressure switch differential, cut out setting, cut in setting, lp cut out setting, hp cut out setting, pressostat, pressostat hp, pressostat bp, pressure switch, hp switch, lp switch',
    '/ressources/articles/bp-trop-basse',
    '/ressources/articles/hp-trop-haute',
  ],
  [
    'soupape, soupape de securite, relief valve, safety valve, organe de securite, fusible, tarage, tarage soupape, pression de tarage, pression de tarage soupape, set pressure, relief pressure',
    quiz('composants'),
    quiz('electricite-regulation'),
  ],
  [
    'vanne 4 voies, vanne quatre voies, vanne d inversion, reversing valve, four way valve, 4 way valve',
    quiz('pompes-a-chaleur'),
    quiz('composants'),
  ],
  [
    'separateur d huile, oil separator, economiseur, economizer, injection vapeur, evi, resistance de carter, crankcase heater',
    quiz('composants'),
  ],
  [
    'pump down, pumpdown, tirage au vide de la bp, bouteille liquide, bouteille accumulatrice, bouteille de liquide, bouteille, bouteilles, reservoir, reservoir liquide, liquid receiver, receiver',
    tool('reservoir'),
    tool('bouteille-bp'),
  ],
  [
    'bouteille de recuperation, bouteille recuperation, recuperation fluide bouteille, recuperer bouteille, recover cylinder, bouteille de recup, bouteille recup, remplir une bouteille, remplissage bouteille, remplissage max bouteille, remplissage maximal, taux de remplissage, bouteille pleine, tare bouteille, combien de kg dans une bouteille, recovery cylinder, recovery bottle, recovery tank, recovery cylinder fill, cylinder fill, cylinder filling, fill limit, filling ratio, tare weight, water capacity, overfilled cylinder, 80 percent fill',
    tool('bouteille-recuperation'),
    article('fiche-intervention-cerfa'),
  ],
  [
    'reglage detendeur, reglage du detendeur, vis du detendeur, vis detendeur sens, quart de tour, combien de tours detendeur, tours de vis detendeur, how many turns, how many turns expansion valve, txv superheat adjustment, desserrer le detendeur, serrer le detendeur, adjust txv, set txv, adjust expansion valve, txv adjustment, expansion valve adjustment, superheat adjustment, adjust superheat, superheat screw, adjusting screw, valve stem, turns of the screw',
    tool('reglage-detendeur'),
    article('regler-detendeur'),
  ],
  [
    'isolation, isoler, isolant, calorifuge, calorifugeage, epaisseur isolant, epaisseur d isolant, epaisseur isolation, isolation tuyauterie, isolation tube, isolation frigorifique, armaflex, mousse elastomere, tube qui goutte, tuyau qui goutte, suintement, condensation tuyau, condensation sur tube, insulation, pipe insulation, insulation thickness, lagging, suction line lagging, line insulation, sweating pipe, dripping pipe, pipe sweating, pipe condensation',
    tool('isolation-tuyauterie'),
  ],
  [
    'bruit, bruit pac, bruit pompe a chaleur, bruit voisin, bruit voisinage, bruit groupe exterieur, decibel, decibels, db, dba, emergence, emergence sonore, nuisance sonore, puissance acoustique, pression acoustique, mur antibruit, ecran acoustique, noise, noise level, heat pump noise, noise neighbour, neighbour noise, sound power, sound pressure, noise limit, outdoor unit noise, mcs 020, acoustic screen, noise barrier',
    tool('bruit-exterieur'),
  ],
  [
    'temps de congelation, temps congelation, duree de congelation, congeler, surgeler, surgelation, temps de refrigeration, temps de refroidissement, cellule de refroidissement, tunnel de congelation, temperature a coeur, plank, pham, freezing time, time to freeze, chilling time, cooling time, blast freezer, blast chiller, plate freezer, freezing tunnel, core temperature',
    tool('temps-congelation'),
    tool('bilan-frigorifique'),
  ],
  [
    'complement de charge, complement charge, appoint split, appoint de charge, charge additionnelle, charge complementaire, surlongueur, sur longueur, grammes par metre, appoint, appoint par metre, charge per metre, charge per foot, additional charge per metre, long line set, gramme par metre, rallonger un split, split 10 m, charge split longueur, charge par metre, top up split, split top up, additional charge, additional refrigerant, extra charge per metre, grams per metre, line set charge, long line set, extra pipe length',
    tool('complement-split'),
    article('charge-split-longueur'),
  ],
  [
    'bouteille anti coup de liquide, bouteille basse pression, anti coup de liquide, coup de liquide, bouteille aspiration, bouteille d aspiration, suction accumulator, accumulator, accumulateur, liquid slugging, slugging, separateur, surge drum, bouteille tampon frigorifique',
    tool('bouteille-bp'),
  ],
  [
    'ballon tampon, bouteille tampon, volume tampon, volume d eau, buffer tank, buffer, buffer vessel, water volume',
    tool('volume-mini?mode=water'),
  ],
  [
    'compresseur, compresseurs, compressor, compressors, scroll, hermetique, semi hermetique, piston, vis, screw, copeland, bitzer, danfoss compressor, polynome, polynomes, polynomial, polynomials, en 12900, ahri 540, coefficients, rendement volumetrique, rendement isentropique, isentropic efficiency, volumetric efficiency, cylindree, displacement',
    '/simulation/compressor',
    article('polynomes-en-12900'),
  ],
  [
    'energie de degivrage, consommation degivrage, kwh degivrage, degivrage kwh, cout degivrage, defrost energy, defrost consumption, defrost kwh, etages compresseurs, etages de puissance, centrale par etages, capacity steps, compressor staging, rack steps',
    '/simulation/saison',
  ],
  [
    'evaporateur, condenseur, evaporator, condenser, echangeur, echangeurs, echangeur a plaques, plate heat exchanger, batterie, coil, dtlm, lmtd, pincement, pinch, approche, approach, surface d echange, heat exchanger, heat exchangers, kva, u value, coefficient d echange, glycol, eau glycolee, mpg, meg, brine, saumure, caloporteur, frigoporteur, secondary fluid, recuperation de chaleur, recuperer la chaleur, heat recovery, desurchauffeur, desuperheater, recuperateur, eau chaude gratuite, free hot water, chaleur recuperee, boucle secondaire, boucle froide, boucle frigoporteur, pompe frigoporteur, pompe a glycol, pompe a saumure, froid indirect, systeme indirect, co2 pompe, pompe co2, taux de circulation, secondary loop, secondary refrigerant, secondary coolant, indirect refrigeration, brine pump, glycol pump, pumped co2, co2 pump, circulation rate, echangeur interne, suction line heat exchanger, liquid suction heat exchanger',
    '/simulation/circuit/echangeurs',
  ],
  [
    'gas cooler, transcritique, transcritical, booster, co2 transcritique, flash tank, parallel compression',
    article('co2-transcritique'),
    '/simulation/hp-optimum',
    SIMULATOR,
  ],
  ['ejecteur, ejector', SIMULATOR],
  [
    'gaz cooler, gazcooler, pression gas cooler, gas cooler pressure, pression refroidisseur de gaz, refroidisseur de gaz, hp flottante, floating head, floating head pressure, haute pression flottante, optimum hp, optimum pressure, pression optimale',
    '/simulation/hp-optimum',
    article('co2-transcritique'),
  ],
  [
    'tour de refroidissement, tours de refroidissement, tour aerorefrigerante, tours aerorefrigerantes, cooling tower, cooling towers',
    quiz('evaporateurs-condenseurs'),
  ],
];
