import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `ช่วงนี้ไปได้มั้ย`, “my mum is worried”: safety, the news and the border, in the words of those who worry about them.
// The slots are in `topic-ask-slots.ts` and `topic-slots.ts`; `ปลอดภัยไหม` and crime are in `topic-rules.ts`.

export const SAFE_TOPICS: readonly TopicRule[] = [
  {
    name: 'whether it is dangerous, in Thai',
    topic: 'safety',
    reads: listOf(`
      อันตราย(มาก|เยอะ|อยู่|จริง|) {word}(รึ|หรือ|{asks}),
      (มัน|จะ|กลัว|ห่วง|เกรงว่า|กลัวว่า|คิดว่า)(จะ|มัน|ว่า|)(อันตราย|ไม่ปลอดภัย|โดนปล้น|โดนโกง|โดนจี้|โดนหลอก),
      น่ากลัว(มาก|จริง|อย่าง|เหมือน|แบบ|ขนาด|อยู่|ไป|ตาม){word}(รึ|{asks}), ปลอดภัย(ดี|จริง|แน่|อยู่|มาก|พอ) (ใช่){asks},
      เสี่ยง(มาก|อยู่|ไป|เกินไป|){asks}, (เปลี่ยว|น่ากลัว|ไว้ใจ)(มาก|ได้|){asks}`),
    unless: listOf('เสี่ยง(ทาย|โชค|เซียมซี)…, น่ากลัวดี, ผีน่ากลัว, บ้านผี'),
    yes: ['มันอันตรายป่าวคะ', 'เสี่ยงไหมคะ', 'น่ากลัวเหมือนที่เล่ากันไหม', 'ปลอดภัยดีใช่มั้ย', 'ทางนั้นเสี่ยงมากไหม'],
    no: ['เสี่ยงเซียมซี', 'น่ากลัวดี', 'เสี่ยงทาย'],
  },
  {
    name: 'whether one may go now, in Thai',
    topic: 'safety',
    reads: listOf(`
      (ยัง|ช่วงนี้|ตอนนี้|เดี๋ยวนี้|สถานการณ์)(ก็|มัน|ยัง|)(โอเค|ปลอดภัย|ไปได้|เที่ยวได้|ปกติ|สงบ|น่าเที่ยว|เข้าได้)(อยู่|ดี|แล้ว|)(รึยัง|หรือยัง|ยัง|
        {asks}),
      (ช่วงนี้|ตอนนี้|เดี๋ยวนี้)(ไป|เที่ยว|เข้า)ได้(แล้ว)({asks}|ยัง|หรือยัง), (ไป|เข้า|เที่ยว)ได้(แล้ว)(หรือยัง|รึยัง), ไปได้{asks}(ช่วง|ตอน)นี้`),
    unless: listOf('(จอง|จ่าย|ฝาก|เช็คอิน)ได้(แล้ว)(หรือยัง|รึยัง)'),
    yes: ['ยะลายังโอเคอยู่มั้ย', 'ช่วงนี้ไปได้มั้ย', 'ตอนนี้เข้าได้แล้วหรือยัง'],
    no: ['ไปได้ทุกวัน', 'จองได้หรือยัง', 'ไปได้สบายๆ'],
  },
  {
    name: 'who worries or forbids it, in Thai',
    topic: 'safety',
    reads: listOf(`
      (ที่บ้าน|คนที่บ้าน|พ่อแม่|พ่อ|แม่|แฟน|สามี|ภรรยา|ครอบครัว|ลูก|ทุกคน|เพื่อน|ผู้ใหญ่|แม่ผม|แม่เรา)(ก็|จะ|แอบ|เขา|เค้า|)(เป็นห่วง|ห่วง|
        ไม่ให้ไป|ไม่ยอมให้|ไม่อยากให้ไป|ค้าน|กลัวอันตราย|กังวล){notOther},
      (ห่วง|กังวล|กลัว)(เรื่อง)(ความ)ปลอดภัย,
      (ใคร|เพื่อน|ทุกคน|คน|พ่อ|แม่|แฟน|พี่|ญาติ) (ก็|เขา|เค้า|ต่าง|)(ชอบ)(บอก|ว่า|พูด|เตือน)(กัน)(ว่า)(อย่าไป|ห้ามไป|ไม่ควรไป|ไปทำไม),
      (เพื่อน|แม่|พ่อ|แฟน|สามี|ที่บ้าน|ผู้ใหญ่|ญาติ|ทุกคน)(ๆ|ก็|)(ห้าม|ทัก|เตือน)(ไม่ให้|อย่า|)(ไป|ว่า|{ends}), น่า(เป็น)ห่วง(มาก){asks}`),
    unless: listOf('(เป็น)ห่วง(เรื่อง)(อาหาร|ที่พัก|งบ|ที่จอด|กิน|ฝน|รถติด|เวลา)'),
    yes: ['แม่เป็นห่วง ไม่อยากให้ไป', 'ญาติบอกว่าอย่าไป', 'พ่อห้ามไป', 'เพื่อนๆ บอกอย่าไป'],
    no: ['ห้ามไปสาย', 'ห่วงเรื่องฝน', 'เป็นห่วงเรื่องที่พัก'],
  },
  {
    name: 'the situation and the border, in Thai',
    topic: 'safety',
    reads: listOf(`
      สถานการณ์(ที่|ใน|แถว|ช่วง|ตอน|ทาง|ชายแดน|ภาคใต้|ใต้|การเมือง|บ้านเมือง|น้ำ|){word}(เป็น|ยัง|ดี|โอเค|สงบ|ปกติ|ล่าสุด|ไง|แย่),
      (เหตุการณ์|ชายแดน|บ้านเมือง|ภาคใต้|ใต้)(ยัง|มัน|เริ่ม|)(สงบ|เรียบร้อย|ปกติ|ดีขึ้น|รุนแรง|ไม่สงบ),
      สงบ(แล้ว|ดี|ลง|)(ยัง|หรือยัง|รึยัง|{asks}), (มี|เกิด|ยังมี)เหตุ(การณ์|ร้าย|รุนแรง|)(อะไร|อยู่|บ่อย|){word}{asks}`),
    unless: listOf('สงบ(ๆ|เงียบ)'),
    yes: ['สถานการณ์ชายแดนเป็นไงบ้าง', 'สงบหรือยังครับ', 'ชายแดนเริ่มสงบบ้างไหม'],
    no: ['อยากได้ที่สงบๆ', 'สงบเงียบดี'],
  },
  {
    name: 'checkpoints and the police, in Thai',
    topic: 'safety',
    reads: listOf(`
      ด่าน(ตรวจ|ทหาร|ตำรวจ|ตชด|)(เยอะ|มี|กี่|ถี่|ตลอด|{asks}), (มี|เจอ|ผ่าน|โดน)ด่าน(ตรวจ|ทหาร|ตำรวจ|)({asks}|เยอะ|บ่อย|กี่|ตลอด),
      (โดน|ตำรวจ)(เรียก|จับ|ตั้งด่าน){few}{asks}`),
    yes: ['ด่านตรวจเยอะไหม', 'โดนเรียกตรวจบ่อยไหม'],
    no: ['ด่านเจดีย์สามองค์'],
  },
  {
    name: 'women, and alone or at night, in Thai',
    topic: 'safety',
    reads: listOf(`
      (ผู้หญิง|ผญ|สาวๆ|สาว|หญิง)(ไป|เที่ยว|ขี่|ขับ|นอน|เดิน)(คนเดียว|กันเอง|สองคน|เอง){few}(ได้|ไหว|โอเค|ดี|น่ากลัว|เปลี่ยว){asks},
      (ผู้หญิง|ผญ)(คนเดียว|ล้วน|สองคน){few}(ได้|ไหว|อันตราย|น่ากลัว|โอเค|เสี่ยง){asks},
      (คนเดียว|กลางคืน|ดึกๆ|ตอนดึก)(จะ|มัน|)(น่ากลัว|เปลี่ยว|อันตราย|ปลอดภัย)(มาก){asks},
      (ไป|เดิน|เที่ยว|นอน)คนเดียว(จะ)(ปลอดภัย|น่ากลัว|อันตราย|เปลี่ยว),
      (กลางคืน|ดึกๆ|ตอนค่ำ|ตอนดึก|มืดๆ|ค่ำๆ)(ออกไป)(เดิน|ขี่|ไปไหนมาไหน|ออก){word}ได้{asks}`),
    yes: ['ผู้หญิงไปคนเดียวได้ไหม', 'ดึกๆ เดินเล่นได้มั้ย', 'เดินคนเดียวน่ากลัวไหม', 'ผู้หญิงคนเดียวไหวไหม'],
    no: ['เที่ยวคนเดียวสนุกดี'],
  },
  {
    name: 'that they are afraid, in Thai',
    topic: 'safety',
    reads: listOf(`
      ไม่(กลัว|หวั่น|ห่วง|เสียว)(บ้าง|กัน|อันตราย|)(หรือ|รึ|ไง|{asks}),
      (แอบ|ก็แอบ|ก็|ยัง|ยังแอบ|)(กลัว|หวั่น|หวาด)(ๆ|ใจ|)(อยู่)(เหมือนกัน|นิดหน่อย|นิดๆ|หน่อยๆ|เบาๆ|บ้าง){ends},
      แอบ(กลัว|หวั่น|หวาดหวั่น|เสียว)(ๆ|ใจ|)(อยู่)(นะ|ครับ|ค่ะ|){ends}, กลัว(โจร|ระเบิด|โดน|คนร้าย|ผู้ร้าย|ขโมย|หมาจรจัด|งู|ทาก)`),
    unless: listOf('ห่วงยาง, บ่วง'),
    yes: ['กลัวโจร', 'เจอแต่คนถามว่าไม่หวั่นเหรอ', 'ก็กลัวอยู่เหมือนกัน', 'แอบหวั่นๆ'],
    no: ['ไม่กลัวความสูง', 'กลัวฝน', 'แอบกลัวว่าฝนจะตก', 'ห่วงยางให้เช่า', 'อยากเห็นบ่วงบาศ'],
  },
  {
    name: 'what to beware of, in Thai',
    topic: 'safety',
    reads: listOf('(มี)(อะไร|ไร)(ที่)(ต้อง|ควร)ระวัง, (ต้อง|ควร)ระวัง(อะไร|ไร|เรื่องอะไร|ตรงไหน|ตัว|{asks})'),
    unless: listOf('(ต้อง|ควร)ระวัง(เรื่อง)(เวลา|งบ|ฝน|รถติด|แดด|สุขภาพ)…'),
    yes: ['มีอะไรต้องระวังบ้าง', 'ต้องระวังตัวไหม'],
    no: ['ต้องระวังเรื่องงบ'],
  },
  {
    name: 'the news, in Thai',
    topic: 'safety',
    reads: listOf(`
      (อย่าง|เหมือน|แบบ|ตาม)(ที่|ใน|)ข่าว{word}{asks}, ข่าว(ไม่ดี|น่ากลัว|ว่ามี|ยิง|ระเบิด|ประท้วง|ปะทะ|แผ่นดินไหว|น้ำท่วม|ดินถล่ม),
      (ดู|เห็น|อ่าน|ฟัง|ได้ยิน)ข่าว(แล้ว|มา|ว่า){few}(กลัว|ห่วง|กังวล|ไม่กล้า), ประท้วง, ม็อบ`),
    yes: ['ดูข่าวแล้วกลัว', 'ข่าวน้ำท่วม', 'ยังมีประท้วงอยู่'],
    no: ['อ่านข่าวทุกวัน'],
  },
  {
    name: 'riots, war and who watches the roads',
    topic: 'safety',
    reads: listOf(`
      riot(s), rioting, (military|police|army|) checkpoint(s), coup, martial law, curfew, war zone, gunfire,
      shooting(s) (in|at|near|on|last),
      (the|any|with all the|all that|recent|more) (fighting|conflict|unrest|troubles|clashes|attacks|violence|
        insurgents)`),
    unless: listOf(`
      coup de grace, grand coup, shooting (range|stars|star|photos|video), photo shooting, police museum,
      riot of colour, riot of colours`),
    yes: ['all because of the riots', 'checkpoints and so on', 'is there still martial law'],
    no: ['a shooting range', 'a riot of colours', 'the old war museum'],
  },
  {
    name: 'the situation and the border, in English',
    topic: 'safety',
    reads: listOf(`
      (political|security|current|border|safety) (situation|tension|tensions|unrest|trouble|troubles),
      situation {words}(stable|calm|ok|okay|safe|better|like|now|improved),
      (border|south|region|area|country) {words}(calm|quiet|stable|tense|safe|open again),
      (is|are) the (border|south|deep south|area|region|zone|frontier) (area|region|side|) (fine|ok|okay|alright|
        all right|calm|quiet|peaceful)`),
    yes: ['is the border side calm?', 'is the situation stable'],
    no: ['we feel calm', 'the border of the park'],
  },
  {
    name: 'whether the area is safe, in English',
    topic: 'safety',
    reads: listOf(`
      (is|are|was|still|it|really|so) (it|really|very|quite|politically|that|) (unstable|volatile|sketchy|dodgy|shady|
        risky|unsafe|calm again|peaceful again),
      (is|are|how) (it|that|this|there|the area|the border|the south) (really|actually|) (that|so|too|very|) (scary|
        frightening|dodgy|rough|sketchy),
      (scary|frightening) (there|for a|for two|place|area|at night),
      (any|is there any|is there still) (trouble|danger|risk|unrest|problems) (there|now|at|in|still|these|on|{ends}),
      safe(ty){question}, safe (at night|there|now|these days|enough|for)`),
    unless: listOf('safe (bet|travels|trip|journey|side|box|deposit)'),
    yes: [
      'is it unstable, really?',
      'any trouble at the border now',
      'is it sketchy after midnight',
      'safe for two girls?',
      'is it really that scary?',
      'is it really sketchy there?',
    ],
    no: ['is it a scary movie', 'a safe bet', 'a scary film', 'safe journey'],
  },
  {
    name: 'whether one may go there, in English',
    topic: 'safety',
    reads: listOf(`
      (is|are|would|will|was) (it|there|this|that|the) (still|really|ok|okay|fine|all right|alright|a good idea|
        a bad idea|wise|sensible|stupid|crazy|mad) (ok|okay|fine|safe|wise|sensible|) (to|for) {safeGoal},
      (still|really) (ok|okay|fine|all right|alright|wise|advisable) to (go|travel|visit|come|ride|drive|cross)`),
    yes: ['is it still ok to go to Tak?', 'is it really wise to travel'],
    no: ['is it a good idea to book a boat', 'is it still open', 'good to go by bus'],
  },
  {
    name: 'women and people alone, in English',
    topic: 'safety',
    reads: listOf(`
      walk(ing) {words}(at night|after dark|late) (ok|okay|fine|all right|alright|possible),
      (is|it|be|ok|okay|fine) (ok|okay|fine|alright|all right) for (a|an|two|three|) (solo|lone|single|young|) (girl|
        woman|female|girls|women|lady),
      (woman|women|female|girl|girls) (travelling|traveling|travellers|going|riding|cycling|hiking|) (alone|solo|
        on my own|on her own){safeAsk},
      solo (female|woman|women|girl) {words}(safe|ok|okay|fine|problem|worry|worries|alright)`),
    yes: ['is it ok for a woman alone?', 'is it fine for a lone woman?', 'girls travelling alone, is that ok?'],
    no: ['for women only', 'walking on the beach'],
  },
  {
    name: 'what others say, in English',
    topic: 'safety',
    reads: listOf(`
      (everyone|everybody|people|friends|parents|family|mum|mom|dad|mother|father|wife|husband|gran|colleagues|
        workmates|they all) {words}(thinks|think|says|say|told me|tell me|convinced|reckon|reckons) {words}(die|
        killed|dangerous|unsafe|mad|crazy|robbed|mugged|murdered|not safe|kidnapped|too risky),
      (everyone|everybody|people|friends|friend|parents|family|folks|mum|mom|dad|mother|father|husband|wife|
        colleagues|they all|some) {words}(tells|tell|told|says|say|said|warns|warn|warned|begs|
        keeps saying) {words}(not to go|don't go|not go|stay away|shouldn't go|should not go|avoid it|against it|
        against going),
      (news|newspaper|papers|reddit|headlines|youtube|story|stories|reports) {words}(scare|scares|scared|scaring|
        frighten|killed|died|murdered|attack|robbed|shot|kidnapped|dead),
      (tourists|tourist|travellers|backpackers|foreigners|people) (who|that|) (were|got|have been|) (died|killed|
        murdered|robbed|attacked|kidnapped|shot|drowned|poisoned|scammed),
      (read|heard|seen) {words}(fighting|bombs|bombings|attacks|shooting|shootings|killings|muggings|robberies|scams|
        warnings)`),
    yes: [
      'everybody says we will be robbed',
      'the tourists who were killed there',
      'my folks say we should not go',
      'a story about tourists killed',
    ],
    no: ['they say we should go in May', 'people say it rains'],
  },
  {
    name: 'who worries at home, in English',
    topic: 'safety',
    reads: listOf(`
      {family} (is|are|is a bit|are a bit|gets|get|was|were|'s|so|keeps|keep) (very|so|really|a bit|rather|quite|
        ) (worried|worrying|scared|anxious|nervous|concerned|afraid|frightened|against it){notSmall},
      {family} (worry|worries|forbid|forbids|forbade|freaks out|freak out|won't let me|won't let us){notSmall}`),
    unless: listOf(`
      (worried|worry|nervous|concerned|scared|anxious) (about|of) (the) (cost|costs|price|prices|money|budget|weather|
        rain|heat|food|spice|time|crowds|bugs|mosquitoes|heights|boats|flying|language|traffic|school|exam|dog|cat)`),
    yes: ['my mum is worried', 'dad worries, of course'],
    no: ['mum is worried about the food', 'dad worries about the food', 'dad is happy about it'],
  },
  {
    name: 'that they are afraid, in English',
    topic: 'safety',
    reads: listOf(`
      (should|do|would) (i|we|you|they|she|my) {words}(be) (worried|scared|concerned|afraid|careful|nervous|
        worry){notSmall},
      (am i|are we|is she) (being) (silly|paranoid|stupid|mad|crazy|naive|overreacting|too worried),
      (a bit|a little|bit|slightly|quite|kind of|kinda|rather|so|too|honestly|still) (scared|afraid|frightened|
        uneasy){notSmall}{ends},
      (scared|afraid|terrified) (now|to go|of going|of travelling|that something|something)`),
    unless: listOf(`
      (worried|worry|nervous|concerned|scared|anxious) (about|of) (the) (cost|costs|price|prices|money|budget|weather|
        rain|heat|food|spice|time|crowds|bugs|mosquitoes|heights|boats|flying|language|traffic|school|exam|dog|cat),
      (don't|no|not) (worried|worry|scared)`),
    yes: ['am I being paranoid', 'should we be worried?', 'I am a little uneasy.', 'I am scared to go'],
    no: ['a bit scared of heights', 'no worries', 'not worried at all'],
  },
  {
    name: 'what to beware of, in English',
    topic: 'safety',
    reads: listOf(`
      (watch|look) out for, snakes {words}(problem|dangerous|many), (in|any|real|much|great) danger`),
    yes: ['what to look out for', 'are snakes a problem'],
    no: ['watch the sea on deck'],
  },
  {
    name: 'warnings, in English',
    topic: 'safety',
    reads: listOf(`
      (embassy|government|foreign office|fcdo|state department|guidebook|guidebooks) (warn|warns|warned|advise|
        advises|advised) (against|about|of|us|not),
      (government|foreign office|fcdo|state department|embassy|travel) (advice|warning|warnings|advisory|says|advises|
        guidance)`),
    yes: ['the embassy advises against it', 'what is the foreign office advice'],
    no: ['the embassy of taste'],
  },
  {
    name: 'stray dogs',
    topic: 'safety',
    reads: listOf('stray dog(s), (wild|soi|street) dogs'),
    unless: listOf('stray dog (shelter|rescue|foundation)'),
    yes: ['many soi dogs', 'stray dogs at night'],
    no: ['a stray dog shelter'],
  },
]
