import { cueAfter, cueBefore, cueBetween } from './cues.ts'
import { maybe, notAfter, notRightBefore, WORD_EDGE, words } from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'

// `อยู่ไทย ‹10 วัน›`, “‹6 days› in total”: words beside a length that say whether it is the whole trip, a stay or a
// stop.

/** “Staying on Mak for six nights” is a stay, even where nobody knows Mak. */
export const STAYS_FOR = cueBefore(
  [
    {
      name: 'they stay somewhere for that length',
      th: '(พัก|นอน|ค้าง)(ที่|อยู่|บน){wordsTh}',
      en: '(stay(ing|ed|)|sleep(ing)|spend(ing)){words}',
      yes: ['staying on Mak for ‹six nights›', 'พักที่เกาะ ‹2 คืน›'],
      no: ['stayed. Then ‹six nights›', 'ที่พัก‹2 คืน›'],
    },
  ],
  { words: '\\b[^.;\\n]{0,20}', wordsTh: '[^.;\\n]{0,16}' },
)
/** “3–14 March with my sister, 4 days alone”. */
export const IN_OTHER_COMPANY = cueAfter(
  [
    {
      name: 'some days with others, or without them',
      th: '{gap}(เที่ยว|อยู่|)(คนเดียว|ตัวคนเดียว|ลำพัง|กันสองคน|กันเอง)',
      en: '{gap}(of it |of them |)(alone|solo|on my own|on our own|by myself|by ourselves|to myself|to ourselves|just (the two of us|us two|us|me)|only (the two of us|us|me)|without (him|her|them|the kids|my|our|the others))',
      yes: ['‹4 days› alone at the end', '‹3 days› just the two of us', '‹2 วัน›คนเดียว'],
      no: ['‹4 days› in a lone house', '‹3 days›. Just the two of us', '‹2 วัน› เดินทางคนเดียว'],
    },
  ],
  { gap: ' ?' },
)
/** “We spent 10 days in Phuket”, of a trip that they tell of and want the like of. */
export const TELLS_OF = cueBefore(
  [
    {
      name: 'how long they were there',
      en: '(we|i|and|have|having|which|was|{opens}) spent (a total of|about|around|nearly|almost|over|just|only|the first|)',
      yes: ['we spent ‹10 days›', 'spent ‹a week›', 'and spent about ‹a week›'],
      no: ['we spend ‹10 days›', 'my friend spent ‹10 days›', 'she spent ‹10 days›'],
    },
  ],
  { opens: '(?<=^|[.!?\\n] ?)' },
)

/** “… then 4 days there”. */
export const STAYS_THERE = cueAfter(
  [
    {
      name: 'at the place before',
      th: '{gap}ที่นั่น',
      en: '{gap}there',
      yes: ['‹4 days› there', '‹4 วัน›ที่นั่น'],
      no: ['‹4 days› theremin', '‹4 วัน›ที่ตรัง'],
    },
  ],
  { gap: '\\s*' },
)
/** “… plus 2 days”, `อีก 2 วัน`. */
export const ON_TOP = cueBefore(
  [
    {
      name: 'on top of the length before',
      th: 'อีก, บวก',
      en: 'plus, another, extra, then',
      both: '{sign}',
      yes: ['plus ‹2 days›', 'then ‹3 days›', 'อีก ‹2 วัน›', '+ ‹2 days›'],
      no: ['with ‹2 days›', 'in ‹2 วัน›'],
    },
  ],
  { sign: '\\+' },
)

/** Between the dates of a stay and its place, in either order. */
export const BETWEEN_DATES_AND_PLACE = cueBetween(
  [
    {
      name: 'they are there on those dates',
      th: '(ไว้|แล้ว|){sign}(ไป|เที่ยว|อยู่|)(ที่|)',
      en: '{sign}(in|at|on|around|from|to|), {sign}(for|over|during) (the|) {word}{sign}',
      yes: [
        '‹13-15 April› in ‹Chiang Mai›',
        '‹Chiang Mai› (‹13-15 April›',
        '‹1-4 ธ.ค.› เที่ยว‹ปาย›',
        '‹Lampang› for the festival (‹6-8 May›',
      ],
      no: ['‹5-19 May›: ‹Bangkok›', '‹5-19 May›. First ‹Bangkok›'],
    },
  ],
  { sign: '\\)?,? ?\\(?', word: '[a-z]{3,14}' },
)

/** Between the dates of a stay and the length of the next. */
export const AFTER_DATES = cueBetween(
  [
    {
      name: 'what comes after those dates',
      th: `
        {words}(แล้ว(ค่อย|ก็|จะ|)(ไป|)ต่อ(ด้วย|)|ต่อด้วย|หลังจากนั้น|จากนั้น|เสร็จแล้ว){words}`,
      en: '{words}(then|after that|after this|afterwards|followed by|from there|next){words}',
      yes: [
        '‹13-15 April› in Chiang Mai, then ‹4 days›',
        '‹3 to 6 March› in Krabi. After that Koh Lanta for ‹three days›',
        '‹1-4 ธ.ค.› เชียงใหม่ แล้วต่อปายอีก ‹2 คืน›',
      ],
      no: ['‹1-9 May›: Bangkok, then ‹4 days›', '‹1-9 May›, Krabi for ‹4 days›', '‹1-9 ธ.ค.› เที่ยวปาย ‹2 คืน›'],
    },
  ],
  { words: '[^:;!?\\d\\n]{0,40}?' },
)

/** “We are in Bangkok for two weeks and could get away for one night”: the trip is within a longer stay. */
export const GETS_AWAY_FOR = cueBefore(
  [
    {
      name: 'the trip, within a longer stay',
      th: '(ขอแยก|แยก(ตัว|ไป|พา|กันไป)|ปลีก(ตัว|เวลา)|แวบไป|แว้บไป|หนีไป|เที่ยวต่อ){words}',
      en: '(get|getting|slip|slipping|sneak|sneaking|break|breaking|run|running) (away|off|out){words}, escape{words}',
      yes: ['could get away for ‹one night›', 'ขอแยกไปเกาะ ‹2 คืน›'],
      no: ['get away. We have ‹one night›', 'พัก‹2 คืน›'],
    },
  ],
  { words: '[^\\d.;!?\\n]{0,40}' },
)
export const WHOLE_BEFORE = cueBefore(
  [
    {
      name: 'the whole trip, said before its length',
      th: 'รวม(ทั้งหมด|เป็น|แล้ว|), {added}(ได้|)เป็น, ทั้งหมด, ทั้งทริป, (อยู่|เที่ยว)(ใน|)(ไทย|เมืองไทย|ประเทศไทย)',
      en: '{notlength}total{is}, rest of (the|our|my|), have (got) (only|about|)',
      yes: [
        'a total of ‹6 days›',
        'the rest of our ‹ten days›',
        'we have only ‹3 days›',
        'รวมทั้งหมด ‹5 วัน›',
        'อยู่ไทย ‹10 วัน›',
        'ลา 2 วันรวมเสาร์อาทิตย์เป็น ‹4 วัน›',
      ],
      no: ['two days in total ‹3 nights›', 'for ‹6 days›'],
    },
  ],
  {
    /** Not “two days in total”. */
    notlength: notAfter('(day(s)|night(s)|week(s)) (in|)') + WORD_EDGE,
    is: maybe('{space}of, {space}is, :'),
    /** `รวมเสาร์อาทิตย์`: with the days off beside them. */
    added: words('(รวม|บวก|ต่อ)(กับ)(วัน)(เสาร์|หยุด|นักขัต){more}', { more: thaiLetters(0, 12, ' ') }),
  },
)
export const WHOLE_AFTER = cueAfter(
  [
    {
      name: 'the whole trip, said after its length',
      th: '{gap}(ในไทย|ในเมืองไทย)',
      en: '{gap}(in total|total|altogether|in all|overall|trip|itinerary|holiday|vacation|in thailand|thailand|in country|in the country|for this|for it){more}',
      yes: [
        '‹6 days› in total',
        '‹a week› in Thailand',
        '‹5 weeks› in country',
        "‹5 weeks› 'in country'",
        '‹5 วัน›ในไทย',
        '‹3-day› trips',
      ],
      no: ['‹6 days› in Trang', '‹5 วัน›ในตรัง'],
    },
  ],
  { gap: '[\\s\'"‘“]*', more: '[a-z]*' },
)

/** “Six weeks in the country, 3 days in Bangkok at the end, the rest in the islands”. */
export const PART_OF_LONG = cueAfter(
  [
    {
      name: 'a part of a stay that is longer than any trip',
      th: '{few}(ตอนต้น|ตอนแรก|ช่วงต้น|ช่วงแรก|ตอนท้าย|ช่วงท้าย|ตอนจบ), {many}(ที่เหลือ|นอกนั้น)',
      en: `
        {gap}(at|towards|near|right at|) (the|either|each|our|) (very|) (start|beginning|end|finish){stop},
        {many}{theRest}{stop}, {many}remaining (time|weeks|days)`,
      yes: [
        '‹3 days› in Bangkok at the start or the end',
        '‹4 nights› there, either beginning or end',
        '‹2 nights› in Bangkok, the rest in the south',
        '‹3 วัน›ที่กรุงเทพช่วงแรก',
        '‹3 วัน›กรุงเทพ ที่เหลือลงใต้',
      ],
      no: ['‹3 days› in Krabi', '‹3 days› to rest', '‹2 nights› starting in Bangkok', '‹3 วัน›ที่กระบี่'],
    },
  ],
  {
    gap: '(?:[^.;!?\\n]{1,40} )?',
    many: '[^;!?\\n]{0,64}',
    theRest: words('(the|our|and) (rest|remainder), {sign}(rest|remainder)', { sign: '[,–-] ?' }),
    few: '[^.;!?\\n]{0,32}',
    stop: WORD_EDGE + notRightBefore('{space}(at|and relax|a bit)'),
  },
)

/** “Back from Bangkok, 3 weeks, Phuket 3 nights”: no length is that of the place that they only fly home from. */
export const GOES_BACK = cueBefore([
  {
    name: 'where they only go home from',
    th: '(บิน|เดินทาง|ขา)กลับ(จาก|ที่)(สนามบิน), กลับจาก(สนามบิน)',
    en: '(back|home|return|returning|returns) (from|via), out (of|from)',
    yes: ['back from ‹Bangkok›', 'flying home from ‹Phuket›', 'out of ‹Trang›', 'กลับจาก‹ภูเก็ต›', 'บินกลับที่‹ตรัง›'],
    no: ['back to ‹Bangkok›', 'from ‹Bangkok›', 'กลับ‹ตรัง›'],
  },
])

/** “4 nights in Nan, 6 nights on a quiet island”: a stay at the sea, wherever that is. */
export const STAYS_AT = cueBefore(
  [
    {
      name: 'how long they stay at a kind of place',
      en: '(nights|night|days|week|weeks) (on|at|by|in) (a|an|the|some|any|one){words}',
      yes: ['6 nights on a quiet ‹island›', 'a week by the ‹sea›', '4 days at some nice ‹beach›'],
      no: ['4 days in Nan, ‹beach›', '3 nights and a ‹beach›'],
    },
  ],
  { words: '(?: [a-z]{3,12}){0,2}' },
)
/** `แม่ฮ่องสอน 5 วัน แวะปาย 2 คืน`: the stop is part of the journey. */
export const STOPS_FOR = cueBefore(
  [
    {
      name: 'a stop on the way',
      th: 'แวะ(เที่ยว|ค้าง|พัก|นอน|)(ที่){sign}, ในนั้น(แวะ|ค้าง|พัก|นอน|)(ที่){sign}, {wordstart}(ระหว่างนั้น|ระหว่างทาง|กลางทริป){sign}',
      en: `
        (including|of which|with a stopover in|with a stop in|stopping (in|at)|mid trip|halfway (through)|in the middle|in between){sign}`,
      yes: ['แม่ฮ่องสอน 5 วัน แวะ‹ปาย› 2 คืน', 'including ‹2 nights›', '5 days, halfway through with a ‹night›'],
      no: ['แม่ฮ่องสอนกับ‹ปาย›', 'then ‹2 nights›'],
    },
  ],
  { sign: maybe('{comma}, :') + maybe('{space}(with |)(a|an)'), wordstart: WORD_EDGE },
)
export const SIDE_TRIP = cueAfter(
  [
    {
      name: 'a stop in the middle of the trip',
      en: `
        {there}(in the middle|in between|mid trip|halfway), {dash}(stop|stopover|side trip|detour|excursion|break (in|at))`,
      yes: ['‹2 nights› on Mak in the middle', '‹one night› stopover', '‹2 days› side-trip'],
      no: ['‹2 nights› in Trang', '‹2 days› stopping'],
    },
  ],
  { there: maybe('{space}(in|on|at){place}', { place: ' [^.,;\\d\\n]{2,24}?' }) + ',? ', dash: '[ -]?' },
)
/** `สตูล 3 วัน พักหลีเป๊ะ 2 คืน`. */
export const SLEEPS_IN = cueBefore(
  [
    {
      name: 'they sleep there',
      th: '(พัก|นอน|ค้าง){words}',
      yes: ['สตูล 3 วัน พักหลีเป๊ะ ‹2 คืน›'],
      no: ['สตูล 3 วัน ไปหลีเป๊ะ ‹2 คืน›'],
    },
  ],
  { words: '[^\\d.;\\n]{0,24}' },
)
