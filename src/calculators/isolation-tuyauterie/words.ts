/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'isolation calorifuge mousse elastomere armaflex kflex condensation suintement gouttes point de rosee epaisseur gaine pipe insulation sweating dripping lagging dew heat gain pertes ligne aspiration';
