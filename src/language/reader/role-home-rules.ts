import { LATIN_MONTH } from './calendar-words.ts'
import { cueAfter, cueAround, cueBefore } from './cues.ts'
import { followedBy, notFollowedBy, notRightBefore, oneOf, PIECES, rightAfter, words } from './phrases.ts'
import { gap } from './slot-gaps.ts'

// `คนจังหวัด‹ตาก›ค่ะ`, “I rent a place in ‹Pattaya›”: where people live, said otherwise than by the words of
// `role-from-rules.ts`.

/** `คนกรุงเทพค่ะ …`. */
export const WRITES_FROM = cueBefore(
  [
    {
      name: 'where the writer comes from',
      th: '{line}คน(จังหวัด|จ.|)',
      yes: ['คนจังหวัด‹ตาก›ค่ะ อยากไปทะเล', 'คน‹ตาก›ค่ะ'],
      no: ['สี่คน‹ตาก›'],
    },
  ],
  { line: rightAfter('{start}') },
)

/** When they want to go: `แต่สงกรานต์นี้อยากไป`. */
const HOLIDAY_TH = oneOf(`
  ปิดเทอม, ปีใหม่, สงกรานต์, วันหยุด, หยุดยาว, เสาร์อาทิตย์, สิ้นปี, ปลายปี, ต้นปี,
  เดือนหน้า, อาทิตย์หน้า, ลาพักร้อน, เพิ่งลาออก`)
/** What they want, or ask. */
const WANTS_TH = oneOf(`
  อยาก, จะ, ว่าจะ, กำลังจะ, วางแผน, แพลน, หาที่,
  ไป(เที่ยว)(ที่|ทาง|)ไหน, เที่ยวไหน, มีที่ไหน, ที่ไหน`)

export const LIVES_AT = cueAround(
  [
    {
      name: 'where they live, before where they want to go',
      before: { th: '{begins}(ตอนนี้|ปัจจุบัน|)อยู่(ที่|แถว|ใน|)' },
      after: {
        th: `
          {gap}((นี่|เนี่ย)(แหละ|เอง|ล่ะ|)|) (ค่ะ|คะ|ครับ|คับ|เจ้า|จ้า|จ้ะ|เด้อ|อะ|อ่ะ|นะ(คะ|ครับ|)|)
          (แต่)(${HOLIDAY_TH}{more}(เรา|ผม|หนู|)|)${WANTS_TH}, {gap}แต่(บ้านเกิด|บ้านอยู่|เป็นคน|พ่อแม่อยู่)`,
      },
      yes: [
        'อยู่‹ชลบุรี› อยากไปจันท์',
        'ตอนนี้อยู่ที่‹ตรัง›ค่ะ ปีใหม่นี้จะขึ้นเหนือ',
        'งบ 3000 อยู่‹ขอนแก่น› ไปไหนดี',
        'เบื่อเลแล้ว อยู่‹สตูล›นี่แหละ อยากดูหมอก',
        'อยู่‹ระยอง›แต่บ้านเกิดเลย',
      ],
      no: ['อยู่‹ชลบุรี› 3 วัน', 'ไปอยู่‹ตรัง› อยากดำน้ำ'],
    },
    {
      name: 'how long they have lived there',
      before: { th: 'อยู่(ที่|แถว|ใน|)' },
      after: {
        th: `
          {gap}มา(จะ|ได้|ร่วม|เกือบ|กว่า|ตั้ง|)(สิบ|ยี่สิบ|สามสิบ|หลาย|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|{figure})(กว่า|)ปี,
          {gap}มา(ตั้งแต่|)(เกิด|เด็ก), {gap}(มา|)ทั้งชีวิต`,
      },
      yes: ['อยู่‹ระยอง›มาสิบปี ยังไม่เคยไปน่าน', 'เราอยู่แถว‹พัทลุง› มา 4 ปีแล้ว', 'อยู่‹แพร่›มาตั้งแต่เกิด'],
      no: ['อยู่‹ระยอง› 10 วัน', 'ไม่ได้ไป‹ระยอง›มาสิบปี', 'แม่อายุ 70 ปี อยู่‹ตรัง›มาก่อน'],
    },
    {
      name: 'for how many years or months they have been there',
      before: {
        en: `
          {begins}(i've|we've|i have|we have|i'm|we're|) (been|live|living) (here|) (living|based|working|teaching|)
          (in|at|near|on)`,
      },
      after: {
        en: `
          {comma}(for|since|) (over|about|almost|nearly|more than|now|already|the last|the past|) {years}
          (yr(s)|year(s)|month(s)|decade(s)){wordend}, {comma}since (i|we|{month}|(19|20){two}),
          {comma}(for|) (ages|years|decades|forever){wordend}, {comma}(my|our|all my|all our) (whole|) life`,
      },
      yes: [
        'been in ‹Trang› 6 yrs and never saw Satun',
        'We have been living in ‹Phrae› for two years, where next',
        'I live in ‹Rayong› since 5 years',
        'Been in ‹Nan› since march',
      ],
      no: [
        'been in ‹Trang› 6 days',
        'we were in ‹Trang› two years ago',
        'a year in ‹Nan›',
        'been in ‹Trang› last year',
      ],
    },
  ],
  {
    /** A word begins: `อยู่ชลบุรี`, not `ไปอยู่`. */
    begins: rightAfter('{start}, ., {comma}, {open}, {space}, แต่'),
    gap: '\\s*',
    figure: ' ?\\d{1,2} ?',
    /** `ปีใหม่นี้เรา`: the rest of when. */
    more: '[ก-์]{0,6}\\s?',
    comma: ',? ',
    /** Of a year: 2019. */
    two: '\\d\\d',
    /** For how long. */
    years: words(
      '{figures}, a, one, two, three, four, five, six, seven, eight, nine, ten, twenty, a few, a couple of, several, many',
      {
        figures: '\\d{1,2}',
      },
    ),
    month: `(?:${LATIN_MONTH})`,
    /** “Years”, not a part of another word. */
    wordend: '\\b',
  },
)

/** `หนีฝุ่นลำปางไปไหนดี`: what they flee from is where they are. */
export const FLEES_FROM = cueAround(
  [
    {
      name: 'where the air, the water or the traffic drives them away',
      before: { th: 'หนี(ฝุ่น|ฝุ่นควัน|ควัน|หมอกควัน|น้ำท่วม|รถติด)(ของ|ใน|ที่|จาก|แถว|)' },
      after: { th: '{soon}(ไป|ออกไป|ขึ้น|ลง|หา|เข้า|ที่ไหน){goes}' },
      yes: ['หนีฝุ่น‹ลำปาง›ไปไหนดี', 'หนีควันใน‹แพร่› ลงใต้ดีกว่า', 'หนีน้ำท่วม‹อยุธยา› หาที่พัก'],
      no: ['หนีฝุ่น ‹ตรัง› 3 วัน', 'หนีฝุ่นไป‹ตรัง›', 'หนีฝุ่น ‹ตรัง› ไป 3 วัน'],
    },
    {
      name: 'where the heat or the crowd does, said without a space',
      before: { th: 'หนี(ร้อน|หนาว|ฝน|คน|งาน|ความวุ่นวาย){tight}' },
      after: { th: '{soon}(ไป|ออกไป|ขึ้น|ลง|หา|เข้า|ที่ไหน){goes}' },
      yes: ['หนีร้อน‹โคราช›ไปนอนริมทะเล', 'หนีคน‹ภูเก็ต›ขึ้นเหนือ'],
      no: ['หนีร้อน ‹ระนอง› ไปแช่น้ำแร่', 'หนีร้อนไป‹ตาก›'],
    },
  ],
  {
    /** Up to 12 letters, no figures: `หนีฝุ่นลำปางแล้วไปไหนดี`. */
    soon: gap(12, '[^.;\\n\\d]'),
    /** Not how many or how long: `ไป 3 วัน`. */
    goes: notFollowedBy('{digit}, กัน {digit}, กลับ, คนเดียว'),
    /** The name follows at once: `หนีร้อนโคราช`, not `หนีร้อน ระนอง`, which is the goal. */
    tight: notRightBefore('{space}'),
  },
)

/** Two nights, `3 วัน`; not `3 วันนี้`. */
const NIGHTS = words('({figures}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด) (คืน|วัน)[!นี้]', { figures: '\\d{1,2}' })

/** Unlike where they live. */
export const STAYS_NIGHTS = cueAround(
  [
    {
      name: 'they are there for some nights only',
      before: {
        th: '(เรา|ผม|ฉัน|หนู|พวกเรา|ดิฉัน|ครอบครัว)อยู่(ที่|แถว|ใน|), มา(ทำงาน|ดูงาน|คุยงาน|ประชุม|อบรม|สอน|เรียน)(อยู่|)(ที่|แถว|ใน|)',
      },
      after: { th: '{nights}' },
      yes: ['มาทำงานที่‹ตรัง› 5 วัน', 'เราอยู่‹ตรัง› 3 คืน', 'ผมอยู่ที่‹น่าน›สองวัน'],
      no: ['มาทำงานที่‹ตรัง› 3 ปี', 'เราอยู่‹ตรัง›มา 3 ปี', 'บ้านอยู่‹ตรัง› 3 วันนี้ว่าง', 'เราอยู่‹ตรัง› อยากไปกระบี่ 3 วัน'],
    },
    {
      name: 'the first stay of a journey',
      before: { th: 'เริ่ม(ต้น|ทริป|เที่ยว|)(กัน|)ที่' },
      after: { th: '{stay}' },
      yes: ['เริ่มที่‹ตราด› 3 คืน ไปต่อจันท์', 'เริ่มต้นที่‹น่าน›สองวัน แล้วไปแพร่'],
      no: ['เริ่มที่‹ตราด› 3 วัน 2 คืน', 'เริ่มที่‹ตราด›ไปจันท์ 3 คืน', 'เริ่มจาก‹ตราด› 3 คืน'],
    },
  ],
  {
    nights: ` ?${NIGHTS}`,
    /** Not “3 days 2 nights”, which are the whole trip. */
    stay: ` ?${NIGHTS}${notFollowedBy('{nights}', { nights: NIGHTS })}`,
  },
)

/** What they are, before where: “English teacher in”. */
const JOB_EN = oneOf(`
  nurse(s), teacher(s), doctor(s), student(s), engineer(s), volunteer(s), intern(s), nomad(s), retiree(s),
  lecturer(s), researcher(s),
  postdoc(s), missionar(y|ies), au pair(s)`)
/** “I’m”, “we are”. */
const BE = words('{isShort}, am, are', { isShort: "'(?:m|re)" })

export const IS_BASED_AT = cueAround(
  [
    {
      name: 'they live there, unless they only stay for some days',
      before: { en: '{be} (currently|both|) based (in|at|near|out of)' },
      notAfter: { en: '{space}(for|from), {space}{digit}' },
      yes: ["I'm based in ‹Bangkok›, a weekend in Ayutthaya", 'we are both based near ‹Korat›'],
      no: ["I'm based in ‹Bangkok› for 3 days", 'based on ‹Bangkok›'],
    },
  ],
  { ...PIECES, be: BE },
)

const FOR_DAYS = 'for ({digit}|one|two|three|four|five|a|the) (night(s)|day(s)|weekend|week)'

/** Of other places that they want to go to. */
export const HAS_HOME_IN = cueAround(
  [
    {
      name: 'they own or rent a home there, and have not booked it for the trip',
      before: {
        en: `
          (got|have|has|'ve|own|owns|rent|rents|renting|bought) (got|been renting|) (a|an|our|my|another|)
          (small|little|own|second|holiday|long-term|tiny|nice|) (flat|condo|apartment|house|home|place|studio)
          (in|near|on|at)`,
      },
      notAfter: { en: '{booked}' },
      yes: [
        'got a flat in ‹Jomtien› till May. Where to for 3 days?',
        'we have a small condo in ‹Hua Hin›',
        'I rent a place in ‹Pattaya›',
      ],
      no: [
        'we have a condo in ‹Hua Hin› booked',
        'got a house in ‹Pai› for 3 nights',
        'there is a nice place in ‹Pai›',
      ],
    },
  ],
  {
    /** They have booked it, so they sleep there. */
    booked: words(`{pause}(already |that is |which is |)(booked|reserved|${FOR_DAYS})`, { ...PIECES, pause: ',? ?' }),
  },
)

/** Of other places that they want to go to. */
export const WORKS_IN = cueAround(
  [
    {
      name: 'where they work, at the beginning of a sentence',
      before: {
        en: `
          {begins}(currently|now|) (working|studying|teaching|stationed|posted|volunteering|interning|based)
          (in|at|near|on),
          {begins}(stuck|based|currently|presently) (staying|living|) (in|on|at|),
          {begins}(currently|presently|right now) (in|on|at), {begins}(i|we|) (both|) work (in|at|on),
          {begins}(a|an|just a|) {kind}${JOB_EN} (based|living|working|currently|here|) (in|at|near|on) (the|)`,
      },
      notAfter: { en: '{booked}' },
      yes: [
        "I'm a nurse in ‹Phrae›, want 4 days in Trang",
        'I am an exchange student at ‹Thammasat University›, to Nan by train',
        'English teacher in ‹Yasothon›, free in March',
        'Working in ‹Rayong›, ideas for Chanthaburi',
        'currently studying in ‹Khon Kaen›',
        'Based ‹Rayong›, ideas for Chanthaburi',
        'Stuck in ‹Rayong› for a job, want Chanthaburi',
        'currently in ‹Phrae›, next is Nan',
        'work in ‹Rayong›, free at New Year',
      ],
      no: [
        'yoga and working in ‹Pai›',
        'working in ‹Pai› for a week',
        'a good dive teacher in ‹Phuket›',
        'we need a doctor in ‹Pai›',
      ],
    },
    {
      name: 'where they study',
      before: {
        th: '{alone}(นักศึกษา|นิสิต|กำลังเรียน|เรียน)(อยู่|ปริญญาโท|ปี|){year}(จาก|ที่|ของ|)',
        en: `
          (students|student|lecturer|lecturers|interns) (at|from) (the|),
          {begins}(i|we|both|both of us) (study|teach) (at|in)`,
      },
      notAfter: { en: '{booked}', th: '{stay}' },
      yes: [
        'นักศึกษา‹มช› ไปกระบี่',
        'กลุ่มเรา นิสิตปี 3 จาก‹ขอนแก่น›',
        'five students from ‹Burapha University›',
        'We study in ‹Hat Yai›',
      ],
      no: ['ส่งลูกเรียนที่‹ขอนแก่น›', 'อยากเรียนทำอาหารที่‹ตรัง›', 'เรียนที่‹ตรัง› 3 วัน', 'we study the temples of ‹Nan›'],
    },
  ],
  {
    /** A sentence begins, perhaps with “I’m”. */
    begins: rightAfter(
      "{start}, (.|;|!|?)({space}|), (i am|i'm|we're|we are|we are both|we are two){space}, {start}hi({comma}|!){space}",
    ),
    /** “English”, but not one whom they look for: “a good teacher”. */
    kind: `(?:${notRightBefore('(good|nice|great|cheap|local|private|dive|yoga|need){letters}', { letters: '[a-z]*' })}[a-z]{4,12} )?`,
    /** A word begins, or who they are stands before: `กลุ่มเรา นิสิต`, not `ส่งลูกเรียน`. */
    alone: rightAfter('{start}, {space}, {comma}, {open}, เรา, ผม, หนู, ฉัน, กลุ่ม, เป็น'),
    /** `ปี 3`. */
    year: '(?: ?\\d ?)?',
    /** Not a course of some days: `เรียนที่ตรัง 3 วัน`. */
    stay: '\\s?' + words('{figures} (วัน|คืน)', { figures: '\\d{1,2}' }),
    /** For some days only. */
    booked: words(`{pause}${FOR_DAYS}`, { ...PIECES, pause: ',? ?' }),
  },
)

export const IS_AT_PRESENT = cueAround(
  [
    {
      name: 'they are there now',
      before: { en: '{be} (currently|now|still|both|) (in|on|at), (staying|living|based) (in|on|at)' },
      after: { en: '{space}(at the moment|atm|rn|right now|currently|now|just now|at present|these days)' },
      yes: ['staying in ‹Udon› atm', "we're in ‹Udon› at the moment", 'I am in ‹Pai› right now'],
      no: ["we're in ‹Udon› for the moment of the lotus"],
    },
  ],
  { be: BE, space: ' ' },
)

/** “Bangkok-based couple”, “a Korat family”. */
export const IS_HOME_OF = cueAfter(
  [
    {
      name: 'the writers are from there',
      en: `
        {dash}based{noton}, {space}(family|local(s)|resident(s)|couple|expat(s)){who},
        {space}(people|folk(s)|boys|girls|lads){end}`,
      yes: [
        '‹Bangkok›-based couple',
        'a ‹Korat› family of four',
        '‹Rayong› locals, bored of the beach',
        "we're ‹Rayong› people",
      ],
      no: ['a ‹Bangkok›-based on our way', '‹Korat› family hotels'],
    },
  ],
  {
    dash: '[- ]',
    space: ' ',
    /** “‹Bangkok›-based on” is of something else. */
    noton: notFollowedBy('on'),
    /** What is said ends here: not “family hotels”. */
    end: followedBy('{comma}, ., {end}'),
    /** Who they are, or what they want, follows. */
    who: followedBy('of, with, here, looking, wanting, want, who, and, planning, {comma}, .'),
  },
)

/** `บ้านบางแค`, `บ้านแถวปากเกร็ด`: around the capital, where names with `บ้าน` are no villages. */
export const HOUSE_IN = cueBefore(
  [
    {
      name: 'their house in the capital',
      th: '{alone}บ้าน(เรา|ผม|หนู|)(แถว|ที่|ย่าน|)',
      yes: ['บ้าน‹บางแค› อยากไปทะเล', 'เราสี่คน บ้านเราแถว‹ปากเกร็ด›'],
      no: ['กลับบ้าน‹บางแค›'],
    },
  ],
  /** Not `กลับบ้าน`. */
  { alone: rightAfter('{start}, {space}, {open}') },
)
