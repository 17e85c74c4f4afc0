/** Whether an English word is that word, and no name or kind with a wrong letter: “railway” is not Railay, “lives” no rivers. */
export function isOrdinaryEnglish(word: string): boolean {
  return WORDS.has(word)
}

/** Common words that are one letter or a sound off a name or a kind. Rare ones are more likely to be a name with a wrong letter. */
const WORDS: ReadonlySet<string> = new Set(
  `
  antsy autism autistic bakers bakes baking ballpark banana bananas banquet banquets beating bedding belong benches
  bigger biggest bikini binding bites biting bleach blessings bloating blunt boasting booting borders bovine branch
  branches brandon breach bride brides bridged brisket brunt bullion bunches cackled cages caging cakes caliber
  camilla camped campers campus cancel canceled canceling cancelled cancelling cancels cane canes canned cannon
  cannons canon canons canteen capes caring carol carols carved carves carving cases caucus causal chained champs
  charlie cheering chopping circled circles claire clamber clamping clamps coastal cobbled cobblers cobras coiled
  collars collide collies comma command commands commas concern concerns concert concerts congrats cove coves congress conquest
  convey corporal corral cosy coupled cozy crabbing crafty cramps craves craving cravings cribs crises cruft cycled
  cycles desert deserts dices dicing dimes diverse divine donkey doves easing eaters evens fails fairy fares flopping
  flowed galley gallon gallons gargled george giggle giggled giggles giggling gladdest glades goaled goggles golden
  goliath google googled googles gorgeous gotten governor grabbing grabs graded grades gradual grammar grammars
  granddad granddads graphs grills grind groups gurgled hackers hides hiding highest hires hiring holes hosted hostess
  inland insider insides ironic jingle juggle juggles jumped jumper koalas laces lacked lagged lancing landed
  landscaper lanes largest larked lashing lastly laughing liable lived livers lives lobbies locale locales longing
  lorries loyal loyalty lunging mails maimed makers mantis mantra mantras marches marked markers mashed masses mayday
  medication medications message messages metros money moral mushroom mushrooms nation onset outset outsider overbook
  overbooks overcook overcooks paddled paired palate papaya paraded parity partied parting partly pasties pastor
  patriarch pauper peddling phrase phrased phrases pickled pickles pictured plain plains planing plating plucked plug
  plugged plugs poplar poplars pounced praise prawn puddle puddles pushchairs pushing quilt quilts raced racers races
  racket racoon raged rages ragged railing rails railway railways rainier raising raked rakes ramble rampart ramparts
  ranking ransack ranting rapid rating recharger relates relating relay report reports roasters rockies rockiest rosie
  rosiest rovers royally ruckus sailings sames sampan sandbag sapling score scores scream screams shadily shakes
  shakily shamed shames shamrock shimmers shine shined shines shipping shores shrieked shrinks signal similar singular
  sinks sinners skimming slacks slight slights smiling snacked snagged snake snares snore snores snows sores splashy
  spores stakes stamps states station stature status statute steams stickers stones stored stories story stoves strain
  streak streaks submit subset suffers sulks surging surreal susan swaps swarmed sweats swore tails tattoos thickest
  thicket ticked ticket tickets trains traits trials tuning twitched tykes uncrowned unkind upwind viewing waving
  weaning wearing winces winners wipes wires wives zigzagged
  wwi wwii
  arent arens werent wasnt isnt havent hasnt hadnt doesnt didnt wouldnt couldnt shouldnt youre theyre weve youve
  `
    .trim()
    .split(/\s+/),
)
