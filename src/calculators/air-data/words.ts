/** What people of the trade call it, in either language, beside its own words. Small letters; accents do not count. */
export const words =
  'psychro psychrometrique psychrometrie psychrometric air humide moist air mollier carrier humidite humidity hygrometrie point de rosee dew point bulbe humide wet bulb melange batterie';
