/**
 * What people of the trade call what a page is about, in either language, beside the page's own words. Small letters;
 * accents do not count. A page that is not there yet may have its words here: they wait for it.
 */
export const TRADE_WORDS: Readonly<Record<string, string>> = {
  '/simulation/circuit/general':
    'simulateur cycle frigorifique refrigeration cycle eer cop compresseur compressor evaporateur condenseur condenser surchauffe sous-refroidissement superheat subcooling refoulement discharge puissance frigorifique cooling capacity pompe a chaleur heat pump transcritique booster volume balaye swept volume detendeur expansion valve',
  '/simulation/circuit/diagramme':
    'mollier diagramme enthalpique log p h p-h ph pression enthalpie pressure enthalpy chart diagram',
  '/simulation/circuit/pipes':
    'tuyauterie tube cuivre copper tubing pipe sizing diametre tuyau aspiration liquide refoulement suction liquid discharge line vitesse velocity remontee huile oil return pouce inch',
  '/simulation/circuit/produits':
    'composants detendeur expansion valve electrovanne solenoid filtre deshydrateur filter drier voyant sight glass vanne valve danfoss',
  '/simulation/circuit/technique': 'en 378 f-gaz fgas indicateurs normes taux de compression compression ratio',
  '/simulation/circuit/echangeurs':
    'echangeur evaporateur condenseur batterie plaques heat exchanger evaporator condenser coil pincement approach dtlm lmtd',
  '/simulation/circuit/charge-fluide': 'charge fluide frigorigene refrigerant charge bouteille receiver masse kg',
  '/simulation/comparatif': 'comparer fluides remplacement retrofit drop-in alternative compare refrigerants',
  '/simulation/line': 'point etat proprietes fluide properties state enthalpie entropie densite density sweep balayage',
  '/simulation/hp-optimum': 'haute pression optimale co2 r744 transcritique optimum gas cooler flottante floating',
  '/simulation/compressor':
    'compresseur compressor polynome coefficients ahri en 12900 scroll piston vis screw rendement isentropique volumetrique bitzer copeland',
  '/reglette':
    'reglette regle froid manometre manifold gauge slider ruler pression temperature saturation surchauffe sous-refroidissement superheat subcooling rosee bulle dew bubble glissement glide psi bar relatif psig barg sonde probe thermometre relation pression temperature pt chart',
  '/ressources/refprop': 'proprietes thermodynamiques refprop coolprop table saturation properties',
  '/ressources/list-fluide': 'fluides frigorigenes refrigerants prp gwp a2l a1 securite classe f-gaz liste list',
  '/ressources/base-produit': 'pressostat detendeur compresseur produits catalogue',
  '/ressources/fluide-avenir': 'avenir f-gaz fgas 517/2014 2024/573 interdiction phase-out phase-down quotas pfas',
  '/ressources/diagramme-enthalpique': 'mollier diagramme enthalpique ph cours pressure enthalpy chart',
  '/quiz': 'quiz questions examen attestation aptitude test formation training exam',
  '/ressources/articles/epreuve-azote':
    'epreuve azote resistance strength test pression pressure asphyxie asphyxiation anoxie oxygene oxygen',
  '/tools/air-data':
    'psychro psychrometrique psychrometrie psychrometric air humide moist air mollier carrier humidite humidity hygrometrie point de rosee dew point bulbe humide wet bulb melange batterie',
  '/tools/bilan-frigorifique':
    'bilan thermique chambre froide cold room load apports isolation panneau denrees charge calorifique heat load',
  '/tools/bouteille-bp': 'bouteille anti-coup de liquide accumulateur aspiration suction accumulator separateur',
  '/tools/calcul-charge':
    'charge maximale limite en 378 en378 rcl concentration local volume a2l inflammable flammable f-gaz fgas teqco2 tco2e tonnes equivalent co2 controle etancheite fuite leak check prp gwp iec 60335',
  '/tools/calcul-diam':
    'diametre tuyau tuyauterie tube cuivre copper pipe diameter sizing vitesse velocity aspiration liquide refoulement suction line ligne',
  '/tools/calcul-kv': 'kv cv vanne valve detendeur expansion valve electrovanne solenoid debit flow perte de charge',
  '/tools/capillaire': 'capillaire capillary tube detendeur expansion device longueur length',
  '/tools/capteur-signal':
    'sonde capteur sensor probe transmetteur 4-20 4-20ma 0-10v signal pression analogique automate regulation',
  '/tools/convertisseur':
    'psi bar kpa mpa convertir conversion unite unit converter fahrenheit celsius btu frigorie tonne ton pouce inch mmhg micron kw kcal',
  '/tools/desp':
    'desp ped 2014/68/ue categorie equipement sous pression pressure equipment directive category marquage ce module',
  '/tools/diametre': 'diametre hydraulique dn pouce inch equivalent epaisseur thickness section',
  '/tools/dimensionnement-gaine': 'gaine duct air ventilation perte de charge pressure drop aeraulique debit vitesse',
  '/tools/interpolation': 'interpolation table lineaire courbe linear',
  '/tools/pompe-a-vide': 'tirage au vide vacuum pump evacuation micron mbar deshydratation dehydration temps time vide',
  '/tools/pression-moyenne':
    'pression intermediaire bi-etage two-stage intermediate pressure moyenne geometrique bp hp',
  '/tools/reservoir': 'reservoir liquide bouteille liquid receiver volume capacite',
  '/tools/test-azote':
    'azote nitrogen test essai epreuve resistance pression etancheite fuite leak tightness strength pressure test manometre',
  '/tools/volume-mini': 'volume minimal piece local room minimum volume a2l en 378 inertie ballon tampon buffer',
  '/install': 'installer application appli hors ligne offline android iphone ecran accueil',
};
