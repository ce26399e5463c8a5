/** Autonomous communities and cities, by their codes of the statistics institute (INE). */
export const SPANISH_REGIONS = `01 Andalucía
02 Aragón
03 Asturias, Principado de
04 Balears, Illes
05 Canarias
06 Cantabria
07 Castilla y León
08 Castilla-La Mancha
09 Cataluña
10 Comunitat Valenciana
11 Extremadura
12 Galicia
13 Madrid, Comunidad de
14 Murcia, Región de
15 Navarra, Comunidad Foral de
16 País Vasco
17 Rioja, La
18 Ceuta
19 Melilla`;

/** Areas of retail measurement; the two metropolitan areas are parts of their provinces. */
export const NIELSEN_AREAS = `1 Noreste
2 Levante
3 Sur
4 Centro
5 Noroeste
6 Norte
7 Área metropolitana de Barcelona
8 Área metropolitana de Madrid`;

/** Provinces and autonomous cities by INE code: region, Nielsen area (0: none, the measurement leaves it out), name. */
export const SPANISH_PROVINCES = `01 16 6 Araba/Álava
02 08 2 Albacete
03 10 2 Alicante/Alacant
04 01 3 Almería
05 07 4 Ávila
06 11 3 Badajoz
07 04 1 Balears, Illes
08 09 1 Barcelona
09 07 6 Burgos
10 11 4 Cáceres
11 01 3 Cádiz
12 10 2 Castellón/Castelló
13 08 4 Ciudad Real
14 01 3 Córdoba
15 12 5 Coruña, A
16 08 4 Cuenca
17 09 1 Girona
18 01 3 Granada
19 08 4 Guadalajara
20 16 6 Gipuzkoa
21 01 3 Huelva
22 02 1 Huesca
23 01 3 Jaén
24 07 5 León
25 09 1 Lleida
26 17 6 Rioja, La
27 12 5 Lugo
28 13 4 Madrid
29 01 3 Málaga
30 14 2 Murcia
31 15 6 Navarra
32 12 5 Ourense
33 03 5 Asturias
34 07 6 Palencia
35 05 0 Palmas, Las
36 12 5 Pontevedra
37 07 4 Salamanca
38 05 0 Santa Cruz de Tenerife
39 06 6 Cantabria
40 07 4 Segovia
41 01 3 Sevilla
42 07 4 Soria
43 09 1 Tarragona
44 02 4 Teruel
45 08 4 Toledo
46 10 2 Valencia/València
47 07 4 Valladolid
48 16 6 Bizkaia
49 07 4 Zamora
50 02 1 Zaragoza
51 18 0 Ceuta
52 19 0 Melilla`;
