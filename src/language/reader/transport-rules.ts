import { ONLY_A_BIKE, PEDALLED, RIDDEN } from './transport-bike-rules.ts'
import { DRIVEN_BY_OTHERS } from './transport-driven-rules.ts'
import { LENT_CARS } from './transport-lent-rules.ts'
import { MODEL_RULES } from './transport-model-rules.ts'
import { PUBLIC_RULES } from './transport-public-rules.ts'
import { ASKED_RIDES, MORE_BUSES, MORE_TRAINS, MORE_WHEELS } from './transport-ride-rules.ts'
import type { TransportRule } from './transport-rule.ts'
import { CHARGED_CARS, TOLD_CARS } from './transport-told-rules.ts'
import { WHEEL_RULES } from './transport-wheel-rules.ts'

// `ขับรถไปเอง`, “we take the bus”: how they travel.

/** “No flying for 24 hours after the last dive”. */
const REST_FROM_FLYING =
  "(no|not|avoid|without|don't|can't) (fly|flying|flight(s)) (for|within|until|before|in the|the day|on the day|too soon|right after|straight after|immediately after|after)"

/** The first vehicle that is named holds, in the order of these rules: what the travellers lack before what they take. */
export const TRANSPORT_RULES: readonly TransportRule[] = [
  {
    by: 'no_boats',
    th: `
      ไม่(ต้อง|อยาก|ชอบ|เอา|ขอ|ยอม|กล้า|สะดวก|)(ที่จะ|ที่ต้อง|)(ขึ้น|นั่ง|ลง|ล่อง)เรือ, (นั่ง|ลง|ขึ้น)เรือไม่(ได้|ไหว), ไม่เอาเรือ, กลัว(การ|)(ขึ้น|นั่ง|ลง|)เรือ, กลัวจมน้ำ, เมาเรือ[ง่าย|มาก]`,
    en: `
      (no|without|without any|avoid|avoiding|not) (boat(s)|boat trip(s)|boat ride(s)|boat tour(s)|ferry|ferries),
      (don't|do not|can't|cannot|doesn't|does not|won't) (like|do|go on|go in|get on|take|ride|) (a|any|the|) boat(s), (scared|terrified|afraid|frightened|petrified|nervous|wary) of (the|small|being on|going on|) (a|) (boats|boat|ferries|speedboats|boat rides),
      (hates|hate|dislikes|detests|fear of|phobia of|a fear of) (boats|boat rides|boat trips|being on boats|being on a boat), boats are (out|a no|not an option)`,
    yes: [
      'ไม่นั่งเรือนะ',
      'no boats please',
      "we don't like boats",
      'my gf is terrified of boats',
      'ตากลัวเรือมาก',
      'แฟนไม่ยอมลงเรือ',
    ],
    no: ['อยากนั่งเรือ', 'no big boat parties', 'ไม่กลัวทะเล', 'afraid of missing boats'],
  },
  {
    by: 'no_flights',
    th: 'ไม่(อยาก|ชอบ|เอา|ขอ|ได้|)(นั่ง|ขึ้น|ใช้|โดยสาร|)(เครื่องบิน|บิน), ไม่(อยาก|ชอบ|)(นั่ง|ขึ้น)เครื่อง, กลัวเครื่องบิน, (เดินทาง|เที่ยว|เส้นทาง|)(แบบ|โดย|ด้วย|)ทางบก(อย่างเดียว|เท่านั้น|ล้วน|)',
    en: `
      (no|without|without a|without any|avoid|avoiding) (flight(s)|flying|plane(s)|aeroplane(s)),
      (not|don't|do not|won't|can't|rather not|hate to|afraid to) (want to|like to|) (fly|flying), (scared|afraid|terrified|frightened|fear|phobia) of (flying|flights|planes|aeroplanes|airplanes),
      (no|without|without any|avoid|avoiding) (internal|domestic|connecting|short) flight(s), overland, by land, (stay|staying|keep|keeping) on the ground, (flight|plane) free`,
    unless: `
      overland (border|crossing|visa), (border|visa)…overland, กองทัพ…ทางบก, (ด่าน|พรมแดน|ชายแดน)ทางบก, by land, sea and air,
      (budget|cost(s)|price(s)|total|each|pp|per person|per head|usd|dollars|pounds|quid|euros|baht|thb|eur|gbp|aud|all in|spend|lakh(s)|lac(s)|rupee(s)|inr|grand)…(no|without|without any) (the|) flight(s), {sum}…(no|without|without any) (the|) flight(s), (no|without) flight(s) (included|counted|in it),
      ${REST_FROM_FLYING}, (not|don't|do not|won't) fly(ing) (out|on|home|back|onwards|until|till),
      (งบ|บาท|ราคา|คนละ)…ไม่(รวม|นับ)(เครื่องบิน|ค่าเครื่อง)`,
    yes: [
      'ไม่อยากนั่งเครื่องบิน',
      'without flights',
      'my husband is scared of flying',
      "I don't want to fly",
      'Nan to Trang overland',
      'no domestic flights please',
      'จากโคราชไปตราดทางบกอย่างเดียว',
    ],
    no: [
      'นั่งเครื่องบินไป',
      'no fly fishing',
      'which overland border is open',
      'ด่านทางบกเปิดไหม',
      "we don't fly out until six",
      'no flying for a day after the last dive',
      '800 usd each without flights',
      'budget 20,000 baht without flights',
      '40k for the pair without flights',
      '18,500 no flights included',
      'budget 1.2 lakh without flight',
      '90,000 rupees without the flights',
    ],
  },
  DRIVEN_BY_OTHERS,
  LENT_CARS,
  ...CHARGED_CARS,
  ONLY_A_BIKE,
  ...PUBLIC_RULES,
  {
    by: 'train',
    yields: true,
    th: '(นั่ง|ขึ้น|โดย|ด้วย|ทาง|)รถไฟ',
    en: `
      (by|using|take|taking|on|the) (the|a|) (night|sleeper|overnight|) train(s), train (trip|travel|journey), train (from|to), by rail, by (night|overnight|) sleeper,
      {item}train{ends}, {item}(night|overnight|sleeper) trains{ends}, (like|love|prefer|enjoy|happy with|happy on|happy to take|adore) (the|taking|) (train(s)|trains and), train(s) (is|are|would be|) (fine|ok|okay|good|great|preferred|best){ends}, train(s) (both ways|each way|there and back|up and back), (bus|buses) (and|&|or) train(s), train(s) (and|&|or) (bus|buses)`,
    unless: `
      (they|he|she|son|daughter|kids|boys|girls|who|toddler|children) (both|all|just|really|absolutely|) (love(s)|like(s)|adore(s)|enjoy(s)) train(s),
      (แม่|พ่อ|ลูก|เขา|เค้า|แฟน|ตา|ยาย|ปู่|ย่า|น้อง)(ๆ|เขา|สาว|ชาย|)ชอบ…รถไฟ, รถไฟฟ้า, รถไฟใต้ดิน, รถไฟความเร็ว, รถไฟมือ, รถไฟเก่า, รถไฟโบราณ,
      (ตลาดนัด|ตลาด|สถานี|ทาง|หัว|ราง|สะพาน|พิพิธภัณฑ์|ดู|ถ่ายรูป|ร้าน)รถไฟ`,
    yes: [
      'นั่งรถไฟไปเที่ยว',
      'by night train',
      'a train journey',
      'train from Hua Lamphong',
      'we love trains',
      'trains are fine.',
      'Lopburi in a day, train both ways',
      'train there and back',
    ],
    no: ['ตลาดนัดรถไฟ', 'รถไฟฟ้า', 'training', 'พ่อชอบวัดกับรถไฟ'],
  },
  {
    // A van of their own, or one that they hire with its driver.
    by: 'car',
    th: `
      รถตู้ {number} คัน, (รถตู้|ตู้) {number} ที่นั่ง{notFrom}, จ้างรถตู้, (หา|ต้องการ|อยากได้|แนะนำ|ขอ)รถตู้(เหมา|พาเที่ยว|พาไป|นำเที่ยว|ไปส่ง|สัก|ดี|1 คัน), รถตู้…คนขับ, (เหมา|เช่า|ขับ|เอา)รถตู้, รถตู้(วันละ|ต่อวัน), รถ(ของ|)(พี่|น้อง|เฮีย|เจ๊|น้า|ลุง|ป้า), มีรถตู้(ของ|บริษัท|ส่วนตัว|ที่|ให้|เอง|แล้ว|{close}), รถตู้(ของ|บริษัท|ส่วนตัว|ออฟฟิศ|ที่บ้าน|พร้อม|เช่า|เหมา|vip),
      รถ(บัส|โค้ช|มินิบัส|ทัวร์) {number} คัน, (คณะ|กรุ๊ป|กลุ่ม|บริษัท|โรงเรียน|ออฟฟิศ|ทัศนศึกษา|ดูงาน|สัมมนา|เอาท์ติ้ง)…(รถตู้|รถบัส){notFrom}, (รถบัส|มินิบัส)(ของ|บริษัท|โรงเรียน|ส่วนตัว|เหมา|เช่า), (เหมา|เช่า)(รถ|)(บัส|มินิบัส|โค้ช),
      (จ้าง|เช่า|เหมา)(รถ|)(พร้อม|)คนขับ, มีคนขับ(รถ|)ให้, (รถ|)พร้อมคนขับ, ใช้รถ(ราชการ|บริษัท|หลวง|ออฟฟิศ|ที่บ้าน|เพื่อน|พ่อ|แฟน),
      (นั่ง|ติด|อาศัย)รถ({read}|เพื่อน|พี่|พ่อ|แฟน|ญาติ|น้า|ลุง|ป้า|บ้าน)`,
    en: `
      (van|minivan|minibus|car) with (a|our|its|private|own|) (private|own|) driver, (hire|hiring|rent|renting|book|booking|our own|chartered|charter) (a|our|) (van|minivan|minibus)(s)`,
    unless: 'มีรถตู้ไหม, มีรถตู้มั้ย, มีรถตู้รึเปล่า, พี่คนขับ, รถ(พี่|น้อง|ลุง|ป้า)(คนขับ|ติด|ขาย|ชน|เสีย|หาย)',
    yes: [
      'รถตู้ 3 คัน ออกจากบางนา',
      'รถตู้เหมาพร้อมคนขับ',
      'เช่ารถตู้ไปกัน 9 คน',
      'เอารถตู้ไปกัน',
      'คณะครูสี่สิบคน นั่งรถบัส',
      'รถบัส 2 คัน',
      'เหมารถบัสไปน่าน',
      'รถเจ๊หน่อย นั่งได้ 5 คน',
      'มีรถตู้ของบริษัท',
      'จ้างคนขับ 2 วัน',
      'ใช้รถราชการ',
      'นั่งรถพี่ไปกัน',
      'a minivan with a driver',
      'หารถตู้ 10 ที่นั่ง เที่ยวลำปาง',
      'หารถตู้พาเที่ยวน่าน',
    ],
    no: ['รถตู้ 13 ที่นั่งจากหมอชิต', 'นั่งรถตู้จากหมอชิต', 'กลุ่มเรานั่งรถตู้จากหมอชิต', 'มีรถตู้ไหมคะ', 'รถลุงขายไอติม', 'take the minivan'],
  },
  ...MORE_TRAINS,
  {
    by: 'bus',
    yields: true,
    th: `
      (นั่ง|โดย|จอง|ขึ้น|)รถ(ทัวร์|บัส| บขส(.)), รถตู้, (นั่ง|ขึ้น|จับ|โดยสาร)(ทัวร์|บัส|ป.1|ป1|ป.2|ปอ. |นครชัยแอร์|สมบัติทัวร์)(ไป|มา|กลับ|จาก|ลง), ทัวร์(นอน|รอบดึก|รอบกลางคืน),
      (ไป|ลง|ขึ้น|จาก|ถึง)(ที่|รถ|)(ขนส่ง|บขส(.)), นครชัยแอร์, สมบัติทัวร์, กรีนบัส, รถ ป(.)1`,
    en: '(by|take|taking|with|using|via|on) (a|the|) (bus|buses|minivan(s)|coach|coaches), {item}(bus|coach){ends}, (bus|coach|minivan)(es|s|) (is|are|would be|) (fine|ok|okay|good|great|preferred|best){ends}, (happy|fine|ok|okay) (with|on|to take) (the|) (bus|buses|coaches|minivans), (buses|coaches) only, (bus|coach|minivan) (both ways|each way|there and back), (hour|overnight|vip) bus(es)',
    unless:
      '(เหมา|เช่า|ขับ)รถตู้, ขนส่งสาธารณะ, (ขึ้น|ลง)ขนส่งของ, bus (station|stop|terminal|ticket), (ที่|มี|พวก|แบบ|คน|กรุ๊ป|เจอ|หนี)รถทัวร์(เยอะ|ลง|จอด|แวะ|มา|ไป|เต็ม|), จอดรถ(ทัวร์|บัส|ตู้), รถทัวร์(ลง|จอด|)เยอะ',
    yes: [
      'นั่งรถทัวร์ไป',
      'เลย 3 วัน นั่งทัวร์ไปนะ',
      'ขึ้นทัวร์จากหมอชิตสองทุ่ม',
      'ไปลงขนส่งเชียงราย',
      'นครชัยแอร์ไปอุดร',
      'ตั๋วรถ บขส. ซื้อแล้ว',
      'we take the bus',
      'from Udon with the bus',
      '14 pax, bus, BBQ',
      'an 8 hour bus from Bangkok',
      'Buses fine, I am slow',
      'bus both ways',
    ],
    no: ['bus station', 'business', 'ซื้อทัวร์ไปเกาะพีพี', 'ไม่อยากไปกับทัวร์', 'มีที่จอดรถทัวร์ไหม', 'รถทัวร์ลงเยอะไม่ชอบ'],
  },
  ...MORE_BUSES,
  ...MORE_WHEELS,
  ...PEDALLED,
  ...WHEEL_RULES,
  ...RIDDEN,
  {
    by: 'motorbike',
    th: `
      ขี่ (pcx|nmax|xmax|adv|aerox|forza|click|scoopy|wave|เวฟ|คลิก|สกู๊ปปี้|ฟีโน่|ฟอร์ซ่า|เอ็กซ์แม็ก|ฮอนด้า|ยามาฮ่า|คาวาซากิ|ดูคาติ|ไทรอัมพ์|รถ),
      ขี่(กันไป|กันขึ้น|ไปกัน|วน), ซ้อน(ท้าย|สอง|แฟน|เมีย|กัน|ลูก|เพื่อน|แม่|พ่อ), {motorbike} {number} คัน, {number} คัน ซ้อน, ไบค์เกอร์, บิด(มอไซค์|มอไซ|ไป|ขึ้น|วน|รถ|กัน|ลง|หนี|กลับ|จาก|ยาว|คนเดียว|รวดเดียว|ออก|ตะลุย|เที่ยว| {number} คัน|{stopTh}), (สองล้อ|แว้น|ขี่ไบค์|ขี่ไบก์|ทริปรถใหญ่|สายทัวริ่ง|สายทัวร์ริ่ง){stopTh},
      (ขับ|ขี่|เช่า|)(มอเตอร์ไซค์|มอเตอร์ไซด์|มอเตอร์ไซต์|มอเตอไซค์|มอเตอร์ไซ|มอไซค์|มอไซด์|มอไซต์|มอไซ|บิ๊กไบค์|บิ๊กไบก์|สกู๊ตเตอร์|สกูตเตอร์|เวสป้า|รถเครื่อง)`,
    en: `
      (by|on|rent|rented|renting|hire|hired|hiring|) (a|an|our|my|) (scooter(s)|moped(s)|motorbike(s)|motor bike(s)|motorcycle(s)|big bike(s)|vespa(s)),
      (hire|hired|rental|trail|dirt|enduro|touring|adventure|semi auto|semi automatic|automatic) bike(s), (rent|renting|hire|hiring|on) (a|an|our|my|the|two|) semi auto(matic)(s) (bike(s)|),
      (ride|riding|rode|on|hire|hiring|rent|renting) (a|an|our|my|the|two|) (honda|yamaha|kawasaki|suzuki|royal enfield|triumph|ducati|harley|pcx|nmax|crf|africa twin)(s), motorbiking, motorcycling, motorcycle (the|around|round|through|along|from|to|up|down),
      {motorbike}, {number} (ducati|harley|triumph|royal enfield|vespa|honda|kawasaki|yamaha)(s), (bikes|bike)…(twisties|twisty|twistiest|corners|bends|pillion|two up|helmet(s)|loop|riding trip|riders),
      (twisties|twisty|twistiest|pillion|two up)…(bike|bikes), {number} bikers, (gang|group|bunch|club|crew|convoy) of (bikers|motorbikes|motorcycles|scooters), (biker|bikers|motorbike|motorcycle|riding) (gang|club),
      (my|our|his|her|own|the) (kawasaki|yamaha|ducati|royal enfield|ktm|harley|vespa)(s),
      {cc}, (hondas|yamahas|kawasakis|suzukis|ducatis|royal enfields|vespas|nmaxes),
      (honda|yamaha|kawasaki|suzuki) (nmax|pcx|click|scoopy|crf|adv|wave|dream|forza|xmax|aerox|rebel|cb|versys|ninja|v-strom|himalayan|africa twin), {number} (pcx|nmax|crf|xmax|forza)(s),
      (by|with|on) (a|an|our|my|two|) (royal enfield|vespa|harley|ducati|nmax|pcx|honda wave|honda click|honda dream)(s)`,
    unless:
      'ขี่รถ(ไฟ|ม้า|ถีบ|จักรยาน), บิด(เบือน|เบี้ยว|า|ขี้|ขวด|ก๊อก|พลิ้ว|งอ), ปั่น{fewTh}สองล้อ, (มอเตอร์ไซค์|มอเตอร์ไซด์|มอเตอร์ไซต์|มอเตอไซค์|มอเตอร์ไซ|มอไซค์|มอไซด์|มอไซต์|มอไซ)(รับจ้าง|วิน|สาธารณะ)',
    yes: [
      'เช่ามอไซค์เที่ยว',
      'we rent a scooter',
      'ขี่เวฟไปน่าน',
      'ขี่รถวนรอบเกาะ',
      'two hire bikes',
      'renting a semi-auto',
      'on my Royal Enfield',
      'three Harleys and a map',
      '250cc Hondas from a shop, reserved already',
      'travelling by Royal Enfield',
      'a Yamaha NMAX for a week',
      '2 CRF300L from Chiang Mai',
      'our bikes and twisty roads',
      'ADV 2 คัน ไปดอย',
      'คันเดียวซ้อนเมีย',
      'แก๊งมอไซค์ 6 คน',
      'บิดยาวจากตาก',

      'กลุ่มบิ๊กไบค์จากชลบุรี',
      'a gang of bikers',
      'our motorcycle club',
      '10 days motorcycling through the hills',
      'I want to motorcycle the loop',
      'picking up my Kawasaki in Udon',
    ],
    no: [
      'electric scoot',
      'นั่งมอเตอร์ไซค์รับจ้างเที่ยว',
      'นอนบิดขี้เกียจ',
      'รถ 2 คัน 8 คน',
      'มอไซค์วินหน้าปากซอย',
      'ขี่ช้าง',
      'mountain bikes',
      'a semi-automatic washing machine',
      'our own bikes, flat roads',
      'รถ 2 คัน ไปดอย',
      'a triumph of cooking',
      'we hired a Honda Jazz',
      'triumphs of cooking',
    ],
  },
  ...MODEL_RULES,
  {
    by: 'car',
    th: `
      (ขับ|เช่า|เหมา|มี|เอา)รถ(ยนต์|ส่วนตัว|ตู้|กัน|)(ไปเอง|เอง|), {number} คันรถ, ไป(กัน|) {number} คัน, รถ {number} คัน, รถส่วนตัว, รถยนต์, รถเก๋ง, รถกระบะ, กระบะ,
      รับรถ(เช่า|ที่|จาก), รถเช่า, (เอา|ขับ|นั่ง)(เก๋ง|กระบะ|ฟอร์จูนเนอร์|ฟอร์จูน|วีโก้|รีโว่|ดีแม็ก|ดีแม็กซ์|ซีวิค|วีออส|ยาริส|ซิตี้|อัลติส|แคมรี่|แจ๊ส|คัมรี่|เทสล่า|fortuner|hilux|revo|vigo|d-max|dmax|civic|vios|yaris|camry|tesla|byd), (เป็น|มี)(เก๋ง|กระบะ), รถไฟฟ้า ev, (ขับ|เช่า|มี|เอา)รถไฟฟ้า,
      รถบ้าน, โรดทริป, โร้ดทริป, เก๋งเล็ก, เก๋งคันเล็ก, ขับเอง, รถ(คันเดียว|คันเล็ก|คันใหญ่|ของเรา|ที่บ้าน|ตัวเอง), รถอีวี, รถ ev, ขับ[จาก|มา|ไป|วน|เที่ยว|ขึ้น|ลง|กัน|เล่น|{close}], (แฟน|สามี|พ่อ|ผม|เรา|เพื่อน)ขับ`,
    en: `
      (by|with|rent|renting|rental|rented|hire|hired|hiring|our|my|his|her|their|own|have) (a|an|our|my|his|her|their|) (own|private|rental|pickup|) (car(s)|vehicle|van|suv|pickup|pick up|pickup truck|truck|jeep|campervan|motorhome),
      road trip(s), self drive, driving (trip|ourselves|myself|around|), (we|i)('ll|) (will|can|) drive, (want|wants|plan|plans|planning|going|hope|hoping|like|love|decided|intend) to drive (up|down|over|there|across|through|all the way|to|from|the|by ourselves){notThem}, (drive|driving|drove) (up|down|over|all the way) (to|from|into), rental car, car rental, car hire[ is| sorted| booked| arranged| done],
      (honda|toyota|mazda|nissan|mitsubishi|ford|suzuki|isuzu) (jazz|city|civic|hr-v|cr-v|yaris|vios|corolla|altis|camry|march|almera|ranger|d-max|swift|mirage|attrage|everest|ertiga|innova|avanza|veloz),
      (hour|hours|hour's|hours') drive, drive (from|of), private (car|driver|van), (with|hire|hiring|rent|renting|) (a) (private) driver,
      in a (rented|hired|hire), (rented|hired|hire) (car|van|jeep|suv|pickup|truck|4x4|4wd|fortuner|hilux), in a rental, fortuner, hilux, suv, pickup truck, electric car, (we have|we've got|with|have) (our|my|) (own|) wheels, car hire{ends}, (a|the|our|) car available{ends}, {item}(own|) car{ends}`,
    unless: `
      (หัด|คน|การ|ได้|ใบ)ขับ, รถเช่ามอ, มีรถเช่าไหม, มีรถไฟ, มีรถไหม, มีรถสองแถว, มีรถรับส่ง, มีรถตู้ไหม, มีรถ(ม้า|ราง|ชมวิว|เข็น|รับจ้าง|แดง|เมล์|โดยสาร|ประจำ|ติด|เยอะ|จอด|ราม|วิ่ง|สาธารณะ|ทัวร์|บัส|ลาก|แห่), rental (bike|scooter|motorbike), drive(r)'s`,
    yes: [
      'ขับรถไปเอง',
      'ขับรถเที่ยวใต้ 5 วัน',
      'ไป 2 คันรถ 7 คน',
      '4 คน รถ 1 คัน',
      'รับรถเช่าที่สนามบิน',
      'ขับฟอร์จูนเนอร์ไป',
      'in a rented Fortuner',
      'มีรถส่วนตัว',
      'by our own car',
      'car hire sorted',
      'in his truck',
      'a road trip',
      "3 hours' drive of Bangkok",
      'we want to drive up to Trang',
      'family from Penang, driving down to Krabi',
    ],
    no: ['ใบขับขี่สากล', 'ลำปางมีรถม้า', 'คนขับรถ', 'a rental scooter', 'cable car', 'they want to drive us mad'],
  },
  {
    by: 'car',
    th: '({read}|เรา|ผม|ฉัน|หนู|แฟน|พ่อ|สามี|เพื่อน)เป็นคนขับ(รถ)(เอง), คนขับ(รถ|)(คือ|เป็น|ก็)({read}|เรา|ผม|ฉัน|หนู|แฟน|พ่อ|สามี|เพื่อน|พี่ชาย|พี่เขย|ลูกชาย|น้องชาย), ขับ(เก๋ง|กระบะ)',
    en: '(husband|wife|partner|boyfriend|girlfriend|bf|gf|he|she|one of us|dad|my dad|mum|mom|my mum|my mom|my brother|my sister|my uncle|our friend|my friend|a friend|my son) (can|will|does the|is going to|) (drive|drives|driving){ends}, {read} (can|will|does the|is going to|) (drive|drives|driving){ends}, {read} (drives|can drive|will drive) (us|the|there|all)',
    unless: 'drives (me|us) (crazy|mad|nuts|up the wall), (never|cannot|can not) drive',
    yes: [
      'เราเป็นคนขับรถเอง',
      'คนขับคือพี่เขย',
      'ขับเก๋งจากหาดใหญ่',
      'my husband can drive',
      'dad will drive, 3 days',
      'my husband drives',
    ],
    no: ['หาคนขับรถ', 'nobody can drive', 'she drives me mad'],
  },
  {
    by: 'bicycle',
    th: 'ปั่นจักรยานอย่างเดียว, ทริปจักรยาน, (ปั่น|ขี่)จักรยาน(ทางไกล|ข้ามจังหวัด|ทัวริ่ง), (ปั่น|ขี่)จักรยาน[ลงใต้|ขึ้นเหนือ|ไปอีสาน|รอบประเทศ|จาก|เลียบ|ข้าม], ทริปปั่น[เลียบ|จาก|ไป|รอบ|ขึ้น|ลง|ข้าม|จักรยาน]',
    en: `
      (by|on) (bicycle(s)|bike(s)|push bike(s)), (bicycle(s)|bike(s)|cycling) only, only (by) (bicycle(s)|bike(s)), cycling (trip|tour|holiday), bike packing, (own|my|our) (touring|) (bicycle(s)|bike(s)),
      bi(ke|cycle) tour(er|ers|ing), cycle tour(ing|s), bikepack(ing|ers),
      (cycling|pedalling|pedaling|cycle|pedal|biking) (solo|alone|slowly|together|just us|all the way|our way|my way|the whole way|) [from|down|up|along|across|through|to|the coast|the loop|the mekong],
      (want|going|planning|hope|like) to (cycle|bike|pedal) [from|down|up|along|across|through|around|to|the], {figure} km(s) (a|per) day by bike`,
    yes: [
      'ทริปจักรยาน 3 วัน',
      'ขี่จักรยานลงใต้คนเดียว',
      'ทริปปั่นเลียบโขง',
      'by bike',
      'bike tourer here',
      'on my own bicycle',
      'cycling alone down the coast',
      'we want to bike around the old town',
    ],
    no: ['ปั่นจักรยานเล่นหนึ่งบ่าย', 'a bike show', 'some cycling and a beach', 'a cycling lane'],
  },
  {
    by: 'walk',
    th: 'เดินเท้า, เดินเที่ยวได้, เดินถึง',
    en: 'on foot, by foot, walkable, walking distance, by walking',
    unless:
      '(hotel|room|rooms|resort|hostel|accommodation|place to stay|somewhere to stay|guesthouse|airbnb)…(walkable|walking distance|on foot), เดินถึง(ได้|)(ง่าย|สะดวก|ไม่ยาก|ไม่ไกล), (น้ำตก|วิว|ถ้ำ|ยอด|หาด|ที่)(ที่|)เดินถึง',
    yes: ['everything on foot', 'เดินเท้าอย่างเดียว'],
    no: ['เดินป่า', 'footpath', 'a hotel in walking distance of the pier'],
  },
  {
    // Boats that everybody rides, where nothing else is named.
    by: 'public',
    en: `
      (public|local|regular|scheduled|slow|passenger|island|river|express) (ferry|ferries){among}, (by|on|with|using|use|hop|hopping|catch|catching) (the|) ferries{among},
      (by|on|with|using|use|hop|hopping|between the islands) (the|) (public|local|scheduled|express|chao phraya|lomprayah) (boat|boats|catamaran|catamarans|ferry)`,
    unless: `
      (is|are|if) there (a|any|) (public|local|direct|regular|) (ferry|ferries|boat|boats), (no|without|avoid|avoiding|hate|dislike|scared of|rather than|instead of) (the|) (crowded|packed|) (public|local|slow|car|) (ferry|ferries|boats|boat),
      (ferry|ferries|boat|boats) (ticket|timetable|schedule|time|price|pier|terminal)(s)`,
    yes: [
      'we island-hop on the local ferries',
      'we use the ferries between the islands',
      'hopping by Lomprayah catamaran',
    ],
    no: [
      'is there a public ferry on Sundays?',
      'no slow ferries please',
      'the ferry pier is near',
      'we take a ferry to the island',
    ],
  },
  {
    by: 'boat',
    th: 'โดยเรือ',
    en: 'by (boat|ferry)',
    yes: ['by boat'],
    no: ['a boat trip'],
  },
  {
    // A flight only leads there, so any other vehicle says how they travel.
    by: 'plane',
    th: '(โดย|นั่ง|ขึ้น|)เครื่องบิน, บิน(ไป|จาก|กลับ|ตรง|เช้า|บ่าย|เย็น|ดึก|ค่ำ), (โดย|นั่ง)เครื่อง(ไป|มา|ลง|กลับ|)',
    en: '(by|take|taking) (a) (plane|air), fly, flying',
    unless: `
      นั่งเครื่อง(เล่น|นวด), (ไม่(รวม|นับ)|ยกเว้น|นอกจาก|แยก)(ค่า|)(ตั๋ว|)เครื่องบิน, (fly|flying) (fox|fishing), (fly|flying) (a|my|our|the|) drone, (fly|flying) (in|into) (from|on|at|to|bangkok|bkk), (like|love|prefer|enjoy) (the|) trains…(fly|flying),
      ${REST_FROM_FLYING}`,
    yes: ['นั่งเครื่องบินไป', 'เดินทางโดยเครื่อง', 'we fly there'],
    no: [
      'งบ 9000 ไม่รวมตั๋วเครื่องบิน',
      'can I fly my drone there',
      'try the flying fox',
      'butterfly',
      'flying in from Perth on Monday',
      'no flying within a day of the dive',
    ],
  },
  ...ASKED_RIDES,
  ...TOLD_CARS,
]
