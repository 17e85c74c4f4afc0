import type { PartyRule } from './party-rule.ts'
import { SIZE_PEOPLE } from './party-size-words.ts'
import { maybe, notFollowedBy, oneOf, perhaps, rightBefore, words } from './phrases.ts'
import { fewWords } from './slot-gaps.ts'

// “Our orchestra is thirty strong”, “a three man crew”, “five skaters and two photographers”, “headcount is 6”: how many
// they are, said in another way than “we are five”, in English. Before every list. Words for people: `party-size-words.ts`; slots
// below the rows.

/** What a group calls itself. */
const GROUP = oneOf(`
  choir, band, team, club, class, crew, squad, troupe, group, gang, party, orchestra, ensemble, department, office, company, quartet, lot, posse, bunch, tribe, clan, convoy, expedition, delegation,
  congregation, circle, committee, society, section, unit, troop, pack, cast, staff, league, side, peloton, chapter, association, fellowship, guild, household, family, wedding party, hen party, stag party, hen do, stag do`)
/** Between the group and the number. */
const IS = oneOf(`
  is, are, 's, was, will be, 'll be, numbers, counts, comes to, has shrunk to, has grown to, is down to, shrank to, grew to, consists of, is made up of, comprises, totals, adds up to, now numbers`)
/** After the number. */
const MEMBERS = oneOf(`
  strong, people, persons, members, of us, heads, souls, in number, in total, altogether, all told, all in all, all in, humans, bodies, pax, adults, {sizeEnd}`)
/** Who follows or joins later. */
const MORE_OF_US = oneOf(`
  friends, mates, buddies, witnesses, bridesmaids, groomsmen, guests, cousins, siblings, brothers, sisters, relatives,
  colleagues, others, more`)
/** Who comes because somebody needs them. */
const HELPER = oneOf('nurse, physio, physiotherapist, carer, caregiver, assistant, helper, aide, companion')
/** What an ensemble is of: “a three piece jazz band”. */
const OF_WHAT = perhaps('rock, jazz, wedding, cover, punk, film, tv, research, climbing, cycling')
/** People whom other rules count: `party-number-rules.ts`. */
const PLAIN_PEOPLE = oneOf('adults, ladies, men, women, guys, girls, friends, gents, lads, students, teachers')
/** So many of one kind: “five keen skaters”. */
const EACH_GROUP = `{number} {sizeLike}${SIZE_PEOPLE}`

export const SIZE_RULES: readonly PartyRule[] = [
  {
    name: 'rooms for some of them, guests of a wedding, passengers',
    who: 'nobody',
    en: `
      (rooms|room|beds|cabins|singles|occupancy|upgrade(s)|suite(s)) for (the|our|) {number} {sizeLike}(managers|directors|bosses|leaders|teachers|seniors|drivers|guides|coaches|staff|vips),
      {number} (wedding) guests[ back| at| in| coming| for], (wedding|reception|funeral) (of|with|for) {number}{sizeEnd},
      with {number} (adults|people|persons|passengers|of us) (in{sizeEnd}|inside|aboard|on the back|on it)`,
    yes: [
      ['A wedding with 90 guests at home, then my wife and I in Trat', { adults: 2, foreigners: 2 }],
      ['Rooms for the 2 drivers apart. My wife and I in Trat', { adults: 2, foreigners: 2 }],
    ],
    no: ['a party of 9', '6 guests'],
  },
  {
    name: 'a table or a ticket for one',
    who: 'alone',
    en: '(ticket|table|bed|single room|dinner|room) for one{sizeEnd}',
    yes: [['A ticket for one to Trat please', { adults: 1, foreigners: 1 }]],
    no: ['a ticket for one day'],
  },
  {
    name: 'friends who follow or join later',
    who: 'friends_come',
    en: `
      (my|our|her|his|the|and|plus|another|a further) {count} {sizeLike}${MORE_OF_US}
      (will|are|) (follow(ing)|come|coming|arrive|arriving|join(ing)|fly(ing) in|land(ing)|catch(ing) up|turn(ing) up)[! with us| to our| to the]`,
    unless: '{count} more (days|people)',
    yes: [
      [
        'My wife and I are in Trat from Monday, another three mates will join at the weekend',
        { adults: 5, foreigners: 5 },
      ],
    ],
    no: ['our five friends recommend it'],
  },
  {
    name: 'a nurse or another helper who comes along',
    who: 'companion',
    en: `
      (my|our|a|the|his|her) (${HELPER}|pa|secretary|therapist|nanny|au pair|interpreter|translator|photographer|bodyguard|trainer|maid|care worker|chauffeur)
      (comes|come|is coming|will come|joins|join|is joining|will join|travel(s)|is travel(l)ing|tags|flies|must come|has to come|needs to come|will be)
      (along|with|too|me|us|in tow),
      (unless|if|provided|only if|as long as|when) my ${HELPER} (comes|come|joins|is there|is with me|travels|accompanies)`,
    yes: [
      ['My physio comes with me to Trat', { adults: 2, foreigners: 2 }],
      ['Trat is fine for me as long as my carer is with me', { adults: 2, foreigners: 2 }],
    ],
    no: ['my nurse says no'],
  },
  {
    name: 'they go without the writer',
    who: 'writer_away',
    en: `
      (only they|they) (go|travel|fly|will go|will travel|'ll go|are going|will be going|are travel(l)ing) (without (us|me)|alone|by themselves|on their own{sizeEnd}),
      only they (go|travel|fly|are going|are travel(l)ing), (the two of them|both) (go|travel) (without (us|me)|alone)`,
    yes: [['Trat for my grandparents, they fly without us', { seniors: 2, foreigners: 2 }]],
    no: ['we go without them'],
  },
  {
    name: 'several relatives who take the writer along',
    who: 'friends_along',
    en: `
      (my|our) {count} {sizeLike}(aunties|aunts|uncles|cousins|sisters|brothers|siblings|friends|mates|besties|colleagues|flatmates)
      (drag(s)|dragged|are dragging|take|are taking|bring|are bringing|force|roped|have roped) me[! a| photos| there every]`,
    yes: [['My two aunts drag me to Trat', { adults: 3, foreigners: 3 }]],
    no: ['my two aunts bring me a cake'],
  },
  {
    name: 'a group is so many',
    who: 'total',
    en: `
      {ourGroup}${GROUP} (of ours|of mine|) ${IS} (now|just|only|about|exactly|currently|some|) {count} ${MEMBERS},
      {count} strong{sizeEnd}, {ourGroup}(we|the whole lot|they) (number|numbered|total|count) {count}{sizeEnd}`,
    unless: '{count} strong (coffee(s)|drink(s)|men|horses)',
    yes: [
      ['Our orchestra is thirty strong, Trat', { adults: 30, foreigners: 30 }],
      ['our club, twelve strong, in Nan', { adults: 12, foreigners: 12 }],
      ['my department is nine people, Trat', { adults: 9, foreigners: 9 }],
    ],
    no: ['the class is three hours', 'two strong coffees'],
  },
  {
    name: 'a three man crew',
    who: 'total',
    en: `
      (a|an|our|the|as a|we're a) {count} (piece|man|woman|person|strong|head) ${OF_WHAT}
      (band|crew|team|group|squad|party|outfit|gang|combo|expedition|posse|delegation|{sizeEnd})`,
    unless: '{count} (man|person) (room|tent|boat|bungalow|dorm|villa)',
    yes: [
      ["We're a three piece jazz combo, Trat", { adults: 3, foreigners: 3 }],
      ['a six-man crew in Nan', { adults: 6, foreigners: 6 }],
    ],
    no: ['a two-person tent', 'a three piece suit'],
  },
  {
    name: 'we make seven, headcount is 6',
    who: 'total',
    en: `
      we (will be|'ll be|would be|'d be|are going to be|make|number|total|would make) (about|exactly|just|only|a total of|) {count}{sizeEnd},
      (that|which) (makes|made|would make|brings) (us|it|it to|us to|) (a party of|a group of|) {count}{sizeEnd},
      {count} (all told|all in all|altogether){sizeEnd}, (head count|headcount|party size|group size) (is|of|=|) {sizeSign}{count}{sizeEnd},
      number of (people|guests|travel(l)ers|pax|persons|participants|heads) (is|of|=|) {sizeSign}{count}{sizeEnd},
      no of (pax|people|persons) (is|of|=|) {sizeSign}{count}{sizeEnd},
      (what's left of (it|us|them)|remaining|attendance|participants|attendees|turnout) (is|are|) {sizeSign}{count}{sizeEnd}`,
    yes: [
      ['With the neighbours we make seven, Trat', { adults: 7, foreigners: 7 }],
      ['Headcount is 6, Nan', { adults: 6, foreigners: 6 }],
      ['Participants: 11, Trat', { adults: 11, foreigners: 11 }],
    ],
    no: ['we will be 9 days there', 'we will be 60 soon'],
  },
  {
    name: 'so many golfers and their wives',
    who: 'couples',
    en: `{sizeBegin}{count} ${SIZE_PEOPLE} (and|plus|with|&) their (wives|partners|husbands|girlfriends|spouses|other halves|better halves|boyfriends|missuses|plus ones)`,
    yes: [['4 golfers and their wives, Trat', { adults: 8, foreigners: 8 }]],
    no: ['golfers and their wives'],
  },
  {
    name: 'two or three kinds of people, each with a number',
    who: 'sum_of_parts',
    en: `
      {sizeBegin}${EACH_GROUP}{sizeFrom}{sizeJoint}${EACH_GROUP}{sizeFrom}{sizeJoint}${EACH_GROUP},
      {sizeBegin}${EACH_GROUP}{sizeFrom}{sizeJoint}${EACH_GROUP},
      {sizeBegin}${GROUP} (of) {number} (+|plus|and) ${EACH_GROUP}`,
    unless: `{number} {sizeLike}${PLAIN_PEOPLE} & {number} {sizeLike}${PLAIN_PEOPLE}`,
    yes: [
      ['Four rowers, two coaches and two physios, Trat', { adults: 8, foreigners: 8 }],
      ['five skaters and two photographers in Nan', { adults: 7, foreigners: 7 }],
    ],
    no: ['we met six cyclists', 'six temples and two cyclists'],
  },
  {
    name: 'so many skaters, with nobody else counted',
    who: 'people',
    en: `{sizeBegin}{count} {sizeLike}${SIZE_PEOPLE}[!'s| and {number}| and one| and a| plus| +]`,
    unless: `{count} {sizeLike}(${PLAIN_PEOPLE}|mates)`,
    yes: [
      ['Four paramedics with a week off, Trat', { adults: 4, foreigners: 4 }],
      ['8 librarians on a weekend in Nan', { adults: 8, foreigners: 8 }],
    ],
    no: ['we met four paramedics', 'some four paramedics helped'],
  },
  {
    name: 'her sons take her along, and are no children',
    who: 'takers',
    en: `
      (her|his|their) {count} (grown|adult|grown up|loving|dutiful|) (daughters|sons|kids|children|girls|boys|grandchildren|grandkids|grandsons|granddaughters)
      (are|will|want to|'re|would like to|) (be) (tak(e|ing)|takes|treat(ing)|bring(ing)|surprise|surprising|fly(ing)|whisk(ing)|drag(ging)|invite|inviting|accompany(ing)|spoil(ing)) (her|him|them)`,
    yes: [
      [
        'Trat is what my gran dreams of, and her three grandsons will accompany her',
        { adults: 3, seniors: 1, foreigners: 4 },
      ],
    ],
    no: ['her two kids are small'],
  },
  {
    name: 'for how many something was that is not this trip',
    who: 'nobody',
    en: `
      (planned|meant|booked|built|made|designed|intended|paid|set|laid) (it) for {number}{sizeEnd},
      no {number} (people|peoples|person|pax|persons|man),
      (some|saw|met|stopped|arrested) {number} {sizeLike}(riders|people|tourists|bikers|divers|backpackers|travel(l)ers|kids|children|guys|men|women|girls),
      (tour groups|groups|crowds) of {number} (people|peoples|persons|pax|tourists|others|strangers|passengers|divers|)`,
    unless: 'group(s) of {number} {sizeEnd}',
    yes: [
      ['The bungalow is meant for six. I come to Trat alone', { adults: 1, foreigners: 1 }],
      ['Trat alone, no crowds of 40 tourists', { adults: 1, foreigners: 1 }],
    ],
    no: ['a table for four'],
  },
]

/** The slots of these rules. */
export const SIZE_SLOTS = {
  /** The number ends here, or something that it does not count follows. */
  sizeEnd:
    words('{stop}, {month}, {word}', {
      stop: '(?=\\s?(?:[,.;:!?()\\n]|$))',
      month: rightBefore(`
        {space}in{space}(january|february|march|april|may|june|july|august|september|october|november|december)`),
      word: rightBefore(`
        {space}(of us|now|then|people|incl|including|with|and|but|in (all|total)|to|from|for|this|if|so|plus), {space}-`),
    }) +
    notFollowedBy(
      'and a half, (to|or|for) {digit}, -{digit}, - {digit}, .{digit}, . {digit}, :{digit}, {comma}{digit}',
    ),
  /** “Headcount: 6”. */
  sizeSign: '[:=-]? ?',
  /** It is the writer's group. */
  ourGroup: '(?<=^|[.!?;:,(\\n] ?|\\b(?:our|the|my|as|and|so|we|this|entire|whole|[a-z]{3,12}) )',
  /** At the beginning of what is said, or after words for those who go. */
  sizeBegin: String.raw`(?<=^|[.!?;:(\n] ?|\b(?:we|us|we're|we are|of us|just|our|are) (?:are |just |only )?|\b(?:trip|tour|holiday|itinerary|plan|idea|ideas|hotel|room|rooms|villa|van|quote|package|days|week|weeks) for )(?!some |about |one (?:of|hundred))`,
  /** What they are like: “keen”, “retired army”. */
  sizeLike: fewWords(
    2,
    'and, of, the, day(s), night(s), week(s), hour(s), or, with, for, retired, senior, old, elderly',
  ),
  /** Where they are from. */
  sizeFrom: maybe('{space}(from|in){space}{place}', { place: '[a-z]{3,14}' }),
  /** Between two kinds of people. */
  sizeJoint: words('{gap}{signs}{gap}, {gap}{comma}{gap}and{space}, {space}(and|plus){space}', {
    gap: ' ?',
    signs: '[,&+]',
  }),
}
