import { cueAfter } from './cues.ts'
import { WHOSE } from './party-told-words.ts'
import { maybe, notFollowedBy, notRightBefore, oneOf, upTo, words } from './phrases.ts'
import { notLaterOn, SENTENCE } from './slot-gaps.ts'

// “My ‹sister› has lived there for years”, “the advice of my ‹boss›”: what is said, in English, of people who do not travel.
// The word for somebody stands between ‹ and ›. Who they may be stands in `party-told-words.ts`; `party-told.ts` uses all of this. What stands
// before the word (“without my ‹sister›”): `party-told-aside-rules.ts`.

const SLOTS = {
  space: ' ',
  comma: ',? ?',
  /** What is left of the word (“sisters”), and who they are: “of mine”, “from work”, “who”. */
  of:
    maybe("s, 's") +
    maybe(
      '{mayComma}{space}(of (mine|ours)|(from|at) (work|school|uni|home|the office|church)|next door|back home|in question|myself)',
      { mayComma: ',?' },
    ) +
    maybe('{mayComma}{space}(who|which|that)', { mayComma: ',?' }) +
    ' ?',
  /** Up to three words before a verb: “have always”, “'ll still”. */
  how: upTo(
    3,
    `
    (also|just|all|both|still|always|often|only|once|recently|already|finally|now|even|kindly|happily|usually|actually|
    really|sadly|currently|have|has|had|would|will|who){space}, '(ve|ll){space}`,
  ),
  /** “Are”, “will be”, with up to three words after it: “is still very”. */
  is:
    words("(is|are|was|were|will be|be|being){space}, '(s|re|ll be){space}") +
    upTo(
      3,
      `
      (all|both|so|very|really|a bit|totally|quite|still|already|now|currently|not|also|always|too|probably|safely|happily|
      busy){space}`,
    ),
  wordEnd: notRightBefore('{letter}'),
  /** The sentence does not go on with their wish to come: “says she wants to come”. */
  notSelf:
    notRightBefore('{letter}') +
    notLaterOn(
      24,
      `
      want(s), would, will, (he|she|they)'ll, can't, come, coming, join, along, with us, with me, need(s), hate(s), love(s),
      is (scared|afraid), too`,
      SENTENCE,
    ),
  /** Not “asks for a pool”. */
  notFor: notFollowedBy('for, if we, whether we, about (food|pool(s)|bed(s))'),
  /** Where they live. */
  place: words(
    'in, at, near, on, there, here, abroad, overseas, with, above, below, next, outside, alone, apart, elsewhere, by',
  ),
  /** A word before a noun: “a small bar”. */
  word: maybe('{adjective}{space}', { adjective: '[a-z]{3,12}' }),
  whose: WHOSE,
}

/** They stay where they are: “will stay behind”, “left with my mother”. */
const STAY = oneOf(`
  stay, stays, staying, stayed, remain, remains, remaining, live, lives, stop, stops,
  left, dumped, parked, dropped, dropped off, stowed, farmed out, shipped, packed off, sent`)
/** With whom children or pets stay. */
const KEEPERS = oneOf(`
  ex, exes, ex husband, ex wife, mum, mom, mother, dad, father, parents, folks, in laws,
  other (mum|mom|dad|parent|nan|gran|grandparents|grandma|half),
  nan, nana, gran, granny, grandma, grandmother, grandpa, grandparents, godmother,
  sister, brother, aunt, auntie, uncle, cousins, neighbour, neighbours, neighbor, neighbors, friend, friends,
  sitter, babysitter, nanny, keeper`)

/** How they feel about the trip of others. */
const WORRIED = oneOf(`
  freaking, freaking out, worried, worrying, worry, anxious about (me|us), nervous about me, scared for me, scared that,
  terrified for, panicking, horrified, shocked, crying, in tears, sceptical, skeptical, against, convinced,
  jealous, envious, green with envy, furious, mad at me, angry`)
const GLAD = oneOf('thrilled, amused, delighted for, happy for, proud, laughing')

/** Of anybody. */
export const IS_ELSEWHERE = cueAfter(
  [
    {
      name: 'they live, study or are stationed somewhere else',
      en: `
        {of}{how}(live|lives|lived|living|reside|resides|settled|relocated|emigrated|moved) {place},
        {of}{how}(study|studies|is based|are based|is stationed|are stationed|is posted|is deployed) {place},
        {of}(remain|remains) in, {of}{is}(living|studying|based|stationed|posted|settled|buried) {place}`,
      yes: [
        'My ‹sister› lives near Hua Hin',
        'my ‹son›s are studying in Bangkok',
        'her ‹uncle› has emigrated with',
        'our ‹cousin› is stationed in',
      ],
      no: ['my ‹sister› lives for the sea', 'my ‹aunt› moved her bag'],
    },
    {
      name: 'they run something, or teach there',
      en: `
        {of}{how}(run|runs|ran) (a|an|the|his|her|their|our) {word}(bar|bakery|shop|restaurant|hotel|resort|cafe|farm|school){wordEnd},
        {of}{how}(run|runs|ran) (a|an|the|his|her|their|our) {word}(business|company|hostel|guesthouse|place|dive){wordEnd},
        {of}{how}(teach|teaches|taught) (english|a|an|the|some|his|her|their|our|math(s)|music|diving|yoga|at|in|school){wordEnd},
        {of}{how}(own|owns|owned|manage|manages) (english|a|an|the|some|his|her|their|our|math(s)|music|diving|yoga|at|in|school){wordEnd}`,
      yes: ['my ‹brother› runs a small bar', 'a ‹friend› teaches yoga', 'her ‹uncle› owns the'],
      no: ['my ‹son› runs a lot', 'my ‹aunt› teaches me'],
    },
    {
      name: 'they stay at home or behind',
      en: `
        {of}{how}(will|'ll|can|must|has to|have to|had to|needs to) (be|) ${STAY} (at|back|) (home|behind|put|away|with|at|in),
        {of}{how}(prefers to|prefer to|would rather|chose to|is|are) (be|) ${STAY} (at|back|) (home|behind|put|away|with|at|in),
        {of}{how}${STAY} (at|back|) (home|behind|with|at my|at our|at the|at their|in with)`,
      yes: [
        'the ‹kid›s will stay with my mother',
        '‹kid›s dumped at my',
        'my ‹dad› prefers to stay home',
        'our ‹boy›s stay behind',
      ],
      no: ['the ‹kid›s will stay up late', 'my ‹dad› stays calm'],
    },
    {
      name: 'they are with somebody who keeps them',
      en: `{of}({is}|)(with|at|in the care of) {whose}${KEEPERS}[!{space}(and|,) (me|i|us)]`,
      yes: [
        'our ‹girl›s are with a sitter',
        'the ‹boy›s are at their grandparents',
        'our ‹son› is in the care of my ex',
        'the ‹twins› with their other nan',
      ],
      no: ['the ‹kid›s are with us', 'the ‹kid›s are with my sister and me'],
    },
    {
      name: 'they are at home, away, ill or locked up',
      en: `
        {of}{is}(home|at home|home alone|snowed under|tied up|swamped|stuck at (work|home)|away|abroad|overseas){wordEnd},
        {of}{is}(in hospital|in the hospital|in (prison|jail|rehab)|in a home|in a care home){wordEnd},
        {of}{is}not (coming|invited|allowed|joining|travelling|traveling|interested){wordEnd}`,
      yes: ['our ‹son› is still overseas', 'her ‹gran› is in a care home', 'my ‹boss› is not invited'],
      no: ['my ‹wife› is on board', 'my ‹aunt› is at ease'],
    },
    {
      name: 'they are at work, at sea, in the army or at camp',
      en: `
        {of}{is}(at work|working|on duty|on call|on shift|busy|on a business trip|on an oil rig|on a rig|offshore|at sea){wordEnd},
        {of}{is}(deployed|in the (army|navy|air force|marines|military|forces)|at school|at camp|in camp|in class){wordEnd},
        {of}{how}(must|has to|have to|had to|needs to|need to|got to) (work|study|stay|mind|look after|be home|be back at|hold the fort),
        {of}{how}(works|work) (that|over|all|during|on|offshore|nights){wordEnd}, {of}(go|goes|going|went|off) to (summer|) camp`,
      yes: [
        'my ‹wife› is on call',
        'his ‹brother› is at sea',
        'my ‹nephew› is in the navy',
        'my ‹husband› has to mind the shop',
        'my ‹partner› works nights',
        'our ‹girl›s go to summer camp',
      ],
      no: ['my ‹husband› works hard', 'my ‹wife› has to walk slowly'],
    },
    {
      name: 'they do not come',
      en: `
        {of}{how}(can't|won't|couldn't|didn't|doesn't|don't|isn't|aren't|wouldn't|not) (be|) (come|coming|join|joining),
        {of}{how}(can't|won't|couldn't|didn't|doesn't|don't|isn't|aren't|wouldn't|not) (be|) (make it|travel|dare|allowed|invited),
        {of}{how}(can't|won't|couldn't|didn't|doesn't|don't|isn't|aren't|wouldn't|not) get (any|) (leave|time off|off|away|a visa),
        {of}{how}(can't|won't|couldn't|didn't|doesn't|don't|isn't|aren't|wouldn't|not) want to (come|go|travel|fly),
        {of}{how}(says|say|said) no (unless|way|to|{wordEnd}), {of}{how}(refuse(s)|refused) to (come|fly|join|travel|go){wordEnd},
        {of}{how}(prefers|prefer) (her|his|their|the) (garden|sofa|couch|job|cats|dog|dogs|office|golf|allotment|shed|telly|own bed){wordEnd}`,
      yes: [
        "my ‹girlfriend› won't get time off",
        "our ‹boy›s aren't joining",
        "my ‹mum› doesn't want to fly",
        'my ‹dad› prefers his sofa',
        'my ‹sister› refuses to fly',
      ],
      no: ["my ‹wife› can't swim", 'my ‹dad› prefers his coffee black'],
    },
    {
      name: 'they have backed out',
      en: `
        {of}{how}(bailed|dropped out|cancelled|canceled|pulled out|backed out|chickened out|ditched|stood (me|us) up|flaked|deserted me){wordEnd},
        {of}{how}(dares|dare){wordEnd}`,
      yes: ['my ‹friend›s bailed on me', 'my ‹mate› has chickened out', 'none of my ‹mate›s dares'],
      no: ['my ‹mate› pulled a muscle'],
    },
    {
      name: 'children who have left home or gone to college',
      en: `
        {of}({is}|){how}(grown|grown up|grown ups|grown and gone|grown with families|adults|adults now|married){wordEnd},
        {of}({is}|){how}(out of the house|out the house|off our hands|off to (uni|university|college)){wordEnd},
        {of}({is}|){how}(away at (uni|university|college|school)|at (uni|university|college|boarding school)){wordEnd},
        {of}({is}|){how}in (college|boarding school){wordEnd},
        {of}{how}(gone to (college|uni|university)|off to (college|uni|university)),
        {of}{how}(flown|fled|left|leaving|leave) (the nest|home|for (college|uni|university)|the house),
        {of}{how}(moved out|started (uni|university|college|work)|all grown)`,
      yes: [
        'our ‹kid›s have fled the nest',
        'my ‹children› grown with families',
        'our ‹son› moved out',
        'the ‹twins› are away at uni',
      ],
      no: ['the ‹kid›s left their toys', 'the ‹twins› have never flown'],
    },
    {
      name: 'they keep the children, the pets or the house, or wait there',
      en: `
        {of}{how}(watch(es)|watching|mind(s)|minding|babysit(s)|babysitting|feed(s) (the|our|my)|feeding (the|our|my)){wordEnd},
        {of}{how}(look(s) after|looking after|take(s) care of|taking care of|keep(s) an eye on){wordEnd},
        {of}{how}(take|takes|taking|has|have|got) (our|the|my) (kids|children|dog|dogs|cat|boys|girls|baby|little ones){wordEnd},
        {of}(agreed|offered|volunteered) to (watch|mind|babysit|feed|look|take|move|keep),
        {of}(has|have) (agreed|offered) to (watch|mind|babysit|feed|look|take|move|keep),
        {of}{how}(await(s)|awaiting|wait(s) for|waiting for|put(s) up|picks up) (me|us){wordEnd}`,
      yes: [
        'my ‹mother› takes our kids',
        'my ‹dad› looks after the',
        'her ‹carer› has agreed to move',
        'my ‹cousin› waits for us',
      ],
      no: ['my ‹mother› takes pills', 'my ‹husband› feeds himself'],
    },
  ],
  SLOTS,
)

/** Of anybody but a partner or a child of the writer, who may say and have done so and come along. */
export const IS_TOLD = cueAfter(
  [
    {
      name: 'they say, think or joke',
      en: `
        {of}{how}(say|says|said|tell|tells|told|mention|mentions|mentioned|claim|claims|claimed|joke|jokes|joked|laugh|laughs){notSelf}{notFor},
        {of}{how}(laughed|think|thinks|thought|believe|believes|reckon|reckons|reckoned|bet|bets|dared|wonders|ask|asks|asked){notSelf}{notFor},
        {of}{how}(keep|keeps) (saying|telling|asking|raving|nagging|sending|talking|going on){notSelf}{notFor},
        {of}{how}(won't (shut up|stop talking)|talks about|talked about|goes on about){notSelf}{notFor}`,
      yes: [
        'a ‹friend› of mine keeps raving',
        'my ‹boss› reckons that',
        'my ‹aunt› goes on about',
        "my ‹flatmate› won't shut up",
      ],
      no: ['my ‹mum› says she wants to see it', 'my ‹sister› asks for a pool', 'my ‹dad› thinks he will come'],
    },
    {
      name: 'they recommend it or warn of it',
      en: `
        {of}{how}(swear|swears|swore|rave|raves|raved|recommend|recommends|recommended|suggest|suggests|suggested){notSelf}{notFor},
        {of}{how}(advise|advises|advised|warn|warns|warned|nagged|nags|promised){notSelf}{notFor}`,
      yes: ['my ‹neighbour› swears by it', 'my ‹dentist› recommends it', 'our ‹cleaner› warned us'],
      no: ['my ‹mum› recommended it but wants to come', 'my ‹gran› swore, too'],
    },
    {
      name: 'they write, call or send something',
      en: `
        {of}{how}(texted|emailed|messaged|wrote|writes|posted|posts|showed|shows|sent|called|phoned|rang){notSelf}{notFor}`,
      yes: ['my ‹cousin› sent photos', 'a ‹colleague› posted about it'],
      no: ['my ‹sister› called and wants to come'],
    },
    {
      name: 'where they were another time',
      en: `
        {of}{how}(went|flew|stayed|lived|moved|honeymooned|backpacked|visited|volunteered|grew up|retired (to|in|there)){wordEnd},
        {of}{how}(was there|were there|been there|been to|been (going|living|working)|was in|were in|was here|were here){wordEnd},
        {of}{how}(came (back|home)|went (back|home)|returned|got (back|home|stuck|lost)|left (me|us|for|home|in|last)){wordEnd}`,
      yes: ['my ‹brother› went last year', 'our ‹boss› was there', 'my ‹pal› came back'],
      no: ['my ‹mum› had an operation', 'my ‹gran› wears white'],
    },
    {
      name: 'what they did another time, or used to do',
      en: `
        {of}{how}(did|studied|worked|paid|bought|gave|lent|took|found|won|married|opened|built|sold|spent|used to|kept the){wordEnd},
        {of}{how}(tried (it|this)|loved it|hated it|booked (it|this|the same)|fell in love with|met (her|his|their|someone|a)){wordEnd},
        {of}{how}got (sick|ill|engaged|married|robbed|scammed|bitten|arrested|a tattoo|divorced|ripped off){wordEnd}`,
      yes: ['my ‹landlady› tried it', 'his ‹dentist› opened a', 'her ‹friend› got bitten'],
      no: ['my ‹gran› walks slowly', 'my ‹dad› got new knees'],
    },
    {
      name: 'what they own or work as, and whom they show around',
      en: `
        {of}(has|have|'s) (a|an|her own|his own|their own) (house|home|condo|flat|bar|villa|resort|restaurant|farm|shop|place|bungalow){wordEnd},
        {of}(works|work) (in|at|as|for|there|with){wordEnd},
        {of}{how}(meet(s)|meeting|show(s)|showing|drive(s)|driving|guide(s)|pick(s)|collect(s)) (me|us) (round|around|about|up|the|some|at|with|from){wordEnd}`,
      yes: ['his ‹uncle› has a bar', 'my ‹niece› works as', 'my ‹uncle› picks us up'],
      no: ['my ‹gran› has a bad knee', 'my ‹mate› drives us'],
    },
    {
      name: 'they are worried, angry or envious',
      en: `{of}{is}${WORRIED}{wordEnd}, {of}(aren't|isn't) (exactly|) ${WORRIED}{wordEnd},
        {of}(would|will) (kill|murder|never forgive|disown) (me|us)`,
      yes: ['my ‹aunt› is in tears', 'his ‹colleague›s are green with envy', 'my ‹mum› would kill me'],
      no: ['my ‹mum› is scared of boats'],
    },
    {
      name: 'they are glad or amused',
      en: `{of}{is}${GLAD}{wordEnd}, {of}(aren't|isn't) (exactly|) ${GLAD}{wordEnd}`,
      yes: ["my ‹parents› aren't thrilled", 'my ‹teacher› is happy for'],
      no: ['my ‹dad› is happy with temples'],
    },
  ],
  SLOTS,
)
