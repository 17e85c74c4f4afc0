import type { PaceRule } from './pace-rule.ts'

// `ขอนั่งมองทะเลเฉย ๆ`, “put our feet up”: they come to rest.

export const REST: PaceRule = {
  says: 'rest',
  th: '(กิน|กิน ๆ)(กับ|แล้ว|แล้วก็|และ|ๆ|สลับ)นอน{close}, (อยู่|นั่ง)นิ่ง(ๆ){close}, (แค่|เพียง|เหนื่อย…|ล้า…)(อยาก|ขอ)(ไป|ได้|)พัก{close}, หมดไฟ, เบิร์น (เอาท์|เอ้าท์|เอาต์), ไม่(ต้อง|อยาก|)ทำอะไร(มาก|เยอะ|เลย), (ขอ|เอา|อยาก|เน้น|กะ|แค่)(แค่|ไป|มา|)นั่ง(มอง|ดู|ฟัง|รับ|จ้อง|)[…เฉย], (ขอ|แค่|เอา|อยากแค่)(แค่|ได้|อยาก|ไป|)นั่ง(เล่น)[ริมทะเล|ริมหาด|ริมน้ำ|ริมโขง|ริมแม่น้ำ|ริมเล|ริมชายหาด|ชายหาด|หน้าหาด], (ขอ|เอา|เน้น|กะ|แค่|แค่อยาก|อยากแค่)(แค่|ไป|มา|แค่ไป|แค่ได้|)นั่ง(มอง|ดู|ฟัง|จ้อง)[น้ำ|ทะเล|คลื่น|เสียงคลื่น|วิว|หมอก|เขา|แม่น้ำ], ชอบนอน{lazes}, (นอกนั้น|ที่เหลือ|เวลาที่เหลือ|วันที่เหลือ)(ขอ|จะ|คือ|ก็|)(นอน|พัก){lazes}, (ขอ|ได้|อยาก|เอา)(แบบ|ให้|)(ได้)พัก(จริง|แบบจริง|เต็ม), นอน(เฉย|อืด|กลิ้ง|โง่|แช่)(ๆ), นั่ง(ๆ) นอน(ๆ){close}, อยู่เฉย ๆ, ชาร์จแบต, พักสมอง, (นั่ง|นอน|)อ่านหนังสือ, พักกายพักใจ, ตากลมทะเล',
  en: `
    (do|doing) as little as (possible|we can|i can), burn(t|ed) out, nothing but (sleep|rest|relaxation|naps), veg(ging) out, (just|only|simply|merely) (want to|wants to|like to|hope to|need to|going to|) sit (there|still|around|quietly|)[ by the| on the| and listen| and watch| and look| and stare| and do| in the shade| with a], (recharge|recharging) (my|our|the) batteries, recharge{close}, decompress, lie (in the shade|in the sun|around|by the pool), lie [on the beach|by the sea],
    lying (in the shade|in the sun|around|by the pool), lying [on the beach|by the sea], (read|reading) (my|our|a|some|good|) book(s), with a (good) book, put (our|my) feet up, watch the world go by`,
  unless: 'ร้าน(อ่านหนังสือ|หนังสือ), อ่านหนังสือสอบ, guide book(s), with a book(ing)',
  yes: [
    'ไปนอนเฉยๆ ริมทะเล',
    'ขอนั่งริมโขงเฉย ๆ',
    'เน้นไปนั่งฟังเสียงคลื่น',
    'น้องชอบนอน พี่ชอบกิน',
    'ที่เหลือขอนอน',
    'อยากได้พักจริงๆ',
    'แค่อยากนั่งมองทะเล',
    'ขอแค่กินกับนอน',
    'เหนื่อยกับงานมาก อยากพัก',
    'หมดไฟแล้วค่ะ',
    'to do as little as possible',
    'ขอแค่นั่งริมหาด',
    'we just want to sit by the river',
    'we will just sit and listen to the waves',
    'อยากชาร์จแบต',
    'just veg out',
    'we lie in the shade with a book',
  ],
  no: [
    'นอนเต็นท์',
    'ชอบนอนเต็นท์',
    'ที่เหลือนอนบ้านเพื่อน',
    'ขอนั่งติดหน้าต่าง',
    'just sit in the back',
    'เอานั่งริมหน้าต่าง',
    'แค่อยากพักใกล้สถานี',
    'กินแล้วนอนบนรถไฟ',
    'we want to sit by the window',
    'read the guide book',
    'lie detectors',
  ],
}
