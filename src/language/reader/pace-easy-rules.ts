import type { PaceRule } from './pace-rule.ts'

// `เที่ยวชิล ๆ`, “not too packed”: easy days. Slots: pace-slots.ts.

export const EASY: readonly PaceRule[] = [
  {
    name: 'no full days and no long lists (Thai)',
    says: 'easy',
    th: `
      (ไม่|อย่า)(อยาก|ต้อง|เอา|จัด|ให้|)(ให้)(มัน|ต้อง|)(เหนื่อย|แน่น|อัด|อัดแน่น|หนัก|โหด|ลุย|ตะลุย|ตึง|เร่ง)(มาก|
      เกินไป|เกิน|), (ที่เที่ยว|โปรแกรม|แพลน|แผน|สถานที่|กิจกรรม|ตาราง)(ไม่|อย่า)(ต้อง)(มี|ให้|)(เยอะ|มาก|แน่น|อัด),
      ไม่(ต้อง|เอา|อยาก)(มี|ได้|)(โปรแกรม|แพลน|แผน|ตาราง)(อะไร|ไร|เที่ยว|)(มาก|เยอะ|แน่น|มากมาย),
      ไม่(ได้)(เน้น|เน้นไป|อยาก|กะ)เที่ยว(เยอะ|มาก|หลายที่),
      ไม่(ต้อง|เอา|อยาก|ขอ|)(แบบ|เป็น|ไป|ต้อง|)(วิ่งไล่|วิ่งเก็บ|ตะบี้ตะบัน|ทัวร์ชะโงก|ชะโงกทัวร์), ทีละที่,
      โปรแกรมหลวม, ไม่(ต้อง)(ไป)(หลาย|เยอะ) ที่, ไม่อัดแน่น, ไม่(ต้อง)(จัด|อัด|ไป)(เยอะ|แน่น|หลายที่), ไปไม่กี่ที่,
      (แพลน|โปรแกรม|แผน|เวลา|ตาราง)(ก็)(ไม่|ไม่ต้อง)(ซีเรียส|เป๊ะ), ไม่ต้องเป๊ะ`,
    unless: `
      (ร้าน|บาร์|คาเฟ่|ผับ|ตลาด|ตลาดนัด|รูฟท็อป|คลับ|ร้านเหล้า|ร้านอาหาร|ร้านกาแฟ|เบียร์|ค็อกเทล|ดนตรีสด|วิว|มุม|
      สวน)(บรรยากาศ|ริมน้ำ|ริมแม่น้ำ|ริมทะเล|แบบ|แนว|นั่ง|สาย|) (ชิล(ล์)|ชิว|สบาย),
      (อาหาร|มื้อ|ข้าว|เครื่องดื่ม|ขนม)(แบบ|เช้า|เย็น|)เบา, ไม่(ได้)(เน้น|มา)พักผ่อน,
      (ที่พัก|โรงแรม|รีสอร์ท|บ้านพัก|ห้อง|เตียง|เบาะ|นั่งรถ|รถ|เย็น|อากาศ|อากาศดี|งบ|รองเท้า|ใส่|จอดรถ|ไปได้|
      ถนน)(ก็)(นั่ง|กำลัง|)สบาย, (ไป|มา|แวะ|เที่ยว)(ที่นี่)เรื่อย อยู่แล้ว, (วันที่|งบ|ราคา|จำนวน)ไม่ต้องเป๊ะ`,
    yes: [
      'อย่าให้แน่นเกินไปนะ',
      'อย่าอัดแน่นนะคะ',
      'ไม่เอาแพลนแน่นนะ',
      'อย่าให้มันเต็มวันทุกวัน',
      'ที่เที่ยวไม่ต้องเยอะค่ะ',
      'ไม่ต้องมีโปรแกรมอะไรมาก',
      'โปรแกรมหลวมๆ',
      'โปรแกรมไม่ต้องเป๊ะ',
      'ไม่ต้องไปหลายที่',
    ],
    no: ['วันที่ไม่ต้องเป๊ะ', 'ที่เที่ยวเยอะมาก'],
  },
  {
    name: 'no hurry, slow (Thai)',
    says: 'easy',
    th: `
      (ไม่|อย่า)(ต้อง|อยาก|)(เร่งรีบ|รีบร้อน|เร่ง|รีบ)(มาก), (แบบ|แนว|สาย)สโลว์(ๆ), ช้า{close}, เที่ยวช้า,
      สโลว์ไลฟ์, สโลไลฟ์, เรื่อย, เบา{close}, หลวม ๆ, ค่อย ๆ (ไป|เที่ยว|เดิน), เนือย, เอื่อย`,
    unless: `
      (ร้าน|บาร์|คาเฟ่|ผับ|ตลาด|ตลาดนัด|รูฟท็อป|คลับ|ร้านเหล้า|ร้านอาหาร|ร้านกาแฟ|เบียร์|ค็อกเทล|ดนตรีสด|วิว|มุม|
      สวน)(บรรยากาศ|ริมน้ำ|ริมแม่น้ำ|ริมทะเล|แบบ|แนว|นั่ง|สาย|) (ชิล(ล์)|ชิว|สบาย),
      (อาหาร|มื้อ|ข้าว|เครื่องดื่ม|ขนม)(แบบ|เช้า|เย็น|)เบา,
      (ที่พัก|โรงแรม|รีสอร์ท|บ้านพัก|ห้อง|เตียง|เบาะ|นั่งรถ|รถ|เย็น|อากาศ|อากาศดี|งบ|รองเท้า|ใส่|จอดรถ|ไปได้|
      ถนน)(ก็)(นั่ง|กำลัง|)สบาย, (ตรง|เลี้ยว|เลย|ขึ้น|ราคา|ฝนตก|คน|รถติด|ติด)(ไป|มา|ขึ้น|)เรื่อย,
      (ไป|มา|แวะ|เที่ยว)(ที่นี่)เรื่อย อยู่แล้ว, เช้า`,
    yes: ['เอาแบบเอื่อยๆ', 'ขับรถไปเรื่อยๆ', 'ไม่รีบ', 'ขอเที่ยวช้าๆ', 'อยากสโลว์ไลฟ์'],
    no: ['ตอนเช้า', 'ขออาหารเบาๆ', 'มื้อเย็นเบาๆ', 'ขับตรงไปเรื่อยๆ แล้วเลี้ยวซ้าย'],
  },
  {
    name: 'resting, reading and doing nothing (Thai)',
    says: 'easy',
    th: `
      พักผ่อน, นอนเปล, (นอน|พัก)(เยอะ|ให้เต็มอิ่ม|ให้เต็มที่|ให้พอ)(ๆ), นอนอ่านหนังสือ, อ่านหนังสือ, ฮีลใจ,
      ตัดขาด(จาก)โลก(ภายนอก), ไม่ทำอะไร, (ทริป|อยู่|ใช้ชีวิต|พักผ่อน|เที่ยว|พัก|นอน)(กัน|แบบ|แนว|)(เงียบ) สงบ,
      พัก(ผ่อน)เยอะ, นอนเล่น, เที่ยวแบบพัก ๆ, ขี้เกียจ{close}, (แบบ|สาย|ทริป|แนว)ขี้เกียจ`,
    unless: `
      (ร้าน|บาร์|คาเฟ่|ผับ|ตลาด|ตลาดนัด|รูฟท็อป|คลับ|ร้านเหล้า|ร้านอาหาร|ร้านกาแฟ|เบียร์|ค็อกเทล|ดนตรีสด|วิว|มุม|
      สวน)(บรรยากาศ|ริมน้ำ|ริมแม่น้ำ|ริมทะเล|แบบ|แนว|นั่ง|สาย|) (ชิล(ล์)|ชิว|สบาย),
      (อาหาร|มื้อ|ข้าว|เครื่องดื่ม|ขนม)(แบบ|เช้า|เย็น|)เบา, อ่านหนังสือ(สอบ|เรียน|เตรียมสอบ|เตรียมตัวสอบ),
      วันหยุดพักผ่อน, ลาพักผ่อน, ไม่(ได้)(เน้น|มา)พักผ่อน,
      (ที่พัก|โรงแรม|รีสอร์ท|บ้านพัก|ห้อง|เตียง|เบาะ|นั่งรถ|รถ|เย็น|อากาศ|อากาศดี|งบ|รองเท้า|ใส่|จอดรถ|ไปได้|
      ถนน)(ก็)(นั่ง|กำลัง|)สบาย, (ไป|มา|แวะ|เที่ยว)(ที่นี่)เรื่อย อยู่แล้ว`,
    yes: ['ทริปขี้เกียจๆ', 'อยากไปอยู่แบบสงบๆ', 'ขอนอนเยอะๆ หน่อย', 'อยากไปฮีลใจ'],
    no: ['อ่านป้าย', 'วัดสงบๆ', 'ลูกต้องอ่านหนังสือสอบ', 'หาดไหนสงบบ้าง', 'วันหยุดพักผ่อนประจำปี', 'ขี้เกียจตื่นเช้า'],
  },
  {
    name: 'easy, relaxed (Thai)',
    says: 'easy',
    th: 'ชิล(ล์), ชิว, สบาย, (รีแลก|รีแล็ก|รีแลค|รีแล็ค)(ซ์|ส์)',
    unless: `
      (ร้าน|บาร์|คาเฟ่|ผับ|ตลาด|ตลาดนัด|รูฟท็อป|คลับ|ร้านเหล้า|ร้านอาหาร|ร้านกาแฟ|เบียร์|ค็อกเทล|ดนตรีสด|วิว|มุม|
      สวน)(บรรยากาศ|ริมน้ำ|ริมแม่น้ำ|ริมทะเล|แบบ|แนว|นั่ง|สาย|) (ชิล(ล์)|ชิว|สบาย),
      (นั่ง|ดื่ม)(ชิล(ล์)|ชิว)(ที่|ใน|)(ร้าน|บาร์|คาเฟ่|ผับ|รูฟท็อป),
      (ที่พัก|โรงแรม|รีสอร์ท|บ้านพัก|ห้อง|เตียง|เบาะ|นั่งรถ|รถ|เย็น|อากาศ|อากาศดี|งบ|รองเท้า|ใส่|จอดรถ|ไปได้|
      ถนน)(ก็)(นั่ง|กำลัง|)สบาย, สบาย(กระเป๋า|ดี|เท้า), ไม่สบาย`,
    yes: ['อยากไปรีแลกซ์ริมทะเล', 'เที่ยวสบายๆ', 'เที่ยวชิล ๆ'],
    no: ['รถนั่งสบาย', 'อากาศเย็นสบาย', 'สบายดีไหม', 'หาร้านชิลๆ นั่งตอนค่ำ', 'ผับชิลๆ มีดนตรีสด'],
  },
  {
    name: 'one bed, and no packing every day',
    says: 'easy',
    th: `
      ไม่(อยาก|ต้อง|เอา|ชอบ|)(ย้าย|เปลี่ยน)(ที่พัก|โรงแรม|ที่นอน)(บ่อย|ทุกวัน|ทุกคืน|ไปมา),
      (พัก|นอน)ที่เดียว(ตลอด|ทั้งทริป|ทุกคืน)`,
    en: `
      (not|never|rather not) (to) (move|moving|pack|packing|change|changing|repack) (up|on|our bags|bags|the bags|
      the bag|hotel(s)|place(s)|) (every|each) (day|night|morning),
      don't (want to|like to|) (move|pack|change|repack) (up|on|our bags|bags|hotel(s)|place(s)|) (every|each) (day|
      night|morning),
      (no|without) (moving|packing|changing) (hotels|hotel|places|bags|around|) (every|each) (day|night|morning),
      only (one or two|1 or 2|1-2) (places|bases|towns|hotels|stops){all}`,
    unless: `
      (chill|chilled|relaxed|relaxing|laid back|mellow|low key|easy going) (bar|bars|pub|cafe|café|cafes|cafés|
      restaurant|restaurants|club|rooftop|dinner|lunch|breakfast|music|beach club|spot for|place for (a) drink)(s),
      วันหยุดพักผ่อน, ลาพักผ่อน, ไม่(ได้)(เน้น|มา)พักผ่อน,
      (ที่พัก|โรงแรม|รีสอร์ท|บ้านพัก|ห้อง|เตียง|เบาะ|นั่งรถ|รถ|เย็น|อากาศ|อากาศดี|งบ|รองเท้า|ใส่|จอดรถ|ไปได้|
      ถนน)(ก็)(นั่ง|กำลัง|)สบาย`,
    yes: [
      'ไม่อยากย้ายที่พักทุกวัน',
      'ไม่เปลี่ยนโรงแรมบ่อย',
      'พักที่เดียวตลอดทริป',
      'we do not want to move every day',
      'not to pack our bags every morning',
      'no changing hotels every night',
      'only one or two bases',
    ],
    no: [
      'ขอที่พักสบายๆ',
      'easy to reach',
      'we move every day',
      'only one or two places a day',
      'ย้ายที่พักทุกวันก็ได้',
      'plan every day by the hour',
    ],
  },
  {
    name: 'no full days and nothing heavy (English)',
    says: 'easy',
    en: `
      (no|without) (a|any|) (too|so|very|) (packed|tight|hectic|crammed|rushed) (schedule|itinerary|program|
      programme|plan|days|day), not (too|so|very) (much) (pack|rush|packing|cram|cramming|hurry),
      not (too|so|very|) (packed|rushed|busy|tiring|full|tight|hectic|exhausting|intense|crammed) (schedule|
      itinerary|days|day|), (nothing|not) (too) (rushed|hectic), don't (overload|pack),
      (can't|couldn't|won't|shouldn't) (really) (pack|cram|overload|overfill|fill) (the|our|each|every|) (day|days|
      schedule|itinerary), (every|each) day not tired, not (get|be|getting|being) (too|so|) tired, few(er) stops,
      not too much (each|every|per) day, no (long|big|full) days{close},
      don't (want to) (plan|schedule|fill|organise|organize|pack) every (minute|hour|day|moment), not a boot camp,
      (no|not|nothing) (too|so|very|) (heavy|hard|big) (things|thing|stuff|activities|activity|program|programme|
      plans),
      (not|nothing|never) (too|so|very) (much|full|many things|many places) (in|on|for|into) (one|a|any|any one|
      each|the same|a single) day,
      don't (want|like|need) (to do|to see|) (too|so) (much|many things) (in|on) (one|a|any|each|a single) day,
      (nothing|not|not too) (too) (strenuous|hectic|tiring|exhausting|crazy|demanding),
      not too (many|much) (places|stops|things|sights)`,
    unless: '(do|does|did) (absolutely) nothing for',
    yes: [
      'not too packed',
      'not too much on one day',
      "we don't want to do too much in one day",
      'nothing too full on any day',
      'not too pack the schedule pls',
      'not too rush, we have a toddler',
      'no tight schedule',
      "we don't want to be on the go all day",
      'we never like a packed schedule',
      'Sunday no heavy things please',
      "don't plan every minute",
      'nothing too strenuous',
    ],
    no: ['no heavy rain'],
  },
  {
    name: 'no hurry (English)',
    says: 'easy',
    en: `
      (no|not|in no) (rush|rushing|hurry|hurrying){notToSay}, take (our|my) time, taking (our|my) time, slowly,
      without (rush|rushing), don't (want to) (rush|hurry), (take|taking) it (easy|slow), slow travel,
      breathing (room|space), no alarm (clock(s)), (no|hate|hates|dislike) (rushing|being rushed) (around|about|)`,
    unless: `
      (chill|chilled|relaxed|relaxing|laid back|mellow|low key|easy going) (bar|bars|pub|cafe|café|cafes|cafés|
      restaurant|restaurants|club|rooftop|dinner|lunch|breakfast|music|beach club|spot for|place for (a) drink)(s),
      easy (to|access), slow(ly) traffic, slow (boat|train|bus|ferry|cooker|internet)`,
    yes: ['we are in no hurry', 'no alarm clocks please', 'leave some breathing room', 'take it slow'],
    no: ['the slow boat to Laos', 'the slow train all day'],
  },
  {
    name: 'light outings (English)',
    says: 'easy',
    en: `
      (gentle|light|mild|calm|undemanding|low impact|low effort|easygoing) (things|stuff|activity|activities|outing|
      outings|excursion|excursions|walk|walks|sightseeing|touring|exercise),
      only easy (things|stuff|activities|outings|excursions|walks|sightseeing),
      easy (things|activities|outings|excursions|sightseeing) only,
      (a|one) (small|little|short|gentle|light) (outing|excursion|trip|visit|activity) (a|per|each|every) day,
      (short|brief) (outings|excursions|days out), (anything|everything|all|something) gentle`,
    unless: `
      (chill|chilled|relaxed|relaxing|laid back|mellow|low key|easy going) (bar|bars|pub|cafe|café|cafes|cafés|
      restaurant|restaurants|club|rooftop|dinner|lunch|breakfast|music|beach club|spot for|place for (a) drink)(s),
      easy (to|access)`,
    yes: [
      'short outings only',
      'gentle outings only',
      'light activities because of my new hip',
      'a short excursion a day is enough',
      'something gentle',
    ],
    no: ['a gentle elephant', 'light rain'],
  },
  {
    name: 'lazing and doing nothing (English)',
    says: 'easy',
    en: `
      (a|our|this|one|the|some) rest[ week| weekend| holiday| break| days],
      (lazy|slow|idle|unhurried|restful|chilled|sleepy|laid back|lazy hazy){time},
      (a|an|our|one|some) (quiet|easy|gentle|calm|peaceful|cosy|cozy|chill|mellow|relaxing|relaxed){weekend},
      (lazing|laze|loll|lolling|lounge|lounging|loaf|loafing|potter|pottering) (around|about|on|by|in),
      {plus}(lazy|lazing|chilling|resting){stop}, (lazy|lazing){stop},
      (do|doing|of|) (absolutely) nothing [in a|in the], (do|doing|of) (absolutely) nothing, hammock(s), unwind,
      unwinding, (lots of|some|plenty of|need|want) (downtime|down time|chill time), switch off, switching off,
      (plenty|lots) of (rest|free time|breaks|downtime)`,
    unless: `
      (chill|chilled|relaxed|relaxing|laid back|mellow|low key|easy going) (bar|bars|pub|cafe|café|cafes|cafés|
      restaurant|restaurants|club|rooftop|dinner|lunch|breakfast|music|beach club|spot for|place for (a) drink)(s),
      easy (to|access), (do|does|did) (absolutely) nothing for, slow(ly) traffic,
      slow (boat|train|bus|ferry|cooker|internet), (airport|vip|sky|business|first class) lounge`,
    yes: [
      'we opted for a rest week',
      'a restful long weekend',
      'we want to do nothing',
      'lazy island days',
      'slow mornings with coffee',
      'a lazy weekend of noodles',
      'a quiet long weekend for two',
      'a lazy 6 days by the sea',
      'just lounging by the pool',
      'one temple + lazy',
      'beach, a book, lazing',
      'a hammock and the sea',
      'we need to unwind',
    ],
    no: ['airport lounge in Phuket', 'a laid back bar for one evening', 'a lazy river at the pool'],
  },
  {
    name: 'slow, easy, gentle (English)',
    says: 'easy',
    en: `
      (very|really|super|nice and|more|) (easy going|relax|relaxed|relaxing|slow|slower|leisure|leisurely|chill|
      chilled|chilling|chillout|laid back|unhurried) (pace|paced|trip|schedule|itinerary|plan|travel|holiday|
      vacation|tempo|one|speed|),
      easy (pace|paced|trip|schedule|itinerary|plan|travel|holiday|vacation|tempo|one|day(s)), easy{close},
      (gentle|light|calm|lazy|comfortable) (pace|paced|trip|schedule|itinerary|plan|holiday|vacation),
      (gentle|light|calm|lazy|comfortable)[ day|-day], low key, mellow, restful`,
    unless: `
      (chill|chilled|relaxed|relaxing|laid back|mellow|low key|easy going) (bar|bars|pub|cafe|café|cafes|cafés|
      restaurant|restaurants|club|rooftop|dinner|lunch|breakfast|music|beach club|spot for|place for (a) drink)(s),
      easy (to|access), slow(ly) traffic, slow (boat|train|bus|ferry|cooker|internet), relax(ing) massage`,
    yes: ['at a slow pace', 'a gentle pace', 'an easy trip'],
    no: ['is it easy to reach?', 'a slow boat to Laos'],
  },
]
