import { cueAround } from './cues.ts'
import { notAfter, PIECES, rightAfter, words } from './phrases.ts'

// `ต่อเครื่องที่‹ดอนเมือง›`, “a layover in ‹Bangkok›”: where they only change planes, trains or buses.

/** A stopover with a length of its own is a stay. */
export const CHANGES_PLANES = cueAround(
  [
    {
      name: 'they only change planes there',
      before: {
        th: `
          (ต่อ|เปลี่ยน|รอ|รอต่อ|รอเปลี่ยน|แวะต่อ|แวะเปลี่ยน)(เครื่อง|ไฟลท์|ไฟลต์|เครื่องบิน|เรือ)(ที่|), (ทรานซิท|ทรานสิต|ทรานซิส)(ที่|),
          (เครื่อง|เครื่องบิน|ไฟลท์|ไฟลต์)(จะ|ต้อง|)(แวะ|จอด)(พัก|)(ที่|ลง|)`,
        en: `
          {nolength}(stopover|stop over|layover|lay over|transit|connection) (in|at|through|via),
          {nolength}(transit|transiting|transfer|transferring|connect|connecting|(change|changing|switch|switching|
          swap|swapping) (plane(s)|flight(s)|train(s)|bus(es)|van(s)|minivan(s)|ferr(y|ies)|boat(s)))(again|there|)
          (in|at|through|via),
          {plane}{words}(makes|make|has|have|with|had|making|including) (a|one|to make a|to make one|its|)
          (short |brief |quick |fuel |technical |{word} hour |)(stop|touchdown) (off|over|) (in|at|via),
          {plane}{words}(touches down|touch down|stops|stop|stopping|stops over|lands first) (first|briefly|shortly|)
          (in|at),
          {begins}(with|and) (one|a|1|a short|a quick|just one|only one) stop (in|at),
          {begins}(a|the|our) (short|brief|quick|(one|two|three|four|1|2|3|4|5) hour(s))
          (stop|wait|connection|transfer) (in|at),
          (connection|transfer|layover|stopover|change of planes|plane change|flight change) (is|will be|was)
          (in|at|through|via)`,
      },
      notAfter: {
        en: `
          {space}(for|from), {space}{digit},
          {space}(and (see|visit|explore|have a look|look|stay|spend)|to (see|visit|explore)|where we (stay|spend|see|
          have))`,
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
    /** Not “a two day stopover”. */
    nolength: notAfter('(hour(s)|hr(s)|day(s)|night(s)|long|overnight|{digit}h)( of|) (a|our|the|)'),
    gap: '\\s?',
    /** A plane, and no car: “our flight makes”. */
    plane: words('plane(s), flight(s), airline, itinerary, ticket, route'),
    /** Some words of the same sentence. */
    words: '\\b[^.;!?\\n]{0,28} ',
    word: '[a-z]{3,6}',
    /** A clause begins, or “is” stands before: “there is a short stop in”. */
    begins: rightAfter('{start}, {sign}({space}|), is{space}'),
    /** They stay: some nights, or so many hours that they see something. */
    stayTh: words('({days}|หนึ่ง|สอง|สาม|สี่) (คืน|วัน), {manyHours} (ชั่วโมง|ชม), เที่ยว, นอน, ค้าง', {
      days: '\\d{1,2}',
      manyHours: '(?:[6-9]|1\\d|2[0-4])',
    }),
  },
)
