import { CHILD_NAMES_TH, CHILDREN_TH } from './kin-words.ts'
import type { PartyRule } from './party-rule.ts'
import { oneOf } from './phrases.ts'

/** How writers speak of themselves and of whom they take along, before every list. */
export const SELF_RULES: readonly PartyRule[] = [
  {
    // One of the parents, or an aunt or uncle, who speaks of nobody else.
    who: 'one_writer',
    th: `{oneSelfTh}{toTake}(พา|กับ|กะ|ชวน)(${oneOf(CHILDREN_TH)}|${CHILD_NAMES_TH})`,
    en: `(i|i'm|i'll|i am|i will) (be|am|fly|flying|go|going|travel|travelling|traveling|come|coming|visit|visiting|will be|) {somewhere}with (a|an|my|one) {youngOne}`,
    yes: [
      ['ผมตั้งใจจะพาลูกชาย 3 คนไปน่าน', { adults: 1, children: 3 }],
      ['ดิฉันอยากพาลูกสาวไปตราด', { adults: 1, children: 1 }],
      ['หนูจะไปเลยกับหลาน 2 คน', { adults: 1, children: 2 }],
      ['ผมขับรถพาลูก 2 คนไปตราด ภรรยาไปด้วย', { adults: 2, children: 2 }],
      ['ผมอยากพาเจ้าตัวแสบไปน่าน', { adults: 1, children: 1 }],
      ['ผมจะพาลูกไปน่านกับเมีย', { adults: 2, children: 1 }],
      ["I'll be in Nan with an 8 year old", { adults: 1, children: 1, foreigners: 2 }],
      ['I fly to Trang with my toddler', { adults: 1, children: 1, foreigners: 2 }],
      ["I'm travelling to Thailand for two weeks in July with a 7-year-old", { adults: 1, children: 1, foreigners: 2 }],
      ['เราจะพาลูก 3 คนไปน่าน', { adults: 2, children: 3 }],
    ],
    no: [
      'we fly to Nan with a toddler',
      'I fly to Nan with my wife and a toddler',
      'เราจะพาลูกไป',
      'พาลูก 2 คนไป',
      'บ้านผมพาลูกไป',
      'ผมกับแฟนพาลูกไป',
      'ผมพาแม่กับลูกไป',
    ],
  },
  {
    // A father or mother who is spoken of, with children whose other parent is not.
    who: 'adults',
    count: 1,
    th: `{alonePath}(คุณ)(แม่|พ่อ|ป๊า|ม้า)(คนเดียว|)(จะ|อยาก|ขอ|)พา[ลูก|${CHILD_NAMES_TH}|แฝด]`,
    unless: '(พ่อ|แม่)(กับ|และ|)(คุณ)(พ่อ|แม่){plansTh}พา',
    yes: [
      ['คุณแม่พาลูกชาย 2 คนเที่ยวระยอง', { adults: 1, children: 2 }],
      ['พ่อจะพาลูกสาวไปน่าน', { adults: 1, children: 1 }],
    ],
    no: ['พ่อแม่พาลูกไปน่าน', 'ไปกับแม่ พาลูกไปด้วย', 'ให้แม่พาลูกไป'],
  },
  {
    // Who takes others: `ดิฉันอายุ 63 จะพาหลาน`.
    who: 'writer_of_age',
    th: '{start}(ผม|ดิฉัน|ฉัน|เรา)(ก็|)(อายุ|วัย) {ofAge} (ปี|)(แล้ว|) (ค่ะ|ครับ|) [จะพา|พา|อยากพา|ขอพา|ตั้งใจพา], {first}(ป้า|ลุง|ยาย|ตา|ปู่|ย่า)(อายุ|วัย) {ofAge} (ปี|)(แล้ว|) (ค่ะ|ครับ|) [จะพา|พา|อยากพา|ขอพา|ตั้งใจพา]',
    yes: [
      ['ดิฉันอายุ 66 จะพาหลาน 2 คน 9 ขวบกับ 11 ขวบไปกาญจน์', { children: 2, seniors: 1 }],
      ['ยายอายุ 65 จะพาหลาน 2 คนไปชะอำ', { children: 2, seniors: 1 }],
    ],
    no: ['พายายอายุ 65 ไปตราด', 'ผมอายุ 40 อยากไปตราด'],
  },
  {
    name: 'who is not born yet',
    who: 'nobody',
    th: `
      ก่อน(ที่|)(ลูก|น้อง|เบบี๋|${CHILD_NAMES_TH})(จะ|)(คลอด|เกิด|ลืมตา|ออกมา), (ลูก|น้อง|เบบี๋)(ใน|อยู่ใน)ท้อง, (ลูก|น้อง)(จะ|ใกล้|ยังไม่)(คลอด|เกิด),
      (ก่อน|ใกล้|รอ|หลัง)คลอด(ลูก|น้อง), (ท้อง|ตั้งครรภ์)(ลูก|น้อง)(คนแรก|คนที่{count}|แฝด|), (อยาก|ยังไม่|ไม่)มีลูก(แล้ว|เลย|ยัง|กัน|)[ |ไป|เที่ยว|เลย|ค่ะ|ครับ|ก็|มี]`,
    en: `
      before (the|our|) (baby|babies|twins|little one|kid|kids|child|first one) (come|comes|arrive|arrives|is born|are born|gets here|is here|is due),
      (baby|twins) (is|are|) (on the way|due)(in), expecting (our|a|) (first|second|third|) (child|baby|twins), pregnant with (our|a|) (first|second|third|) (child|baby|twins)`,
    unless: 'เพื่อนไม่มีลูก',
    yes: [
      ['เมียท้องเจ็ดเดือน พาไปตราดสองคนก่อนลูกคลอด', { adults: 2 }],
      ['ยังไม่มีลูกค่ะ ไปกับสามีสองคน', { adults: 2 }],
      ['my wife and I want a week in Trang before the baby arrives', { adults: 2, foreigners: 2 }],
      ['husband and I, expecting our first child', { adults: 2, foreigners: 2 }],
    ],
    no: ['ก่อนลูกตื่น', 'the baby is 8 months', 'ไปกับลูกคนแรก'],
  },
  {
    // The writer, not a father or mother of the writer.
    who: 'adults',
    count: 1,
    en: '{opening}(a|) (dad|daddy|father|mum|mom|mother|mama|aunt|auntie|uncle|grandma|grandpa) (travel(l)ing|going|flying|heading|taking|on a trip|here|visiting)[ with| my| our| the| two| three]',
    yes: [
      ['Dad travelling with 2 daughters 8 and 11', { adults: 1, children: 2, foreigners: 3 }],
      ['Mum here with two boys (6, 9), Trang', { adults: 1, children: 2, foreigners: 3 }],
    ],
    no: ['my dad travelling with us', 'Dad loves trains'],
  },
  {
    // A child that is named beside both parents, the writer one of them.
    who: 'adults_and_child',
    count: 2,
    en: '{weParents}{andName}',
    yes: [
      ['Trat with a nine-month-old. We (mum, dad, Layla) like the sea', { adults: 2, children: 1, foreigners: 3 }],
      ['the three of us (dad, mum and little Ines, 14 months)', { adults: 2, children: 1, foreigners: 3 }],
    ],
    no: ['we (mum, dad, gran)', 'we (mum, dad, me)', 'mum, dad, Layla'],
  },
  {
    who: 'adults',
    count: 2,
    en: '{opening}(we are|) (two |)parents (with|of|and|travel(l)ing with|taking) (our|) (two|three|four|2|3|4|a|one|) (young|small|little|) [kid|child|daugh|son|boy|girl|todd|bab|teen|year]',
    yes: [['Parents with 3 kids, ages 2, 5 and 9, Trang', { adults: 2, children: 3, foreigners: 5 }]],
    no: ['my parents with 3 kids', 'parents of my wife'],
  },
  {
    // Brothers and sisters by their number, without whomever they take along.
    who: 'adults',
    th: '{start}{count}(ศรี|) พี่น้อง, (ไป|มา|เที่ยว|กัน|เรา|พวกเรา|ผม|หนู|แค่|ทริป){count}(ศรี|) พี่น้อง, พี่น้อง {count} คน(จะ|อยาก|ก็|เลย|ช่วยกัน|)[พา]',
    unless: '(เพื่อน|เป็น){count} พี่น้อง',
    yes: [
      ['สองพี่น้องไปเลย', { adults: 2 }],
      ['ไปกันสามพี่น้อง ขับรถไปตราด', { adults: 3 }],
      ['พี่น้อง 4 คนพาแม่ไปตราด', { adults: 4, seniors: 1 }],
      ['เราสามพี่น้องพาพ่อแม่ไปตราด', { adults: 3, seniors: 2 }],
    ],
    no: ['เกาะสองพี่น้อง', 'พี่น้องชาวไทย', 'พี่น้อง 4 คน'],
  },
  {
    who: 'adults_and_children',
    th: '{start}{count} ผู้ใหญ่ & {count} (เด็ก|ลูก){uncounted}',
    yes: [['3 ผู้ใหญ่ 1 เด็ก (5 ขวบ) ไปตราด', { adults: 3, children: 1 }]],
    no: ['ผู้ใหญ่ 3 เด็ก 1'],
  },
  {
    who: 'seniors',
    th: '(พา|ดูแล|ขนแก๊ง|ขน)(ผู้สูงอายุ|ผู้สูงวัย|คนแก่|คนเฒ่าคนแก่|คนชรา|สว.|วัยเกษียณ|(คุณ)(ลุง|ป้า|ตา|ยาย)(ลุง|ป้า|ตา|ยาย)) {count} (คน|ท่าน)',
    unless: '(ชมรม|สมาคม|คณะ|ทัวร์|กรุ๊ป){until}พา(ผู้สูงอายุ|ผู้สูงวัย)',
    yes: [
      ['ผมขับรถเองพาผู้สูงอายุ 4 คนไปลพบุรี', { adults: 1, seniors: 4 }],
      ['จะพาคนแก่สามคนไปไหว้พระ', { adults: 1, seniors: 3 }],
    ],
    no: ['ผู้สูงอายุ 4 คน', 'คนแก่เดินไม่ไหว'],
  },
  {
    // Of the children who are named before.
    who: 'adults',
    count: 2,
    en: '{themselves}parents (included|in tow|come too|are coming too|as well), both parents (included|in tow|come too), (plus|with) parents (included|in tow)',
    yes: [['Trat with a 4-year-old and a 7-year-old, parents included', { adults: 2, children: 2, foreigners: 4 }]],
    no: ['my parents included Trat', 'our parents come too'],
  },
  {
    // Retired early.
    who: 'adults',
    count: 2,
    en: '(retired|retiree|pensioner) (married|) couple{comma} (both|of|aged|) {bracket}{below60}{between}{below60}',
    yes: [
      ['a retired couple (57 and 55), Trang', { adults: 2, foreigners: 2 }],
      ['Retired couple, 59 & 52, Nan', { adults: 2, foreigners: 2 }],
    ],
    no: ['a retired couple (67 and 65)', 'retired couple, 5 days'],
  },
  {
    who: 'only_seniors',
    count: 2,
    th: '(ผัวเมีย|สามีภรรยา|คู่รัก|คู่สามีภรรยา|คู่)(วัย|)(เกษียณ|สูงวัย|สูงอายุ|หลังเกษียณ)',
    en: '(old|elderly|senior|pensioner|retiree|retired) (married|) couple, couple{bracket}{old} & {old}',
    unless:
      '(กับ|และ|+)(คู่)สามีภรรยา(วัย|)(เกษียณ|สูงวัย), (and|plus|+|&) (a|one|another) (old|elderly|senior|retired) (married|) couple, {several} (old|elderly|retired|pensioner|retiree|senior) (married|) couple, (old|elderly|senior|retired) (married|) couples',
    yes: [
      ['สองผัวเมียวัยเกษียณไปน่าน', { seniors: 2 }],
      ['สามีภรรยาเกษียณแล้ว ไปตราด', { seniors: 2 }],
      ['Pensioner couple, 66/71, Trang', { seniors: 2, foreigners: 2 }],
      ['married couple (71 & 69), Nan', { seniors: 2, foreigners: 2 }],
    ],
    no: ['three retired couples', 'a couple of old temples', 'a couple (31 & 35)'],
  },
]
