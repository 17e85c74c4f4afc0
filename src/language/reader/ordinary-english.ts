/** Whether an English word is that word, and no name or kind with a wrong letter: “railway” is not Railay, “lives” no rivers. */
export function isOrdinaryEnglish(word: string): boolean {
  return WORDS.has(word)
}

/** The words of an English dictionary that are one letter or a sound off a name or a kind, without those that mean it (“trekked”). */
const WORDS: ReadonlySet<string> = new Set(
  `
  antiqued antsy bailey bakers bakes baking ballcock ballcocks ballpark banally bankrupt bankrupts banquet banquets
  bantam banzai barbie bating beached beating bedded bedding belches belong benches bickers bidders bidding bides
  biding biggest bikini bilking binder binders binding birdlike birdlime birdsong birdying birthplaces bites biting
  bleach bleaches blessings bloating bloats blunt blunts boasting boding bolting boning booting borders bouillon
  bowing branch branches breach breaches breeches bride brides bridged bridle bridles brisked brisker briskest
  brisket briskets brunched brunt bullion bunches burrower cabal cabals cackled cacklers cackles cages caging cakes
  caking calculi caliber caliper calves calving camped campers campus campy cancel caned caners canes caning canned
  cannon canon canons canteen canting canton capes capping caring carnal carol carols carping carrion carved carvers
  carves carving cases casing caucus cawed cawing chafes chained champing champs cheering chestiest chillings chloral
  chopping choral chorals circled circles circlet circlets clamber clambers clamping clamps claps clayiest clinch
  cloven clownish coaled coals coastal cobbled cobblers cobbles cobras coccus cockcrow cockles cockney cocoons
  coddled coddles coffers coiled colas coleys collard collards collars collate collator collide collider collies
  colloq comaker command commands comping comps concern concerns concert concerts concurs concuss congaing congrats
  congress conked conkers conman conquest convey cooties coquette coracle cordless corpora corporal corral corrals
  corries corsages corsairs coupes coupled couplet couplets coven covens coves covey coveys cowlick cowman coxed
  coxes crabbier crabbing crabby crafty crags cramping cramps crams craps cravat cravats craves craving crawdad
  crawdads craws crays creels cribs crises crocus croft crofts croquet cruft crufts cruse cruses cycled cycles desert
  deserts dices dicing dikes diking dimes dinars dined dines dinging dinker dinned dinners dinning discus divas
  diverse divert diverts divest divests divine donkey doves dueling dulling earthing easing easterlies easterly
  eaters elating evens extremer fails fairy fakirs familiars fares flairs flapping flipping flowed footfall footfalls
  footie fores fuzzball fuzzballs gaffed gaffers gaffes gaggles gainsay galleon galley gallon gallons gannet gannets
  gargled gargles garners garnet garnets gavel gavels gemology gibbous giggled gigglers giggles giggling gladden
  gladdest glades glint glints glottal goading goalless gobbled gobblers gobbles goblet goblets godless goggled
  goggles goggling golden gollies googled googles gooiest gorgeous goriest gormless gospel gossamer gossiper gossipy
  gotten goutiest govern governor governs grabbier grabbing grabby grabs gradate graded graders grades gradual
  graffito graft grafts grammars granddad granddads graphs grills grind grinds grins grotty groups grovel grubbing
  grubs gulag gurgled gurgles gustiest guttiest hackers hakes hanker hankers hatpin hawked hawser hawsers hermitages
  hiders hides hiding hieing highers highest hires hiring hives hiving hokes hoking holes hollies hosted hostess
  hovel hovels hummock hummocks inland insider insides ionic ironic irons jangle jangles jeering jerkin jingle
  jingles juggle juggles jumped jumper jumpers jumpier kabbalah kayos knockout knockouts koalas kohlrabi kolas kowtow
  labile laced laces lacing lacked lades lading lagers lagged lames laming lancing landed landscaper landscapers
  lanes languid languish larges largess largest larked lases lashing lasing lastly latchkey lauding laughing laves
  laving lazes lazying lessors liable lived livers lives livest lobbied lobbies locale locales lockout lockouts locus
  lofted loggias logiest loiters lollies longing lorries lowliest loyal loyalties loyalty lunging maced maces
  maestros mages mails maimed makers mania manias manioc mantes mantis mantra mantras marches marked markers masers
  mashed mashers mashes masque masques massed masses mauls mayday mazes medication medications mesons message
  messages metros mezzos money moneys moral morals mushroom mushrooms narratives narwhal nation noddle noddles
  noodled onset onsets outset outsets outsider outsize outstretch overbook overbooks overcook overcooks overtook
  paddled paddlers padre padres paired palate palates pampers panties papaya papered papering papillae paraded
  parader paraders paras parceled pares parities parity parkas parries parrying parson parting partly pasties
  pastiest pastries pathless patriarch patriarchs patroon patties pauper pawns peaky peals peddle peddles peddling
  peephole pestling photon photons phrase phrased phrases pickled pickles pictured piddle piddles piglet piglets
  pikers pillock pillocks pipers pirogi pitchfork planing plashed plashes plating platting plazas pliers plucked
  plugged pones poplar poplars potters pounced pounces praise prating prawn priers prowls puckers puddle puddles
  pumper punkest pushchairs quietus quilt quilts quint quints rabble rabbles raccoon raccoons raced racers races
  racked racket rackets raged rages ragged ragtag raiding railed railing rails railway railways rainier rainiest
  raising raked rakes ramble rambled rambles rampart ramparts ramping ranking ransack ransacks ranting rapid rating
  ratting rattly ravers razing razzing reining relates relating relaxers relay retort revers ricers rifting risers
  rived riven rives rivet rivets riyal riyals roaster roasters rockiest roiled roisters romancer romancers ropiest
  rosiest rovers royally ruckus ruining sacked sailings sambaed sames sampan sandbags sapling scamp scamps score
  scores scows scream screams scrimp seamed secrete secretes seesawed seesaws serine shabbily shackled shackles
  shadily shakes shakily shamed shames shammed shiitakes shimmers shimming shined shiners shines shinned shipping
  shirking shores shrieked shrikes shrillness shrinks shrives shyness sibilant sibilants sieges signal signora silky
  silos simian simians similar simmers sines singular sinks sinned sinners siphon sissies sissiest skimmer skimmers
  skims slacks slakes slammed slammers slight slights slimmer slimmers slimming slims slopping slops slows smacks
  smiling smurfs snagged snags snailing snake snaked snares snarks snicks snore snores snows soiling soiree sopping
  sores soupcon splashy splat splats splosh spore spores sprat sprats stakes stamps stares stargazes states station
  stature statures status statuses statute statutes steams stenos stewed stickers stokes stoles stones stored stories
  stoves strain strains streak streaks submit submits suborn subset subsets succotash suffers sulks sullied sullies
  summat surging surreal surreys swami swamis swaps swarmed sweats sweeps swigs swore syncs tails tattoos tenets
  tenors thickest thicket thickets tholes thralls ticked tickers ticket tickets tilers tolled trains trait traits
  trawl trawls treas trews treys trial trials trills trolled twitched twitches twitchier tykes unkind upwind veneers
  viewing villus vines viola violas viragoes wanes warship watermark watermarks waving weaning wearing weened whines
  wiles winces wined winks winners winos wintry wipes wires wises wives zigzagged zincs zines
  `
    .trim()
    .split(/\s+/),
)
