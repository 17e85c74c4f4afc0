// English words that people mistype: a word with one wrong letter, one too many, one missing or two swapped is read as the word of
// the list (“girfriend”). What is another word itself, one letter off (“fiends”, “patents”), is in the list `others` and stays. Names
// and kinds of places have their own near misses (`near-misses.ts`), shorter words rows of their own (`misspelt-words.ts`). What is
// done with the lists: `spelling.ts`.

interface SpellingRow {
  readonly words: string
  /** Words of their own, one letter off. */
  readonly others: string
  /** Sentences with a wrong letter, and how they are read. */
  readonly yes: readonly (readonly [typed: string, meant: string])[]
  /** Words that stay as they are. */
  readonly no: readonly string[]
}

/** Long words that rules read, in any sentence. */
export const LONG_WORDS: SpellingRow = {
  words: `
    airport, anniversary, another, boyfriend, budget, budgets, children, colleagues, daughter, daughters, december, definitely,
    february, flight, flights, friend, friends, girlfriend, grandfather, grandmother, grandparents, honeymoon, husband,
    itinerary, january, motorbike, motorbikes, nothing, november, october, parent, parents, people, saturday, scooter, scooters,
    september, teenager, teenagers, thursday, toddler, toddlers, tomorrow, vegetarian, vegetarians, wednesday, weekend,
    weekends, wheelchair, without`,
  others: `
    airports, alight, blight, fiends, fright, frights, husbands, octobers, parentis, patent, patents, peoples, plight, slight,
    slights, teenage, teenaged`,
  yes: [
    ['my girfriend in Decembar', 'my girlfriend in December'],
    ['two chlidren, Thrusday', 'two children, Thursday'],
    ['our aniversary and honeymon', 'our anniversary and honeymoon'],
    ['my boyfreind and his granmother', 'my boyfriend and his grandmother'],
    ['a tight bugdet, no scoter', 'a tight budget, no scooter'],
    ['tomorow a fligth from the airprot', 'tomorrow a flight from the airport'],
    ['a vegeterian with a toddlar', 'a vegetarian with a toddler'],
    ['a wheelchiar for my grandfater', 'a wheelchair for my grandfather'],
    ['wedensday to saterday, febuary or ocotber', 'wednesday to saturday, february or october'],
    ['a week-long itinirary with my coleagues', 'a week-long itinerary with my colleagues'],
  ],
  no: [
    'with a colleague',
    'her husbands',
    'two flights',
    'fiends and patents',
    'a slight fright, their plight',
    'teenage friends',
    'Decembers',
  ],
}

/** Times after a number. */
export const COUNTED_TIMES: SpellingRow = {
  words: 'nights, night, days, day, weeks, week',
  others: 'dads, dal, dams, dan, dao, dry, nay, way, ways, weak, weed, weeds',
  yes: [['4 nigts and five dyas, 2 weks', '4 nights and five days, 2 weeks']],
  no: ['3 dads', '2 ways, 3 weeds', 'the nigts'],
}

/** People after a number. */
export const COUNTED_PEOPLE: SpellingRow = {
  words: 'adults, adult, children, child, kids, people, persons, person, seniors, senior, infants, infant',
  others: 'childs, chide, chile, chili, chilly, kidz, personal',
  yes: [['3 adlts, 1 chlid and 2 senoirs', '3 adults, 1 child and 2 seniors']],
  no: ['2 chili dishes', '3 personal guides', '2 chalets'],
}
