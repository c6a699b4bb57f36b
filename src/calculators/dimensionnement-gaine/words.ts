/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words = 'gaine duct air ventilation perte de charge pressure drop aeraulique debit vitesse';
