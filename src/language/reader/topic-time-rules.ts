import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

/** Rain and smog that they want to keep away from, and flights by when they leave. */
export const TIME_TOPICS: readonly TopicRule[] = [
  {
    topic: 'weather',
    reads: listOf(`
      (หลบ|เลี่ยง|หลีก|หลีกเลี่ยง|หนี|กลัว|ไม่เจอ|ไม่โดน|ไม่อยากเจอ|ไม่อยากโดน|ไม่อยากเปียก|เสี่ยง)(จะ|)(เจอ|โดน|)(หน้า|ช่วง|พายุ|)ฝน, หนีพายุ, ฝนไม่ตก, ฝนไม่ค่อยตก, (หลบ|เลี่ยง|หลีก|หลีกเลี่ยง|หนี|กลัว|ไม่เจอ|ไม่โดน|ไม่อยากเจอ|ไม่อยากโดน|แพ้)(เจอ|โดน|)(หน้า|ช่วง|ฤดู|)(ฝุ่น|หมอกควัน), ช่วง(ไหน|)ไม่มีฝุ่น, เดือนไหนไม่มีฝุ่น, ไม่มีฝน, ฝนน้อย,
      (ถ้า|เผื่อ|เกิด|หาก|วันไหน|กรณี|แผนสำรอง|แผน)(วันนั้น|มัน|)ฝน(ตก|มา|เท), ที่แห้ง(ๆ|),
      (avoid|avoiding|escape|escaping|dodge|dodging|miss|flee|fleeing|outrun|away from|out of) (the|any|all|all the|heavy|worst of the|most of the|) (rain|rains|showers|storm|storms|monsoon|downpour|downpours|wet season|rainy season),
      (without|no|less|little|least|minimal|hardly any) (the|any|much|chance of|risk of|) (rain|rains|rainfall|storms|showers){rainEnd}, rain free, (not|never) (too|very|so|) (rainy|wet|stormy){rainEnd},
      (somewhere|anywhere|someplace|place|places|region|coast|island|islands|beach|beaches) (that is|that's|that are|which is|) (stay|stays|staying|still|fairly|mostly|reliably|usually|guaranteed|) dry{dryEnd}, (stay|stays|staying|keep) dry{dryEnd}, (driest|drier) (place|places|region|coast|island|part|month|side|spot|beach|in|this|then),
      where … (driest|drier|dry{dryEnd}), (in case|if|when|should|whenever) it (rains|rain|is raining|'s raining|pours|is pouring|gets wet|starts raining|should rain|buckets down),
      (in case of|plan b for|plan b if it|back up for|back up plan for|backup for|backup plan for|something for|ideas for) (a|the|some|heavy|) (rain|rainy day|rainy days|downpour|bad weather|rains)`),
    unless: listOf('rain or shine, love the rain, dry martini, (stay|keep) dry (bag|land)'),
    yes: [
      'เลี่ยงฝน ตุลาไปไหนดี',
      'อยากหนีฝนไปสักที่',
      'อยู่น่านหนึ่งเดือน เลี่ยงช่วงฝุ่น',
      'ไปเดือนไหนไม่มีฝุ่น',
      'กลัวเจอฝนเลยขอที่ในร่มด้วย',
      'ถ้าฝนตกมีที่ไหนเที่ยวได้บ้าง',
      'ขอแผนเผื่อฝนตก',
      'somewhere dry for four days in August',
      'we would like to avoid the rains',
      'an island without much rain in October',
      'where is it driest then',
      'and if it rains, what can we do in Trat',
      'a plan B for rain please',
      'June, if it is not too rainy',
    ],
    no: [
      'we go rain or shine',
      'I love the rain',
      'dry martini bars',
      'ไปดูร้านน้ำฝน',
      'ปั่นจักรยานทางฝุ่น',
      'a dry sense of humour',
      'the rainforest trail',
      'ร้านป้าฝน',
      'no rainforest please',
    ],
  },
  {
    topic: 'flights',
    reads: listOf(`
      (เครื่อง|บิน)(เที่ยว|รอบ|)(เช้าสุด|เช้าๆ|เช้า|แรก|ดึกสุด|ดึกๆ|ดึก|สุดท้าย|ค่ำ|บ่าย)(ไป|กลับ|เลย|{ends}), (ไฟ(ท|ต)|ไฟล(ท|ต)|ไฟล์(ท|ต)|ไฟลท์|ไฟลต์|เที่ยวบิน)(เช้า|แรก|ดึก|สุดท้าย|บ่าย|ค่ำ),
      (first|last|earliest|latest|early|late|morning|evening|night|midnight|dawn) (plane|planes|flight|flights) (in|out|up|down|home|back|there|to|of), red eye(s), redeye(s)`),
    unless: ['นกบิน', 'ผีเสื้อบิน'],
    yes: [
      'ไปเครื่องเช้าสุด กลับเครื่องดึกสุด',
      'บินเช้า กลับเย็น',
      'ไปบินรอบแรก',
      'กลับไฟลท์สุดท้าย',
      'first plane up, last plane home',
      'a red-eye back',
    ],
    no: ['เครื่องเช่า', 'นกบินเช้าๆที่ทะเลน้อย', 'a plane museum'],
  },
]
