import { cueAfter, cueBefore } from './cues.ts'
import { anyOf, oneOf, perhaps } from './phrases.ts'

// “My ‹sister› has lived there for years”, “the advice of my ‹boss›”: what is said, in English, of people who do not travel.
// The word for somebody stands between ‹ and ›. Who they may be stands in `party-told-words.ts`; `party-told.ts` uses all of this.

const SLOTS = {
  space: ' ',
  comma: ',? ?',
  /** Who they are besides, where they are from: “of mine”, “from work”. */
  of: "(?:s|'s)?(?:,? (?:of (?:mine|ours)|(?:from|at) (?:work|school|uni|home|the office|church)|next door|back home|in question|myself))?(?:,? (?:who|which|that))? ?",
  how: `(?:(?:${anyOf("also, just, all, both, still, always, often, only, once, recently, already, finally, now, even, kindly, happily, usually, actually, really, sadly, currently, have, has, had, 've, 'll, would, will, who")}) ){0,3}`,
  is: `(?:is|are|was|were|will be|'s|'re|'ll be|be|being) (?:(?:${anyOf('all, both, so, very, really, a bit, totally, quite, still, already, now, currently, not, also, always, too, probably, safely, happily, busy')}) ){0,3}`,
  wordEnd: '(?![a-z])',
  /** No sentence that goes on with their wish to come: “says she wants to come”. */
  notSelf:
    "(?![a-z])(?![^.!?\\n]{0,24}\\b(?:wants?|would|will|he'll|she'll|they'll|can't|come|coming|join|along|with us|with me|needs?|hates?|loves?|is (?:scared|afraid)|too)\\b)",
  /** “Asks for a pool”. */
  notFor: '(?! (?:for|if we|whether we|about (?:food|pools?|beds?)))',
  place: '(?:in|at|near|on|there|here|abroad|overseas|with|above|below|next|outside|alone|apart|elsewhere|by)(?![a-z])',
  word: '(?:[a-z]{3,12} )?',
  whose:
    "(?:(?:my|our|the|his|her|their|any|some|a|an|this|those|these|one of my|one of our|all my|all our) )?(?:(?:old|own|dear|best|good|late) )?(?:[a-z]+'s? )?",
}

const SPEAK = oneOf(`
  say, says, said, tell, tells, told, swear, swears, swore, recommend, recommends, recommended, suggest, suggests, suggested, warn, warns, warned, reckon, reckons, reckoned,
  claim, claims, claimed, think, thinks, thought, believe, believes, mention, mentions, mentioned, rave, raves, raved, advise, advises, advised, ask, asks, asked, joke, jokes, joked,
  laugh, laughs, laughed, texted, emailed, messaged, wrote, writes, posted, posts, showed, shows, sent, called, phoned, rang, nagged, nags, promised, bet, bets, dared, wonders,
  keeps (saying|telling|asking|raving|nagging|sending|talking|going on), keep (saying|telling|asking|raving|nagging|sending|talking|going on), won't (shut up|stop talking), talks about, talked about, goes on about`)
const DID = oneOf(`
  went, did, flew, stayed, lived, studied, worked, moved, paid, bought, gave, lent, took, found, won, married, opened, built, sold, spent, honeymooned, volunteered, backpacked, grew up, retired (to|in|there),
  got (sick|ill|engaged|married|stuck|robbed|scammed|bitten|arrested|a tattoo|back|home|divorced|ripped off|lost), came (back|home), went (back|home), returned, was there, were there, been there, been to, been (going|living|working),
  was in, were in, was here, were here, used to, left (me|us|for|home|in|last), met (her|his|their|someone|a), fell in love with, visited, booked (it|this|the same), tried (it|this), loved it, hated it, kept the`)
const LIVE = oneOf(`
  live, lives, lived, living, reside, resides, study, studies, settled, relocated, emigrated, moved, is based, are based, is stationed, are stationed, is posted, is deployed`)
const STAY = oneOf(
  'stay, stays, staying, stayed, remain, remains, remaining, live, lives, stop, stops, left, dumped, parked, dropped, dropped off, stowed, farmed out, shipped, packed off, sent',
)
const KEEPERS = oneOf(`
  ex, exes, ex husband, ex wife, mum, mom, mother, dad, father, other (mum|mom|dad|parent|nan|gran|grandparents|grandma|half), nan, nana, gran, granny, grandma, grandpa, grandparents, grandmother, in laws, sister, brother, aunt,
  auntie, uncle, cousins, parents, folks, neighbour, neighbours, neighbor, neighbors, sitter, babysitter, nanny, friend, friends, godmother, keeper`)
const OUT_OF_HOUSE = oneOf(`
  grown, grown up, grown ups, grown and gone, adults, adults now, out of the house, out the house, off our hands, off to (uni|university|college), away at (uni|university|college|school), at (uni|university|college|boarding school),
  in (college|boarding school), grown with families, married`)
const AWAY = oneOf(`
  home, at home, home alone, on an oil rig, on a rig, offshore, at sea, away, abroad, overseas, at work, working, on duty, on call, on shift, at school, at camp, in camp, in class, in hospital, in the hospital, in (prison|jail|rehab), on a business trip,
  in the (army|navy|air force|marines|military|forces), in a home, in a care home, tied up, swamped, stuck at (work|home), snowed under, busy, deployed, not (coming|invited|allowed|joining|travelling|traveling|interested)`)
const UPSET = oneOf(`
  freaking, freaking out, worried, worrying, worry, jealous, envious, furious, sceptical, skeptical, thrilled, amused, against, horrified, panicking, scared for me, scared that, terrified for, convinced, shocked, anxious about (me|us), nervous about me, delighted for,
  happy for, proud, crying, laughing, green with envy, mad at me, angry, in tears`)

/** Of anybody. */
export const IS_ELSEWHERE = cueAfter(
  [
    {
      name: 'they live or stay somewhere else',
      en: `{of}{how}${LIVE} {place}, {of}(remain|remains) in, {of}{how}(run|runs|ran) (a|an|the|his|her|their|our) {word}(bar|bakery|shop|restaurant|hotel|resort|cafe|farm|school|business|company|hostel|guesthouse|place|dive){wordEnd}, {of}{how}(teach|teaches|taught|own|owns|owned|manage|manages) (english|a|an|the|some|his|her|their|our|math(s)|music|diving|yoga|at|in|school){wordEnd}, {of}{is}(living|studying|based|stationed|posted|settled|buried) {place}, {of}{how}(will|'ll|can|must|has to|have to|had to|needs to|prefers to|prefer to|would rather|chose to|is|are) (be|) ${STAY} (at|back|) (home|behind|put|away|with|at|in), {of}{how}${STAY} (at|back|) (home|behind|with|at my|at our|at the|at their|in with)`,
      yes: [
        'My ‹sister› lives near Hua Hin',
        'my ‹son›s are studying in Bangkok',
        'the ‹kid›s will stay with my mother',
        '‹kid›s dumped at my',
      ],
      no: ['my ‹sister› lives for the sea', 'the ‹kid›s will stay up late', 'my ‹son› runs a lot'],
    },
    {
      name: 'they are with somebody who keeps them',
      en: `{of}({is}|)(with|at|in the care of) {whose}${KEEPERS}[!{space}(and|,) (me|i|us)]`,
      yes: ['our ‹girl›s are with a sitter', 'the ‹boy›s are at their grandparents'],
      no: ['the ‹kid›s are with us'],
    },
    {
      name: 'they are away, at home or at work',
      en: `{of}{is}${AWAY}{wordEnd}, {of}{how}(must|has to|have to|had to|needs to|need to|got to) (work|study|stay|mind|look after|be home|be back at|hold the fort), {of}{how}(works|work) (that|over|all|during|on|offshore|nights){wordEnd}, {of}(go|goes|going|went|off) to (summer|) camp`,
      yes: [
        'my ‹wife› is on call',
        'his ‹brother› is at sea',
        'my ‹husband› has to mind the shop',
        'our ‹girl›s go to summer camp',
      ],
      no: ['my ‹wife› is on board', 'my ‹husband› works hard'],
    },
    {
      name: 'they do not come',
      en: `
        {of}{how}(can't|cannot|can not|won't|will not|couldn't|didn't|doesn't|don't|isn't|aren't|wouldn't|not) (be|) (come|coming|join|joining|make it|travel|dare|get (any|) (leave|time off|off|away|a visa)|allowed|invited|want to (come|go|travel|fly)),
        {of}{how}(prefers|prefer) (her|his|their|the) (garden|sofa|couch|job|cats|dog|dogs|office|golf|allotment|shed|telly|own bed){wordEnd}, {of}{how}(says|say|said) no (unless|way|to|{wordEnd}), {of}{how}(bailed|dropped out|cancelled|canceled|pulled out|backed out|chickened out|ditched|stood (me|us) up|flaked|deserted me|dares|dare){wordEnd}, {of}{how}(refuse(s)|refused) to (come|fly|join|travel|go){wordEnd}`,
      yes: ['my ‹friend›s bailed on me', "my ‹girlfriend› won't get time off", 'none of my ‹mate›s dares'],
      no: ["my ‹wife› can't swim"],
    },
    {
      name: 'children who have left home',
      en: `{of}({is}|){how}${OUT_OF_HOUSE}{wordEnd}, {of}{how}(gone to (college|uni|university)|off to (college|uni|university)), {of}{how}(flown|fled|left|leaving|leave) (the nest|home|for (college|uni|university)|the house), {of}{how}(moved out|started (uni|university|college|work)|all grown)`,
      yes: ['our ‹kid›s have fled the nest', 'my ‹children› grown with families', 'our ‹son› moved out'],
      no: ['the ‹kid›s left their toys', 'the ‹twins› have never flown'],
    },
    {
      name: 'they keep the children, the pets or the house, or wait there',
      en: `
        {of}{how}(watch(es)|watching|mind(s)|minding|babysit(s)|babysitting|feed(s) (the|our|my)|feeding (the|our|my)|look(s) after|looking after|take(s) care of|taking care of|keep(s) an eye on){wordEnd},
        {of}{how}(take|takes|taking|has|have|got) (our|the|my) (kids|children|dog|dogs|cat|boys|girls|baby|little ones){wordEnd}, {of}(agreed|offered|has agreed|have agreed|has offered|have offered|volunteered) to (watch|mind|babysit|feed|look|take|move|keep),
        {of}{how}(await(s)|awaiting|wait(s) for|waiting for|put(s) up|picks up) (me|us){wordEnd}`,
      yes: ['my ‹mother› takes our kids', 'her ‹carer› has agreed to move', 'my ‹cousin› waits for us'],
      no: ['my ‹mother› takes pills', 'my ‹husband› feeds himself'],
    },
  ],
  SLOTS,
)

/** Of anybody but a partner or a child of the writer, who may say and have done so and come along. */
export const IS_TOLD = cueAfter(
  [
    {
      name: 'they say, ask or advise something',
      en: `{of}{how}${SPEAK}{notSelf}{notFor}`,
      yes: ['my ‹neighbour› swears by it', 'a ‹friend› of mine keeps raving', 'my ‹dentist› recommends it'],
      no: ['my ‹mum› says she wants to see it', 'my ‹sister› asks for a pool'],
    },
    {
      name: 'what they did another time, or do for a living',
      en: `{of}{how}${DID}{wordEnd}, {of}(has|have|'s) (a|an|her own|his own|their own) (house|home|condo|flat|bar|villa|resort|restaurant|farm|shop|place|bungalow){wordEnd}, {of}(works|work) (in|at|as|for|there|with){wordEnd}, {of}{how}(meet(s)|meeting|show(s)|showing|drive(s)|driving|guide(s)|pick(s)|collect(s)) (me|us) (round|around|about|up|the|some|at|with|from){wordEnd}`,
      yes: ['my ‹landlady› tried it', 'my ‹brother› went last year', 'his ‹uncle› has a bar'],
      no: ['my ‹mum› had an operation', 'my ‹gran› walks slowly'],
    },
    {
      name: 'what they feel about the trip of others',
      en: `{of}{is}${UPSET}{wordEnd}, {of}(aren't|isn't) (exactly|) ${UPSET}{wordEnd}, {of}(would|will) (kill|murder|never forgive|disown) (me|us)`,
      yes: ['my ‹aunt› is in tears', "my ‹parents› aren't thrilled"],
      no: ['my ‹mum› is scared of boats'],
    },
  ],
  SLOTS,
)

/** Before anybody, where nothing of theirs follows (“because of my mum's knees”). */
export const IS_ASIDE = cueBefore(
  [
    {
      name: 'whom they visit',
      en: '(visit|visiting|to see|see|seeing|call on|drop in on|pop in on|check on|catch up with|catching up with|look up|reunite with|stay with|staying with|crash with|crashing with|lodge with) {whose}',
      yes: ['we visit our ‹daughter›', 'staying with a ‹friend›'],
      no: ['we travel with our ‹daughter›'],
    },
    {
      name: 'who is refused or left behind',
      en: '(no|zero|without|minus|none of|not one of|neither of|sans|free of|except|leaving|hide from|escape|escape from|escaping|away from|break from|holiday from|rest from|respite from|off from|time out from|rid of|sick of|far from|avoid|avoiding|instead of|unlike|ditch|ditching) {whose}',
      yes: ['no ‹in-laws›', 'not one of the ‹men›', 'a break from my ‹boss›'],
      no: ['not only my ‹boss›'],
    },
    {
      name: 'who told or gave them something, or is told',
      en: `
        (according to|thanks to|inspired by|recommended by|told by|advised by|taught by|raised by|dumped by|given by|advice from|advice of|tip from|tips from|heard from|heard it from|gift from|present from|borrowed from|postcards for|souvenirs for|presents for|gifts for|story of|stories of|
        photos of|pictures of|memory of|ashes of|grave of|divorced from|separated from|split from|split with|broke up with|broken up with|break up with|follow|following|followed|quote|quoting) {whose},
        (i|we|i've|we've|i'll|to|just|should i|already|please) (tell|told|ask|asked|text|phone|call|email|promised|begged|miss|missed|envy|owe|love|met|saw|seen|teach|taught|coach|know|knew|watched|hear|heard) {whose}`,
      yes: ['the advice of a ‹friend›', 'i promised my ‹wife›', 'i teach ‹kids›'],
      no: ['i go with my ‹wife›'],
    },
    {
      name: 'strangers on the way',
      en: `(tour group(s) of|groups of|bus(es|) full of|boat(s) full of|hordes of|crowds of|loads of|masses of|queue of|full of|packed with|stuffed with|bunch of loud|bunch of drunk) ${perhaps('about, around, some, over, like')}, (stopped|arrested|attacked|robbed|scammed|bit|photographing|photograph|hit|overtook|saw|spotted|watched|fined|helped|interviewed|photographed|met|taught|counted|passed|chased|checked) ${perhaps('some, about, around, at least, over, a few, a, an, the, two, three')}`,
      yes: ['we passed some ‹riders›', 'full of ‹kids›'],
      no: ['there are six ‹riders›'],
    },
  ],
  SLOTS,
)
