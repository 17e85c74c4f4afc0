import {
  followedBy,
  notFollowedBy,
  notRightBefore,
  oneOf,
  rightAfter,
  rightBefore,
  type Slots,
  upTo,
  words,
} from './phrases.ts'
import { thaiLetters } from './slot-gaps.ts'
import type { TransportRule } from './transport-rule.ts'
import { NO_MODEL } from './transport-told-rules.ts'

// `ขี่ R15 คนเดียว`, “picking up two scramblers”, “on a pushbike”: motorbikes and bicycles in the words of those who ride them.

/** Motorbikes that are no other words. */
const BIKES = `
  sv 650(s), versys(es), v strom(s), tenere(s), teneré(s), scooty, scooties, africa twin(s), gold wing(s), klx(s), crf(s), dirt bike(s),
  trail bike(s), dual sport(s), sport(s) bike(s), two wheeler(s), adventure bike(s), semi auto(s), r15(s), mt 15(s),
  honda (wave|click|dream)(s), bmw gs(es), royal enfield(s), moto guzzi(s)`
/** Those that are: only after a word for riding or hiring. */
const WORD_BIKES = `
  (scrambler|himalayan|rebel|vulcan|tracer|ducati|triumph|harley|vespa|gs|gses|moto|ninja|duke|cruiser|chopper|honda|yamaha|kawasaki|
  wave|click|motor cycle|motor bike|scooter|moped|big bike)(s)`
/** Of an engine. */
const SIZES = '100, 110, 125, 150, 155, 160, 250, 300, 350, 400, 500, 650'
const MODELS_TH = oneOf(`
  เวฟ, คลิก, พีซีเอ็กซ์, เอ็นแม็กซ์, เอ็กซ์แม็กซ์, ฟอร์ซ่า, ฟอซ่า, สกู๊ปปี้, สกูปปี้, ฟีโน่, ฟีลาโน่, แกรนด์ฟีลาโน่, มีโอ, มิโอ, เอดีวี, แอร็อกซ์, ซูเปอร์คับ, ครอสคับ, ซีบีอาร์,
  นินจา, เวอร์ซิส, สแครมเบลอร์, สแครมเบลอ, สแคลมเบลอร์, รีเบล, ดูคาติ, ไทรอัมพ์, ฮาร์เลย์, ฮาเล่ย์, เบเนลลี่, คาวา, คาวาซากิ, หิมาลายัน, รอยัลเอนฟิลด์, บิ๊กไบค์, บิ๊กไบก์, บิ๊กไบ,
  รถใหญ่, สกู๊ตเตอร์, เวสป้า, มอไซค์, มอเตอร์ไซค์, มอไซ`)

const LOOP = '(mae hong son|mhs|hong son|samoeng) loop'

/** Pedalled ones before those with an engine: “my touring bicycle”. */
export const PEDALLED: readonly TransportRule[] = [
  {
    by: 'bicycle',
    en: `
      {roadFor}for (push bike(s)|pushbike(s)|bicycle(s)|touring bicycle(s)|road bike(s)|cyclists), (we|i) cycle{ends},
      {onBike} {ownBike} {pedalled}, (pedalling|pedaling|cycling on) {ownBike} {pedalled}, (i|we) ride (a|our|my) {sportBike},
      (we're|we are|i'm|i am|two|keen|us) cyclists, cyclists{comma}{distance} (km|kms|k), (cycling|pedalling|pedaling) (all the way|the whole way|everywhere|there and back|it all), {distance} (km|kms) (days|stages|legs) (on|by) (the|a|our|my) (bike|bikes|bicycle),
      {cycles}, (on|by) (a|my|our) (loaded|fully loaded|heavy|old|steel) (bike|bicycle)(s)`,
    unless: '(rent|renting|hire|hiring|want|like|love|trail|trails|tour|tours) {pedalled}',
    yes: [
      'along the Mekong on a pushbike',
      'is there a quieter way for push bikes',
      'two weeks, we cycle.',
      'with my folding bike',
      'we bring our own gravel bikes',
      'me and my Brompton',
      'pedalling my mountain bike',
      'cyclists, 55km a day',
      '40 km days on the bike',
      'we are cycling all the way',
      'I am cycling from Nan to Loei',
    ],
    no: [
      'renting mountain bikes',
      'a room for push bikes at the hotel',
      'a mountain bike trail',
      'pushing our luck',
      'on a big bike',
      'on a road by the sea',
      'two days of cycling in the park',
    ],
  },
  {
    by: 'bicycle',
    th: `
      (ขี่|เอา|พา|ใช้|ด้วย|ขน|แบก)(รถ|)จักรยาน(ไป|มา|กลับ|ขึ้น|ลง|ข้าม|พับไป|ทางไกล){notInTown}, (เอา|พา|ขน|แบก)จักรยาน…(ปั่น|ขี่), ปั่น(กัน|) {number} คัน, ปั่น(ทางไกล|ยาว|ข้าม|รวดเดียว|ทัวร์|ทัวริ่ง|ทั้งทริป|คนเดียวจาก|กลับบ้าน), (เสือหมอบ|เสือภูเขา|จักรยานพับ|จักรยานทัวริ่ง|บรอมตัน|ฟิกเกียร์)(ไป|ขึ้น|คันเดียว|คู่ใจ| {number} คัน|ของ), ปั่น(ไป|ขึ้น|ลง)(เที่ยว|เชียง|เขา|ดอย|ภู|ใต้|เหนือ|อีสาน|{read})`,
    unless: 'ไม่(อยาก|ได้|เอา|)(ปั่น|ขี่), เช่า(จักรยาน|เสือภูเขา|จักรยานพับ)',
    yes: ['ขี่จักรยานไปเลย', 'เอาจักรยานไปปั่นที่แพร่', 'ปั่นกัน 4 คัน', 'ปั่นทางไกล', 'จักรยานพับคันเดียว'],
    no: ['เช่าจักรยานปั่นเล่น', 'ปั่นจักรยานไปวัด', 'ปั่นหัว', 'ขี่จักรยานไปตลาดตอนเช้า', 'ไม่ปั่นทางไกล'],
  },
]

/** Before who has no car: they have a motorbike instead. */
export const ONLY_A_BIKE: TransportRule = {
  by: 'motorbike',
  isAnywhere: true,
  th: 'ไม่มีรถ(ยนต์|เก๋ง|) (แต่|) มี(แต่|แค่|เพียง|)(รถ|)(มอไซค์|มอเตอร์ไซค์|มอไซ|บิ๊กไบค์|เวฟ|สกู๊ตเตอร์|คลิก)',
  en: "(no|without a|don't have a|don't own a|not a|sold my|sold the) car{comma}(and |but |)(only|just|have|i have|we have|got|i've got|we've got|ride|i ride) (only|just|) (a|my|our|the|two|) (big bike|bike|motorbike|motorcycle|scooter|moped)(s)",
  yes: ['ไม่มีรถเก๋ง มีแต่มอไซค์', 'no car, only my motorbike', 'I have no car but ride a scooter'],
  no: ['ไม่มีรถ ไม่มีมอไซค์', 'no car, no bike', 'no car but good legs'],
}

/** Motorbikes by what riders call them. */
export const RIDDEN: readonly TransportRule[] = [
  {
    by: 'motorbike',
    isAnywhere: true,
    en: `
      ridden (anything|something|nothing) (bigger|larger|heavier|faster|more powerful|other) than (a|my|our) (little |) (scooter|moped|125|wave|honda wave|step through), ridden (anything|nothing) but (a|my|our) (little |) (scooter|moped), (we're|we are|i'm|i am|us|two|three|four|five|keen|experienced|fellow|as) (a|keen|) biker(s){ends}, {item}(two |three |)biker(s){ends}, (riding|as|sat|on the back as) pillion,
      {bikes}, {onMoto} {aMoto} {wordBikes}, (hire|hiring|rent|renting|hired|rented|picking up|pick up|picked up|collecting|collect) {wordBikes}, by {ridable}, (hire|hiring|rent|renting) {sizes}, {onMoto} {sized} {sizes}, (bike|bikes|motorbikes) (trip|tour|holiday|adventure|road trip|touring) (abroad|in|around|through|to|from|across){notPedals}, (first|organised|organized|guided|self guided) (motor|) bike (trip|tour),
      {afterLoop}bikes, (bike|bikes){beforeLoop}, (decent|proper|good|reliable|bigger|powerful|automatic|manual) bikes{notPedals}, leave (the|my|our) bike(s) (in|at) {place}`,
    unless:
      "(no|not|never|without|don't|won't) (want |take |ride |)(a |any |my |our |)(scooter|motorbike|moped)(s), (rock|star|against the|the) (rebels|vulcan|ninjas), (riding|ride|catch) (the|some|big) (waves|wave), (ninja|wave|rebel) (restaurant|bar|cafe)",
    yes: [
      'picking up two scramblers at nine',
      'I have never ridden anything larger than a moped',
      'five days, we are bikers',
      'my wife riding pillion',
      'I have a Versys',
      'with my Himalayan',
      'renting a 125 in Trat',
      'on two 150s',
      'two days with our scooties',
      'a woman on her Rebel',
      'Samoeng loop, where are good bikes',
      'a guided bike tour of the north',
    ],
    no: [
      'a wave of 125 people',
      'never ridden a horse before',
      'bikers everywhere, we walk',
      'on a 300 baht budget',
      'with 150 others',
      'a Himalayan restaurant',
      'riding the waves',
      'we click on a link',
      'a bike tour in the old town, cycling',
      'bus 125',
      'I have 125 photos',
    ],
  },
  {
    by: 'motorbike',
    isAnywhere: true,
    th: `
      (ขี่|บิด|ควบ|ซ้อน)(รถ|เจ้า|น้อง|) {modelTh}, (ขี่|เอา|เช่า|บิด|ควบ|ใช้|ขับ|ด้วย|คือ|ถอย|ออก|ซื้อ|มี|พา|ไป|เป็น|สาย|รถ|ทริป)(รถ|เจ้า|น้อง|) ${MODELS_TH}, (เอา|เช่า|ใช้|ขับ|ด้วย|ถอย|ไป|คือ|มี|ใช้ )(รถ|เจ้า|น้อง|) {bikeModel},
      ขี่(กัน|) {number} คัน, ขี่(ไป|ขึ้น|ลง|จาก|คนเดียว|รวดเดียว|ยาว|กลับ|มา|เที่ยว|เอง|รถไป|รถขึ้น|ออกไป|ออกทริป|ออกจาก|ยืดเส้น|เล่นแถว|ตระเวน|เข้าเมือง), ซ้อน(สาม|3|ไป|กัน|มา), สายบิด, (เพิ่ง|พึ่ง|)(ถอย|ออก)(รถ|)(มอ|บิ๊กไบ)`,
    unless: `
      ขี่(รถ|)(ม้า|ช้าง|จักรยาน|เสือ|อูฐ|ควาย|เรือ|เจ็ต|เจ็ท|atv|เอทีวี|bike|bicycle|mtb), จักรยาน(ที่|มา|){fewTh}ขี่, (ขี่|เช่า)เอทีวี, ไม่(อยาก|ได้|กล้า|ชอบ|เอา|)(ขี่|ขับ|เช่า|เอา|ใช้|มี)(รถ|), {modelsTh}(รับจ้าง|วิน|สาธารณะ), (นั่ง|เรียก)(วิน|มอ), (เว|คลิก)(ฟอาหาร|ลิงก์|ลิงค์|ที่|ดู|เดียว|ตรง|เลือก), ที่พัก…คลิก, ใช้คลิก, รถใหญ่(ๆ|เยอะ|เข้า|จอด), ไปคลิก(ดู|ที่), มีคลิก, ผีขี่, สปา`,
    yes: [
      'ขี่ R15 คนเดียว',
      'ขี่ Himalayan ขึ้นดอย',
      'ขี่ 110 ไปกัน',
      'เช่าเวฟวนรอบเกาะ',
      'ไปด้วยเวอร์ซิส 2 คัน',
      'ขี่ 3 คัน',
      'รถคือสกู๊ปปี้',
      'สายบิดครับ',
      'ขี่รวดเดียวไหวมั้ย',
      'ถอยบิ๊กไบค์มา',
      'เอา CB500X ไป',
    ],
    no: [
      'ขี่ช้างไปดู',
      'ขี่จักรยานไป',
      'ขี่ม้าคนเดียว',
      'ไม่ขี่มอไซค์',
      'นั่งมอไซค์รับจ้าง',
      'คลิกดูลิงก์',
      'ขี่ ATV 2 คัน',
      'รถใหญ่เข้าได้ไหม',
      'ไปสปา',
    ],
  },
]

const GAP = { gap: ' ?' }
const A_MOTO =
  '(pair of|couple of|a|an|my|our|the|his|her|their|two|three|four|five|{digit}|some|rented|hired|rental|hire|own|old|new|little|small|big|trusty|decent|honda|used|automatic|proper){gap}'

export const BIKE_SLOTS: Slots = {
  /** Motorbikes by names that mean nothing else. */
  bikes: words(oneOf(BIKES)) + notRightBefore('{digit}'),
  /** A Himalayan, not its food. */
  wordBikes: words(WORD_BIKES) + notFollowedBy('restaurant, food, cuisine, taxi, driver, cafe, bar, range, salt'),
  /** Names of motorbikes that are also other words. */
  ridable: words('scrambler, himalayan, rebel, vulcan, tracer, ducati, triumph, harley, vespa, gs, moto, ninja'),
  /** A motorbike by the size of its engine: “a 125”, not 125 baht. */
  sizes:
    words(`${oneOf(SIZES)}(s)`) +
    notFollowedBy(
      `
    baht, thb, b, km, kms, k, miles, people, pax, steps, usd, dollars, euros, pounds, per, a (day|night), each, of, others, years, m,
    metres, meters, photos, -, {percent}`,
      { percent: '%' },
    ) +
    '(?![\\d.,]*\\d)',
  /** How they have it. */
  onMoto: words(`
    (on|by|with|ride|rides|riding|rode|take|takes|taking|have|having|hire|hired|hiring|rent|rents|rented|renting|pick up|picking up|
    picked up|collect|collecting|get|getting|bring|bringing|own|bought|buying|use|using|and|only|is|our|my)`),
  /** “Two rented”. */
  aMoto: words(A_MOTO, GAP) + upTo(3, A_MOTO, GAP),
  /** The same before its size. */
  sized:
    words('(a|an|my|our|two|three|four|her|his)') +
    upTo(2, '{space}(little|small|old|new|rented|trusty|single|honda|manual|automatic)'),
  /** A road for them was named. */
  roadFor: rightAfter('(road|route|way|highway|street)(s){few}{space}', { few: '(?![a-z])[^.!?\\n]{0,24}' }),
  /** How they have it: “on”, “bring”. */
  onBike: words('on, by, with, rid(e|ing), bring(ing), take, taking, and, hav(e|ing), touring (by|on), have got'),
  /** “My old”. */
  ownBike: upTo(3, '(a|an|my|our|the|his|her|their|own|two|old|new|trusty){gap}', GAP),
  /** Bicycles, but not a bike park or a bike tour. */
  pedalled:
    words(`
    push bike(s), pushie(s), pedal (bike(s)|cycle(s)), gravel bike(s), road bike(s), touring bicycle(s),
    folding bike(s), fold(er|ies), brompton(s), e(-)bike(s), electric bike(s), tandem(s), recumbent(s), trike(s),
    mtb(s), mountain bike(s), hybrid bike(s), fat bike(s), racing bike(s), bicycle(s)`) +
    notFollowedBy('trail(s), tour(s), park, rental, hire, race, shop, lane, path'),
  /** One such bicycle. */
  sportBike: words(`
    push bike, pushie, pedal bike, gravel bike, road bike, touring bicycle, folding bike, brompton, e(-)bike,
    tandem, recumbent, mtb, hybrid bike, fat bike`),
  /** Not “cycling in the old town”. */
  cycles:
    words("(i am|i'm|we are|we're|we'll be|i'll be) (bi)cycling") +
    notFollowedBy('(in the|around the) (old town|park|city|ruins)') +
    followedBy('{sign}, {end}, from, to, through, around, across, up, down, solo, so, the, with'),
  /** They do not pedal. */
  notPedals: notRightBefore('{few}(cycle(s)|cycling|cyclist(s)|pedal(s)|pedalling|pedaling)', {
    few: '[^.!?\\n]{0,60}',
  }),
  /** A loop for motorbikes was named. */
  afterLoop: rightAfter(`${LOOP}{far}`, { far: '[^]{1,160}?\\b' }),
  /** The same later. */
  beforeLoop: rightBefore(`{far}${LOOP}`, { far: '[^]{1,160}?\\b' }),
  /** A place follows. */
  place: rightBefore('{letter}, {read}'),
  /** Not only to see a temple or to shop. */
  notInTown: notFollowedBy('วัด, ตลาด, ที่, ร้าน, คาเฟ่, กิน, ดู, ซื้อ'),
  /** A word or none. */
  fewTh: thaiLetters(0, 8),
  /** A motorbike, in any spelling. */
  modelsTh: words('มอ(เตอร์)ไซ(ค์|ด์|ต์|)'),
  /** A name in Latin letters or the size of an engine. */
  modelTh:
    notRightBefore(`bts, mrt, atv, ${NO_MODEL}`) +
    words(`{model}, ${SIZES}, 1000, 1100, 1200, 1300`, { model: '[a-z][a-z-]{0,9}[ -]?\\d{0,4}[a-z]{0,2}' }) +
    '(?![a-z\\d.,])' +
    notRightBefore('( )(กม|กิโล|โล|กิโลเมตร|ชม|ชั่วโมง|คัน|คน|วัน|บาท|นาที)'),
  /** Motorbikes by their names and the sizes of their engines. */
  bikeModel:
    words(
      `
    (sv 650|versys {n}|cb {n}|cbr {n}|crf {n}|klx {n}|msx {n}|ct 125|gpx|adv {n}|pcx {n}|nmax {n}|xmax {n}|aerox {n}|forza {n}|
    wave {n}|click {n}|scoopy|fino|r15|r3|mt {n}|ninja {n}|rebel {n}|himalayan|scrambler|z {n}|gs {n}|v strom {n}|vespa|grand filano|
    super cub)`,
      { n: '\\d{0,4}[a-z]?' },
    ) + notRightBefore('{digit}'),
}
