import type { PartyRule } from './party-rule.ts'
import { SIZE_PEOPLE } from './party-size-words.ts'
import { oneOf, perhaps } from './phrases.ts'

// “Our orchestra is thirty strong”, “a three man crew”, “five skaters and two photographers”, “headcount is 6”: how many
// they are, said in another way than “we are five”, in English. Before every list.

const GROUP = oneOf(`
  choir, band, team, club, class, crew, squad, troupe, group, gang, party, orchestra, ensemble, department, office, company, quartet, lot, posse, bunch, tribe, clan, convoy, expedition, delegation,
  congregation, circle, committee, society, section, unit, troop, pack, cast, staff, league, side, peloton, chapter, association, fellowship, guild, household, family, wedding party, hen party, stag party, hen do, stag do`)
const IS = oneOf(`
  is, are, 's, was, will be, 'll be, numbers, counts, comes to, has shrunk to, has grown to, is down to, shrank to, grew to, consists of, is made up of, comprises, totals, adds up to, now numbers`)
const MEMBERS = oneOf(`
  strong, people, persons, members, of us, heads, souls, in number, in total, altogether, all told, all in all, all in, humans, bodies, pax, adults, {sizeEnd}`)

export const SIZE_RULES: readonly PartyRule[] = [
  {
    name: 'for whom something is that some of them have, and guests of a wedding',
    who: 'nobody',
    en: `
      (rooms|room|beds|cabins|singles|occupancy|upgrade(s)|suite(s)) for (the |our |) {number} {sizeLike}(managers|directors|bosses|leaders|teachers|seniors|drivers|guides|coaches|staff|vips),
      {number} (wedding |) guests[ ${'back|at|in|coming|for'}], (wedding|reception|funeral) (of|with|for) {number}{sizeEnd}, with {number} (adults|people|persons|passengers|of us) (in{sizeEnd}|inside|aboard|on the back|on it)`,
    yes: [['A wedding with 90 guests at home, then my wife and I in Trat', { adults: 2, foreigners: 2 }]],
    no: ['a party of 9', '6 guests'],
  },
  {
    who: 'alone',
    en: '(ticket|table|bed|single room|dinner|room) for one{sizeEnd}',
    yes: [['A ticket for one to Trat please', { adults: 1, foreigners: 1 }]],
    no: ['a ticket for one day'],
  },
  {
    who: 'friends_come',
    en: '(my|our|her|his|the|and|plus|another|a further) {count} {sizeLike}(friends|mates|witnesses|cousins|buddies|siblings|brothers|sisters|colleagues|guests|bridesmaids|groomsmen|relatives|others|more) (will |are |)(follow(ing)|come|coming|arrive|arriving|join(ing)|fly(ing) in|land(ing)|catch(ing) up|turn(ing) up)[! with us| to our| to the]',
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
    who: 'companion',
    en: `
      (my|our|a|the|his|her) (nurse|physio|physiotherapist|carer|caregiver|assistant|pa|secretary|therapist|nanny|au pair|helper|interpreter|translator|photographer|bodyguard|trainer|aide|maid|care worker|companion|chauffeur) (comes|come|is coming|will come|joins|join|is joining|will join|travel(s)|is travel(l)ing|tags|flies|must come|has to come|needs to come|will be) (along|with|too|me|us|in tow),
      (unless|if|provided|only if|as long as|when) my (nurse|physio|physiotherapist|carer|caregiver|assistant|helper|aide|companion) (comes|come|joins|is there|is with me|travels|accompanies)`,
    yes: [
      ['My physio comes with me to Trat', { adults: 2, foreigners: 2 }],
      ['Trat is fine for me as long as my carer is with me', { adults: 2, foreigners: 2 }],
    ],
    no: ['my nurse says no'],
  },
  {
    who: 'writer_away',
    en: "(only they|they) (go|travel|fly|will go|will travel|'ll go|are going|will be going|are travel(l)ing) (without (us|me)|alone|by themselves|on their own{sizeEnd}), only they (go|travel|fly|are going|are travel(l)ing), (the two of them|both) (go|travel) (without (us|me)|alone)",
    yes: [['Trat for my grandparents, they fly without us', { seniors: 2, foreigners: 2 }]],
    no: ['we go without them'],
  },
  {
    who: 'friends_along',
    en: '(my|our) {count} {sizeLike}(aunties|aunts|uncles|cousins|sisters|brothers|friends|mates|colleagues|siblings|besties|flatmates) (drag(s)|dragged|are dragging|take|are taking|bring|are bringing|force|roped|have roped) me[! a| photos| there every]',
    yes: [['My two aunts drag me to Trat', { adults: 3, foreigners: 3 }]],
    no: ['my two aunts bring me a cake'],
  },
  {
    who: 'total',
    en: `
      {ourGroup}${GROUP} ${perhaps('of ours, of mine')} ${IS} ${perhaps('now, just, only, about, exactly, currently, some')} {count} ${MEMBERS}, {count} strong{sizeEnd},
      {ourGroup}(we|the whole lot|they) (number|numbered|total|count) {count}{sizeEnd}`,
    unless: '{count} strong (coffee(s)|drink(s)|men|horses)',
    yes: [
      ['Our orchestra is thirty strong, Trat', { adults: 30, foreigners: 30 }],
      ['our club, twelve strong, in Nan', { adults: 12, foreigners: 12 }],
      ['my department is nine people, Trat', { adults: 9, foreigners: 9 }],
    ],
    no: ['the class is three hours', 'two strong coffees'],
  },
  {
    who: 'total',
    en: `(a|an|our|the|as a|we're a) {count} (piece|man|woman|person|strong|head) ${perhaps('rock, jazz, wedding, cover, punk, film, tv, research, climbing, cycling')} (band|crew|team|group|squad|party|outfit|gang|combo|expedition|posse|delegation|{sizeEnd})`,
    unless: '{count} (man|person) (room|tent|boat|bungalow|dorm|villa)',
    yes: [
      ["We're a three piece jazz combo, Trat", { adults: 3, foreigners: 3 }],
      ['a six-man crew in Nan', { adults: 6, foreigners: 6 }],
    ],
    no: ['a two-person tent', 'a three piece suit'],
  },
  {
    who: 'total',
    en: `
      we (will be|'ll be|would be|'d be|are going to be|make|number|total|would make) ${perhaps('about, exactly, just, only, a total of')} {count}{sizeEnd}, (head count|headcount|number of (people|guests|travel(l)ers|pax|persons|participants|heads)|party size|group size|no of (pax|people|persons)) ${perhaps('is, of, =')} {sizeSign}{count}{sizeEnd},
      (what's left of (it|us|them)|remaining|attendance|participants|attendees|turnout) ${perhaps('is, are')} {sizeSign}{count}{sizeEnd}, (that|which) (makes|made|would make|brings) (us|it|it to|us to|) ${perhaps('a party of, a group of')} {count}{sizeEnd}, {count} (all told|all in all|altogether){sizeEnd}`,
    yes: [
      ['With the neighbours we make seven, Trat', { adults: 7, foreigners: 7 }],
      ['Headcount is 6, Nan', { adults: 6, foreigners: 6 }],
      ['Participants: 11, Trat', { adults: 11, foreigners: 11 }],
    ],
    no: ['we will be 9 days there', 'we will be 60 soon'],
  },
  {
    who: 'couples',
    en: `{sizeBegin}{count} ${SIZE_PEOPLE} (and|plus|with|&) their (wives|partners|husbands|girlfriends|spouses|other halves|better halves|boyfriends|missuses|plus ones)`,
    yes: [['4 golfers and their wives, Trat', { adults: 8, foreigners: 8 }]],
    no: ['golfers and their wives'],
  },
  {
    who: 'sum_of_parts',
    en: `{sizeBegin}{number} {sizeLike}${SIZE_PEOPLE}{sizeFrom}{sizeJoint}{number} {sizeLike}${SIZE_PEOPLE}{sizeFrom}{sizeJoint}{number} {sizeLike}${SIZE_PEOPLE}, {sizeBegin}{number} {sizeLike}${SIZE_PEOPLE}{sizeFrom}{sizeJoint}{number} {sizeLike}${SIZE_PEOPLE}, {sizeBegin}${GROUP} (of |){number} (+|plus|and) {number} {sizeLike}${SIZE_PEOPLE}`,
    unless:
      '{number} {sizeLike}(adults|ladies|men|women|guys|girls|friends|gents|lads|students|teachers) & {number} {sizeLike}(adults|ladies|men|women|guys|girls|friends|gents|lads|students|teachers)',
    yes: [
      ['Four rowers, two coaches and two physios, Trat', { adults: 8, foreigners: 8 }],
      ['five skaters and two photographers in Nan', { adults: 7, foreigners: 7 }],
    ],
    no: ['we met six cyclists', 'six temples and two cyclists'],
  },
  {
    who: 'people',
    en: `{sizeBegin}{count} {sizeLike}${SIZE_PEOPLE}[!'s| and {number}| and one| and a| plus| +]`,
    unless: '{count} {sizeLike}(adults|ladies|men|women|guys|girls|friends|gents|lads|students|teachers|mates)',
    yes: [
      ['Four paramedics with a week off, Trat', { adults: 4, foreigners: 4 }],
      ['8 librarians on a weekend in Nan', { adults: 8, foreigners: 8 }],
    ],
    no: ['we met four paramedics', 'some four paramedics helped'],
  },
  {
    // The daughters of a mother take her along: they are no children.
    who: 'takers',
    en: `(her|his|their) {count} ${perhaps('grown, adult, grown up, loving, dutiful')} (daughters|sons|kids|children|girls|boys|grandchildren|grandkids|grandsons|granddaughters) (are|will|want to|'re|would like to|) (be|) (tak(e|ing)|takes|treat(ing)|bring(ing)|surprise|surprising|fly(ing)|whisk(ing)|drag(ging)|invite|inviting|accompany(ing)|spoil(ing)) (her|him|them)`,
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
    en: '(planned|meant|booked|built|made|designed|intended|paid|set|laid) (it |) for {number}{sizeEnd}, no {number} (people|peoples|person|pax|persons|man), (some|saw|met|stopped|arrested) {number} {sizeLike}(riders|people|tourists|bikers|divers|backpackers|travel(l)ers|kids|children|guys|men|women|girls), (tour groups|groups|crowds) of {number} (people|peoples|persons|pax|tourists|others|strangers|passengers|divers|)',
    unless: 'group(s) of {number} {sizeEnd}',
    yes: [['The bungalow is meant for six. I come to Trat alone', { adults: 1, foreigners: 1 }]],
    no: ['a table for four'],
  },
]

/** The slots of these rules. */
export const SIZE_SLOTS = {
  /** The number ends here, or something that it does not count follows. */
  sizeEnd: String.raw`(?=\s?(?:[,.;:!?()\n]|$)| (?:of us|now|then|people|incl|including|with|and|but|in (?:january|february|march|april|may|june|july|august|september|october|november|december|all|total)|to|from|for|this|if|so|plus|-)\b)(?! ?(?:and a half|to \d|or \d|for \d|- ?\d|\. ?\d|:\d|,\d))`,
  sizeSign: '[:=-]? ?',
  /** It is the writer's group. */
  ourGroup: '(?<=^|[.!?;:,(\\n] ?|\\b(?:our|the|my|as|and|so|we|this|entire|whole|[a-z]{3,12}) )',
  /** At the beginning of what is said, or after words for those who go. */
  sizeBegin: String.raw`(?<=^|[.!?;:(\n] ?|\b(?:we|us|we're|we are|of us|just|our|are) (?:are |just |only )?|\b(?:trip|tour|holiday|itinerary|plan|idea|ideas|hotel|room|rooms|villa|van|quote|package|days|week|weeks) for )(?!some |about |one (?:of|hundred))`,
  /** What they are like: “keen”, “retired army”. */
  sizeLike: String.raw`(?:(?!and\b|of\b|the\b|days?\b|nights?\b|weeks?\b|hours?\b|or\b|with\b|for\b|retired\b|senior\b|old\b|elderly\b)[a-z][a-z'-]{1,12} ){0,2}?`,
  /** Where they are from. */
  sizeFrom: '(?: from [a-z]{3,14}| in [a-z]{3,14})?',
  sizeJoint: String.raw`(?: ?, ?(?:and )?| and | ?& ?| plus | ?\+ ?)`,
}
