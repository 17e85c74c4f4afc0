import type { PaceRule } from './pace-rule.ts'

// `ขอนั่งมองทะเลเฉย ๆ`, “put our feet up”: they come to rest. Slots: pace-slots.ts.

export const REST: readonly PaceRule[] = [
  {
    name: 'sitting and looking at the sea (Thai)',
    says: 'rest',
    th: `
      (อยู่|นั่ง)นิ่ง(ๆ){close}, (ขอ|เอา|อยาก|เน้น|กะ|แค่)(แค่|ไป|มา|)นั่ง(มอง|ดู|ฟัง|รับ|จ้อง|)[…เฉย],
      (ขอ|แค่|เอา|อยากแค่)(แค่|ได้|อยาก|ไป|)นั่ง(เล่น)[ริมทะเล|ริมหาด|ริมน้ำ|ริมโขง|ริมแม่น้ำ|ริมเล|ริมชายหาด|
      ชายหาด|หน้าหาด],
      (ขอ|เอา|เน้น|กะ|แค่|แค่อยาก|อยากแค่)(แค่|ไป|มา|แค่ไป|แค่ได้|)นั่ง(มอง|ดู|ฟัง|จ้อง)[น้ำ|ทะเล|คลื่น|เสียงคลื่น|
      วิว|หมอก|เขา|แม่น้ำ], นั่ง(ๆ) นอน(ๆ){close}, อยู่เฉย ๆ, ตากลมทะเล`,
    yes: ['ขอนั่งริมโขงเฉย ๆ', 'เน้นไปนั่งฟังเสียงคลื่น', 'แค่อยากนั่งมองทะเล', 'ขอแค่นั่งริมหาด'],
    no: ['นอนเต็นท์', 'ขอนั่งติดหน้าต่าง', 'เอานั่งริมหน้าต่าง', 'แค่อยากพักใกล้สถานี', 'กินแล้วนอนบนรถไฟ'],
  },
  {
    name: 'sleeping, resting and reading (Thai)',
    says: 'rest',
    th: `
      (กิน|กิน ๆ)(กับ|แล้ว|แล้วก็|และ|ๆ|สลับ)นอน{close}, (แค่|เพียง|เหนื่อย…|ล้า…)(อยาก|ขอ)(ไป|ได้|)พัก{close},
      ไม่(ต้อง|อยาก|)ทำอะไร(มาก|เยอะ|เลย), ชอบนอน{lazes},
      (นอกนั้น|ที่เหลือ|เวลาที่เหลือ|วันที่เหลือ)(ขอ|จะ|คือ|ก็|)(นอน|พัก){lazes},
      (ขอ|ได้|อยาก|เอา)(แบบ|ให้|)(ได้)พัก(จริง|แบบจริง|เต็ม), นอน(เฉย|อืด|กลิ้ง|โง่|แช่)(ๆ), (นั่ง|นอน|)อ่านหนังสือ`,
    unless: 'ร้าน(อ่านหนังสือ|หนังสือ), อ่านหนังสือสอบ',
    yes: [
      'ไปนอนเฉยๆ ริมทะเล',
      'น้องชอบนอน พี่ชอบกิน',
      'ที่เหลือขอนอน',
      'อยากได้พักจริงๆ',
      'ขอแค่กินกับนอน',
      'เหนื่อยกับงานมาก อยากพัก',
      'ไม่อยากทำอะไรเลย',
    ],
    no: ['ชอบนอนเต็นท์', 'ที่เหลือนอนบ้านเพื่อน'],
  },
  {
    name: 'worn out, to recharge',
    says: 'rest',
    th: 'หมดไฟ, เบิร์น (เอาท์|เอ้าท์|เอาต์), ชาร์จแบต, พักสมอง, พักกายพักใจ',
    en: 'burn(t|ed) out, (recharge|recharging) (my|our|the) batteries, recharge{close}, decompress',
    unless: '(ที่|จุด|ตู้|สถานี|ปลั๊ก)ชาร์จ, ชาร์จแบต(รถ|มือถือ|โทรศัพท์|กล้อง)',
    yes: ['หมดไฟแล้วค่ะ', 'อยากชาร์จแบต', 'we are burnt out', 'to recharge our batteries'],
    no: ['มีที่ชาร์จแบตรถไหม'],
  },
  {
    name: 'sitting, lying and reading (English)',
    says: 'rest',
    en: `
      (do|doing) as little as (possible|we can|i can), nothing but (sleep|rest|relaxation|naps), veg(ging) out,
      (just|only|simply|merely) (want to|wants to|like to|hope to|need to|going to|) sit (there|still|around|
      quietly|)[ by the| on the| and listen| and watch| and look| and stare| and do| in the shade| with a],
      lie (in the shade|in the sun|around|by the pool), lie [on the beach|by the sea],
      lying (in the shade|in the sun|around|by the pool), lying [on the beach|by the sea],
      (read|reading) (my|our|a|some|good|) book(s), with a (good) book, put (our|my) feet up, watch the world go by`,
    unless: 'guide book(s), with a book(ing)',
    yes: [
      'to do as little as possible',
      'we just want to sit by the river',
      'we will just sit and listen to the waves',
      'just veg out',
      'we lie in the shade with a book',
      'feet up and read a book',
    ],
    no: ['just sit in the back', 'we want to sit by the window', 'read the guide book', 'lie detectors'],
  },
]
