import { after, anyOf } from './phrases.ts'
import type { WishRule } from './wish-rule.ts'

/** What people do, as a verb: “bird all morning”, `พายซับ`, “learn to cook”. */
export const ACTIVITY_RULES: readonly WishRule[] = [
  {
    key: 'birdwatching',
    kind: 'sub_category',
    th: '(ส่อง|ล่า|เฝ้า|ตาม|หา|เก็บ)(ภาพ|ดู|)นก',
    en: `
      (shoot|shooting|see|spot|spotting|photograph|photographing|look for|looking for|watch|watching|find|tick off) {adjectives}(birds|birdlife), {wish}bird {aWhile}, birded, (keen|avid|serious|passionate|fellow) birder(s)`,
    unless: '(ล่า|หา)นก(ยูง|หวีด), bird (nest|nests|park|show|flu|cage)',
    yes: ['ส่องนกแก่งกระจาน', 'I want to shoot birds', 'we bird all morning', 'spot some rare birds'],
    no: ['kill two birds', 'the bird park', 'an early bird', 'ล่านกหวีด'],
  },
  {
    key: 'stargazing',
    kind: 'sub_category',
    th: '(ส่อง|ชม|นอนดู|ล่า|ถ่าย)(ดาว|ดวงดาว|ทางช้างเผือก)[บน|กัน|สวย|{stopTh}]',
    en: '(gaze|gazing|look|looking|stare) (up|) at (the|) stars, (see|watch|photograph|shoot|catch) (the|some|a lot of|lots of|) (stars|night sky|starry sky|galaxy){stop}',
    unless: '(film|movie|rock|pop|football) stars, ดาว(ทอง|วี|เรือง|คะนอง)',
    yes: ['ส่องดาวบนดอย', 'gaze at the stars', 'photograph the night sky.'],
    no: ['four stars', 'see the film stars', 'ชมดาวเรือง'],
  },
  {
    key: 'kayaking',
    kind: 'sub_category',
    th: '(พาย|เล่น|ยืนพาย)(ซับ|ซัพ|ซับบอร์ด|ซัพบอร์ด|คายัค|คายัก|คะยัก|แคนู| sup), เล่น (ซัพ|คายัค|คายัก)',
    en: '(stand up|standup) (paddle|paddling|paddle board|paddle boarding|paddle boards), paddle board(s|ing|), (go|do|try|love|some|like|enjoy|love to go) paddling{stop}, (try|do|go|rent|on a|some) sup{stop}',
    unless: 'paddling pool',
    yes: [
      'อยากพายซับ',
      'พายคายัคชมป่าโกงกาง',
      'เล่น sup ตอนเช้า',
      'we want to paddleboard',
      'go paddling, then',
      'try SUP.',
    ],
    no: ['the paddling pool', 'sup guys', 'เรื่องซับซ้อน'],
  },
  {
    key: 'cooking_class',
    kind: 'category',
    th: '(เรียน|หัด|ลอง|ฝึก|สอน|คลาส|คอร์ส)ทำ(อาหาร|กับข้าว|ผัดไทย|แกง|ขนมไทย|ขนม|ส้มตำ|ข้าวซอย)',
    en: `
      (learn|learning|taught|teach us|teaches us|show us|how) (how|) to (make|cook|prepare) (a|the|some|real|proper|good|our own|) (thai|local|green|red|massaman|southern|northern|) (food|dishes|dish|curry|curries|pad thai|som tam|noodles|spring rolls|desserts|sweets|khao soi|mango sticky rice|meals),
      {wish}(make|cook) (our own|some|a|real|proper|) (thai|green|red|massaman|panang) (curry|curries|dishes), cookery (class|course|school|lesson)(es|s|), cooking lesson(s), (cook|cooking) (our|my) own (thai|local|) (food|meal|dinner|lunch|dishes|curry)`,
    unless:
      '(kitchen|kitchenette|airbnb|apartment)…(cook|cooking) (our|my) own, cook(ing) (our|my) own…(kitchen|kitchenette)',
    yes: ['หัดทำอาหารไทย', 'ลองทำขนมไทยสักครั้ง', 'learn how to make green curry', 'a cookery course'],
    no: ['learn to make friends', 'a kitchen to cook our own food', 'ลองอาหารไทย'],
  },
  {
    key: 'craft_center',
    kind: 'category',
    th: 'ปั้น(เซรามิก|ดิน|ถ้วย|หม้อ|แก้ว|เครื่องปั้น), (ทำ|เพ้นท์|เพนท์|เพ้นต์|เขียน|วาด|ระบาย)(ร่ม|ผ้าบาติก|บาติก|เซรามิก|เครื่องเงิน|กระดาษสา|ตุง|โคม|เทียนหอม), (สาน|จักสาน)[ตะกร้า|กระบุง|เสื่อ|ไม้ไผ่], (ย้อม|ทอ|มัดย้อม)(ผ้า|คราม|เสื่อ)',
    en: `
      umbrella (village|making|makers|workshop|factory|painting), (paint|painting|make|making) (our|my|your|an|a|some|) (own|) (umbrella|umbrellas|batik|pottery|pots|ceramics|silver ring|silver|jewellery|jewelry|lantern|lanterns|paper|saa paper|mugs){stop},
      how (the|) {craft} (is|are|get|gets) (made|woven|carved|painted|dyed), (watch|see|watching|seeing) (the|) {craft} being (made|woven|carved|painted|dyed), (watch|see|meet|watching) (the|some|local|) (weavers|potters|carvers|silversmiths|craftsmen|craftspeople|umbrella makers|wood carvers),
      (learn|learning|try|have a go) (how|at|) (to|) (weave|weaving|dye|dyeing|carve|carving|throw|throwing|throw pots|basket weaving|woodcarving|wood carving), throw(ing) pots`,
    unless: 'make jewellery purchases, umbrella(s) in case',
    yes: [
      'ปั้นดินสักชั่วโมง',
      'อยากเพ้นท์ร่ม',
      'สานตะกร้ากับชาวบ้าน',
      'the umbrella village',
      'see how silk is woven',
      'watch silver being made',
      'learn to weave',
      'paint our own umbrellas.',
    ],
    no: ['bring an umbrella', 'make plans', 'see the paper', 'ทำร้าน', 'ปั้นหน้า'],
  },
  {
    key: 'surfing',
    kind: 'sub_category',
    en: '(catch|catching|ride|riding) (some|a few|the|good|) waves',
    yes: ['catch some waves'],
    no: ['the waves are high'],
  },
  {
    key: 'rock climbing',
    kind: 'sub_category',
    en: 'rock climb(s), (go|try|love|do|to) boulder(ing)',
    yes: ['somewhere to rock climb', 'to boulder with ropes'],
    no: ['a boulder on the road'],
  },
  {
    key: 'rafting',
    kind: 'sub_category',
    en: '(float|floating|drift|drifting|raft) (down|along) (a|the|some) {adjectives}(river|rapids|creek|stream), {wish}raft{stop}',
    unless: 'raft (house|houses|hotel|hotels)',
    yes: ['float down a lazy river', 'we want to raft.', 'raft down the rapids'],
    no: ['a raft house', 'sleep on a raft'],
  },
  {
    key: 'camping',
    kind: 'sub_category',
    en: '(camp|camping|camped) out(doors), {wish}camp {aWhile}, (pitch|pitching) (a|our|my|the) tent(s), (sleep|sleeping|night) (in|under) (a tent|tents|canvas)',
    unless: '(base|boot|summer|training|muay thai) camp',
    yes: ['we camp out', 'I want to camp for a night', 'pitch our tent by the lake'],
    no: ['a training camp', 'a camp for boxers'],
  },
  {
    key: 'swimming',
    kind: 'tag',
    th: '(กระโดด|โดด|ลงแช่|ลงเล่น)น้ำ[เล่น|ตก|ทะเล|กัน|{stopTh}]',
    unless: '(ประกาศ|หลวงพ่อ)โดด',
    yes: ['อยากโดดน้ำ'],
    no: ['โดดน้ำหนัก', 'โดดร่ม'],
  },
  {
    key: 'thai_boxing',
    kind: 'category',
    th: '(ต่อย|ฝึก|ซ้อม|เรียน|หัด|ลอง)(ต่อย|ชก|)มวย',
    en: '(learn|learning|train|training) (to|how to|in|at) (box|boxing|muay thai|thai boxing)',
    unless: '(ดู|ชม|เชียร์)(เขา|คน|)ต่อยมวย',
    yes: ['ไปต่อยมวยสักอาทิตย์', 'I want to learn to box'],
    no: ['ดูเขาต่อยมวย', 'a box of fruit'],
  },
  {
    key: 'boat',
    kind: 'tag',
    canRefuse: true,
    en: '{wish}sail {around}, {wish}sail{stop}, (go|love|like|do|try|some|day) sailing{stop}',
    unless: '(set|for) sail',
    yes: ['we want to sail around the islands', 'I would love to go sailing.'],
    no: ['boats for sail', 'plain sailing'],
  },
  {
    key: 'nightlife',
    kind: 'tag',
    canRefuse: true,
    en: '(dance|dancing|party|partying) (all night|all night long|the night away|until dawn|till dawn|until late|till late|till sunrise), (go|going) out (dancing|drinking|partying|clubbing|at night|every night|in the evenings)',
    yes: ['dance till dawn', 'we like going out at night'],
    no: ['a folk dance', 'going out to the islands'],
  },
  {
    key: 'culture_activity',
    kind: 'category',
    en: '(give|giving|offer|offering|make) (the|some|morning|) alms, (morning|dawn|early) alms, alms (round|giving|to the monks|ceremony|at dawn)',
    yes: ['we want to offer alms to monks', 'the morning alms'],
    no: ['palms at dawn'],
  },
  {
    key: 'meditation centre',
    kind: 'sub_category',
    th: '(ฝึก|เข้าคอร์ส|เรียน|หัด|คอร์ส)(นั่ง|)(สมาธิ|วิปัสสนา|กรรมฐาน), เข้ากรรมฐาน',
    en: '{wish}meditate, (learn|learning) to meditate, (learn|try|do|practise|practice) (some|a bit of|) (meditation|vipassana|mindfulness), vipassana, (meditation|silent|mindfulness) (retreat|course)',
    yes: ['ฝึกสมาธิสัก 3 วัน', 'we want to learn to meditate', 'a silent retreat'],
    no: ['mediate', 'มีสมาธิทำงาน'],
  },
  {
    key: 'boat tour',
    kind: 'sub_category',
    th: '(ออกเรือ|นั่งเรือ|ไป)(ตก|ไดร์|ได)(ปลา|หมึก)',
    en: '(go|going|do|try|some|love|like|day) fishing{stop}, {wish}fish{stop}, {wish}go (deep sea|night|squid|big game|) fishing',
    unless:
      'fish (market|soup|spa|sauce|farm|ball|balls|curry|restaurant|food), fly fishing, fishing (village|port|boats|pier|town|community), eat fish, (like|love|eat|want) to eat',
    yes: ['ออกเรือตกปลา', 'my dad wants to fish.', 'we love to go fishing'],
    no: ['eat fish.', 'a fishing village', 'no fish please', 'the fish market'],
  },
  {
    key: 'wildlife',
    kind: 'category',
    en: '(see|spot|spotting|watch|find|look for) {adjectives}(animals|monkeys|elephants|deer|gibbons) in the (wild|jungle|forest), (safari|game drive) (in|through) the (forest|jungle|park|wild), (wild animals|animals in the wild)',
    yes: ['spot animals in the wild', 'a safari in the jungle'],
    no: ['stuffed animals', 'a night safari'],
  },
  {
    key: 'fruit orchard',
    kind: 'sub_category',
    th: '(เก็บ|เด็ด|ชิม)(ทุเรียน|มังคุด|เงาะ|ลองกอง|ลำไย|ส้ม|ผลไม้)(จากสวน|จากต้น|ในสวน|ถึงสวน|)',
    en: '(pick|picking) (our|my|your|some|) (own|) {adjectives}(fruit|fruits|mangosteens|mangosteen|durian|durians|rambutans|lychees|longans|oranges|mulberries), fruit picking',
    yes: ['เก็บมังคุดจากสวน', 'pick our own fruit', 'an hour of fruit picking'],
    no: ['pick up fruit salad', 'ชิมลาง'],
  },
  {
    key: 'beach',
    kind: 'category',
    th: 'อาบแดด, นอนผึ่งแดด',
    en: '(sunbathe|sunbathing|sun bathing|sun bathe), (work on|top up|get) (my|our|a|the) (sun|) tan',
    unless: '(rooftop|pool|poolside)…sunbathing, sunbathing (by|at) the (pool|rooftop)',
    yes: ['อยากนอนอาบแดด', 'we want to sunbathe', 'work on my tan'],
    no: ['tan and sons', 'sunbathing by the pool'],
  },
  {
    key: 'spa',
    kind: 'category',
    en: '(foot|back|neck|head|shoulder|feet) (rub|rubs|massage|massages)',
    yes: ['a foot rub after dinner'],
    no: ['rub shoulders'],
  },
  {
    key: 'food',
    kind: 'tag',
    en: '(try|taste|eat|sample|tasting|trying|eating) (the|some|all the|all|lots of|as many|as much|) (local|regional|southern|northern|isan|traditional|typical|royal) (dish|dishes|specialty|specialties|speciality|specialities|delicacies|treats|cuisine|foods|snacks)',
    yes: ['try some local dishes', 'tasting regional specialities'],
    no: ['local people', 'try the local bus'],
  },
  {
    key: 'Thai dessert',
    kind: 'sub_category',
    th: '(กิน|ชิม|ลอง|หา|ซื้อ)(ร้าน|)(ข้าวเหนียวมะม่วง|บัวลอย|ขนมครก|ขนมเบื้อง|ไอติมกะทิ|ลอดช่อง|ขนมชั้น|ทองหยอด|ขนมตาล)',
    yes: ['อยากกินข้าวเหนียวมะม่วง', 'หาบัวลอยอร่อยๆ'],
    no: ['กินข้าวเหนียวหมูปิ้ง'],
  },
  {
    key: 'shopping',
    kind: 'tag',
    canRefuse: true,
    th: '(เดิน|ออกไป|ไป)(ช้อป|ช็อป|ชอป)(ปิ้ง|)',
    en: "(hope|hoping|plan|planning|nice|looking|going|time|somewhere|where|place|places|chance) to shop{stop}, (can|could|will|do) (we|i|you) shop{stop}, (we|i)('ll| will|) shop {aWhile}, {toDo}shop (in|around)",
    yes: ['a good place to shop.', 'shop in Bangkok, then the sea', 'where can we shop?', 'อยากเดินช้อป'],
    no: ['a place to shop for a visa', 'the shop'],
  },
]

const CRAFTS = anyOf(
  'umbrellas, silver, silk, paper, saa paper, baskets, lacquerware, pottery, ceramics, batik, cotton, fabrics, cloth, lanterns, gongs, celadon',
)

export const ACTIVITY_SLOTS = {
  craft: CRAFTS,
  /** “A few rare …”. */
  adjectives:
    '(?:(?:some|a few|lots of|many|rare|wild|local|endemic|the|any|interesting|good|ripe|fresh|colourful|colorful|tropical|new|lazy|calm|slow|jungle|mountain|gentle) ){0,3}',
  wish: String.raw`\b(?:to|we|i|and|can|could|will|would|we'll|i'll|must|let's|us|gonna|might|rather|would love to) (?:also |just |really |mostly |only )?`,
  /** A clause begins here: “to do it all: shop in …”. */
  toDo: after('{start}, {sign}, and, then, to'),
  aWhile: anyOf(
    'all morning, all day, all, a bit, a little, every, at dawn, in the, at the, around the, for a, for the, for an, one night, two nights, by the, on the, near, along',
  ),
  around: anyOf(
    'around, round, between, among, to the islands, from island, along, through the, past, the andaman, the gulf, for a, into',
  ),
  stopTh: '(?:\\s|$|ด้วย|ค่ะ|ครับ|นะ|ไหม|มั้ย|มาก|ที่|ตอน)',
}
