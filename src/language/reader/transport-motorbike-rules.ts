import { oneOf } from './phrases.ts'
import type { TransportRule } from './transport-rule.ts'

// `เช่ามอไซค์`, “on my Royal Enfield”: motorbikes. (Slots: transport-ride-rules.ts; more words of riders: transport-bike-rules.ts.)

/** However it is spelt. */
const MOTORBIKES_TH = `
  มอเตอร์ไซค์, มอเตอร์ไซด์, มอเตอร์ไซต์, มอเตอไซค์, มอเตอร์ไซ, มอไซค์, มอไซด์, มอไซต์, มอไซ`
/** Makers whose names are no other words and no cars, unlike “triumph” and “honda”. */
const MAKERS = 'kawasaki, yamaha, ducati, royal enfield, ktm, harley, vespa'
const MODELS = 'pcx, nmax, crf, xmax, forza'

export const MOTORBIKES: readonly TransportRule[] = [
  {
    name: 'a motorbike or a scooter, in any spelling',
    by: 'motorbike',
    th: `(ขับ|ขี่|เช่า|)${oneOf(`${MOTORBIKES_TH}, บิ๊กไบค์, บิ๊กไบก์, สกู๊ตเตอร์, สกูตเตอร์, เวสป้า, รถเครื่อง`)}`,
    en: `
      (by|on|rent|rented|renting|hire|hired|hiring|) (a|an|our|my|)
      (scooter(s)|moped(s)|motorbike(s)|motor bike(s)|motorcycle(s)|big bike(s)|vespa(s)),
      motorbiking, motorcycling, motorcycle (the|around|round|through|along|from|to|up|down)`,
    unless: `${oneOf(MOTORBIKES_TH)}(รับจ้าง|วิน|สาธารณะ)`,
    yes: [
      'เช่ามอไซค์เที่ยว',
      'we rent a scooter',
      'กลุ่มบิ๊กไบค์จากชลบุรี',
      '10 days motorcycling through the hills',
      'I want to motorcycle the loop',
      'ขับมอเตอร์ไซด์ไปเอง',
      'แก๊งมอไซค์ 6 คน',
      'on our mopeds',
    ],
    no: ['electric scoot', 'นั่งมอเตอร์ไซค์รับจ้างเที่ยว', 'มอไซค์วินหน้าปากซอย', 'mountain bikes'],
  },
  {
    name: 'how riders say it: the pillion, the bends, the club',
    by: 'motorbike',
    th: `
      ขี่ (pcx|nmax|xmax|adv|aerox|forza|click|scoopy|wave|เวฟ|คลิก|สกู๊ปปี้|ฟีโน่|ฟอร์ซ่า|เอ็กซ์แม็ก|ฮอนด้า|ยามาฮ่า|คาวาซากิ|ดูคาติ|
      ไทรอัมพ์|รถ),
      ขี่(กันไป|กันขึ้น|ไปกัน|วน), ซ้อน(ท้าย|สอง|แฟน|เมีย|กัน|ลูก|เพื่อน|แม่|พ่อ), {number} คัน ซ้อน, ไบค์เกอร์,
      บิด(มอไซค์|มอไซ|ไป|ขึ้น|วน|รถ|กัน|ลง|หนี|กลับ|จาก|ยาว|คนเดียว|รวดเดียว|ออก|ตะลุย|เที่ยว| {number} คัน|{stopTh}),
      (สองล้อ|แว้น|ขี่ไบค์|ขี่ไบก์|ทริปรถใหญ่|สายทัวริ่ง|สายทัวร์ริ่ง){stopTh}`,
    en: `
      (bikes|bike)…(twisties|twisty|twistiest|corners|bends|pillion|two up|helmet(s)|loop|riding trip|riders),
      (twisties|twisty|twistiest|pillion|two up)…(bike|bikes), {number} bikers,
      (gang|group|bunch|club|crew|convoy) of (bikers|motorbikes|motorcycles|scooters),
      (biker|bikers|motorbike|motorcycle|riding) (gang|club)`,
    unless: 'ขี่รถ(ไฟ|ม้า|ถีบ|จักรยาน), บิด(เบือน|เบี้ยว|า|ขี้|ขวด|ก๊อก|พลิ้ว|งอ), ปั่น{fewTh}สองล้อ',
    yes: [
      'ขี่เวฟไปน่าน',
      'ขี่รถวนรอบเกาะ',
      'our bikes and twisty roads',
      'คันเดียวซ้อนเมีย',
      'บิดยาวจากตาก',
      'a gang of bikers',
      'our motorcycle club',
      'ไปทริปรถใหญ่ 3 วัน',
      'six bikers from Korat',
    ],
    no: ['นอนบิดขี้เกียจ', 'ขี่ช้าง', 'our own bikes, flat roads', 'ขี่รถไฟ', 'บิดขวดไม่ออก'],
  },
  {
    name: 'by its make, its model, its engine or its kind',
    by: 'motorbike',
    th: '{motorbike} {number} คัน',
    en: `
      (hire|hired|rental|trail|dirt|enduro|touring|adventure|semi auto|semi automatic|automatic) bike(s),
      (rent|renting|hire|hiring|on) (a|an|our|my|the|two|) semi auto(matic)(s) (bike(s)|),
      (ride|riding|rode|on|hire|hiring|rent|renting) (a|an|our|my|the|two|)
      ${oneOf(`${MAKERS}, honda, suzuki, triumph, ${MODELS}`)}(s),
      {motorbike}, {number} ${oneOf(`${MAKERS}, honda, suzuki, triumph`)}(s),
      (my|our|his|her|own|the) ${oneOf(MAKERS)}(s), {cc}, ${oneOf(`${MAKERS}, honda, suzuki`)}s, nmaxes,
      (honda|yamaha|kawasaki|suzuki) (nmax|pcx|click|scoopy|crf|adv|wave|dream|forza|xmax|aerox|rebel|cb|versys|ninja|
      v-strom|himalayan|africa twin),
      {number} ${oneOf(MODELS)}(s),
      (by|with|on) (a|an|our|my|two|) ${oneOf(`${MAKERS}, ${MODELS}, honda wave, honda click, honda dream`)}(s)`,
    yes: [
      'two hire bikes',
      'renting a semi-auto',
      'on my Royal Enfield',
      'three Harleys and a map',
      '250cc Hondas from a shop, reserved already',
      'travelling by Royal Enfield',
      'a Yamaha NMAX for a week',
      '2 CRF300L from Chiang Mai',
      'ADV 2 คัน ไปดอย',
      'picking up my Kawasaki in Udon',
    ],
    no: [
      'รถ 2 คัน 8 คน',
      'a semi-automatic washing machine',
      'รถ 2 คัน ไปดอย',
      'a triumph of cooking',
      'we hired a Honda Jazz',
      'triumphs of cooking',
    ],
  },
]
