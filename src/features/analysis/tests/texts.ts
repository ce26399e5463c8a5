/** What members wrote, by theme. */
export const THEMES: readonly (readonly string[])[] = [
  [
    "El carril bici termina en mitad de la avenida",
    "Con el carril bici iría en bici todos los días",
    "Faltan carriles bici seguros para ir en bicicleta",
    "Un carril bici separado, y dejo el coche",
    "La bici por el carril es más rápida",
    "Sin carril bici no me atrevo con la bicicleta",
  ],
  [
    "El autobús llega tarde casi todas las mañanas",
    "Los autobuses van llenos y llegan tarde",
    "Espero el autobús veinte minutos en la parada",
    "La parada del autobús está lejísimos",
    "El autobús no pasa por mi parada los domingos",
    "Más autobuses en hora punta y menos espera en la parada",
  ],
];
