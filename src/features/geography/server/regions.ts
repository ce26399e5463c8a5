/**
 * First-level areas of countries by ISO 3166-1, each with its code of ISO 3166-2 behind the country's, its name, and
 * after bars what other languages call it.
 */
export const REGIONS: Readonly<Record<string, string>> = {
  PT: `01 Aveiro
02 Beja
03 Braga
04 Bragança
05 Castelo Branco
06 Coimbra
07 Évora
08 Faro
09 Guarda
10 Leiria
11 Lisboa|es=Lisboa|en=Lisbon|fr=Lisbonne|it=Lisbona|nl=Lissabon
12 Portalegre
13 Porto|es=Oporto
14 Santarém
15 Setúbal
16 Viana do Castelo
17 Vila Real
18 Viseu
20 Açores|es=Azores|en=Azores|it=Azzorre|nl=Azoren
30 Madeira|fr=Madère`,
  FR: `ARA Auvergne-Rhône-Alpes
BFC Bourgogne-Franche-Comté
BRE Bretagne|es=Bretaña|en=Brittany|it=Bretagna|pt=Bretanha
CVL Centre-Val de Loire
20R Corse|es=Córcega|en=Corsica|it=Corsica|nl=Corsica|pt=Córsega
GES Grand Est
HDF Hauts-de-France
IDF Île-de-France
NOR Normandie|es=Normandía|en=Normandy|it=Normandia|pt=Normandia
NAQ Nouvelle-Aquitaine
OCC Occitanie|es=Occitania|en=Occitania|it=Occitania|pt=Occitânia
PDL Pays de la Loire
PAC Provence-Alpes-Côte d’Azur
971 Guadeloupe
972 Martinique
973 Guyane
974 La Réunion
976 Mayotte`,
  IT: `21 Piemonte|es=Piamonte|en=Piedmont|fr=Piémont
23 Valle d’Aosta|es=Valle de Aosta|en=Aosta Valley|fr=Vallée d’Aoste
25 Lombardia|es=Lombardía|en=Lombardy|fr=Lombardie|nl=Lombardije
32 Trentino-Alto Adige|es=Trentino-Alto Adigio|fr=Trentin-Haut-Adige
34 Veneto|es=Véneto|fr=Vénétie
36 Friuli-Venezia Giulia|fr=Frioul-Vénétie Julienne
42 Liguria|fr=Ligurie|nl=Ligurië
45 Emilia-Romagna|es=Emilia-Romaña|fr=Émilie-Romagne
52 Toscana|en=Tuscany|fr=Toscane|nl=Toscane
55 Umbria|fr=Ombrie|nl=Umbrië|pt=Úmbria
57 Marche|es=Marcas|fr=Marches
62 Lazio|es=Lacio|fr=Latium|pt=Lácio
65 Abruzzo|es=Abruzos|fr=Abruzzes
67 Molise
72 Campania|fr=Campanie|nl=Campanië|pt=Campânia
75 Puglia|es=Apulia|en=Apulia|fr=Pouilles
77 Basilicata|fr=Basilicate
78 Calabria|fr=Calabre|nl=Calabrië|pt=Calábria
82 Sicilia|en=Sicily|fr=Sicile|nl=Sicilië|pt=Sicília
88 Sardegna|es=Cerdeña|en=Sardinia|fr=Sardaigne|nl=Sardinië|pt=Sardenha`,
  NL: `DR Drenthe
FL Flevoland
FR Friesland|es=Frisia|fr=Frise|it=Frisia|pt=Frísia
GE Gelderland|es=Güeldres|fr=Gueldre
GR Groningen|es=Groninga|fr=Groningue
LI Limburg|es=Limburgo|fr=Limbourg|it=Limburgo|pt=Limburgo
NB Noord-Brabant|es=Brabante Septentrional|en=North Brabant|fr=Brabant-Septentrional|it=Brabante Settentrionale
NH Noord-Holland|es=Holanda Septentrional|en=North Holland|fr=Hollande-Septentrionale|it=Olanda Settentrionale
OV Overijssel
UT Utrecht
ZE Zeeland|es=Zelanda|fr=Zélande|it=Zelanda|pt=Zelândia
ZH Zuid-Holland|es=Holanda Meridional|en=South Holland|fr=Hollande-Méridionale|it=Olanda Meridionale`,
  BE: `BRU Bruxelles|es=Bruselas|en=Brussels|nl=Brussel|pt=Bruxelas
VLG Vlaanderen|es=Flandes|en=Flanders|fr=Flandre|it=Fiandre|pt=Flandres
WAL Wallonie|es=Valonia|en=Wallonia|nl=Wallonië|it=Vallonia|pt=Valónia`,
  MX: `AGU Aguascalientes
BCN Baja California
BCS Baja California Sur
CAM Campeche
CHP Chiapas
CHH Chihuahua
CMX Ciudad de México|en=Mexico City|fr=Mexico|it=Città del Messico|nl=Mexico-Stad|pt=Cidade do México
COA Coahuila
COL Colima
DUR Durango
GUA Guanajuato
GRO Guerrero
HID Hidalgo
JAL Jalisco
MEX México
MIC Michoacán
MOR Morelos
NAY Nayarit
NLE Nuevo León
OAX Oaxaca
PUE Puebla
QUE Querétaro
ROO Quintana Roo
SLP San Luis Potosí
SIN Sinaloa
SON Sonora
TAB Tabasco
TAM Tamaulipas
TLA Tlaxcala
VER Veracruz
YUC Yucatán
ZAC Zacatecas`,
  GB: `ENG England|es=Inglaterra|fr=Angleterre|it=Inghilterra|nl=Engeland|pt=Inglaterra
NIR Northern Ireland|es=Irlanda del Norte|fr=Irlande du Nord|it=Irlanda del Nord|nl=Noord-Ierland|pt=Irlanda do Norte
SCT Scotland|es=Escocia|fr=Écosse|it=Scozia|nl=Schotland|pt=Escócia
WLS Wales|es=Gales|fr=Pays de Galles|it=Galles|pt=País de Gales`,
  DE: `BW Baden-Württemberg
BY Bayern|es=Baviera|en=Bavaria|fr=Bavière|it=Baviera|nl=Beieren|pt=Baviera
BE Berlin|es=Berlín|it=Berlino|nl=Berlijn|pt=Berlim
BB Brandenburg|es=Brandeburgo|fr=Brandebourg|it=Brandeburgo|pt=Brandemburgo
HB Bremen|fr=Brême|it=Brema
HH Hamburg|es=Hamburgo|fr=Hambourg|it=Amburgo|pt=Hamburgo
HE Hessen|es=Hesse|en=Hesse|fr=Hesse|it=Assia|pt=Hesse
MV Mecklenburg-Vorpommern
NI Niedersachsen|es=Baja Sajonia|en=Lower Saxony|fr=Basse-Saxe|it=Bassa Sassonia|nl=Nedersaksen|pt=Baixa Saxónia
NW Nordrhein-Westfalen|es=Renania del Norte-Westfalia|en=North Rhine-Westphalia|fr=Rhénanie-du-Nord-Westphalie|nl=Noordrijn-Westfalen
RP Rheinland-Pfalz|es=Renania-Palatinado|en=Rhineland-Palatinate|fr=Rhénanie-Palatinat|nl=Rijnland-Palts
SL Saarland|es=Sarre|fr=Sarre|pt=Sarre
SN Sachsen|es=Sajonia|en=Saxony|fr=Saxe|it=Sassonia|nl=Saksen|pt=Saxónia
ST Sachsen-Anhalt|es=Sajonia-Anhalt|en=Saxony-Anhalt|fr=Saxe-Anhalt|it=Sassonia-Anhalt|nl=Saksen-Anhalt
SH Schleswig-Holstein
TH Thüringen|es=Turingia|en=Thuringia|fr=Thuringe|it=Turingia|pt=Turíngia`,
};
