import { NUMBERS, SELF } from './common-words.ts'
import { type CueRow, cueAfter, cueBefore } from './cues.ts'
import {
  followedBy,
  listOf,
  maybe,
  notAfter,
  notFollowedBy,
  notRightAfter,
  notRightBefore,
  oneOf,
  rightAfter,
  WORD_EDGE,
  words,
} from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// `เพิ่งกลับจาก‹กระบี่›`, “last year we drove from ‹Krabi›”: where they have been. (Where they change planes: role-change-rules.ts.)

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
  plan(s), idea(s), itinerary, route, mine, ours, thought(s), hope(s), wish, list, draft, schedule, programme,
  program, choice(s),
  favo(u)rite(s), come up with, came up with, have in mind, had in mind, want, wanted, looking at`)
const MONTHS = `
  january, february, march, april, may, june, july, august, september, october, november, december,
  jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec`
/** Between “anyone” and “been to”. */
const ELSE = '( here| else| out there| has| have| ever| of you| guys| recently| actually| just|)'

const SLOTS = {
  /** What follows within the phrase, up to a word for the present trip. */
  reach: `${WORD_EDGE}(?:${notRightBefore(`{space}${oneOf(NOW)}`)}[^.:;,!?]){0,20}${maybe('(in|to|at|on)( the){spaces}', { spaces: '\\s*' })}`,
  /** `ปีที่แล้วเราไป`. */
  me: ` ?${maybe(SELF)}`,
  /** Not “the last week of March”, which may come. */
  weekday:
    words('week, weekend, friday, saturday, sunday') + notFollowedBy(`(of|in) (the|next|${listOf(MONTHS).join('|')})`),
  /** “Last March”. */
  month: words(MONTHS),
  /** Not “was thinking of”, “has been recommended”. */
  notplan: notFollowedBy(ONLY_PLANNED),
  /** Not “my plan was Trang”. */
  notmine: notAfter(`${PLANS}( so far| for now| originally| here|)`),
  /** “Anyone been to Nan?” asks others. */
  notasked: notAfter(`(any one|any body|some one|some body|who|you|ever)('s|'ve|)${ELSE}${ELSE}${ELSE}`),
  /** `มีใครเพิ่งไปน่านมาบ้าง` asks others. */
  noteverybody: notAfter('(ใคร|คนไหน|ท่านใด){few}', { few: '[ก-์]{0,6}' }),
  /** Some words: brought a toddler to. */
  asked: "[a-z0-9' -]{2,36}",
  /** Not `ไม่เคยอยู่`. */
  notnot: notRightAfter('ไม่, ไม่ได้, ยังไม่'),
  /** Ten, 10. */
  number: '(?:[a-z]{3,8}|\\d{1,2})',
  /** `โตที่ระยอง`, where a word begins: not the end of `แตงโต`. */
  opens: rightAfter('{start}, {space}, {comma}, แต่, มา, และ'),
  /** Not “we have never been”. */
  notnever: notAfter("never, not, havent, {letter}n't"),
  /** Not “after we have seen it”, which is this trip. */
  notafter: notAfter('(after|once|when|until|if) (we|i|you)'),
}

/** Where they have been. */
const KNOWN_RULES: readonly CueRow[] = [
  {
    name: 'they were there before',
    th: `
      {noteverybody}(เพิ่ง|พึ่ง)(จะ)(ไป|เที่ยว|กลับ|กลับจาก|กลับมา|กลับมาจาก|มา|มาจาก)(เที่ยว),
      (ปี|เดือน|อาทิตย์|ครั้ง|คราว|รอบ|ทริป|ตอน)(ที่แล้ว|ก่อน|ที่ผ่านมา|ล่าสุด){me}(พา|)(ไป|เที่ยว|กลับ|กลับจาก|กลับมา|กลับมาจาก|มา|มาจาก|
      ไปมาจาก)(เที่ยว),
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
    name: 'last year, last month',
    en: `
      (last|previous) (year|time|trip|summer|winter|spring|holiday|christmas|songkran){reach},
      (last|previous) {weekday}{reach}, (last|previous) {month}{reach}`,
    yes: ['last year we drove from ‹Krabi›', 'last March in ‹Krabi›', 'last weekend in ‹Nan›'],
    no: ['the last week of March in ‹Krabi›', 'our last night in ‹Krabi›', 'the last two nights in ‹Trang›'],
  },
  {
    name: 'they stayed, lived or grew up there, or are just back',
    en: `
      {notasked}(ended up|stayed|lived|grew up|stopped|visited|holidayed|honeymooned|backpacked|vacationed|partied|
      camped|got married|got engaged){reach},
      just (did|visited|back from|came from|came back from){reach}, already (go|goes|went|visit) (to|),
      (we|i) (already|both|) did{reach}`,
    yes: [
      'already go ‹Trang› 3 times',
      'I grew up in ‹Loei›',
      'we honeymooned on ‹Samui›',
      'just back from ‹Trang›',
      'we both did ‹Pai›',
      'we got engaged on ‹Samet›',
    ],
    no: ['after we have seen ‹Trang›'],
  },
  {
    name: 'they came that way',
    en: '(came|drove|rode|traveled|travelled) (here|up|down|over|out|across|) (via|by way of|through){reach}',
    yes: ['we came up via ‹Phrae›', 'we drove up by way of ‹Tak›'],
    no: ['we drive up via ‹Tak›'],
  },
  {
    name: 'every winter, every year, for years',
    en: `
      (spend|spent|spending) (every|each|most|all our|our|the|all of the|part of every) (winter|winters) {reach},
      (overwinter|overwintering|overwintered|wintering|wintered) (in|on|at),
      (fly|flying|come|coming|go|going|travel|travelling|traveling)
      (here |back |)((since|for) {number} years( now| already|)|(every|each) (year|winter|summer)) (now |)to`,
    yes: [
      'we spend every winter in ‹Hua Hin›, this year Nan',
      "we've been wintering in ‹Pattaya›",
      'we fly for ten years now to ‹Jomtien›',
      'we come every year to ‹Samui›',
    ],
    no: ['this winter in ‹Nan›', 'we fly this year to ‹Nan›'],
  },
  {
    name: 'they were or have been there',
    en: `
      {notmine}(was|were){notplan}{reach}, {notnever}{notasked}been{notplan}{reach},
      {notafter}('ve|have|'d) (already|both|) (done|seen|covered|explored){reach}`,
    yes: ["we've already done ‹Phi Phi›", 'we have been to ‹Nan›', 'we were in ‹Loei›'],
    no: [
      'we were thinking of ‹Samui›',
      'my plan was ‹Trang›',
      'mine was: ‹Trang›',
      "I've done a rough plan: ‹Trang›",
      'what we came up with was ‹Nan›',
      'we have never been to ‹Nan›',
      "I've been researching ‹Nan›",
      'we have been looking at ‹Trang›',
      'has anyone here been to ‹Phrae›',
      "who's been to ‹Satun›",
    ],
  },
  {
    name: 'most of the trip is there, and not what they ask for',
    en: `
      (most|the rest|the bulk|the main part) of (my|our|the) (holiday|trip|time|vacation|stay) (will be|is|'s)
      (spent|) (in|at|),
      (i'll|we'll|i will|we will|i'm|we're|i am|we are) (be|) (mostly|mainly|otherwise|normally|usually) (be|)
      (based|staying|) (in|at|on)`,
    yes: ['the rest of our holiday is in ‹Phuket›', "we'll be mainly in ‹Hua Hin›"],
    no: [
      'some of our time in ‹Phuket›',
      'two days in Krabi, the rest of the trip in ‹Phuket›',
      'most of the time in ‹Phuket›',
    ],
  },
]

export const KNOWS = cueBefore(KNOWN_RULES, SLOTS)

/** A journey of another year: “last year we drove from Krabi”. */
const PAST_RULES: readonly CueRow[] = [
  {
    name: 'an earlier journey',
    th: '(ปี|เดือน|อาทิตย์|ครั้ง|คราว|รอบ|ทริป)(ที่แล้ว|ก่อน|ที่ผ่านมา|ล่าสุด)…(มาจาก|ออกจาก|จาก)',
    en: `
      (last|previous) (year|time|trip|summer|winter|spring|holiday|christmas|songkran){reach},
      (last|previous) {weekday}{reach}`,
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
  /** A comma or a bracket: “(which we know well)”. */
  open: ',? ?\\(?',
  /** What is said ends here. */
  end: followedBy('{sign}, {end}, and, so, but'),
  /** Some Thai letters: `ไปมาหลายรอบแล้ว`. */
  words: thaiLetters(0, 14),
  /** Some words: loud and busy. */
  wordsEn: '[a-z ]{0,16}',
  /** Year, month, summer. */
  time: '[a-z]{4,8}',
  year: '(?:19|20)\\d\\d',
  /** 5, five, a few. */
  count: '(?:[a-z]{2,5}|\\d+)',
  /** “Pai: been there”. */
  sign: '[ ,:-]{1,3}',
  wordend: WORD_EDGE,
  figure: '\\d{1,2}',
  /** They want to go there again. */
  notagain: notRightBefore('{more}(อีก|ติดใจ|ไม่เบื่อ|ยังอยาก)', { more: '[^.;!?\\n]{0,24}' }),
}

/** The same, said after the name. */
const KNOWN_AFTER_RULES: readonly CueRow[] = [
  {
    name: 'they have been there, said after it, in Thai',
    th: `
      {gap}(ก็)(ไป|เที่ยว)(มา|จน|){words}(แล้ว|เบื่อ|บ่อย), {gap}(มา)(หมด|เบื่อ)แล้ว,
      {gap}(กัน)มา(แล้ว|ตั้ง|) ({figure}|${listOf(NUMBERS).join('|')}|หลาย) (รอบ|หน|ครั้ง){notagain}`,
    yes: ['‹ปาย›ไปมาหลายรอบแล้ว', 'เพราะไป‹ลันตา›มา 4 รอบละ', '‹ปาย›มาหมดแล้ว'],
    no: ['‹ปาย›ไปวันไหนดี', '‹ลันตา›มา 3 รอบแล้วอยากไปอีก'],
  },
  {
    name: 'they have seen it, said after it',
    en: `
      {comma}(we|i)('ve| have|) (both|) (already|just|) (did|done|seen|visited|know|been to|went to)${WHEN}{end},
      {gap}(already|twice already|is done|are done){wordend}, {comma}(all|both|) (done[! with]|seen|visited),
      {open}(which|that|where) (we|i) ('ve|have|) (both|all|) (already|)
      (know|been|seen|visited|lived|did|saw|grew up){wordend},
      {comma}(is|are|was|has been|have been|'s been|) (done|seen) to death, {sign}been there{wordend}`,
    yes: [
      '‹Krabi› we have already done',
      '‹Trang› we have seen in 2018',
      '‹Samui› is done to death',
      'after ‹Bangkok› (which we know well)',
      '‹Pai›: been there',
      '‹Nan› all done',
    ],
    no: ['‹Krabi› is lovely'],
  },
  {
    name: 'when or how often they were there, said after it',
    en: `
      {comma}(every|each) (year|winter|summer) (since|for|now){wordend}, {gap}(already|once|twice|) before{end},
      {comma}(last|the other|two|a few|three) (year|years|time|trip|summer|winter|spring) (ago|){wordend},
      {comma}some (years|time) (ago|back){wordend}, {comma}the (year|time|trip|summer|winter|month) before{end},
      {gap}(was|were) (too|so|far too|way too|a bit|quite|very|really|great|lovely|nice|fun|ok|
      wonderful){wordsEn}(last (year|time|trip)|years ago|in {year}|back then){wordend},
      {gap}(so many|too many|many|several|countless|{figure}|two|three|four|five|six|seven|ten) time(s)
      (already|liao|lah|before|boring|bored|now){wordend},
      {gap}on (a|an|) (earlier|previous|past|other|our last|my last)
      (trip|trips|visit|visits|holiday|holidays){wordend}`,
    yes: [
      '‹Phuket› was too busy last year',
      'we go to ‹Samui› every year since 2015',
      '‹Trang› 4 times already',
      '‹Trang› so many times liao',
      '‹Pattaya› the year before, I found it boring',
      '‹Krabi› some years ago',
      '‹Phrae› on our last trip',
    ],
    no: ['‹Krabi› sometime in March', '‹Samui› before noon', '‹Samui› every morning'],
  },
  {
    name: 'that part is planned, and they ask for no help',
    en: `
      {open}(already|all) (planned|sorted|arranged){end},
      {gap}(there|) no help (needed|required|wanted|necessary){wordend},
      {gap}(part|bit|leg|) (is|are) (all|already|) (sorted|covered|taken care of) {end}`,
    yes: ['‹Phuket›, already planned', '‹Krabi› no help needed', '‹Lanta› part is sorted'],
    no: ['‹Krabi› needs planning'],
  },
]

/** What they could not see the last time, or have not seen. */
export const WAS_MISSED = cueBefore(
  [
    {
      name: 'they did not get there the last time',
      en: `
        (skipped|missed|left out|never (saw|made it to|got to)|(didn't|did not|couldn't|could not) (see|visit|
        make it to|get to|reach))`,
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
