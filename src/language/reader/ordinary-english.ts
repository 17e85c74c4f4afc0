/** Whether an English word is that word, and no name or kind with a wrong letter: “railway” is not Railay, “lives” no rivers. */
export function isOrdinaryEnglish(word: string): boolean {
  return WORDS.has(word)
}

/** Common words that are one letter or a sound off a name or a kind. Rare ones are more likely to be a name with a wrong letter. */
const WORDS: ReadonlySet<string> = new Set(
  `
  antsy autism autistic awoke bakers bakes baking ballpark banana bananas bankrupt bankrupts banquet
  banquets beached beating bedded bedding belches belling bellying belong belying benches berrying bickers bidding
  bides biding bigger biggest bikini binder binders binding birthplaces bitched bitches bites biting bleach
  bleaches blessings bloating blunt blunts boasting boding bolting boning booting borders bovine bowing branch
  branches brandon breach breaches bride brides bridged bridle bridles brisked brisker briskest brisket brunt
  bullion bunches burbling cackled cackles cages caging cakes caking calculi caliber calves camilla camped campers
  campus cancel canceled canceling cancelled cancelling cancels cane caned canes caning canned cannon cannons canon
  canons canteen capes capping caring carnal carol carols carping carries carrion carved carvers carves carving
  cases casing caucus causal cawed cawing chafes chained champing champs chance chances change changed changes
  changing chant charlie charm chart charts chasm cheek cheering chiles chilis chopping choral chorals circled
  circles claire clamber clamping clamps clang claps clinch cloven cloves coaled coals coastal cobbled cobblers
  cobras cocoons codes coffers coiled cokes collars collate collide collies comma command commands commas concern
  concerns concert concerts concurs cones congrats congress conquest conquests contemporaries convey copes cordless
  cores corporal corral corrals corsages cosy coupled cove cover covers covert coverts coves covet covets cowed
  cowers cozy crabbier crabbing crabby crafty crags cramping cramps crams craves craving cravings cribs crises
  crocus crofts croquet cruft cycled cycles desert deserts dices dicing dikes diking dimes dimpling dinned dinning
  discord discords discs discus diverse divert diverts divest divests divine donkey doves dueling duelling dulling
  dumping durban earthing easing easterlies easterly eaters evens extremer extremest fails fairy familiars fares
  flairs flapping flipping flopping flowed fores galley gallon gallons gargled gargles garnet garnets gavel gavels
  george giggle giggled giggles giggling gladden gladdest glades glint glints goading goaled gobbled gobbles goblet
  goblets godless goggles golden goliath google googled googles gooiest gorgeous goriest gospel gossamer gotten
  govern governor governs grabbing grabs graded grades gradual graft grafts grammar grammars granddad granddads
  graphs grills grind grinds grins groups grovel grubbing grubs gullies gurgled gurgles gustiest hackers hanker
  hankers hides hiding highest hires hiring hives hiving holes holier holiest hollies homies hosted hostess hovel
  hovels ikons inland inlet inlets insider insides ironic irons jangle jangles jeering jingle jingles juggle
  juggles jumped jumper jumpers jumpier knockout knockouts koalas kowtow laced laces lacing lacked lades lading
  lagged lames laming lampoon lampoons lancing landed landscaper lanes languid languish lanka larges largest larked
  lashing lastly lauding laughing lazying liable lived livers lives livest lobbied lobbies locale locales loiters
  longing lorries lowliest loyal loyalties loyalty lunging maced maces mails maimed makers mania manias mantis
  mantra mantras marches marked markers marley mashed mashes massed masses masseurs mauls mayday mazes mediation
  medication medications message messages metros money moral morals mushroom mushrooms narratives nation onset
  onsets outlaid outlandish outlays outset outsets outsider overbook overbooks overcook overcooks overtook paddies
  paddled paired palate palates paltry pampers panties pantries pantry panty papaya papered papering paraded
  parceled parcelled pares parity parkas parson partied parting partly pasties pastiest pastor patriarch patriarchs
  patters patties pauper pawns peals pedaling pedalling peddle peddles peddling photon photons phrase phrased
  phrases pickled pickles pictured piddle piddles pilot pitchfork plain plains planing plating pliers plotters
  ploughed plucked plug plugged plugs poplar poplars ported porters posted posters potted pounced pounces prabang
  praise prawn prowls puckers puddle puddles pukes punkest pushchairs pushing putters queried queries quilt quilts
  rabble rabbles raccoon raccoons raced racers races racked racket rackets racoon racoons raged rages ragged
  raiding railed railing rails railway railways rainier raising raked rakes ramble rampart ramparts ranking ransack
  ransacks ranting rapes rapid rapist rapists rares rates rating ratting ravel ravels raven ravens rawest rayon
  razes razing recharger reining reins relates relating relay relaying report reports retort retorts rifting risers
  rivet rivets roasters rockies rockiest rosie rosiest rovers royally ruckus ruining sacked saigon sailings salon
  sames sampan sandbag sandbags sapling satin saved sawed score scores scream screams seamed secrete secretes
  seesawed seesaws shabbily shackled shackles shadily shakes shakily shamed shames shammed shamrock shimmers shine
  shined shines shinned shipping shirking shores shrieked shrinks shyness sieges signal silo silos similar simmers
  singular sinks sinned sinners siphon sissies sissiest skewed skewers skimming skims slacks slakes slammed slight
  slights slimmer slimming slims slopping slops slows smacks smiling snacked snagged snags snailing snake snaked
  snares snore snores snows socially soiling sopping sores span spatial spewed splashy splat spore spores stakes
  stamps stares states station stationary stature statures status statuses statute statutes steams stewed stickers
  stokes stoles stones stored storey storeys stories story stoves strain strains streak streaks strewed strips
  stript stubbing stun submit submits subset subsets suffers sulks surging surreal susan swaps swarmed sweats
  sweeps swigs swore tails tang tastiest tattoos tenets thickest thicket thickets thrifts thrifty ticked ticket
  tickets tolled trains trait traits trawl trawls trial trials trills tuning turves twang twitched twitches tykes
  uncrowned unkind upwind utrecht veneers viewers viewing vines viola violas wanes watermark watermarks wavers
  waving weaning wearing whines winces winks winners wintery wintry wipes wires wises wives wizes zigzagged zincs
  wwi wwii
  arent arens werent wasnt isnt havent hasnt hadnt doesnt didnt wouldnt couldnt shouldnt youre theyre weve youve
  `
    .trim()
    .split(/\s+/),
)
