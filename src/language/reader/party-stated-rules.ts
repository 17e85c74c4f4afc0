import type { PartyRule } from './party-rule.ts'

/** Parties that are stated with their parts: cars that are full, families as “2+2”, the oldest and the youngest. Before every list. */
export const STATED_RULES: readonly PartyRule[] = [
  {
    name: 'nobody who is old, and the rest who are adults',
    who: 'nobody',
    th: 'ไม่มี(ใคร|)(เป็น|)(ผู้สูงอายุ|ผู้สูงวัย|คนแก่|คนเฒ่า|คนชรา|สว.)(ไปด้วย|ไป|ด้วย|), (ที่เหลือ|นอกนั้น)(ก็|)(เป็น|)ผู้ใหญ่(หมด|ทั้งหมด|ล้วน|)',
    en: '(no|without) (seniors|elderly people|elderly|old people|pensioners|grandparents)',
    yes: [
      ['ไม่มีคนแก่ค่ะ ไปกัน 5 คน', { adults: 5 }],
      ['มี 7 คน ผู้สูงอายุ 3 ที่เหลือผู้ใหญ่', { adults: 4, seniors: 3 }],
      ['4 of us, no seniors', { adults: 4, foreigners: 4 }],
    ],
    no: ['มีคนแก่ 2 คน', 'no senior discount', 'ที่เหลือเด็ก'],
  },
  {
    // Everybody is older than an age: “2 couples over 60”.
    who: 'old',
    en: '{agedOver}',
    yes: [
      ['We are 4 ladies above 65 years, Nan', { seniors: 4, foreigners: 4 }],
      ['2 couples over 60', { seniors: 4, foreigners: 4 }],
    ],
    no: ['me and two ladies over 70', 'Nan, over 60 temples', 'four women over 40'],
  },
  {
    who: 'rest_are_children',
    th: '(ที่เหลือ|นอกนั้น)(ก็|)(เป็น|)(เด็ก|ลูก ๆ|หลาน ๆ)(เล็ก|ๆ|)(หมด|ทั้งหมด|ล้วน|)',
    en: '(the|) rest (of us|) (are|being|is|) (all|) (kids|children|teens|toddlers)',
    yes: [
      ['มี 8 คน ผู้ใหญ่ 5 ที่เหลือเด็ก ไปตราด', { adults: 5, children: 3 }],
      ['6 of us, 2 adults, the rest are kids', { adults: 2, children: 4, foreigners: 6 }],
    ],
    no: ['ที่เหลือไปน่าน', 'we rest a day, the kids swim'],
  },
  {
    // Of a party that is counted; its children are those of the ages.
    who: 'one_of_age',
    th: '(คน|คนที่|)(อายุ|)(แก่|โต|มาก|เด็ก|เล็ก|น้อย)(ที่|)สุด(ก็|)(อายุ|คือ|) {anyYears}, {untilSibling}(คนโต|คนกลาง|คนรอง|คนเล็ก|พี่ใหญ่|น้องเล็ก|น้องคนเล็ก)(อายุ|วัย|) {anyYears}',
    en: '(oldest|eldest|youngest) (of us|one|) (is|being|) {anyYears}',
    unless: '(our|my) (oldest|eldest|youngest)',
    yes: [
      ['ไปกัน 6 คน แก่สุด 48 เด็กสุด 29', { adults: 6 }],
      ['ห้าคน คนแก่สุด 71 คนเด็กสุด 33 ไปน่าน', { adults: 4, seniors: 1 }],
      ['เราสามคนพี่น้อง คนโต 26 คนเล็ก 15', { adults: 2, children: 1 }],
      ['ลูก 3 คน คนโต 12 คนกลาง 9 คนเล็ก 5 ไปกับสามี', { adults: 2, children: 3 }],
      ['4 of us, the oldest is 67, the youngest 30', { adults: 3, seniors: 1, foreigners: 4 }],
    ],
    no: ['วัดเก่าแก่ที่สุด 700 ปี', 'แก้วโต 12 คนเล็ก', 'the oldest 700 temples', 'ราคาน้อยสุด 300'],
  },
  {
    who: 'equal_cars',
    th: '{count} (คัน|ตู้|ลำ)(เต็ม|)…(คัน|ตู้|ลำ)ละ {number} (คน|ท่าน), (คัน|ตู้|ลำ)ละ {count} (คน|ท่าน) {number} (คัน|ตู้|ลำ)',
    en: '{count} (cars|vans|minivans|minibuses|boats) (with|of) {number} (people|persons|pax) (each|in each)',
    yes: [
      ['รถสองคัน คันละ 4 คน ไปเขาค้อ', { adults: 8 }],
      ['สามตู้เต็ม ตู้ละ 10 คน ไม่นับคนขับ', { adults: 30 }],
      ['2 vans with 9 people each', { adults: 18, foreigners: 18 }],
    ],
    no: ['เช่ารถคันละ 4 คน', 'มอไซค์ 2 คัน คันละ 250 บาท'],
  },
  {
    who: 'sum_of_parts',
    th: '{number} (หนุ่ม|ชาย|ผู้ชาย|ผช) {number} (สาว|หญิง|ผู้หญิง|ผญ), {number} (สาว|หญิง|ผู้หญิง|ผญ) {number} (หนุ่ม|ชาย|ผู้ชาย|ผช)',
    yes: [
      ['สี่หนุ่มสี่สาวไปเกาะช้าง', { adults: 8 }],
      ['2 สาว 1 หนุ่ม ไปปาย', { adults: 3 }],
    ],
    no: ['สามสาวไปปาย', 'ชาย 2 หญิง 3'],
  },
  {
    // As agencies write: adults + children.
    who: 'adults_plus_children',
    en: '{adultsPlus}',
    yes: [
      ['2 + 2 (9 and 13), Trat', { adults: 2, children: 2, foreigners: 4 }],
      ['family 2+1, child 5 years, Trat', { adults: 2, children: 1, foreigners: 3 }],
      ['her family (2+2, kids 4 and 7) and ours (2+1, kid 5)', { adults: 4, children: 3, foreigners: 7 }],
    ],
    no: ['3 + 2 days', '2+2 nights (12 and 13 May)', '2 + 2 places'],
  },
  {
    who: 'adults_with_seniors',
    th: 'ผู้ใหญ่ {count} (คน|ท่าน|){bracket}(รวม|ในนี้มี|ในนั้นมี|เป็น)(ผู้สูงอายุ|ผู้สูงวัย|คนแก่|สว.|ปู่ย่า|ตายาย) {number} (คน|ท่าน|)',
    en: '{count} adults{comma} (incl|incl.|including|counting|of whom|of which|with) {number} (of them|) (are|) ({oldOnes}|grandmas|grannies|grandma|granny|gran|grandpa), {count} adults{bracket}{number} of (them|whom) (are|being|) {oldOnes}',
    yes: [
      ['Total 9: 6 adults incl. 2 grandparents, 3 children', { adults: 4, children: 3, seniors: 2, foreigners: 9 }],
      ['5 adults (2 of them seniors) and 3 kids', { adults: 3, children: 3, seniors: 2, foreigners: 8 }],
      ['ผู้ใหญ่ 6 คน (รวมตายาย 2) เด็ก 2', { adults: 4, children: 2, seniors: 2 }],
    ],
    no: ['4 adults including the driver', '5 adults with 2 kids', 'ผู้ใหญ่ 6 คน รวมเด็ก 2'],
  },
  {
    who: 'seniors',
    en: '(elderly|old|aged|retired) (aunts|uncles|parents|grandparents|relatives|neighbours|neighbors|friends|ladies|women|men){comma} (all|) {count} of them',
    yes: [['Elderly uncles, two of them, and me driving', { adults: 1, seniors: 2, foreigners: 3 }]],
    no: ['old temples, two of them', 'three elderly aunts'],
  },
  {
    // Said last, of a party that grew.
    who: 'total',
    en: "(so|so that's|so we're|so we are|that makes|that makes us|making) {count} (of us|people|) (now|then|){stop}",
    unless: 'so {count} (days|nights)',
    yes: [
      ['Two of us. No wait, my sister is coming too, so three.', { adults: 3, foreigners: 3 }],
      ['4 of us, but Tom joins, so five now', { adults: 5, foreigners: 5 }],
    ],
    no: ['so three days in Nan', 'so two of the islands'],
  },
]
