/** A page of the demo's shop, in the demo's language; names of pages are parts of their addresses. */
export interface ShopPage {
  readonly title: string;
  readonly text: string;
  /** What is bought on it, and for how much. */
  readonly purchase?: { readonly to: string; readonly price: string };
  /** Ways to pay, offered on it. */
  readonly payments?: readonly string[];
  /** What leads on from it, in its order. */
  readonly links: readonly { readonly to: string; readonly label: string; readonly note?: string }[];
}

export const HOME = "inicio";

const PAYMENTS = ["Tarjeta", "Bizum", "En una oficina"];

/** Two ways lead to the young people's ticket: by the tickets, which few look for it in, and by the discounts. */
export const PAGES: Readonly<Record<string, ShopPage>> = {
  inicio: {
    title: "Moverse por la ciudad",
    text: "Billetes, abonos y horarios de la red de autobuses.",
    links: [
      { to: "billetes", label: "Billetes sencillos", note: "Desde 1,50 €" },
      { to: "abonos", label: "Abonos", note: "Para viajar todo el mes" },
      { to: "horarios", label: "Horarios y líneas" },
      { to: "atencion", label: "Atención al viajero" },
    ],
  },
  billetes: {
    title: "Billetes sencillos",
    text: "Un viaje, con un transbordo en 60 minutos.",
    purchase: { to: "pago", price: "1,50 €" },
    links: [],
  },
  abonos: {
    title: "Abonos",
    text: "Elige el que va con tu manera de viajar.",
    links: [
      { to: "abono-mensual", label: "Abono mensual", note: "42 € al mes" },
      { to: "abono-anual", label: "Abono anual", note: "399 € al año" },
      { to: "descuentos", label: "Descuentos y tarifas reducidas" },
    ],
  },
  descuentos: {
    title: "Descuentos y tarifas reducidas",
    text: "Comprueba si te corresponde alguno.",
    links: [
      { to: "abono-joven", label: "Abono joven", note: "Hasta 26 años: 20 € al mes" },
      { to: "familia", label: "Familia numerosa", note: "20 % menos" },
    ],
  },
  "abono-mensual": {
    title: "Abono mensual",
    text: "Viajes sin límite durante 30 días.",
    purchase: { to: "pago", price: "42 €" },
    links: [],
  },
  "abono-anual": {
    title: "Abono anual",
    text: "Viajes sin límite durante un año.",
    purchase: { to: "pago", price: "399 €" },
    links: [],
  },
  "abono-joven": {
    title: "Abono joven",
    text: "Viajes sin límite durante 30 días, hasta el día en que cumplas 27 años.",
    purchase: { to: "pago-joven", price: "20 €" },
    links: [],
  },
  familia: {
    title: "Familia numerosa",
    text: "Pide la tarjeta en una oficina de atención, con el título de familia numerosa.",
    links: [{ to: "atencion", label: "Ver oficinas" }],
  },
  horarios: {
    title: "Horarios y líneas",
    text: "Elige tu línea.",
    links: [
      { to: "linea-12", label: "Línea 12", note: "Estación – Hospital" },
      { to: "linea-24", label: "Línea 24", note: "Plaza Mayor – Universidad" },
    ],
  },
  "linea-12": { title: "Línea 12", text: "Cada 12 minutos, de 6:00 a 23:30.", links: [] },
  "linea-24": {
    title: "Línea 24",
    text: "Cada 8 minutos, de 6:15 a 0:30. Último autobús desde la Universidad: 0:05.",
    links: [],
  },
  atencion: {
    title: "Atención al viajero",
    text: "Plaza Mayor, 3. De lunes a viernes, de 8:00 a 20:00.",
    links: [],
  },
  pago: { title: "Pago", text: "Esto es una tienda de prueba: aquí terminaría la compra.", payments: PAYMENTS, links: [] },
  "pago-joven": {
    title: "Pago del abono joven",
    text: "Esto es una tienda de prueba: aquí terminaría la compra.",
    payments: PAYMENTS,
    links: [],
  },
};
