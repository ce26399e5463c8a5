/**
 * Words that the best known leaked passwords are made of: whoever guesses dresses each up with capitals, digits and
 * symbols, so one word here stands for all of its dresses (`Password1!`, `P@ssw0rd2024`).
 *
 * Source: compiled for this product, with the worst 500 of SecLists' rankings at hand (MIT) and the same habits in the
 * product's six languages: keyboards, months, names, teams, greetings. Licence: the product's own.
 * Lowercase, without accents.
 */
const WORDS = `
password passwort passwords passw passwd mypassword contrasena micontrasena clave miclave clavesecreta secreto secreta
motdepasse monmotdepasse wachtwoord mijnwachtwoord geheim parola parolachiave lapassword senha minhasenha palavrapasse
segredo secret topsecret changeme changeit changethis letmein opensesame trustno trustme access administrator
administrador administrateur beheerder amministratore admin adminadmin root superuser supervisor sysadmin default
guest invitado invite gast ospite convidado user username usuario utilisateur gebruiker utente utilizador test
testtest testing tester demo sample example login logmein signin enter entrar welcome welcomeback bienvenido
bienvenida bienvenidos bienvenue welkom benvenuto benvenuti bemvindo hello helloworld hellohello hola holahola bonjour
hallo ciao ciaociao salut ola buenosdias buongiorno bomdia goodmorning qwerty qwertyui qwertyuiop qwertyqwerty qwert
qwertz qwertzuiop azerty azertyuiop azertyazerty asdf asdfasdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm zxcv qazwsx
qazwsxedc qweasd qweasdzxc poiuyt poiuytrewq lkjhgfdsa mnbvcxz abc abcabc abcd abcde abcdef abcdefg abcdefgh
abcdefghij abcdefghijk aaaa aaaaaa aaaaaaaa xxxxxx xxxxxxxx zzzzzz iloveyou iloveu loveyou loveme lovely lovers
forever teamo tequiero teamomucho amor amormio miamor jetaime monamour ikhouvanjou liefde schatje tiamo amoremio amore
teamobebe meuamor euteamo sweetheart dragon monkey football soccer baseball basketball hockey tennis golf futbol
futebol calcio voetbal rugby fishing hunting mustang corvette camaro ferrari porsche mercedes toyota yamaha harley
jaguar master killer shadow hunter ranger superman batman spiderman starwars startrek pokemon naruto matrix gandalf
merlin wizard ninja samurai pirate phoenix sunshine princess princesa princesse prinses principessa prince queen king
rey reina summer verano zomer estate verao winter invierno hiver inverno spring primavera printemps lente autumn otono
automne herfst autunno outono january february march april may june july august september october november december
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janvier fevrier mars avril
juin juillet aout septembre octobre novembre decembre januari februari maart mei juni juli augustus oktober gennaio
febbraio aprile maggio giugno luglio settembre ottobre dicembre janeiro fevereiro marco maio junho julho setembro
outubro dezembro monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado
domingo michael jessica jennifer jordan thomas charlie daniel andrew ashley joshua michelle matthew nicole robert
george taylor chelsea samantha amanda hannah william richard patrick martin maggie pepper ginger buster tigger harry
anthony joseph alejandro antonio carlos david diego fernando francisco javier jose juan luis manuel maria miguel pablo
pedro sergio alejandra andrea carmen cristina isabel laura lucia marta paula sofia camille julien nicolas sandrine
alessandro francesca francesco giovanni giulia giuseppe matteo valentina joao tiago beatriz mariana barcelona
realmadrid atletico atleticomadrid juventus internazionale milan napoli benfica sporting porto ajax feyenoord psv
arsenal liverpool manchester manutd marseille olympique paris parissg psg boca bocajuniors riverplate flamengo
corinthians palmeiras madrid sevilla valencia zaragoza bilbao espana spain france italia italy portugal holland
nederland amsterdam rotterdam brussels roma rome milano lisboa london england america usa canada mexico colombia
argentina chile peru brasil brazil computer internet google facebook instagram whatsapp twitter youtube microsoft
windows apple samsung android iphone linkedin amazon netflix playstation xbox nintendo minecraft fortnite chocolate
cookie coffee cheese banana orange cherry butter pizza cerveza beer flower flores flowers butterfly mariposa rainbow
unicorn estrella stella etoile angel angels angelito diamond diamante silver golden purple yellow green black white
blue freedom libertad liberte vrijheid liberta liberdade peace jesus jesuschrist jesucristo jesusmary god godisgood
dios diosesamor dieu heaven blessed blessing faith hope money dinero argent geld soldi dinheiro lucky happy happyday
smile friend friends amigo amigos family familia famille familie famiglia mother mama maman mamma father papa baby
bebe honey sweety cutie beautiful hermosa bonita whatever nothing something anything nada nope please sorry thankyou
gracias merci bedankt grazie obrigado fuckyou fuckme fuckoff asshole bitch bastard putamadre hijodeputa mierda merde
cabron pendejo kut klootzak cazzo vaffanculo merda caralho company empresa entreprise bedrijf azienda office oficina
business marketing research encuesta survey community comunidad server service support soporte system sistema network
database backup security seguridad temporal temporary temppass newpassword nuevacontrasena nuevaclave
nouveaumotdepasse nieuwwachtwoord nuovapassword novasenha
`;

/** Walks along the keyboard and the digits, which hold no word. */
const WALKS = `
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx
zaq1xsw2 zaq1zaq1 1qaz1qaz qwe123 qwe123qwe 123qwe 123qweasd 123qweasdzxc 1234qwer 12345qwert 123456qwerty qwer1234
asd123 asdf1234 zxc123 zxcv1234 abc123 abc12345 abc123456 abcd1234 abcde12345 a1b2c3 a1b2c3d4 a1b2c3d4e5 1a2b3c 1a2b3c4d
123abc 1234abcd 12345abcde aa123456 a123456 a12345678 a123456789 p455w0rd trustno1 bond007 thx1138 ncc1701 r2d2c3po
`;

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const COMMON_WORDS = list(WORDS);
export const COMMON_WALKS = list(WALKS);
