/** What people ask of the law, and the pages that answer, the best first: as in `concepts.ts`. */
const article = (slug: string): string => `/ressources/articles/${slug}`;
const quiz = (slug: string): string => `/quiz/${slug}`;
const tool = (slug: string): string => `/tools/${slug}`;

export const LAW_CONCEPTS: readonly (readonly [phrases: string, ...paths: readonly string[]])[] = [
  [
    'transporter, transport de bouteille, transporter une bouteille, transporter des bouteilles, bouteille dans le camion, bouteille dans mon camion, bouteille dans le fourgon, transport bouteille, adr, carry cylinder, carry a cylinder, carrying cylinders, cylinder in my van, transport cylinder, vente particulier, vente a un particulier, vendre a un particulier, vendre du fluide, acheter sans attestation, acheter du fluide sans attestation, sell refrigerant, sale to the public, buy without certificate, buy refrigerant without a certificate, degazage, degazer, dégazer, lacher le gaz, vent refrigerant, venting, amende, amendes, sanction, sanctions, sanction penale, sanction penale fluide frigorigene, prison, proces verbal, contravention, fine, fines, penalty, penalties, declaration annuelle, bilan annuel, yearly report, yearly declaration, bouteille jetable, bouteilles jetables, disposable cylinder, single trip cylinder, intervenir sur du propane, qui peut intervenir sur du propane, travailler sur du propane, attestation propane, propane certificate, work on propane, certificate for propane, attestation co2, intervenir sur du co2, certificate for co2, work on co2, code du travail',
    article('bouteilles-regles'),
    article('attestation-capacite-2027'),
  ],
  [
    'habilitation, habilitation electrique, habilitations electriques, nf c 18 510, electrical authorisation',
    article('bouteilles-regles'),
    quiz('electricite-regulation'),
  ],
  [
    'categorie desp, categorie desp bouteille, desp bouteille, categorie desp recipient, ped category, ped category of a receiver',
    tool('desp'),
    article('icpe-suivi-en-service'),
  ],
  [
    'remise a niveau, remise a niveau 2029, recyclage attestation, attestation 2008, attestation 2008 en 2027, refresher, refresher 2029, certificate of 2008, old certificate',
    article('attestation-capacite-2027'),
    article('ce-qui-change-2027'),
  ],
  [
    'cerfa moins de 3 kg, cerfa 3 kg, fiche moins de 3 kg, duree de conservation du registre, registre fluide, conservation du registre, marquage etiquette equipement, how long keep records, keep records',
    article('fiche-intervention-cerfa'),
    quiz('regles-francaises'),
  ],
  [
    'delai de reparation, fuite trouvee delai de reparation, fuite trouvee, reparer la fuite, alarme de fuite, repair delay, leak repair delay, leak found',
    article('chercher-une-fuite'),
    tool('controle-etancheite'),
  ],
  [
    'enferme, enferme dans la chambre froide, personne enfermee, personne enfermee chambre froide, locked in, locked in a cold room',
    article('degivrage'),
    article('air-humide-chambre-froide'),
  ],
  [
    'camion frigorifique, camion frigorifique controle, controle camion frigorifique, camion frigo, vehicule frigorifique, transport frigorifique, refrigerated truck, refrigerated truck leak check, refrigerated transport, reefer truck',
    article('ce-qui-change-2027'),
    tool('controle-etancheite'),
  ],
  [
    'fluide interdit, fluides interdits, fluide interdit 2027, fluide interdit en 2027, interdit en 2027, interdit 2027, refrigerant banned, banned refrigerants, banned in 2027',
    article('ce-qui-change-2027'),
    '/ressources/fluide-avenir',
  ],
  [
    'ce qui change, ce qui change en 2027, ce qui change pour moi en 2027, quoi de neuf en 2027, 1er janvier 2027, changements 2027, nouvelles regles, what changes, what changes in 2027, what changes for me in 2027, new rules 2027',
    article('ce-qui-change-2027'),
    '/ressources/fluide-avenir',
  ],
  [
    'icpe, 4735, 1185, ammoniac 150 kg, 150 kg ammoniac, seuil ammoniac, seuil icpe, seuil 1185, rubrique 1185, seuil icpe ammoniac, declaration ammoniac, installation classee, installations classees, ammonia threshold, ammonia 150 kg, classified site',
    article('icpe-suivi-en-service'),
    quiz('regles-francaises'),
  ],
  [
    'glace carbonique, neige carbonique, dry ice, glace co2, bouchon de glace co2, triple point co2, point triple co2',
    article('co2-transcritique'),
    '/ressources/list-fluide/r744',
  ],
  [
    'detecteur co2, detecteur de co2, detection co2, detecteur co2 chambre froide, co2 detector, co2 detector cold room, capteur co2, detecteur chambre froide, alarme chambre froide, chambre froide alarme',
    article('co2-transcritique'),
    '/ressources/list-fluide/r744',
  ],
  [
    'gb, f gas gb, uk, angleterre, england, scotland, northern ireland, droit suisse, droit anglais, attestation suisse, attestation belgique, attestation belge, attestation fluide belgique, attestation fluide suisse, certificat suisse, grande bretagne, royaume uni, united kingdom, great britain, uk f gas, f gas uk, f gas certificate uk, suisse, switzerland, chemrrv, f gas switzerland, irlande, ireland, f gas ireland, f gas certificate ireland, belgique, belgium',
    '/ressources/fluide-avenir',
    article('attestation-capacite-2027'),
  ],
  [
    'controle d etancheite, controle etancheite, controles d etancheite, frequence controle, frequence des controles, frequence de controle, leak check, leak checks, leak check frequency, leak check interval, periodicite, tonne equivalent, tonnes equivalent, tonne equivalent co2, tonnes equivalent co2, teq co2, teqco2, t eq co2, co2 equivalent, co2e, equivalent co2, co2 tonnes, tco2e',
    tool('controle-etancheite'),
    tool('calcul-charge'),
    quiz('attestation-4'),
  ],
];
