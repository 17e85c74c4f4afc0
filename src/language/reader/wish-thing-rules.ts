import { followedBy, notRightAfter, notRightBefore, oneOf, rightBefore, words } from './phrases.ts'
import { gap, WITH_COMMAS } from './slot-gaps.ts'
import type { WishRule } from './wish-rule.ts'

// “Sand for the kids, sunbeds for us”, `หม่องกินแซ่บ`: things and streets that stand for a kind of place.
// Slots: below the rows, {onFoot} in wish-slots.ts, {ends} in wish-word-rules.ts.

/** Streets where people go out at night, by their names. */
const NIGHT_STREETS = oneOf(`
  patpong, bangla, bangla road, soi cowboy, nana plaza, soi nana, khao san, khao san road, khaosan,
  khaosan road, thonglor, thong lo, ekkamai, rca, royal city avenue, loh kroh, loi kroh, bangla rd, walking street, sukhumvit, nimman, nimmanhaemin, hat rin, haad rin, chaweng`)

export const WISH_THING_RULES: readonly WishRule[] = [
  {
    name: 'things of the beach',
    key: 'beach',
    kind: 'category',
    canRefuse: true,
    th: `
      (อยาก|ขอ|ไป|ชอบ|ได้)(ไป)(เล่น|โต้|ฟัง|ดู|แช่)(คลื่น|น้ำเค็ม){notWave},
      (เห็น|ไป|ดู|นั่ง|ริม|คิดถึง)(ริม)เล{ends}, (นอน|ผูก|แกว่ง)เปล(ริม|ใต้)(หาด|ทะเล|เล|ต้นมะพร้าว|ทิวสน),
      (เก็บ|หา)เปลือกหอย, (ก่อ|เล่น|ขุด)(กอง|ปราสาท|)ทราย{ends}`,
    en: `
      (sun|beach) (bed|beds|lounger|loungers|chair|chairs|umbrella|umbrellas|towel), sunbed(s), sunlounger(s),
      sun lounger(s), deckchair(s),
      (need|needs|want|wants|love|loves|like|likes|after|for|some|of|just) (some|the|a lot of|lots of|
      ) sand{sandEnd}, sand and (sea|sun|waves|surf|water|shells), (sun|sea|waves|surf) and sand,
      (bucket|buckets) and (spade|spades), barefoot (in|on) (the) sand,
      (collect|collecting|hunt for|look for) (sea) shells,
      (paddle|paddling|splash|splashing) in the (sea|waves|surf|shallows), (jump|jumping|play|playing) in the waves,
      palm trees and (sand|sun|sea|a hammock)`,
    unless: `
      pool(side|) (sunbeds|loungers), (sunbeds|sunbed|loungers|lounger|deckchairs)… (pool|rooftop),
      (pool|rooftop)… (sunbeds|sunbed|loungers|lounger), sand (flies|fly|dunes), เลย, เลน, เลก, เลี`,
    yes: [
      'the boys want sand',
      'sunbeds and a novel',
      'buckets and spades for the twins',
      'อยากโต้คลื่นสักวัน',
      'อยากเห็นเลสักครั้ง',
      'เก็บเปลือกหอยกับหลาน',
      'splashing in the waves',
    ],
    no: ['sunbeds by the pool', 'a book about sand flies', 'คลื่นวิทยุ', 'ไปเลยได้ไหม', 'thousands of people'],
  },
  {
    name: 'streets and drinks of the night',
    key: 'nightlife',
    kind: 'tag',
    canRefuse: true,
    th: `
      (สาย)ตี้(ยับ|หนัก|กัน|แตก|ทุกคืน), สาย(ตื๊ด|แดนซ์|เมา|ปาร์ตี้|กลางคืน|ดื่ม),
      {nightTh}(ตอน|ยาม|)(กลางคืน|ค่ำ|ดึก), (คืน|ราตรี)(ที่|ใน|){nightTh},
      แสงสี(กลางคืน|ยามค่ำ|ยามราตรี|ตอนกลางคืน),
      (นั่ง|หาที่|ไป|อยาก)(ก๊ง|ดริ้ง|ดื่มเบียร์|จิบเบียร์|ดื่มเหล้า|กินเบียร์|กินเหล้า){ends}`,
    en: `
      ${NIGHT_STREETS} (by night|at night|after dark|in the evening|in the evenings|nights|nightlife|bars|clubs|
      one night|for a night),
      (a|one|our|my|the) (big|wild|crazy|messy|good|fun|) (night|evening|nights) (out) (on|in|at|around|
      down) ${NIGHT_STREETS}, (patpong|soi cowboy|nana plaza|bangla road|bangla){streetEnd},
      (like|likes|love|loves|want|wants|enjoy|enjoys|keen|wish|hope|plan) (to) (go|going) out{outEnd},
      (go|going|goes) out (at night|in the evening|in the evenings|every night|every evening|after dark|for drinks|
      on the town|late),
      (where|when) (do|to|can|should|could|would) (people|we|i|you|locals|young people|the locals|
      ) (go) out (at night|for a drink|){outEnd}, (night|nights|evening|evenings) out (with|for|in|on|and|at),
      (drinks|drinking|fun|action|something) after dark, (djs|dj sets|dj) and (dancing|drinks|cocktails|clubs),
      hit the (bars|clubs|town), (paint|out on) the town,
      (party|partying) (hard|till late|every night|central|scene|spots|places|town), where to party`,
    unless: `
      (don't|doesn't|never|not|no) (like|want|love|enjoy|go|going) (to) (go) out,
      (go|going) out (to|of|into|by|with (a|the) boat|for (lunch|breakfast)),
      (hotel|stay|staying|sleep|sleeping|room|apartment|bts|airbnb) (in|on|near|at|around|
      just off) (the) ${NIGHT_STREETS}`,
    yes: [
      'Bangla Road by night',
      'in the evenings we like to go out',
      'one night on Khao San Road',
      'Soi Cowboy, sure',
      'where do locals go out?',
      'a wild night in Patpong',
      'สายตื๊ดขอร้าน',
      'ถนนข้าวสารตอนกลางคืน',
      'ไปตี้กัน',
    ],
    no: [
      'we want to go out to the islands',
      'a hotel on Khao San Road one night',
      'we go out for lunch',
      'walking street food',
      'เที่ยวถนนข้าวสาร',
    ],
  },
  {
    name: 'walks in the hills and the forest',
    key: 'hiking',
    kind: 'tag',
    canRefuse: true,
    th: `
      เดิน(ป่า|เขา|เทรล|ดอย|ขึ้นเขา|ศึกษาธรรมชาติ)(เบา|สั้น|ง่าย|ชิล|ไม่หนัก|ไม่โหด|นิดหน่อย|สบาย|มือใหม่)`,
    en: `
      (gentle|easy|light|short|long|nice|little|good|quiet|shady) (walk|walks|stroll|strolls|ramble) (in|through|
      around|up) (the|some|) (wood|woods|forest|jungle|hills|mountains|countryside|rice fields|nature|
      national park),
      (walk|walks|walking|ramble|rambling|wander) (in|through|up|around) (the|some|) (woods|forest|jungle|hills|
      mountains|countryside),
      stretch (our|my|the) legs (in|on) (the|a|some) (hills|mountains|forest|trail|jungle|woods|countryside|park),
      (lace|pull|put) (up|on) (our|my|the) (hiking|walking|) boots, (hiking|walking|trekking) (boots|poles|shoes)`,
    unless: `
      no (hiking|walking|trekking) (boots|shoes|poles),
      (leave|without) (our|my|the|) (hiking|walking) (boots|shoes), เดิน(ป่า|เขา)ไม่(ไหว|ได้)`,
    yes: ['เดินป่าง่ายๆ สักเส้น', 'a gentle stroll through the forest', 'walking in the hills', 'bring our hiking boots'],
    no: ['walk in the market', 'แม่เดินเขาไม่ไหว', 'แฟนไม่ชอบเดินป่า', 'a walk in the old town'],
  },
  {
    name: 'mountains that have no road to their top',
    key: 'hiking',
    kind: 'tag',
    th: '{onFoot}{hardTh}',
    en: '{onFootEn}',
    unless: '(ไม่|ไม่อยาก|อำเภอ)(ไป|ขึ้น|){onFoot}, (no|not|skip) {onFootEn}',
    yes: ['โมโกจู 5 วัน', 'Phu Soi Dao in December'],
    no: ['ไม่ไปภูกระดึง', 'Phu Chi Fa'],
  },
  {
    name: 'mosques',
    key: 'mosque',
    kind: 'category',
    canRefuse: true,
    th: `
      มัสยิด(กลาง|ประจำจังหวัด|ใหญ่|เก่า|สวย|ดัง|ร้อยปี|300 ปี|ต่าง){ends},
      (ดู|ไป|แวะ|เข้า|ชม)(มัสยิด|สุเหร่า){ends}`,
    en: '(the|a|see the|visit the) (central|grand|big|old|main|oldest|biggest|beautiful) mosque{mosqueEnd}',
    unless: `
      (พัก|โรงแรม|ใกล้|ติด|หลัง|ข้าง)มัสยิด, (ใกล้|ติด|หลัง|ข้าง|แถว) มัสยิดกลาง,
      (near|beside|behind|opposite|next to|close to|by) the (central|grand|big|old|main) mosque`,
    yes: ['มัสยิดกลาง เมืองเก่า คาเฟ่', 'แวะมัสยิดเก่าสักแห่ง', 'see the central mosque and the old town'],
    no: ['พักข้างมัสยิดกลาง', 'a hotel near the central mosque'],
  },
  {
    name: 'dishes of Isan',
    key: 'isan food',
    kind: 'sub_category',
    canRefuse: true,
    th: `
      (หม่อง|บ่อน|ที่|ร้าน|ของ|อาหาร|กิน|หา|ข้าว|หม่องกินข้าว|แนว)(กินข้าว|กิน|ข้าว|ที่|)แซ่บ{ends},
      แซ่บ(อีหลี|หลาย|นัว|เวอร์), {beginsTh}แซ่บ(ๆ){ends},
      (กิน|หา|ร้าน|ขอ|อยาก|อยากกิน|ชอบ|ไป|ลอง)(กิน)(ตำปูปลาร้า|ตำปลาร้า|ตำปู|ตำซั่ว|ตำถาด|ตำป่า|ตำแตง|จิ้มจุ่ม|
      แจ่วฮ้อน|ลาบเป็ด|ลาบ|ก้อย|ซกเล็ก|แกงอ่อม|ไก่ย่าง|คอหมูย่าง|ปลาร้า|น้ำตกหมู|ต้มแซ่บ|แหนมเนือง{notViet}),
      {beginsTh}(จิ้มจุ่ม|ส้มตำ|ไก่ย่าง|ลาบก้อย)(ริมทาง|ข้างทาง|เจ้าเด็ด|เจ้าดัง|อร่อย|){ends}`,
    en: `
      (som tam|som tum|papaya salad|larb|laab|laap|gai yang|sticky rice) (and|with) (som tam|papaya salad|larb|laab|
      laap|gai yang|sticky rice|grilled chicken), grilled chicken and (som tam|som tum|papaya salad|sticky rice),
      (isaan|isan|issan|esan|northeastern) (food|dishes|cooking|eats|cuisine|restaurants|specialities|stuff)`,
    unless: 'แซ่บไหม, ไม่(กิน|ทาน|ชอบ|เอา)(ลาบ|ก้อย|ปลาร้า)',
    yes: ['มีบ่อนกินแซ่บๆ บ่', 'อยากกินตำปลาร้า', 'จิ้มจุ่มริมทาง', 'larb and sticky rice every day'],
    no: ['ไม่กินปลาร้า', 'ผู้หญิงแซ่บ', 'sticky rice with mango'],
  },
  {
    name: 'orchards and picking fruit',
    key: 'fruit orchard',
    kind: 'sub_category',
    canRefuse: true,
    th: `
      {fruitTh}{near}(เดิน|เข้า|ลง|ชม|เที่ยว)สวน{ends}, (เดิน|เข้า|ลง|ชม|เที่ยว)สวน(ผลไม้|{fruitTh}),
      (เก็บ|เด็ด)(สตรอว์เบอร์รี|สตรอเบอรี่|สตรอว์เบอรี่|สตรอเบอร์รี่|สตรอว์เบอร์รี่|มัลเบอร์รี่|องุ่น|ลิ้นจี่|ส้มโอ|
      มะม่วง|ฝรั่ง|เมล่อน)(สด|จากต้น|)`,
    en: `
      (pick|picking) (our|my|your|some|) (own) (strawberries|berries|grapes|pomelos|mangoes|mangos|melons),
      (strawberry|berry|grape|mango) picking`,
    unless: 'สวน(สาธารณะ|สนุก|สัตว์|น้ำ|หย่อม|หลวง|ลุม|รถไฟ)',
    yes: ['ลิ้นจี่ออกช่วงไหน อยากพายายไปเดินสวน', 'ลูกอยากเก็บสตรอว์เบอร์รี', 'strawberry picking with the kids'],
    no: ['เดินสวนสาธารณะ', 'ทุเรียนแพง เดินสวนสัตว์', 'อยากเดินสวน'],
  },
  {
    name: 'stars',
    key: 'stargazing',
    kind: 'sub_category',
    en: `
      (dark|clear night|starry) (skies|sky|nights),
      (the|see|with|many|bright|count the|counting) stars (at night|tonight|in the night|in the sky), milkyway`,
    yes: ['somewhere with dark skies', 'counting stars at night'],
    no: ['five stars', 'night stars bar'],
  },
  {
    name: 'fish and corals',
    key: 'snorkeling',
    kind: 'tag',
    th: '(ดู|เห็น|เจอ|ตามหา)(นีโม่|ปลาการ์ตูน|ปลาสวย|ปะการัง|ฝูงปลา)',
    en: `
      (see|find|finding|meet|spot|look for|swim with|swimming with) (nemo|clownfish|clown fish|coral|corals|
      reef fish|tropical fish|colourful fish|colorful fish|the fish|manta rays)`,
    unless: '(ตู้|อควาเรียม|ในห้าง)ปลาการ์ตูน, aquarium… (see|find)',
    yes: ['ลูกอยากดูนีโม่', 'our girl wants to find Nemo', 'swim with reef fish'],
    no: ['eat tropical fish', 'ปลาทอด'],
  },
  {
    name: 'water slides',
    key: 'water park',
    kind: 'sub_category',
    canRefuse: true,
    th: '(สไลเดอร์|เล่นสไลด์|สไลด์เดอร์)(น้ำ|ยักษ์|){ends}',
    en: `
      (water|giant|big|long) (slide|slides), waterslide(s), slides for the (kids|children|boys|girls),
      splash (park|pad)(s)`,
    unless: 'powerpoint slides, (hotel|pool|resort|villa) with (a) (water|big) (slide|slides)',
    yes: ['two boys who want water slides', 'ลูกอยากเล่นสไลเดอร์'],
    no: ['a hotel with a water slide', 'landslides on the road'],
  },
  {
    name: 'rides of a fair',
    key: 'theme_park',
    kind: 'category',
    canRefuse: true,
    th: `
      รถไฟเหาะ, (เล่น|ชอบ|มี)เครื่องเล่น(หวาดเสียว|เสียว|โหด|เยอะ|){ends}, บ้านผีสิง, ม้าหมุน, ชิงช้าสวรรค์`,
    en: 'rollercoaster(s), ferris wheel(s), fun fair, funfair, (thrill|theme park|amusement) rides',
    yes: ['ลูกอยากเล่นรถไฟเหาะ', 'rollercoasters for the teenagers'],
    no: ['นั่งรถไฟไปหัวหิน', 'a fun trip'],
  },
  {
    name: 'crab, prawns, fish',
    key: 'seafood',
    kind: 'sub_category',
    th: `
      (กิน|หา|ขอ|อยาก|ลอง)(กิน)(ปู|กั้ง|กุ้ง|หอยนางรม|ปลาหมึก|หมึก|หอย)(เนื้อ|ตัว|สด|เผา|ย่าง|นึ่ง|ไข่|ม้า|ทะเล|
      แน่น|โต|ลวก|ดอง)`,
    en: `
      (eat|eating|grilled|fresh|bbq|barbecued|steamed|cheap) (fish|crab|crabs|prawns|squid|lobster|lobsters|oysters|
      shellfish) (on|by|at|near|from) the (beach|sea|pier|harbour|water|boat|fishermen|waterfront)`,
    unless: 'ไม่(กิน|ทาน|เอา)(ปู|กุ้ง|หอย|หมึก), แพ้(ปู|กุ้ง|หอย|หมึก)',
    yes: ['อยากกินปูไข่', 'grilled fish by the sea', 'fresh crab at the pier'],
    no: ['แม่ไม่กินกุ้งเผา', 'fish market at the sea'],
  },
  {
    name: 'rice fields',
    key: 'rice fields',
    kind: 'sub_category',
    th: `
      (นั่ง|นอน|เดิน|ปั่น|วิ่ง)(ดู|ชม|มอง|กลาง|ริม|ลัด|เลาะ)(ทุ่ง)นา{ends}, (ข้าวเขียว|นาเขียว|ทุ่งเขียว)(ขจี)`,
    en: '(rice|green|) paddies, rice paddy',
    yes: ['อยากนั่งมองนา', 'a cafe among the paddies'],
    no: ['ชาวนา', "a paddy's pub", 'เดินหานา'],
  },
  {
    name: 'a fight',
    key: 'muay thai',
    kind: 'sub_category',
    en: `
      (watch|see|catch|watching) (a|the|some|) (real|live|thai|muay thai|proper|) (fight|fights|boxing|boxing match|
      bout|fight night)(s){wordEndEn}`,
    unless: '(cock|bull|buffalo|fish|water) fight(s), water fights',
    yes: ['watch a live fight', 'see a muay thai fight'],
    no: ['see a water fight', 'fight the jet lag'],
  },
  {
    name: 'big Buddhas, alms in the morning',
    key: 'temple',
    kind: 'category',
    canRefuse: true,
    th: '(ใส่|ตัก)บาตร(ตอนเช้า|เช้า|ข้าวเหนียว|พระ|ทำบุญ|ริม|กับ|สะพาน|ยามเช้า)',
    en: '(golden|big|giant|gold|famous|emerald|giant golden|lying|sitting|standing) (buddha|buddhas)',
    unless: '(big|golden) buddha (view|hotel|resort|hostel|beach)',
    yes: ['ตักบาตรเช้าริมน้ำ', 'golden buddhas everywhere'],
    no: ['a big buddha view room', 'บาตรพระ'],
  },
]

export const WISH_THING_SLOTS = {
  /** Up to 48 letters of the same sentence: `ลิ้นจี่ออกช่วงไหน อยากพายายไปเดินสวน`. */
  near: gap(48, WITH_COMMAS),
  /** The Thai word begins here: `แซ่บ`, not `ผู้หญิงแซ่บ`. */
  beginsTh: notRightAfter('{thai}'),
  /** The English word ends here. */
  wordEndEn: notRightBefore('{letter}'),
  /** Waves of the sea, not of a radio. */
  notWave: notRightBefore('วิทยุ, ไฟฟ้า, เสียงวิทยุ'),
  /** Sand, and no fly or dune: the phrase ends or goes on with a small word. */
  sandEnd: followedBy('{sign}, {end}, and, for, to, under, between, in, not', { sign: '[,.;!?)]' }),
  /** The phrase ends after “mosque”, or the next wish follows. */
  mosqueEnd: followedBy('{sign}, {end}, and, first, then, for, on, in', { sign: '[,.;!?)]' }),
  /** After a street, nothing but “please”, “too” or bars: “Soi Cowboy, sure”. */
  streetEnd: followedBy(
    `
    {sign}, {end},
    {comma}(sure|too|please|pls|and (nana|patpong|bars|drinks)|as well|of course|for a (look|laugh|drink))`,
    { sign: '[.;!?)]', comma: ',? ?' },
  ),
  /** After “go out”: not “go out to the islands”. */
  outEnd: followedBy(
    '{sign}, {end}, {comma}, and, but, in the evening, at night, a (bit|lot), too, as well, every, until, till, late',
    { sign: '[.;!?)]', comma: ',(?! to)' },
  ),
  /** Streets where people go out at night: `NIGHT_STREETS` in Thai. */
  nightTh: words(`
    ซอยบางลา, บางลา, พัฒน์พงศ์, พัฒพงศ์, ซอยคาวบอย, นานา, ข้าวสาร, ถนนข้าวสาร, ทองหล่อ, เอกมัย,
    ถนนคนเดินพัทยา, วอล์คกิ้งสตรีท, อาร์ซีเอ, นิมมาน, ลอยเคราะห์`),
  /** Fruit of orchards that are visited. */
  fruitTh: words(`
    ทุเรียน, มังคุด, เงาะ, ลองกอง, ลำไย, ลิ้นจี่, ส้มโอ, ส้ม, ผลไม้, มะม่วง, สละ, ลางสาด, ชมพู่, ฝรั่ง, มะพร้าว,
    มะยงชิด`),
  /** `แหนมเนือง` is no dish of Isan in `แหนมเนืองเวียดนาม`. */
  notViet: notRightBefore('เวียดนาม'),
  /** After a mountain: how hard, when or with whom, or nothing. */
  hardTh: rightBefore(
    `{space}, {end}, {sign}, {digit}, ไหว, โหด, ยาก, กี่, ต้อง, ครั้ง, หน้า, ปลาย, ต้น, ช่วง, กับ, คนเดียว, ได้,
    เดือน, เปิด`,
    { sign: '[,.!?]' },
  ),
  /** Mountains that are climbed on foot, in English. */
  onFootEn: words(`
    phu kradueng, phu kradung, phu soi dao, mokoju, mokochu, khao chang phueak, doi luang chiang dao, doi mon jong,
    phu chi fa trek`),
}
