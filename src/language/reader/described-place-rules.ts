import type { TiedPlaceRule } from './tied-place-rules.ts'

// `ถ้ำที่มีศาลาแสงส่อง`, “the pavilion inside the cave”: which sight is meant by people who do not know its name.
// The figures are codes of provinces (ISO 3166-2:TH); above each sight their names stand in the same order.

/**
 * Bangkok, Samut Prakan, Nonthaburi, Pathum Thani, Ayutthaya, Ratchaburi, Nakhon Pathom, Samut Sakhon,
 * Samut Songkhram.
 */
const AROUND_BANGKOK = '10 11 12 13 14 70 73 74 75'.split(' ')

/** A sight that people describe because they do not know its name: it is the only one of its kind where they go. */
const sight = (
  place: string,
  provinceCode: string,
  {
    near = [],
    elsewhere = [],
    ...words
  }: Pick<TiedPlaceRule, 'th' | 'en' | 'unless' | 'yes' | 'no'> & {
    readonly near?: readonly string[]
    readonly elsewhere?: readonly string[]
  },
): TiedPlaceRule => ({ place, provinceCode, elsewhere, around: [provinceCode, ...near], ...words })

const BUDDHA_TH = '(พระพุทธรูป|พระพุทธ|พระ)'
const ROOTS_TH = '(รากไม้|รากต้นไม้|รากโพธิ์|รากต้นโพธิ์|ต้นโพธิ์|โคนต้นไม้|ต้นไม้)'

/** Well-known sights as people describe them who do not know, or forgot, their names. */
export const DESCRIBED_PLACE_RULES: readonly TiedPlaceRule[] = [
  // Prachuap Khiri Khan; near it Phetchaburi, Chumphon.
  sight('Phraya Nakhon Cave', '77', {
    near: ['76', '86'],
    th: `
      ถ้ำ(ที่|)(มี|)(แสง|แดด)(ส่อง|ลอด|ลง)…(พลับพลา|ศาลา|ตำหนัก), ถ้ำ(ที่|)(มี|)(พลับพลา|ศาลา)(อยู่|)(ข้าง|)ใน,
      ถ้ำ(ที่|)(มี|)(ศาลา|พลับพลา|ปราสาท|แสงส่อง(ลง|)(ศาลา|พลับพลา|ปราสาท)), (ศาลา|พลับพลา)(ที่อยู่|)(ใน|กลาง)ถ้ำ`,
    en: `
      cave with (the|a|some) (sun|day|) light (inside|in it|coming in|from above|falling in|from the roof),
      cave with (the|a) (little|small|royal|golden|) (pavilion|temple|throne|shrine|palace),
      (temple|shrine) (in|inside) (a|the) cave{light}, pavilion (in|inside) (a|the) cave,
      cave (where|in which) the (sun|light|sunlight) (comes|falls|shines|gets|beams) (in|through|inside|on)`,
    yes: [
      'หัวหิน 2 วัน ถ้ำที่มีศาลาแสงส่อง',
      'ประจวบ 2 วัน พลับพลาในถ้ำ',
      'Hua Hin 2 days, the pavilion inside the cave',
      'Three days around Hua Hin, a cave with the light inside (what is its name?)',
      'Prachuap for 2 days, and the cave with a little pavilion',
      'ประจวบ 2 วัน ไปถ้ำที่มีแสงส่องลงพลับพลา',
    ],
    no: [
      'Krabi 3 days, a cave with a temple',
      'Hua Hin 3 days, a cave with bats',
      'Hua Hin 3 days, a light lunch near a cave',
    ],
  }),
  // Surin; near it Buriram, Si Sa Ket.
  sight('Ban Ta Klang Elephant Village', '32', {
    near: ['31', '33'],
    th: '(หมู่บ้าน|ศูนย์)(คช|ช้าง), โลกของช้าง',
    yes: ['สุรินทร์ หมู่บ้านช้าง 1 วัน', 'พาหลานไปดูหมู่บ้านช้าง สุรินทร์กับบุรีรัมย์ 2 วัน'],
    no: ['พัทยา 2 วัน หมู่บ้านช้าง', 'เชียงใหม่ 2 วัน ศูนย์อนุรักษ์ช้าง', 'สุรินทร์ 2 วัน งานช้าง'],
  }),
  // Chiang Rai; near it Chiang Mai, Phayao.
  sight('Wat Rong Suea Ten', '57', {
    near: ['50', '56'],
    th: 'วัด(สี|)น้ำเงิน',
    en: `
      blue temple, white (temple|) & (the|) blue (one|temple), white & blue & black temples, white & blue temples,
      the blue one (as well|too|in chiang rai)`,
    yes: [
      'Chiang Rai 2 days: the White Temple and the blue one',
      'Chiang Rai 2 days: white, blue and black temples',
      'เชียงราย 2 วัน วัดสีน้ำเงิน',
    ],
    no: ['Chiang Rai 2 days, the White Temple', 'Krabi 2 days, the beach with the blue one'],
  }),
  // Chiang Rai; near it Chiang Mai, Phayao.
  sight('Baan Dam Museum', '57', {
    near: ['50', '56'],
    en: 'black (house|houses|temple), white & blue & black temples, (white|blue) (temple|) & (the|) black (one|temple)',
    yes: [
      'Chiang Rai 2 days: white, blue and black temples',
      'Chiang Rai in a day, the black house and the blue temple',
    ],
    no: ['Chiang Rai 2 days, the White Temple'],
  }),
  // Ayutthaya; near it Bangkok and around.
  sight('Wat Mahathat Ayutthaya', '14', {
    near: AROUND_BANGKOK,
    th: `
      เศียรพระ…(ต้นไม้|รากไม้|รากโพธิ์|ต้นโพธิ์), (เศียร|หัว|หน้า)${BUDDHA_TH}(ที่|ซึ่ง|)(อยู่|ติด|ฝัง|โผล่|)(ใน|ใต้|กับ|ที่|)${ROOTS_TH},
      ${ROOTS_TH}(ที่|)(โอบ|หุ้ม|ห่อ|คลุม|มี|พัน|รัด)(เศียร|หัว|หน้า)${BUDDHA_TH}`,
    en: `
      buddha (head|face) …(in|inside|within|between|among) (the|a|some) (tree|roots|tree roots|banyan|fig tree),
      (buddha's|buddhas) (head|face) …(in|between|among) (the|a) (tree|roots),
      (head|face) of (the|a) buddha …(in|between|among) (the|a) (tree|roots)`,
    yes: [
      'อยุธยาวันเดียว อยากเห็นเศียรพระในรากไม้',
      'อยุธยา 1 วัน วัดที่มีหน้าพระอยู่ในต้นไม้',
      'อยุธยา 2 วัน รากไม้ที่โอบเศียรพระอยู่วัดไหน',
      'Ayutthaya for a day, the Buddha head in the tree roots',
      'Ayutthaya one day, the Buddha head in the tree roots',
    ],
    no: ['Ayutthaya one day, a Buddha under the tree'],
  }),
  // Bangkok; others in Ayutthaya, Surat Thani, Chiang Mai, Chonburi, Trang, Lopburi.
  sight('Wat Pho', '10', {
    elsewhere: ['14', '84', '50', '20', '92', '16'],
    en: '(reclining|lying) buddha',
    yes: ['Bangkok 2 days, the reclining Buddha and a boat'],
    no: ['Ayutthaya one day, the reclining Buddha'],
  }),
  // Samut Songkhram; near it Bangkok and around.
  sight('Maeklong Railway Market', '75', {
    near: AROUND_BANGKOK,
    th: `
      ตลาด(ที่|)(มี|)รถไฟ(วิ่ง|แล่น|)(ผ่าน|ผ่ากลาง|ทับ), ตลาดร่มหุบ, ตลาด(ที่|)(มี|)รถไฟ(วิ่ง|แล่น|)ผ่าน(กลาง|),
      ตลาด(ที่|)(หุบ|เก็บ|พับ)(ร่ม|ผ้าใบ)(หลบ|ตอน|ให้)รถไฟ, ตลาดบน(ทาง|ราง)รถไฟ`,
    en: `
      market (where|with|in which|that has) (the|a) train(s) …(through|goes|passes|comes|runs|drives),
      market on (the|) (train|railway|rail) (tracks|track|line|rails),
      train (that goes|going|passing|driving|running|goes) through (the|a) market, train market{notBkk},
      (mae klong|maeklong) market{notBkk}`,
    unless:
      '(ratchada|srinakarin|srinagarindra|rod fai|night) train market, train market (ratchada|srinakarin|srinagarindra)',
    yes: [
      'แม่กลอง 1 วัน ตลาดที่รถไฟวิ่งผ่าน',
      'สมุทรสงครามวันเดียว ตลาดบนรางรถไฟ',
      'one day from Bangkok, the market where the train goes through',
      'a train market and a floating market in one day from Bangkok',
      'วันเดียวจากกรุงเทพ ไปตลาดร่มหุบ',
    ],
    no: [
      'Bangkok 2 days, the Ratchada train market',
      'a train to the market in Nan',
      'Nan one day, a market by the station',
    ],
  }),
  // Chiang Mai; near it Lamphun, Lampang, Mae Hong Son.
  sight('Bua Tong Sticky Waterfall', '50', {
    near: ['51', '52', '58'],
    en: 'waterfall(s) (that|which|where|) (you|we|one|kids) (can|could) …(climb|walk) up',
    yes: ['Chiang Mai 3 days, the waterfall you can climb up barefoot'],
    no: ['Chiang Mai 3 days, a waterfall you can swim in', 'Krabi 3 days, a waterfall you can climb up'],
  }),
  // Krabi; near it Phuket, Phang Nga.
  sight('Maya Bay', '81', {
    near: ['83', '82'],
    en: '(beach|bay) (from|of|in) (the|) (leonardo|leo|di caprio|dicaprio|movie|film), (beach|bay) …(di caprio|dicaprio)',
    th: 'หาด(ที่|)(ลีโอนาร์โด|ดิคาปริโอ), หาดในหนัง',
    yes: ['Krabi 4 days, the beach from the movie with DiCaprio', 'Phuket 4 days and the bay of DiCaprio'],
    no: ['Krabi 4 days, a beach and a movie', 'Hua Hin 2 days, the beach from the film'],
  }),
  // Phitsanulok; near it Sukhothai, Kamphaeng Phet, Phichit, Uttaradit.
  sight('Wat Phra Si Rattana Mahathat Phitsanulok', '65', {
    near: ['64', '62', '66', '53'],
    en: '(famous|golden|beautiful|most beautiful|chinnarat|chinarat) buddha',
    yes: [
      'Phitsanulok one day, see the famous Buddha there',
      'Sukhothai and Phitsanulok 3 days, the most beautiful Buddha',
    ],
    no: ['Nan 2 days, a famous Buddha'],
  }),
  // Kanchanaburi.
  sight('Mon Bridge', '71', {
    en: '(long|longest|famous|old|great) wooden bridge',
    yes: ['Sangkhlaburi 2 days, the long wooden bridge at sunrise'],
    no: ['Pai 2 days, the long wooden bridge', 'Kanchanaburi 2 days, the old bridge'],
  }),
  // Lampang; near it Chiang Mai, Lamphun, Phrae.
  sight('Wat Chaloem Phra Kiat (Sky Pagodas)', '52', {
    near: ['50', '51', '54'],
    th: 'วัด(บน|ใน)(เมฆ|ก้อนเมฆ|หน้าผา|ยอดผา|ฟ้า), เจดีย์(ลอยฟ้า|บนยอดผา)',
    en: `
      (temple(s)|pagoda(s)|stupas|chedis) (in|above|among|on) the
      (clouds|sky|cliff|cliffs|cliff top|rocks|peak|peaks), (floating|sky|flying) (pagodas|stupas|temple)`,
    yes: ['Lampang 2 days, the temple in the clouds', 'Lampang 2 days with the floating pagodas'],
    no: ['Lampang 2 days, temples', 'Krabi 2 days, the temple on the cliff'],
  }),
  // Si Sa Ket; near it Surin, Ubon, Buriram.
  sight('Wat Lan Khuat', '33', {
    near: ['32', '34', '31'],
    th: 'วัด(ที่|)(ทำ|สร้าง)(ด้วย|จาก)ขวด, วัดขวด',
    en: `
      (temple|wat) (made|built) (entirely|completely|only|) (of|from|out of|with) …bottles, (temple|wat) of …bottles,
      (beer|glass|) bottle temple`,
    yes: ['Si Sa Ket 1 day, the temple made of bottles', 'Ubon and Sisaket 3 days, the temple built from beer bottles'],
    no: ['Si Sa Ket 1 day, a temple', 'Krabi 2 days, the temple made of bottles'],
  }),
  // Bueng Kan; near it Nong Khai, Udon Thani, Sakon Nakhon, Nakhon Phanom.
  sight('Hin Sam Wan', '38', {
    near: ['43', '41', '47', '48'],
    en: `
      (rock(s)|stones|cliffs) (like|that look like|looking like|shaped like) (three|3|) whale(s),
      (three|3) whale(s) (rock|rocks), whale rock(s)`,
    th: 'หิน(รูป|เหมือน|ปลา)(ปลา|)วาฬ',
    yes: ['Bueng Kan 2 days, the rocks like whales', 'Nong Khai and Bueng Kan 3 days, whale rock at sunrise'],
    no: ['Bueng Kan 2 days, rocks', 'Hua Hin 2 days, whales'],
  }),
  // Chonburi; near it Rayong.
  sight('Sanctuary of Truth', '20', {
    near: ['21'],
    en: '(wooden|wood) (temple|palace|castle|building), (temple|palace|castle) (made|built|all|carved|entirely) …wood',
    th: 'ปราสาทไม้, วิหารไม้',
    yes: ['Pattaya 2 days, the huge wooden temple by the sea', 'Pattaya 2 days, the palace carved from wood'],
    no: ['Nan 2 days, a wooden temple', 'Pattaya 2 days, a wood'],
  }),
  // Kanchanaburi; near it Bangkok, Nakhon Pathom, Ratchaburi.
  sight('Erawan National Park', '71', {
    near: ['10', '73', '70'],
    en: `
      (seven|7) (level(s)|tier(s)|tiered|step(s)|stepped|storey) (waterfall(s)|falls|cascade),
      (waterfall(s)|falls) (with|of) (the|) (seven|7) (levels|tiers|steps|stages|pools)`,
    th: 'น้ำตก (7|เจ็ด) ชั้น',
    yes: ['Kanchanaburi 2 days, the seven-level waterfall', 'Kanchanaburi 2 days, a waterfall with 7 tiers'],
    no: ['Kanchanaburi 7 days, waterfalls', 'Nan 2 days, the seven level waterfall'],
  }),
  // Kanchanaburi; near it Bangkok.
  sight('Bridge over the River Kwai', '71', {
    near: ['10'],
    en: 'bridge (from|of|in) the (film|movie|war film|war movie), (the|that) (famous|historic|war) bridge',
    yes: ['Kanchanaburi 2 days, the bridge from the film', 'Kanchanaburi one day, the famous bridge'],
    no: [
      'Pai 2 days, the famous bridge',
      'Kanchanaburi 2 days, a bridge',
      'Bangkok 2 days, roofs that shine as in the film',
    ],
  }),
  // Bangkok.
  sight('Wat Arun', '10', {
    en: 'temple of (the|) dawn',
    yes: ['Bangkok 2 days, the temple of dawn', 'Bangkok 2 days, a boat to the Temple of the Dawn'],
    no: ['Bangkok 2 days, a temple at dawn'],
  }),
  // Phang Nga; near it Phuket, Krabi.
  sight('James Bond Island', '82', {
    near: ['83', '81'],
    en: 'island (from|of|in) (the|) (james bond|bond|007)',
    yes: ['Phang Nga 2 days, the island from James Bond'],
    no: ['Samui 2 days, an island from the film'],
  }),
  // Chiang Rai; near it Chiang Mai, Phayao.
  sight('วัดร่องขุ่น', '57', {
    near: ['50', '56'],
    th: '(วัด|โบสถ์)สีขาว(ทั้งหลัง|ทั้งวัด|ล้วน|)',
    unless: '(วัด|โบสถ์)สีขาว(ใน|แถว|ที่)(น่าน|ลำปาง|พะเยา)',
    yes: ['เชียงราย 2 วัน อยากไปวัดสีขาว'],
    no: ['น่าน 2 วัน วัดสีขาว', 'เชียงราย 2 วัน คาเฟ่สีขาว'],
  }),
  // Kanchanaburi.
  sight('เมืองบาดาล', '71', {
    th: '(วัด|โบสถ์|เมือง)(ที่|)(จม|อยู่)(อยู่|)(ใต้|ใน|)น้ำ(บาดาล|), วัดใต้น้ำ, (วัด|โบสถ์)กลางน้ำ',
    en: '(sunken|drowned|underwater|submerged|flooded) (temple|church|village)',
    yes: ['สังขละ 2 วัน นั่งเรือดูวัดจมน้ำ', 'สังขละบุรี 2 วัน โบสถ์ที่จมอยู่ใต้น้ำ', 'Sangkhlaburi 2 days, the sunken temple'],
    no: ['สังขละ 2 วัน กลัวจมน้ำ', 'ภูเก็ต 3 วัน วัดใต้น้ำ'],
  }),
  // Nan; near it Phrae.
  sight('วัดภูมินทร์', '55', {
    near: ['54'],
    th: '(ภาพ|รูป|ภาพวาด|จิตรกรรม)(ที่|)(คน|ปู่ม่าน|หนุ่มสาว|)(กำลัง|)กระซิบ(รัก|กัน|), กระซิบรัก, ปู่ม่านย่าม่าน',
    en: '(whisper|whispering) (mural|painting|lovers|of love)',
    yes: ['น่าน 2 วัน อยากดูภาพกระซิบรัก', 'น่าน 2 วัน ปู่ม่านย่าม่านอยู่วัดไหน', 'Nan for 2 days, the whispering lovers'],
    no: ['น่าน 2 วัน วัดที่มีภาพเก่า', 'ตรัง 2 วัน ภาพกระซิบ'],
  }),
  // Phetchabun; near it Phitsanulok, Loei.
  sight('วัดผาซ่อนแก้ว', '67', {
    near: ['65', '42'],
    th: '(พระพุทธรูป|พระขาว|พระ)(สีขาว|องค์ใหญ่|) (ห้า|5) องค์(ซ้อน|เรียง)(กัน|), พระซ้อนกัน (ห้า|5) องค์',
    en: '(five|5) (white|seated|sitting|) (seated|sitting|white|) buddha(s) (in|inside|on top|stacked|one behind)',
    yes: ['เขาค้อ 2 วัน วัดที่มีพระห้าองค์ซ้อนกัน', 'เพชรบูรณ์ 2 วัน พระขาว 5 องค์ซ้อน'],
    no: ['เขาค้อ 2 วัน ไหว้พระ 5 วัด', 'เขาค้อ 5 คน พระอาทิตย์ขึ้น'],
  }),
  // Mae Hong Son.
  sight('สะพานซูตองเป้', '58', {
    th: 'สะพานไม้ไผ่(ที่|)(ยาว|)(กลาง|ข้าม|ใน)(ทุ่งนา|นา|ทุ่ง)',
    en: 'bamboo bridge (over|across|through|in) (the|some|) (rice|paddy) (field|fields|paddies)',
    yes: ['แม่ฮ่องสอน 3 วัน สะพานไม้ไผ่กลางทุ่งนา', 'Mae Hong Son 3 days, the bamboo bridge over rice fields'],
    no: ['แม่ฮ่องสอน 3 วัน สะพานเหล็ก', 'น่าน 2 วัน สะพานไม้ไผ่กลางทุ่งนา'],
  }),
  // Buriram; near it Korat, Surin.
  sight('ปราสาทพนมรุ้ง', '31', {
    near: ['30', '32'],
    th: '(ปราสาท|ปราสาทหิน|ปราสาทขอม)(ที่|)(อยู่|)บน(ยอด|)(ภูเขาไฟ|ปล่องภูเขาไฟ)',
    en: '(khmer|) (temple|castle|ruin|ruins) on (a|an|the|top of a|top of an) (extinct|old|) volcano',
    yes: ['บุรีรัมย์ 2 วัน ปราสาทหินบนภูเขาไฟ', 'Buriram 2 days, the Khmer temple on an extinct volcano'],
    no: ['บุรีรัมย์ 2 วัน ภูเขาไฟ', 'เลย 2 วัน ปราสาทบนเขา'],
  }),
  // Lopburi; near it Chai Nat, Saraburi, Ayutthaya, Ang Thong.
  sight('เขื่อนป่าสักชลสิทธิ์', '16', {
    near: ['18', '19', '14', '15'],
    th: 'รถไฟลอยน้ำ(ที่|)(เขื่อน|)(ป่าสัก|), รถไฟ(วิ่ง|แล่น|)(กลาง|ข้าม|บน)(น้ำ|เขื่อน|อ่าง)(ที่|)(ป่าสัก|)',
    en: `
      (the|a) floating train,
      train (that|which|) (runs|running|floats|floating|goes) (over|across|on) (the|) (water|lake|reservoir|dam)`,
    yes: ['ไปนั่งรถไฟลอยน้ำ 1 วัน', 'ลพบุรี 1 วัน รถไฟลอยน้ำป่าสัก', 'Lopburi for a day, the floating train'],
    no: ['ลพบุรี 1 วัน นั่งรถไฟ', 'กระบี่ 2 วัน รถไฟลอยน้ำ', 'Lopburi for a day, a train and a lake'],
  }),
  // Loei.
  sight('Phi Ta Khon Museum, Wat Phon Chai', '42', {
    th: '(งาน|เทศกาล|ประเพณี|แห่|บุญหลวง|)ผีตาโขน',
    en: 'phi ta khon, ghost festival (in|at) (loei|dan sai)',
    yes: ['อยากไปดูผีตาโขนกับเพื่อน 4 คน', 'ผีตาโขนจัดวันไหนปีนี้', 'when is Phi Ta Khon next year'],
    no: ['ภูเก็ต 3 วัน หน้ากากผีตาโขน', 'กลัวผี 2 วัน'],
  }),
  // Surat Thani.
  sight('Haad Rin', '84', {
    th: '(ฟูลมูน|full moon) (ปาร์ตี้|ปาตี้|party)',
    en: 'full moon (party|parties)',
    yes: ['full moon party in March, when exactly?', 'อยากไปฟูลมูนปาร์ตี้กับเพื่อน 3 คน'],
    no: ['Krabi for 3 days, a full moon party', 'not after full moon parties', 'a walk under the full moon'],
  }),
  // Udon Thani; near it Bueng Kan, Nong Bua Lam Phu, Nong Khai, Sakon Nakhon.
  sight('Red Lotus Lake', '41', {
    near: ['38', '39', '43', '47'],
    en: '(red|pink) lotus (lake|sea), (lake|sea) (of|with|full of) (the|) (red|pink) (lotus|lotuses|water lilies)',
    yes: ['Udon Thani for a day, red lotus lake for sure', 'Udon Thani 2 days, the sea of red lotuses'],
    no: ['Udon Thani 2 days, a lake', 'Krabi 2 days, the red lotus lake'],
  }),
]
