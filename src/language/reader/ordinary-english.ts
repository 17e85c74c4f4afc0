/** Whether an English word is that word, and no name or kind with a wrong letter: “railway” is not Railay, “lives” no rivers. */
export function isOrdinaryEnglish(word: string): boolean {
  return WORDS.has(word)
}

/** Common words that are one letter or a sound off a name or a kind. Rare ones are more likely to be a name with a wrong letter. */
const WORDS: ReadonlySet<string> = new Set(
  `
  bakers bakes baking ballpark banquet banquets beating bedding belong benches biggest bikini bites biting blessings
  blunt borders branch branches bride brides bunches cages cakes camped campers campus canned canteen caring carving
  cases champs cheering circled circles clamber coastal cobbled cobras commands concern concerns concert concerts
  congress conquest coupled crafty cramps crises cycled cycles desert deserts diverse divine donkey easing eaters evens
  fails fairy fares gallon gladdest glades golden gorgeous gotten governor grabbing grabs graded grades gradual granddad
  granddads grills grind groups hiding hires hiring holes hosted hostess inland insider insides ironic jumped jumper
  laces landed landscaper lanes lastly laughing lived livers lives lobbies locale locales longing lorries loyal loyalty
  makers marches marked markers mashed masses medication medications message messages metros money moral mushroom
  mushrooms nation onset outset outsider overbook overcook paddled paired palate papaya paraded parting partly phrase
  phrases pickled pickles pictured plating praise prawn puddle puddles pushchairs quilt raced racers races racket
  railing rails railway railways rainier raising ramble rampart ramparts ranking rapid rating relates relay roasters
  rockiest rosiest royally sailings sampan score scores scream screams shakes shined shipping shores shrinks signal
  similar sinks slight slights smiling snake snows sores stakes stamps states station status stickers stones stored
  stories strain streak submit suffers sweats tails tattoos thickest ticket tickets trains traits trials viewing weaning
  wearing winners wipes wires wives
  wwi wwii
  arent arens werent wasnt isnt havent hasnt hadnt doesnt didnt wouldnt couldnt shouldnt youre theyre weve youve
  `
    .trim()
    .split(/\s+/),
)
