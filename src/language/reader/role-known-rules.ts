import { NUMBERS, SELF } from './common-words.ts'
import { type CueRow, cueAfter, cueAround, cueBefore } from './cues.ts'
import {
  after,
  followedBy,
  listOf,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  PIECES,
  rightAfter,
  WORD_EDGE,
  words,
} from './phrases.ts'

// `เพิ่งกลับจาก‹กระบี่›`, “last year we drove from ‹Krabi›”: where they have been, or only change.

/** Words for the present trip, which end what was before. */
const NOW = `
  so, but, then, now, hence, instead, plan, draft, itinerary, research, homework, list, choosing, picking, choose, deciding`
/** After “was” or “been” they say that nobody was there yet. */
const ONLY_PLANNED = `
  thinking, planning, going, hoping, considering, looking, researching, reading, eyeing, meaning, dying, wanting, longing, asked,
  invited, saving, wondering, told, recommended, torn, advised, tempted, dreaming, full, sold, booked, closed, too, so, very,
  really`
/** What they want: “my plan was Trang”, “what we came up with was Nan”. */
const PLANS = oneOf(`
  plan(s), idea(s), itinerary, route, mine, ours, thought(s), hope(s), wish, list, draft, schedule, programme, program, choice(s),
  favo(u)rite(s), come up with, came up with, have in mind, had in mind, want, wanted, looking at`)
const MONTHS = `
  january, february, march, april, may, june, july, august, september, october, november, december,
  jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec`
/** Between “anyone” and “been to”. */
const ELSE = '( here| else| out there| has| have| ever| of you| guys| recently| actually| just|)'

const SLOTS = {
  /** What follows within the phrase, up to a word for the present trip. */
  reach: `${WORD_EDGE}(?:${notRightBefore(`{space}${oneOf(NOW)}`)}[^.:;,!?]){0,20}${maybe('(in|to|at|on)( the){spaces}', { spaces: '\\s*' })}`,
  me: ` ?${maybe(SELF)}`,
  /** Not “the last week of March”, which may come. */
  weekday:
    words('week, weekend, friday, saturday, sunday') + notFollowedBy(`(of|in) (the|next|${listOf(MONTHS).join('|')})`),
  month: words(MONTHS),
  notplan: notFollowedBy(ONLY_PLANNED),
  notmine: notAfter(`${PLANS}( so far| for now| originally| here|)`),
  /** “Anyone been to Nan?” asks others. */
  notasked: notAfter(`(any one|any body|some one|some body|who|you|ever)('s|'ve|)${ELSE}${ELSE}${ELSE}`),
  /** `มีใครเพิ่งไปน่านมาบ้าง` asks others. */
  noteverybody: notAfter('(ใคร|คนไหน|ท่านใด){few}', { few: '[ก-์]{0,6}' }),
  /** Some words: brought a toddler to. */
  asked: "[a-z0-9' -]{2,36}",
  notnot: notRightAfter('ไม่, ไม่ได้, ยังไม่'),
  /** Ten, 10. */
  number: '(?:[a-z]{3,8}|\\d{1,2})',
  opens: rightAfter('{start}, {space}, {comma}, แต่, มา, และ'),
  notnever: notAfter("never, not, havent, {letter}n't"),
  notafter: notAfter('(after|once|when|until|if) (we|i|you)'),
}

/** Where they have been. */
const KNOWN_RULES: readonly CueRow[] = [
  {
    name: 'they were there before',
    th: `
      {noteverybody}(เพิ่ง|พึ่ง)(จะ)(ไป|เที่ยว|กลับ|กลับจาก|กลับมา|กลับมาจาก|มา|มาจาก)(เที่ยว),
      (ปี|เดือน|อาทิตย์|ครั้ง|คราว|รอบ|ทริป|ตอน)(ที่แล้ว|ก่อน|ที่ผ่านมา|ล่าสุด){me}(พา|)(ไป|เที่ยว|กลับ|กลับจาก|กลับมา|กลับมาจาก|มา|มาจาก|ไปมาจาก)(เที่ยว),
      หลังจาก(ที่|)(ตอนแรก|ตอนก่อน){me}(พา|)(ไป|เที่ยว|ลุย)(เที่ยว),
      {opens}(โต|เติบโต|มาโต|ไปโต|ย้ายมาโต)(มา|)(ที่|ใน|แถว), {notnot}เคย(ไป|มา|)(อยู่|เรียน|ทำงาน|อาศัย|ประจำ)(อยู่|)(ที่|ใน|แถว|)`,
    yes: [
      'เพิ่งกลับจาก‹กระบี่›',
      'ปีที่แล้วเราไป‹ปาย›',
      'เกิดที่น่าน โตที่‹ระยอง›',
      'หลังจากตอนแรกพาไปเที่ยว‹ตรัง›แล้ว',
      'เคยอยู่‹เชียงใหม่› 4 ปี',
    ],
    no: ['ไม่เคยอยู่‹ปาย›', 'ปีนี้อยากไป‹ปาย›', 'เดือนหน้าไป‹ตรัง›', 'มีใครเพิ่งไป‹เลย›มาบ้าง'],
  },
  {
    name: 'they were there, or came that way',
    en: `
      (last|previous) (year|time|trip|summer|winter|spring|holiday|christmas|songkran){reach}, (last|previous) {weekday}{reach}, (last|previous) {month}{reach},
      {notasked}(ended up|stayed|lived|grew up|stopped|visited|holidayed|honeymooned|backpacked|vacationed|partied|camped|got married|got engaged){reach}, just (did|visited|back from|came from|came back from){reach}, already (go|goes|went|visit) (to|), (we|i) (already|both|) did{reach},
      (came|drove|rode|traveled|travelled) (here|up|down|over|out|across|) (via|by way of|through){reach}, {notmine}(was|were){notplan}{reach},
      (spend|spent|spending) (every|each|most|all our|our|the|all of the|part of every) (winter|winters) {reach}, (overwinter|overwintering|overwintered|wintering|wintered) (in|on|at),
      (fly|flying|come|coming|go|going|travel|travelling|traveling) (here |back |)((since|for) {number} years( now| already|)|(every|each) (year|winter|summer)) (now |)to,
      {notnever}{notasked}been{notplan}{reach}, {notafter}('ve|have|'d) (already|both|) (done|seen|covered|explored){reach}`,
    yes: [
      'last year we drove from ‹Krabi›',
      'last March in ‹Krabi›',
      "we've already done ‹Phi Phi›",
      'already go ‹Trang› 3 times',
      'we came up via ‹Phrae›',
      'I grew up in ‹Loei›',
      'we spend every winter in ‹Hua Hin›, this year Nan',
      "we've been wintering in ‹Pattaya›",
      'we fly for ten years now to ‹Jomtien›',
      'we come every year to ‹Samui›',
      'we honeymooned on ‹Samui›',
    ],
    no: [
      'the last week of March in ‹Krabi›',
      'our last night in ‹Krabi›',
      'we were thinking of ‹Samui›',
      'the last two nights in ‹Trang›',
      'my plan was ‹Trang›',
      'mine was: ‹Trang›',
      "I've done a rough plan: ‹Trang›",
      'what we came up with was ‹Nan›',
      'we have never been to ‹Nan›',
      'this winter in ‹Nan›',
      'we fly this year to ‹Nan›',
      "I've been researching ‹Nan›",
      'we have been looking at ‹Trang›',
      'has anyone here been to ‹Phrae›',
      "who's been to ‹Satun›",
      'after we have seen ‹Trang›',
    ],
  },
  {
    name: 'most of the trip is there, and not what they ask for',
    en: `
      (most|the rest|the bulk|the main part) of (my|our|the) (holiday|trip|time|vacation|stay) (will be|is|'s) (spent|) (in|at|),
      (i'll|we'll|i will|we will|i'm|we're|i am|we are) (be|) (mostly|mainly|otherwise|normally|usually) (be|) (based|staying|) (in|at|on)`,
    yes: ['the rest of our holiday is in ‹Phuket›', "we'll be mainly in ‹Hua Hin›"],
    no: [
      'some of our time in ‹Phuket›',
      'two days in Krabi, the rest of the trip in ‹Phuket›',
      'most of the time in ‹Phuket›',
    ],
  },
]

export const KNOWS = cueBefore(KNOWN_RULES, SLOTS)

/** “The small Ko Chang, not the big one in Trat”. */
export const IS_NAMESAKE = cueBefore([
  {
    name: 'where another one of that name is',
    en: '(not|and not|but not|rather than|instead of) (the|that) (very|) (big|bigger|large|larger|famous|popular|busy|touristy|well known|better known|main|other|main tourist|) (one|island|namesake) (in|near|off|at|by|from|over in|out in|close to|next to|down in|up in)',
    th: 'ไม่ใช่(เกาะ|อัน|ที่|ตัว|)(ใหญ่|ดัง|)(ที่|ของ|ตรง|), คนละ(อัน|ที่|เกาะ|แห่ง|ตัว|จังหวัด|)(กัน|)กับ(อัน|เกาะ|ตัว|)(ที่|ของ|ตรง|)',
    yes: ['Koh Chang, not the big one in ‹Trat›', 'not that famous one near ‹Krabi›', 'ไม่ใช่ที่‹ตราด›', 'คนละอันกับที่‹ตราด›'],
    no: ['not one day in ‹Trat›', 'the big one in ‹Trat›'],
  },
])

/** A stopover with a length of its own is a stay. */
export const CHANGES_PLANES = cueAround(
  [
    {
      name: 'they only change planes there',
      before: {
        th: '(ต่อ|เปลี่ยน|รอ|รอต่อ|รอเปลี่ยน|แวะต่อ|แวะเปลี่ยน)(เครื่อง|ไฟลท์|ไฟลต์|เครื่องบิน|เรือ)(ที่|), (ทรานซิท|ทรานสิต|ทรานซิส)(ที่|), (เครื่อง|เครื่องบิน|ไฟลท์|ไฟลต์)(จะ|ต้อง|)(แวะ|จอด)(พัก|)(ที่|ลง|)',
        en: `
          {nolength}(stopover|stop over|layover|lay over|transit|connection) (in|at|through|via),
          {nolength}(transit|transiting|transfer|transferring|connect|connecting|(change|changing|switch|switching|swap|swapping) (plane(s)|flight(s)|train(s)|bus(es)|van(s)|minivan(s)|ferr(y|ies)|boat(s)))(again|there|) (in|at|through|via),
          {plane}{words}(makes|make|has|have|with|had|making|including) (a|one|to make a|to make one|its|) (short |brief |quick |fuel |technical |{word} hour |)(stop|touchdown) (off|over|) (in|at|via),
          {plane}{words}(touches down|touch down|stops|stop|stopping|stops over|lands first) (first|briefly|shortly|) (in|at),
          {begins}(with|and) (one|a|1|a short|a quick|just one|only one) stop (in|at), {begins}(a|the|our) (short|brief|quick|(one|two|three|four|1|2|3|4|5) hour(s)) (stop|wait|connection|transfer) (in|at),
          (connection|transfer|layover|stopover|change of planes|plane change|flight change) (is|will be|was) (in|at|through|via)`,
      },
      notAfter: {
        en: '{space}(for|from), {space}{digit}, {space}(and (see|visit|explore|have a look|look|stay|spend)|to (see|visit|explore)|where we (stay|spend|see|have))',
        th: '{gap}{stayTh}',
      },
      yes: [
        'our flight has a layover in ‹Bangkok›',
        'we change planes in ‹Bangkok›',
        'ต่อเครื่องที่‹ดอนเมือง›',
        'a short connection at ‹Suvarnabhumi›',
        'Nan by bus, we change buses at ‹Phitsanulok›',
        'our plane makes a stop in ‹Bangkok› on its way',
        'there is a two hour stop in ‹Bangkok›',
        'The connection is in ‹Bangkok›.',
        '5 วัน เปลี่ยนเครื่องที่‹กรุงเทพ›',
        'เครื่องแวะ‹กรุงเทพ›ก่อน',
      ],
      no: [
        'a 2 day stopover in ‹Bangkok›',
        'two nights of stopover in ‹Bangkok›',
        'a stopover in ‹Bangkok› for 2 days',
        'แวะเที่ยว‹กรุงเทพ›',
        'เปลี่ยนเครื่องที่‹กรุงเทพ› 2 คืน',
        'a short stop in ‹Lampang› to see the pottery',
        'we make a stop in ‹Lampang›',
      ],
    },
  ],
  {
    ...PIECES,
    nolength: notAfter('(hour(s)|hr(s)|day(s)|night(s)|long|overnight|{digit}h)( of|) (a|our|the|)'),
    gap: '\\s?',
    /** A plane, and no car: “our flight makes”. */
    plane: words('plane(s), flight(s), airline, itinerary, ticket, route'),
    /** Some words of the same sentence. */
    words: '\\b[^.;!?\\n]{0,28} ',
    word: '[a-z]{3,6}',
    begins: after('{start}, {sign}, is'),
    stayTh: words('({days}|หนึ่ง|สอง|สาม|สี่) (คืน|วัน), {manyHours} (ชั่วโมง|ชม), เที่ยว, นอน, ค้าง', {
      days: '\\d{1,2}',
      manyHours: '(?:[6-9]|1\\d|2[0-4])',
    }),
  },
)

/** A journey of another year: “last year we drove from Krabi”. */
const PAST_RULES: readonly CueRow[] = [
  {
    name: 'an earlier journey',
    th: '(ปี|เดือน|อาทิตย์|ครั้ง|คราว|รอบ|ทริป)(ที่แล้ว|ก่อน|ที่ผ่านมา|ล่าสุด)…(มาจาก|ออกจาก|จาก)',
    en: '(last|previous) (year|time|trip|summer|winter|spring|holiday|christmas|songkran){reach}, (last|previous) {weekday}{reach}',
    unless: '(since|from) last (year|summer|winter|spring|christmas){reach}',
    yes: ['ปีก่อนขับมาจาก‹ตรัง›', 'last summer we rode from ‹Nan›'],
    no: ['posted since last year in ‹Rayong›', 'ขับมาจาก‹ตรัง›'],
  },
]

export const TRAVELLED = cueBefore(PAST_RULES, SLOTS)

/** When they were there, behind “we have seen”. */
const WHEN = '( it| there| that|)( already| before| twice| last {time}| well| in {year}| {count} (years|months) ago|)'

const AFTER = {
  gap: '\\s*',
  comma: ',? ',
  open: ',? ?\\(?',
  end: followedBy('{sign}, {end}, and, so, but'),
  words: '[ก-์]{0,14}',
  /** Some words: loud and busy. */
  wordsEn: '[a-z ]{0,16}',
  /** Year, month, summer. */
  time: '[a-z]{4,8}',
  year: '(?:19|20)\\d\\d',
  /** 5, five, a few. */
  count: '(?:[a-z]{2,5}|\\d+)',
  sign: '[ ,:-]{1,3}',
  wordend: WORD_EDGE,
  figure: '\\d{1,2}',
  /** They want to go there again. */
  notagain: notRightBefore('{more}(อีก|ติดใจ|ไม่เบื่อ|ยังอยาก)', { more: '[^.;!?\\n]{0,24}' }),
}

/** The same, said after the name. */
const KNOWN_AFTER_RULES: readonly CueRow[] = [
  {
    name: 'they have been there, said after it',
    th: `{gap}(ก็)(ไป|เที่ยว)(มา|จน|){words}(แล้ว|เบื่อ|บ่อย), {gap}(มา)(หมด|เบื่อ)แล้ว, {gap}(กัน)มา(แล้ว|ตั้ง|) ({figure}|${listOf(NUMBERS).join('|')}|หลาย) (รอบ|หน|ครั้ง){notagain}`,
    en: `
      {comma}(every|each) (year|winter|summer) (since|for|now){wordend}, {comma}(we|i)('ve| have|) (both|) (already|just|) (did|done|seen|visited|know|been to|went to)${WHEN}{end}, {gap}(already|twice already|is done|are done){wordend},
      {comma}(all|both|) (done[! with]|seen|visited), {gap}(already|once|twice|) before{end}, {comma}(last|the other|two|a few|three) (year|years|time|trip|summer|winter|spring) (ago|){wordend},
      {open}(which|that|where) (we|i) ('ve|have|) (both|all|) (already|) (know|been|seen|visited|lived|did|saw|grew up){wordend}, {open}(already|all) (planned|sorted|arranged){end}, {comma}some (years|time) (ago|back){wordend}, {comma}the (year|time|trip|summer|winter|month) before{end},
      {gap}(was|were) (too|so|far too|way too|a bit|quite|very|really|great|lovely|nice|fun|ok|wonderful){wordsEn}(last (year|time|trip)|years ago|in {year}|back then){wordend}, {comma}(is|are|was|has been|have been|'s been|) (done|seen) to death,
      {sign}been there{wordend}, {gap}(so many|too many|many|several|countless|{figure}|two|three|four|five|six|seven|ten) time(s) (already|liao|lah|before|boring|bored|now){wordend}, {gap}(there|) no help (needed|required|wanted|necessary){wordend}, (part|bit|leg|) (is|are) (all|already|) (sorted|covered|taken care of) {end}, {gap}on (a|an|) (earlier|previous|past|other|our last|my last) (trip|trips|visit|visits|holiday|holidays){wordend}`,
    yes: [
      '‹Krabi› we have already done',
      '‹Trang› we have seen in 2018',
      '‹Phuket› was too busy last year',
      '‹ปาย›ไปมาหลายรอบแล้ว',
      'เพราะไป‹ลันตา›มา 4 รอบละ',
      '‹Samui› is done to death',
      'we go to ‹Samui› every year since 2015',
      '‹Trang› 4 times already',
      '‹Trang› so many times liao',
      'after ‹Bangkok› (which we know well)',
      '‹Phuket›, already planned',
      '‹Pattaya› the year before, I found it boring',
    ],
    no: [
      '‹Krabi› is lovely',
      '‹Krabi› sometime in March',
      '‹ปาย›ไปวันไหนดี',
      '‹ลันตา›มา 3 รอบแล้วอยากไปอีก',
      '‹Samui› before noon',
      '‹Samui› every morning',
    ],
  },
]

/** What they could not see the last time, or have not seen. */
export const WAS_MISSED = cueBefore(
  [
    {
      name: 'they did not get there the last time',
      en: "(skipped|missed|left out|never (saw|made it to|got to)|(didn't|did not|couldn't|could not) (see|visit|make it to|get to|reach))",
      yes: ['we skipped ‹Nan›', "I didn't make it to ‹Trat›"],
      no: ['we saw ‹Nan›', 'we would skip ‹Trat›'],
    },
    {
      name: 'others are asked whether they were there',
      en: '(any (one|body)|any1|some (one|body)|any of you|who) {asked}',
      yes: ['anyone brought a toddler to ‹Samet›', 'has anybody taken their grandma to ‹Nan›'],
      no: ['we brought a toddler to ‹Samet›', 'if anyone cares, we went to ‹Nan›'],
    },
  ],
  SLOTS,
)

export const KNOWN_SAID_AFTER = cueAfter(KNOWN_AFTER_RULES, AFTER)

/** What a place is near to, and is not meant itself. */
const NEAR_RULES: readonly CueRow[] = [
  {
    name: 'near it, not there',
    th: 'ใกล้, {notwalked}ไม่(ค่อย)(ไกล|ห่าง)(จาก), ห่าง(ไกล|ออก|)(จาก), {notabout}รอบ(นอก), ชานเมือง, ละแวก, แถบ',
    en: `
      near, nearby, near to, close to, outside (of), not (too) far from, a short drive from, within {reach} (of|from), {hours} (away|drive|drive away|by car|by train|by bus|or so|max|maximum|at most|) (from|of), within (easy) reach of, surrounding, easy (trip|access) from,
      (easy|easily|quick) (to reach|to get to|reached|accessible) from, (accessible|reachable) from`,
    yes: [
      'ทะเลใกล้‹กรุงเทพ›',
      'รอบนอก‹เชียงใหม่›',
      'ที่เที่ยวไม่ห่างจาก‹โคราช›',
      'ห่างจาก‹กรุงเทพ›ไม่เกิน 200 โล',
      'a beach near ‹Hua Hin›',
      'within two hours of ‹Bangkok›',
      'somewhere 2-3 hours from ‹Bangkok›',
      'a place about 2 hours away from ‹Nan›',
    ],
    no: [
      'we drive 3 hours from ‹Bangkok›',
      '4 hours in ‹Nan›',
      'อีกรอบ‹เชียงใหม่›',
      'linear ‹Trang›',
      'ยายเดินไม่ไกล ‹ตรัง›',
    ],
  },
]

export const IS_NEAR = cueBefore(NEAR_RULES, {
  reach: "[a-z0-9' ]{1,24}",
  /** Of a place that is wanted, not of a ride: “somewhere quiet about 2 hours”. */
  hours:
    rightAfter(
      `
      (somewhere|anywhere|something|place(s)|spot(s)|town(s)|getaway|beach(es)|island|week end|trip|escape|night(s)|day(s)|
      mountain(s)|nature|waterfall(s)|park|break){comma}{other}{about}`,
      {
        comma: ',? ',
        other: `(?:${notRightBefore('then, and, from, after, drive')}[a-z]{3,9} )?`,
        about: `(?:${words('about, around, roughly, within, up, to, max, maximum, at, most, not, no, more, less, than, under, only, just, over, that, is, are')} ){0,5}`,
      },
    ) +
    words('({figures}|one|two|three|four|an|a couple of|a few) (hour(s)|hr(s)|h)', {
      figures: '\\d(?:[.,]5)?(?:\\s?(?:-|to|or) ?\\d)?',
    }),
  notabout: notRightAfter('สัก, ซัก, อีก, หลาย, กี่, ทุก'),
  /** `แม่เดินไม่ไกล`. */
  notwalked: notRightAfter('เดิน'),
})
