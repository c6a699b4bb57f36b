/**
 * What the trade calls things, in both languages, and the pages that answer, the best first. Small letters without accents;
 * phrases parted by commas. A page's own title and words need no place here: this is for what they do not say.
 */
import { COMPONENT_CONCEPTS } from './concepts-components.ts';
import { LAW_CONCEPTS } from './concepts-law.ts';
import { FAULTS } from './faults.ts';

type Row = readonly [phrases: string, ...paths: readonly string[]];

const SIMULATOR = '/simulation/circuit/general';
const DIAGNOSIS = '/simulation/diagnostic';
const LIST = '/ressources/list-fluide';
const RULER = '/reglette';
const article = (slug: string): string => `/ressources/articles/${slug}`;
const quiz = (slug: string): string => `/quiz/${slug}`;
const tool = (slug: string): string => `/tools/${slug}`;

export const CONCEPTS: readonly Row[] = [
  // Fluids as a family: brands without a number, what they are listed by.
  [
    'freon, freons, forane, suva, klea, genetron, isceon, opteon, solstice, puron, refrigerant list, gas list, liste des fluides, liste fluides, hfc, hfo, hcfc, cfc, hydrocarbure, hydrocarbures, hydrocarbons, fluide naturel, natural refrigerant, natural refrigerants, safety class, safety group, classe de securite, classe securite, groupe de securite, a1, b1, b2l, a2, prp, gwp, prg, potentiel de rechauffement, potentiel de rechauffement global, global warming potential, ashrae 34, couleur bouteille, colour code, couleur des bouteilles, cylinder colour, cylinder color',
    LIST,
  ],
  [
    'a2l, a3, inflammable, inflammables, flammable, mildly flammable, legerement inflammable',
    quiz('securite-a2l-a3'),
    LIST,
  ],
  [
    'quota, quotas, phase down, phase out, fluide d avenir, fluides d avenir, futur, future, future refrigerants, remplacement, quel fluide demain, pfas, interdiction, interdictions, interdit, ban, bans, banned, f gas ban, calendrier f gaz, f gas calendar, 2024 573, 517 2014, reglement f gaz, f gaz, fgaz, f gas, f gas regulation, f gas rules, annexe iv, annex iv, reglementation, regulation, regulations, law, loi, bas prp, low gwp, next refrigerant',
    '/ressources/fluide-avenir',
    tool('calcul-charge'),
    quiz('reglementation-fgaz'),
  ],
  ['choisir un fluide, quel fluide choisir, choose a refrigerant, which refrigerant', '/ressources/fluide-avenir'],
  [
    'retrofit, reconversion, drop in, conversion r404a, conversion r22, changer de fluide, change refrigerant',
    article('convertir-r404a-r22'),
    '/simulation/comparatif',
  ],
  // Papers, certificates, law.
  [
    'cerfa, cerfa 15497, 15497, fiche d intervention, fiche intervention, bsff, trackdechets, vignette, vignette bleue, vignette rouge, registre, intervention sheet, logbook, log book, service record, dechet dangereux, bordereau, carnet d entretien, carnet entretien, maintenance log, log sheet, service sheet, job sheet',
    article('fiche-intervention-cerfa'),
  ],
  [
    'attestation, attestation de capacite, attestation d aptitude, capacite, aptitude, attestation fluide, attestation fluides, certificat, habilitation fluide, habilitation fluides, certification, certificate, f gas certificate, f gas certification, categorie 1, category 1, cat 1, cat1, cat a1, categorie a1, attestation 2027, qcm attestation, handling certificate',
    article('attestation-capacite-2027'),
    quiz('attestation-1'),
  ],
  ...LAW_CONCEPTS,
  [
    'erp, ch35, ch 35, article ch 35, etablissement recevant du public, public building, public buildings',
    article('erp-ch35-a2l'),
    quiz('regles-francaises'),
  ],
  [
    'icpe, icpe 1185, rubrique 1185, 1185, arrete, code de l environnement, regles francaises, french rules',
    article('icpe-suivi-en-service'),
    quiz('regles-francaises'),
  ],
  [
    'desp, ped, equipement sous pression, equipements sous pression, suivi en service, marquage ce, pressure equipment, ce marking, 2014 68 ue, 97 23',
    tool('desp'),
  ],
  [
    'rcl, practical limit, limite pratique, en 378, en378, volume du local, taille du local, room size, room volume, minimum room',
    tool('calcul-charge'),
    article('charge-a2l-local'),
    tool('volume-mini'),
  ],
  [
    'charge maximale, charge max, max charge, maximum charge, charge limit, limite de charge, charge permise, charge autorisee, charge admise, charge admissible, charge permise local, quelle charge dans un local, charge allowed, allowed charge, charge in a room, how much refrigerant in a room, surface du local, cuisine, chambre, kitchen, bedroom, in a room, dans un local, dans une piece',
    tool('volume-mini'),
    article('charge-a2l-local'),
    tool('calcul-charge'),
  ],
  [
    'volume minimal, volume mini, taille mini local, taille minimale local, surface mini local, surface minimale, surface mini, minimum volume, minimum room size, minimum floor area, smallest room',
    tool('volume-mini'),
    article('charge-a2l-local'),
  ],
  ['iec 60335, 60335, iec 60335 2 40, charge a2l', article('charge-a2l-local')],
  // Readings and pressures.
  [
    'pt chart, p t chart, pt card, pression temperature, table pression temperature, pressure temperature, pressure temperature chart, relation pression temperature, abaque, saturation, saturation temperature, temperature de saturation, table de saturation, reglette danfoss, regle frigoriste, reglette frigoriste, ref tools, refrigerant slider, slider, slide rule, fluid ruler, ruler, quelle pression, temperature de rosee, pression de saturation, saturation pressure, barg, evaporation, temperature d evaporation, temperature evaporation, evaporating, evaporating temperature, evaporating pressure, pression d evaporation, ebullition, boiling point, point d ebullition, condensation, temperature de condensation, temperature condensation, condensing, condensing temperature, condensing pressure, pression de condensation, bp hp, hp bp',
    RULER,
    article('quelle-pression-lire'),
  ],
  [
    'pression relative ou absolue, manometrique ou absolue, pression manometrique ou absolue, pression manometrique, pression relative, gauge vs absolute, gauge or absolute, gauge absolute, absolute or gauge, absolute pressure or gauge, pression normale, pressions normales, pression correcte, normal pressure, normal pressures, operating pressure, operating pressures, pression de fonctionnement, pressions de service, quelle pression lire, what pressure, quelle bp, quelle hp, suction pressure, head pressure, discharge pressure, bp, hp, basse pression, haute pression, low pressure, high pressure, low side, high side',
    article('quelle-pression-lire'),
    RULER,
  ],
  [
    'glide, glissement, glissement de temperature, temperature glide, bulle, rosee, bubble, dew, bubble point, point de bulle, point de bulle point de rosee, dew or bubble, dew point bubble point, zeotrope, azeotrope, zeotropic, zeotropique',
    article('glissement-bulle-rosee'),
    RULER,
  ],
  [
    'surchauffe, sous refroidissement, sur chauffe, superheat, subcooling, sub cooling, super heat, sc sh, mesurer la surchauffe, measure superheat, regler la surchauffe, set superheat, target superheat, surchauffe ideale',
    article('surchauffe-sous-refroidissement'),
    RULER,
    SIMULATOR,
  ],
  [
    'mano, manos, manometre, manometres, manifold, manifolds, by pass, bypass, gauges, gauge set, gauge, gauges reading, flexibles, hoses, hose, pince, clamp, thermometre, ou mesurer, where to measure, prendre les mesures, sonde de contact, pipe clamp, clamp probe',
    article('mesurer-circuit-frigorifique'),
    DIAGNOSIS,
    RULER,
  ],
  [
    'cop mesure, mesure du cop, mesurer cop, mesurer le cop, mesurer son cop, cop reel, cop sur site, cop pompe a chaleur, cop pac, cop chambre froide, eer mesure, mesurer eer, puissance frigorifique reelle, puissance reelle, performance mesuree, quel est mon cop, mon cop, measured cop, measure cop, measure eer, measuring cop, real cop, actual cop, my cop, my heat pump cop, heat pump cop, field cop, measured capacity, measured performance',
    DIAGNOSIS,
    article('mesurer-cop'),
  ],
  [
    'spf, spf compteur, spf compteurs, facteur de performance saisonnier, compteur de chaleur, heat meter, seasonal performance factor, jaz',
    article('mesurer-cop'),
    DIAGNOSIS,
    '/simulation/saison',
  ],
  // Work on site.
  [
    'azote, nitrogen, n2, mise en azote, mettre en azote, mise sous azote, balayage azote, brasure sous azote, epreuve, epreuve azote, mise en pression, pressure test, essai d etancheite, test azote, tightness test, azote temperature, pression azote temperature, nitrogen temperature, nitrogen pressure temperature, essai de pression, test de pression, strength test, otn, pression d epreuve',
    tool('test-azote'),
    article('epreuve-azote'),
  ],
  [
    'tirage au vide, tirer au vide, vide, vacuometre, eau dans le circuit, humidite circuit, humidite dans le circuit, water in circuit, water in the circuit, moisture in the system, moisture in circuit, vacuum, evacuate, evacuation, evacuating, pompe a vide, vacuum pump, micron, microns, deshydrater, deep vacuum, triple evacuation, triple vide, temps de vide, dehydration, casser le vide, vacuum gauge, micron gauge, decay test, remontee en pression, pull vacuum, pulling a vacuum',
    tool('pompe-a-vide'),
    article('tirage-au-vide'),
  ],
  [
    'fuite de melange, fuite melange, fuite zeotrope, melange qui a fui, fluide qui a fui, completer un melange, complement apres fuite, appoint combien de fois, top up after leak, top up a blend, how many top ups, leak blend, blend leak, leaking blend, detitrage, detitre, fractionnement, fractionation, fractionated, composition apres fuite, composition after leak, refleak',
    '/simulation/fuite',
    article('glissement-bulle-rosee'),
  ],
  [
    'recherche de fuite, chercher une fuite, detecteur de fuite, detecteur, detecter une fuite, leak detector, leak detection, leak search, find a leak, bulles de savon, mille bulles, azote hydrogene, fuite, fuites, leak, leaks, leaking, traceur, sniffer, uv dye',
    article('chercher-une-fuite'),
  ],
  [
    'charger, charger une installation, faire la charge, charge, charge de fluide, charge refrigerant, refrigerant charge, how much refrigerant, combien de fluide, quantite de fluide, top up, recharge, recharger, charging, add gas, grammes par metre, g m',
    '/simulation/circuit/charge-fluide',
    tool('calcul-charge'),
  ],
  [
    'recuperation, recuperateur, station de recuperation, recovery, recovery machine, transfert, recover',
    quiz('attestation-3-5'),
    article('fiche-intervention-cerfa'),
  ],
  ['mise en service, commissioning, start up, startup, demarrage', quiz('mise-en-service-pannes')],
  [
    'dudgeon, dudgeons, evaser, flare, flares, flaring, flare nut, ecrou flare, couple de serrage, couple serrage, serrage dudgeon, cle dynamometrique, torque, tightening torque, flare torque, torque wrench, diametre split, diametre tube split, diametres split, quel tube split, quel diametre split, split pipe size, split pipe sizes, minisplit line size, 1 4 3 8, 1 4 1 2, 3 8 5 8, 1 4 et 3 8, 1 4 et 1 2',
    article('dudgeon-couple-diametres'),
  ],
  ['brasage, braser, soudure, brazing, soldering, raccord', quiz('attestation-6-10')],
  [
    'refoulement trop chaud, refoulement chaud, refoulement trop haut, temperature de refoulement, temperature de refoulement trop haute, temperature refoulement, temperature refoulement trop haute, temperature refoulement elevee, discharge temperature, high discharge temperature, discharge too hot, hot discharge, discharge temperature too high',
    article('refoulement-trop-chaud'),
  ],
  [
    'compresseur ne demarre pas, compresseur qui ne demarre pas, compresseur demarre pas, ne demarre pas, compresseur bourdonne, compresseur ronfle, compresseur disjoncte, compresseur monophase, monophase, condensateur de demarrage, condensateur permanent, condensateur compresseur, relais de demarrage, klixon, common start run, c s r, compressor won t start, compressor not starting, compressor does not start, compressor hums, compressor trips breaker, single phase compressor, single phase, start capacitor, run capacitor, start relay',
    article('compresseur-ne-demarre-pas'),
  ],
  [
    'hp trop haute causes, causes hp haute, pourquoi hp haute, coupure hp, pressostat hp coupe, defaut hp, high head pressure causes, high pressure trip, hp trip',
    article('hp-trop-haute'),
  ],
  [
    'bp trop basse causes, causes bp basse, pourquoi bp basse, coupure bp, pressostat bp coupe, defaut bp, low suction pressure causes, low pressure trip, lp trip',
    article('bp-trop-basse'),
  ],
  [
    'pression azote, pression d azote, pression d azote pour, azote pression, pression essai azote, pression d essai, pression de test azote, combien de bar azote, nitrogen pressure, nitrogen test pressure, test pressure, pressure test pressure',
    article('epreuve-azote'),
    tool('test-azote'),
  ],
  [
    'huile, oil, poe, pag, pve, retour d huile, oil return, colonne montante, colonnes montantes, riser, risers, double colonne, double riser, piege a huile, oil trap, siphon, huile minerale, mineral oil',
    article('retour-huile'),
  ],
  [
    'compresseur grille, moteur grille, grillage, acidite huile, huile acide, acide, test acide, test d acidite, test huile acide, acid, acid test kit, burnout, compressor burnout, burnt out compressor, acid test, isolement compresseur, isolement moteur, megohm, megohmmetre, megger, insulation resistance, compressor insulation, motor insulation',
    article('compresseur-grille'),
  ],
  [
    'regler le detendeur, regler un detendeur, regler detendeur, bulbe, bulbe du detendeur, bulbe detendeur, sonde du detendeur, position du bulbe, txv bulb, sensing bulb, bulb position, valve screw, expansion valve screw, expansion valve turns, superheat screw',
    article('regler-detendeur'),
  ],
  [
    'charger un split, charge split, pump down split, line set length, charge adder, line set charge adder, oz per ft, ounces per foot, longueur de liaison split, combien gaz clim, quantite gaz clim, combien fluide clim, combien gaz split, gas in a split, gas in split, refrigerant in a split, how much gas split, rapatrier, rapatriement, vider circuit avant demontage, demonter une clim, demontage clim, pump down before removing, removing a split, moving a split, gaz clim kw, gas split kw, demonter split, demonter split gaz, demonter un split, demontage split, remove split, remove mini split',
    article('charge-split-longueur'),
    '/simulation/circuit/charge-fluide',
  ],
  [
    'degivrage, degivrer, gaz chauds, degivrage electrique, defrost, hot gas, hot gas defrost, drip time, unite exterieure givre, groupe exterieur givre, pac givre hiver, outdoor unit frozen, outdoor unit icing, outdoor unit iced',
    article('degivrage'),
  ],
  [
    'suivi en service, plan d inspection, requalification, esp, soupape, soupapes, relief valve, in service inspection',
    article('icpe-suivi-en-service'),
    tool('desp'),
  ],
  [
    'securite ammoniac, fuite ammoniac, ammonia safety, ammonia leak, purge d huile, oil drain',
    article('ammoniac-securite'),
  ],
  [
    'eau glacee, reseau eau glacee, chilled water, vase d expansion, expansion vessel, glycol gel, glycol temperature gel, point de gel glycol, taux de glycol, pourcentage glycol, glycol freezing point, glycol percentage, antifreeze percentage, delta t eau, ecart depart retour, water delta t, low delta t, difference temperature eau, chiller temperature difference, water temperature difference',
    article('reseau-eau-glacee'),
    tool('volume-mini'),
  ],
  [
    'deux tables, two tables, tables differentes, tables differ, table fausse, table wrong, pression fausse, ma table ne dit pas pareil, autre table, comparer deux tables, pourquoi deux tables, why two tables, tables different, tables qui different',
    '/ressources/deux-tables',
  ],
  ['deux reglettes, ecart reglette, reglettes differentes, rulers differ, two rulers', article('deux-reglettes')],
  // Components.
  ...COMPONENT_CONCEPTS,
  // Lines.
  ['k65, cufe2p, tube k65, cuivre fer, copper iron', '/simulation/circuit/pipes'],
  [
    'ligne d aspiration, ligne aspiration, aspiration, suction, suction line, ligne liquide, liquid line, ligne de refoulement, refoulement, discharge line, diametre, diametres, diametre tuyau, diametre cuivre, pipe size, pipe sizing, line sizing, line size, tube cuivre, tubes, tuyau, tuyaux, cuivre, copper, copper tube, pipe, pipes, piping, tuyauterie, tuyauteries, vitesse aspiration, vitesse dans les tuyaux, perte de charge tuyau, perte de charge ligne, pressure drop, pertes de charge, longueur de liaison, liaisons frigorifiques, liaison frigorifique, line set, lineset',
    tool('calcul-diam'),
    '/simulation/circuit/pipes',
  ],
  [
    'gaine, gaines, conduit, duct, ducts, ductwork, ductulator, aeraulique, ventilation, debit d air, air flow, airflow, cfm',
    tool('dimensionnement-gaine'),
  ],
  [
    'diametre debit vitesse, vitesse d eau, debit d eau, water flow, flow rate, dn, conduite, hydraulique',
    tool('diametre'),
  ],
  [
    'flash gas, flashgas, prevaporisation, vapeur de detente, bulles au voyant, bulles voyant, voyant qui bulle, bubbles in sight glass, pre vaporisation, detendeur siffle, sifflement detendeur, expansion valve hissing, hissing valve',
    article('flash-gas'),
  ],
  // Cycle and calculation.
  [
    'simulateur, simulation, simulator, cycle, cycle frigorifique, circuit, refrigeration cycle, cop, eer, puissance frigorifique, cooling capacity, debit massique, mass flow, volume balaye, swept volume, dimensionner, calcul frigorifique, bi etage, cascade, two stage, taux de compression, compression ratio, cop calculation',
    SIMULATOR,
  ],
  [
    'mollier, diagramme, diagramme de mollier, diagramme enthalpique, enthalpie, enthalpy, enthalpy diagram, log p h, ph, p h, p h diagram, ph diagram, mollier diagram, entropie, entropy, entropy diagram, diagramme entropique, t s, t s diagram, ts diagram, diagramme t s, pressure enthalpy, pression enthalpie',
    '/simulation/circuit/diagramme',
    '/ressources/diagramme-enthalpique',
  ],
  [
    'scop, seer, sepr, saisonnier, seasonal, en 14825, rendement saisonnier, ns, etas, consommation annuelle, annual consumption, consommation, consommation pompe a chaleur, consumption, heat pump consumption, tewi, lccp, bilan annuel',
    '/simulation/saison',
    article('scop'),
  ],
  [
    'pompe a chaleur, pac, pacs, heat pump, heat pumps, heatpump, heatpumps, hp monobloc, air eau, air water',
    quiz('pompes-a-chaleur'),
    SIMULATOR,
  ],
  [
    'distance fenetre, zone de securite, zone de protection, safety zone, protective zone, protected area, pac monobloc, pac monobloc propane, monobloc propane, pac propane, pac r290, monobloc, monobloc r290, heat pump propane, r290 outdoor',
    article('r290-monobloc-exterieur'),
  ],
  [
    'bi etage, bietage, pression intermediaire, two stage, intermediate pressure, interstage',
    tool('pression-moyenne'),
    article('pression-intermediaire'),
  ],
  [
    'bilan thermique, bilan frigorifique, chambre froide, chambres froides, cold room, cold rooms, cold store, coldroom, walk in, cooling load, heat load, apports, deperditions, chambre negative, chambre positive, freezer room, freezer box',
    tool('bilan-frigorifique'),
    article('air-humide-chambre-froide'),
  ],
  [
    'hygrometrie chambre froide, humidite chambre froide, air humide chambre froide, humidite fruits, hygrometrie fruits, cold room humidity',
    article('air-humide-chambre-froide'),
    tool('air-data'),
  ],
  [
    'air humide, hygrometrie, humidite, humidite relative, relative humidity, psychro, psychrometrie, psychrometrics, psychrometric chart, diagramme psychrometrique, bulbe humide, wet bulb, bulbe sec, point de rosee air, dew point air, enthalpie air, carrier, moist air, deshumidification, dehumidification, rosee de l air',
    tool('air-data'),
  ],
  ['givre, degivrage, givrage, defrost, defrosting, frost, ice', article('air-humide-chambre-froide'), DIAGNOSIS],
  [
    'pt100, pt1000, ntc, ctn, 4 20ma, 4 20 ma, 0 10v, 0 10 v, transmetteur, transmitter, transducer, pressure transducer, sonde, capteur, sensor, analogique, analog, signal, sonde de pression',
    tool('capteur-signal'),
  ],
  ['interpolation, interpoler, interpolate, tableau, lookup', tool('interpolation')],
  [
    'convertir, conversion, conversions, convertisseur, unites, units, convert, converter, fahrenheit, celsius, kelvin, kelvins, btu, btu h, frigorie, frigories, tonne de froid, tonnes de froid, ton of refrigeration, refrigeration ton, psi, psig, bar, bars, kpa, mbar, pouce, inch, inches, mmhg, inhg, atm, pascal, kcal, cheval, horsepower',
    tool('convertisseur'),
  ],
  [
    'electricite, electrique, intensite, moteur, condensateur, contacteur, relais, thermique, bobinage, electricity, electrical, motor, capacitor, contactor, relay, wiring, schema electrique, regulation, automate, thermostat, controller, pid',
    quiz('electricite-regulation'),
  ],
  ['ammoniac nh3, toxicite, nh3, ammonia plant', quiz('co2-ammoniac')],
  // Trouble.
  [
    'pompe a chaleur ne chauffe pas, pac ne chauffe pas, tube gaz glace, glace tube gaz, tube gaz givre, givre aspiration, ice suction line, frosted suction line, ice on the pipe, givre vanne gaz, frost gas valve, intensite trop elevee, intensite compresseur elevee, high amps, high amp draw, pac ne chauffe plus, ne chauffe pas, ne chauffe plus, chauffe plus, heat pump not heating, not heating, no heating, panne, pannes, depannage, depanner, diagnostic, diagnostique, ne refroidit pas, ne refroidit plus, ne fait plus de froid, plus de froid, pas de froid, no cooling, not cooling, not cold, troubleshooting, troubleshoot, fault, faults, fault finding, hp trop haute, bp trop basse, hp haute, bp basse, bp haute, hp basse, haute pression trop elevee, basse pression trop basse, high head pressure, high head, low suction, low suction pressure, high suction pressure, low head pressure, coupe en hp, coupe en bp, coupure hp, coupure bp, hp cut out, lp cut out, trips, short cycling, court cycle, courts cycles, surchauffe elevee, surchauffe trop elevee, surchauffe trop haute, surchauffe trop faible, surchauffe faible, high superheat, low superheat, sous refroidissement eleve, sous refroidissement faible, low subcooling, high subcooling, disjoncte, disjoncte au demarrage, trips on start, declenche, pressostat declenche, pressostat hp declenche, pressostat bp declenche, declenchement hp, hp switch trips, ne demarre pas, ne demarre plus, compresseur ne demarre pas, compressor won t start, compressor wont start, won t start, compressor not starting, does not start, souffle chaud, souffle de l air chaud, clim souffle chaud, blowing warm, blowing warm air, blowing hot air, compresseur chauffe, compressor overheating, compresseur claque, compresseur cogne, compresseur bruyant, bruit compresseur, compressor noise, noisy compressor, compressor knocking, knocking compressor, haute pression elevee, hp elevee, hp trop elevee, hp elevee ete, basse pression faible, bp faible',
    DIAGNOSIS,
    quiz('mise-en-service-pannes'),
  ],
  [FAULTS.flatMap(({ phrases }) => phrases).join(','), DIAGNOSIS],
  [
    'masse volumique, densite, density, viscosite, viscosity, conductivite, conductivity, chaleur massique, specific heat, proprietes, properties, proprietes thermodynamiques',
    '/simulation/line',
    RULER,
  ],
  [
    'climatisation, clim, climatiseur, air conditioning, air conditioner, split, drv, vrv, vrf, groupe d eau glacee, eau glacee, chiller, chillers, water chiller, congelateur, freezer, refrigerateur, frigo, fridge, vitrine, groupe frigorifique, groupe de condensation, condensing unit',
    SIMULATOR,
    article('quelle-pression-lire'),
  ],
  [
    'gaz frigorigene, gaz frigo, gaz clim, refrigerant, refrigerants, fluide frigorigene, fluide, fluides, gas, gaz',
    LIST,
  ],
  // The site.
  [
    'imprimer, pdf, exporter pdf, export pdf, rapport, rapport pdf, report, print, printed report',
    SIMULATOR,
    '/machines',
  ],
  [
    'mes machines, mes releves, releve, releves, releves gardes, releve garde, visite, visites, mes visites, ancien releve, my machines, my visits, my readings, visit, visits, kept visit, kept visits, enregistrer, sauvegarder, mes etudes, projets, projet, projects, save, dossier client, exporter, import',
    '/machines',
  ],
  [
    'hors ligne, offline, sans internet, sans reseau, application, appli, app, installer, install, telecharger, download, android, iphone, ios',
    '/install',
  ],
  ['contact, bug, erreur, signaler, report a bug, mail, email, support, feedback, suggestion', '/contact'],
  ['version, nouveautes, changelog, whats new, mise a jour, release notes', '/version'],
  [
    'qui sommes nous, a propos, about, auteur, author, who, free, gratuit, gratuite, site gratuit, prix, price, cost, ce site, this site, site',
    '/about',
  ],
  ['mentions legales, rgpd, gdpr, cookies, privacy, vie privee, donnees personnelles, legal', '/mentions-legales'],
  [
    'precision, exactitude, refprop, coolprop, validation, verification, ecarts, accuracy, accurate, fiable, uncertainty, incertitude',
    '/ressources/simulateur-test',
    '/ressources/refprop',
  ],
  [
    'quiz, qcm, examen, exam, test de connaissances, questions, entrainement, training, formation, apprendre, learn, cours, course',
    '/quiz',
  ],
  ['comparer, comparaison, compare, comparison, comparatif, versus', '/simulation/comparatif'],
];
