/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'bruit decibel db(a) voisin voisinage emergence pompe a chaleur groupe exterieur condenseur ecran mur antibruit puissance acoustique lw lp directivite noise neighbour sound power heat pump mcs 020 planning nuisance sonore';
