import { cueAround } from './cues.ts'
import { oneOf } from './phrases.ts'

// `เพื่อนอยู่‹น่าน› แต่เราจะไปแพร่`, “far from the crowds of ‹Phuket›”: places that a request names for something else
// than its trip, by the words on both sides of them: where others live, what they like.

const KIN_TH = oneOf(`
  เพื่อน, เพื่อนสนิท, ญาติ, พี่, พี่สาว, พี่ชาย, น้อง, น้องสาว, น้องชาย, แฟน, ลูก, ลูกสาว, ลูกชาย, พ่อแม่, พ่อ, แม่, ป้า,
  ลุง, น้า, อา, ปู่ย่า, ตายาย, ยาย, หลาน, ที่บ้าน`)
const KIN_EN = oneOf(`
  friend(s), best friend, parent(s), mum, mom, dad, mother, father, sister, brother, son, daughter, cousin(s), aunt,
  uncle, grandparents, grandma, in-laws, family, partner, girlfriend, boyfriend, boss, office`)
const EVENTS_EN = oneOf(`
  wedding, conference, congress, convention, meeting, meetings, business meeting, seminar, training, workshop, funeral, graduation,
  ceremony, exam, interview, marathon, trade fair, work, visa run`)
const EVENTS_TH = oneOf(`
  แต่งงาน, จัดงานแต่ง, งานแต่ง, ประชุม, สัมมนา, อบรม, ทำธุระ, รับปริญญา, สอบ, สัมภาษณ์, ออกบูธ, ดูงาน, คุยงาน, วิ่งมาราธอน`)

const SLOTS = {
  gap: '\\s?',
  comma: ',? ',
  words: '[^.;!?\\n]{0,24}?',
  few: '[^.;\\n]{0,12}?',
}

/** Of two places, the one that is not the goal. */
export const IS_ELSEWHERE = cueAround(
  [
    {
      name: 'where others live, and the writers go somewhere else',
      before: {
        th: `${KIN_TH}(เรา|ผม|หนู|ฉัน|) (อยู่|ทำงาน|เรียน|ทำงานอยู่|เรียนอยู่)(ที่|แถว|ใน|)`,
        en: `(my|our|his|her|the|a) ${KIN_EN} (now|all|both|still|) (live(s)|work(s)|stud(y|ies)|is|are|is living|are living|is based) (in|near|on)`,
      },
      after: {
        th: '{gap}(แต่|ส่วน)(เรา|ผม|หนู|ฉัน|พวกเรา|ทริปนี้|รอบนี้|)(จะ|อยาก|ขอ|ไป)',
        en: "{comma}(but|while|so) (we|i), {comma}(we|i)('ll|'d|'re|'m| will| would| are| am|) (go|going|want|plan|like|think|travel|head|fly)",
      },
      yes: [
        'เพื่อนอยู่‹น่าน› แต่เราจะไปแพร่',
        'พี่สาวทำงานอยู่‹ระยอง›แต่อยากไปตราด',
        'my brother lives in ‹Udon›, but we want to see Nong Khai',
      ],
      no: ['เพื่อนอยู่‹น่าน› จะไปหา', 'my brother lives in ‹Udon› and will show us Nong Khai', 'อยู่‹น่าน› แต่จะไปแพร่'],
    },
    {
      name: 'where those live whom they take somewhere else',
      before: { th: `${KIN_TH}(เรา|ผม|หนู|ฉัน|) อยู่(ที่|แถว|ใน|)` },
      after: { th: '{gap}(จะ|อยาก|อยากจะ|ว่าจะ|เลยจะ|เลยอยาก)(ไปรับ|รับ|พา|ชวน)(แก|ท่าน|เขา|เค้า|)(ไป|ออกไป|มา)' },
      yes: ['แม่อยู่‹พิษณุโลก› จะพาไปหัวหิน 3 วัน', 'ยายอยู่‹แพร่› อยากชวนแกไประยอง'],
      no: ['แม่อยู่‹พิษณุโลก› จะไปหา', 'แม่อยู่‹พิษณุโลก› จะพาเที่ยวแถวนั้น'],
    },
    {
      name: 'where a child or a partner studies or works, and they take them somewhere else',
      before: { th: `${KIN_TH}(เรา|ผม|หนู|ฉัน|) (เรียน|ทำงาน|ทำงานอยู่|เรียนอยู่|เรียนมหาลัย)(ที่|แถว|ใน|)` },
      after: { th: '{gap}(จะ|อยาก|อยากจะ|ว่าจะ|เลยจะ|เลยอยาก)(ไปรับ|รับ|พา|ชวน)(แก|ท่าน|เขา|เค้า|)(ไป|ออกไป|มา)' },
      yes: ['ลูกเรียนอยู่‹พิษณุโลก› จะพาไปหัวหิน', 'พี่ทำงานที่‹แพร่› อยากชวนไประยอง'],
      no: ['ลูกเรียนอยู่‹พิษณุโลก› จะไปหา', 'เราเรียนอยู่‹แพร่› จะไปตาก'],
    },
    {
      name: 'what others there said or want, or what it is like',
      before: { th: '(เพื่อน|พี่|น้อง|ญาติ|ลูกค้า|คน)(ๆ|)ที่' },
      after: { th: '{gap}(ฝาก|บอก|แนะนำ|เล่า|ชวน)' },
      yes: ['เพื่อนที่‹ลำปาง›ฝากซื้อผ้า ไปแพร่', 'พี่ที่‹ระนอง›แนะนำเขาสก'],
      no: ['เพื่อนที่‹ลำปาง›จะมารับ', 'ที่‹ลำปาง›แนะนำอะไร'],
    },
    {
      name: 'what something is compared with',
      before: { th: '(เหมือน|คล้าย|ไกลจาก|ห่างจาก|ต่างจาก)(กับ|ที่|)' },
      after: { th: '{gap}(ไหม|มั้ย|มั๊ย|ป่าว|หรือเปล่า|รึเปล่า|มากไหม|มากมั้ย|เยอะไหม|เยอะมั้ย|กี่)' },
      yes: ['ไปแพร่ อากาศเหมือน‹ลำปาง›ไหม', 'แพร่ไกลจาก‹ลำปาง›มั้ย'],
      no: ['อากาศที่‹ลำปาง›ดีไหม', 'ไกลไหม‹ลำปาง›'],
    },
    {
      name: 'what is said to be gone there',
      before: {
        th: '(ตาย|ปิด|เลิก|เจ๊ง|ไม่มี|หมด|รื้อ)(กิจการ|ไป|)(แล้ว|)(ใช่|จริง|หรือ|รึ)(ไหม|มั้ย|เปล่า|ป่าว|ปะ|ป่ะ|ไม่|)(คะ|ครับ|ค่ะ|นะ|) (ที่)',
      },
      yes: ['ช้างเผือกตายไปแล้วใช่มั้ยคะที่‹ลำปาง› ไปแพร่'],
      no: ['ปิดไหมที่‹ลำปาง›', 'ตลาดที่‹ลำปาง›ปิดหรือยัง'],
    },
    {
      name: 'the same, said after it',
      before: { th: 'ที่' },
      after: { th: '{gap}(ตาย|ปิดกิจการ|ปิดถาวร|เลิก|เจ๊ง|ไม่มี|รื้อ)(ไป|)(แล้ว|)(ใช่|จริง|หรือ|รึ)(ไหม|มั้ย|เปล่า|ป่าว|ไม่)' },
      yes: ['แพนด้าที่‹ลำปาง›ตายแล้วใช่มั้ย อยากไปแพร่'],
      no: ['ที่‹ลำปาง›มีอะไร', 'ตลาดที่‹ลำปาง›ปิดกี่โมง'],
    },
    {
      name: 'where they are before, said with the days for the next place',
      before: { en: 'after' },
      after: {
        en: "{comma}(we|i)('ll|'ve|) (will|) (have|got|have got) (about|only|another|) {figure} (more|) (day(s)|night(s))",
      },
      yes: ['after ‹Phuket› we have 3 days for Trang', 'after ‹Samui›, I have two nights in Khao Sok'],
      no: ['after ‹Phuket› we go to Trang', 'we have 3 days after ‹Phuket›'],
    },
    {
      name: 'what they want to be far from',
      before: {
        en: '(far|away|escape|escaping|hide|well) (away|) (from|) (all|) (the|) (crowds|crowd|noise|bustle|tourists|hordes|masses|madness|chaos|parties|party crowd|traffic|heat) (of|in|on|around)',
      },
      yes: ['far from the crowds of ‹Phuket›', 'escape the heat in ‹Bangkok›', 'away from the tourists in ‹Pai›'],
      no: ['the crowds of ‹Phuket›', 'the heat in ‹Bangkok›'],
    },
    {
      name: 'what they liked, and something else now',
      before: { th: '(ชอบ|รัก|ติดใจ|ประทับใจ|หลงรัก|อิน)', en: '(love|loved|adore|adored|enjoyed|liked|like)' },
      after: {
        th: '{gap}(มาก|สุดๆ|แหละ|อยู่|มากๆ|จัง){few}(แต่|)(รอบนี้|ครั้งนี้|ปีนี้|คราวนี้|ทริปนี้)',
        en: '{words}(this time|this year|now we|now i)',
      },
      yes: ['ชอบ‹ปาย›มาก รอบนี้ลองแม่แจ่ม', 'we loved ‹Pai›, this time Mae Sariang'],
      no: ['ชอบ‹ปาย›มาก อยากไปอีก', 'we love ‹Pai› and Mae Sariang'],
    },
    {
      name: 'an event there, before a trip to somewhere else',
      before: { th: `${EVENTS_TH}(ที่|ใน|แถว)`, en: `(a|the|our|my|) ${EVENTS_EN} (in|at|on)` },
      after: {
        th: '{gap}(เสร็จ|)(แล้ว|ก็|ค่อย|ต่อด้วย)(ก็|ค่อย|จะ|)(ไป|ต่อ|ฮันนีมูน|เที่ยว|แวะ|พัก|ไปต่อ)',
        en: '{comma}(then|and then|after that|afterwards|followed by|before)',
      },
      yes: ['ประชุมที่‹อุดร› แล้วต่อหนองคาย', 'แต่งงานที่‹สมุย›แล้วฮันนีมูนเขาสก', 'a wedding in ‹Samui›, then 4 days in Khao Sok'],
      no: ['ประชุมที่‹อุดร› 2 วัน แล้วต่อหนองคาย', 'a temple in ‹Udon›, then Nong Khai', 'our wedding in ‹Samui›'],
    },
  ],
  { ...SLOTS, figure: '(?:\\d{1,2}|one|two|three|four|five|six|a few|a couple of)' },
)
