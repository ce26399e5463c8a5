/** Spanish, English, French, Dutch, Italian and Portuguese: offensive where they stand as a word. */
export const OFFENSIVE_WORDS: readonly string[] = [
  // Spanish
  ..."puta puto putas putos putita putito putero coño cabron cabrona cabrones mierda mierdas polla pollas gilipollas".split(" "),
  ..."joder follar follador zorra zorras maricon maricones marica maricas bollera pajero pajillero pendejo pendeja".split(" "),
  ..."culero verga vergas chingar chingada subnormal retrasado mongolo sudaca panchito negrata moromierda violador nazi".split(
    " ",
  ),
  ..."nazis pedofilo pederasta hdp hijoputa".split(" "),
  // English
  ..."fuck fucker fucking fuk shit shits shitty cunt cunts bitch bitches whore whores slut sluts asshole arsehole ass".split(" "),
  ..."bastard wanker twat prick cock cocks cocksucker pussy nigger niggers nigga niggas faggot faggots fag fags".split(" "),
  ..."retarded spic kike chink tranny rapist rape paki wetback porn porno pedo pedophile penis vagina dildo".split(" "),
  // French
  ..."putain pute putes merde merdes connard connasse connards salope salopes salaud encule encules enculer bougnoule".split(" "),
  ..."batard pede tapette nique niquer ntm fdp foutre couille couilles chienne youpin negresse".split(" "),
  // Dutch
  ..."kut kutwijf hoer hoeren klootzak klootzakken lul lullen eikel kanker kankeren tering tyfus neuken neuker slet".split(" "),
  ..."sletten flikker nikker mongool trut kech".split(" "),
  // Italian
  ..."cazzo cazzi stronzo stronza stronzi puttana puttane troia troie vaffanculo coglione coglioni merda minchia fica".split(" "),
  ..."frocio froci ricchione culo culattone bastardo bastarda zoccola mignotta negraccio terrone".split(" "),
  // Portuguese
  ..."caralho porra foda foder fodase buceta boceta cona viado viados bicha paneleiro cabrao arrombado cuzao piroca".split(" "),
  ..."punheta merdas babaca puta vadia desgracado estuprador".split(" "),
];

/** Long or telling enough to be seen within other letters too: no innocent word has them. */
export const OFFENSIVE_PARTS: readonly string[] = [
  ..."hijodeputa hijaputa hijoputa gilipoll mierda maricon cabronazo comemierda chupapoll comepoll chingatumadre".split(" "),
  ..."fuck motherfuc asshole arsehole bullshit shithead dickhead cocksuck nigger nigga faggot whitepower heilhitler".split(" "),
  ..."hitler siegheil childporn pedofil pedophil wanker bitch".split(" "),
  ..."filsdepute putain connard connasse encule niquetamere".split(" "),
  ..."klootzak kutwijf hoerenzoon hoerenjong kankerlijer teringlijer".split(" "),
  ..."vaffancul stronz coglion puttana minchia porcodio dioporco figliodiputtana".split(" "),
  ..."caralho filhodaputa arrombad buceta vaitefoder fodase".split(" "),
];
