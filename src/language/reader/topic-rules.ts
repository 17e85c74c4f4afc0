import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `พาหมาไปได้ไหม`, “a cooking class”, `ปลอดภัยไหม`: events, lessons, pets, safety and health, which trips do not
// include, so that they are quoted with what to do instead. The slots are in `topic-slots.ts`. Each topic goes on in other
// files: beds in `topic-bed-rules.ts`, tickets and bookings in `topic-ticket-rules.ts`, food in `topic-diet-rules.ts`,
// whole questions in `topic-question-rules.ts`, more about safety in `topic-safe-rules.ts`.

export const TOPIC_RULES: readonly TopicRule[] = [
  {
    name: 'events, in Thai',
    topic: 'events',
    reads: listOf(`
      มีงาน, งานอีเว้น, อีเว้น, อีเวนต์, อีเวนท์, คอนเสิร์ต, (เทศกาล|งาน)อะไร, งานไหน, งานวัด, แข่งวิ่ง, งานแฟร์, มหกรรม, นิทรรศการ,
      งานวิ่ง, มาราธอน`),
    unless: listOf('สงกรานต์, ลอยกระทง'),
    yes: ['สุดสัปดาห์นี้มีงานอะไรบ้าง', 'ไปดูคอนเสิร์ตที่โคราช', 'ไปวิ่งมาราธอน'],
    no: ['ไปงานแต่งพี่แล้วเที่ยวต่อ', 'ไปเที่ยวสงกรานต์', 'ไปทำงาน'],
  },
  {
    name: 'events, in English',
    topic: 'events',
    reads: listOf(`
      event(s), concert(s), festival(s), exhibition(s), (full|half) moon (party|parties), marathon(s), match tickets`),
    unless: listOf(`
      (no|not|never|without|avoid|avoiding|skip|skipping|hate|don't|rather than)…(full|half) moon part(y|ies),
      main event`),
    yes: ['any concerts in Bangkok that weekend?', 'a full moon party'],
    no: ['the main event is the temple', "we're not after full moon parties", 'an eventful week'],
  },
  {
    name: 'cooking and diving lessons',
    topic: 'lessons',
    reads: listOf(`
      เรียน(ดำน้ำ|ทำอาหาร), (สอน|คลาส)ทำอาหาร, คอร์สดำน้ำ,
      cooking (class(es)|course(s)|school(s)|lesson(s)), cookery class(es), (diving|dive) course(s),
      dive certification, padi, open water course`),
    yes: ['อยากเรียนทำอาหารไทยสักวัน', 'a cooking class in the morning', 'get PADI certified', 'ลงคอร์สดำน้ำที่เกาะเต่า'],
    no: ['อยากดำน้ำ', 'ชอบทำอาหาร'],
  },
  {
    name: 'other lessons',
    topic: 'lessons',
    reads: listOf(`
      (คอร์ส|คลาส)เรียน, เรียน(มวย|นวด), โยคะ, สอบใบ,
      massage course(s), yoga, surf lesson(s), muay thai (training|class(es)), language school(s), lesson(s),
      meditation retreat(s)`),
    yes: ['เรียนมวยสองวัน', 'yoga on the beach', 'surf lessons for two'],
    no: ['street food and night markets', 'ดูมวยที่สนาม', 'โรงเรียนของลูก'],
  },
  {
    name: 'dogs, cats and pets, in Thai',
    topic: 'pets',
    reads: listOf(`
      หมา[!ล่า], น้องหมา, สุนัข, แมวไปด้วย, น้องแมว, สัตว์เลี้ยง, พาแมว, พาหมา[!ล่า], (กับ|มี|รับ|ให้)แมว, แมว{number}ตัว,
      แมว(เข้า|พัก|อยู่|นอน)ได้, (ลูก|เจ้า|น้อง)สี่ขา, (เจ้า|น้อง)ตูบ`),
    unless: listOf(`
      (ฝาก|ทิ้ง)(หมา|แมว|น้องหมา|น้องแมว|สุนัข|สัตว์เลี้ยง)(ไว้|ไป|)(กับ|ที่|ให้|บ้าน|โรงแรม|{itemEnd}), ละหมาด, หมาลำ, เหมา, หมาย,
      หมาก, หมายเลข, กลัวหมา, หมาจรจัด, คาเฟ่หมา, คาเฟ่แมว, สุนัขจรจัด, อาหารสุนัข`),
    yes: ['พาหมาไปได้ไหม', 'กับแมวสองตัว', 'ที่พักรับสัตว์เลี้ยง', 'มีน้องสี่ขาไปด้วย'],
    no: [
      'อยากเหมาลำ',
      'จุดหมายคือทะเล',
      'คาเฟ่แมวน่ารัก',
      'ฝากหมาไว้กับยาย',
      'กินหมาล่าที่อุดร',
      'พากันไปกินหมาล่า',
      'ชอบอาหารรสหมาล่าชาบู',
    ],
  },
  {
    name: 'dogs, cats and pets, in English',
    topic: 'pets',
    reads: listOf(`
      (cat(s)|kitten(s)) (allowed|accepted|welcome|ok|okay|permitted),
      (bring|bringing|take|taking|travel with|travelling with) (a|the|two|our|my) (cat|cats|kitten),
      (allow|accept|accepts|allows|welcome) (cats|dogs), (our|my) dog(s), a dog,
      (my|our|the|a) (puppy|pup|pooch|kitten|doggo), fur (baby|babies|kid(s)), furbaby, with dog(s),
      (me|and|plus) (dog|doggy|pup), {plus}(dog|doggy|pup), {number} (dog|dogs|cat|cats), small dog, pet(s),
      pet friendly, dog friendly, (our|my) cat(s)`),
    unless: listOf(`
      (leave|leaving|left|drop|dropping) (the|our|my) (dog|cat|pet)(s) (with|at|behind),
      (our|my|the) (dog|cat|pet)(s) (stay|stays|is staying|will stay|are staying|go to|goes to) (with|at|behind|home|
        kennels),
      stray dog(s), wild dog(s), dog cafe, dog café, cat cafe, petting`),
    yes: ['we bring our dog', '1 dog', 'cats allowed', 'a pet friendly villa', 'travelling with our cat'],
    no: ['a petting zoo', 'leaving our dog with gran', 'stray dogs at night', 'the dog stays with my sister'],
  },
  {
    name: 'breeds of dogs',
    topic: 'pets',
    reads: listOf(`
      ชิวาวา, ชิสุ, พุดเดิ้ล, พุดเดิล, ปอมเมอ, โกลเด้น, ลาบราดอร์, คอร์กี้, บีเกิ้ล, ไซบีเรียน, หมาบางแก้ว, บูลด็อก, เฟรนช์บูล, น้องปั๊ก,
      golden retriever(s), labrador(s), poodle(s), chihuahua(s), corgi(s), beagle(s), shih tzu(s), pomeranian(s),
      (husky|huskies), pug(s), bulldog(s), frenchie, dachshund(s)`),
    unless: listOf(`
      (โกลเด้น|คอร์กี้|ไซบีเรียน)คาเฟ่, คาเฟ่(โกลเด้น|คอร์กี้|ไซบีเรียน), โกลเด้นบีช, โกลเด้นเกท,
      (corgi|husky|golden retriever|poodle) (cafe|café|farm)`),
    yes: ['me and our beagle', 'พาน้องพุดเดิ้ล', 'ไปกับเจ้าคอร์กี้', 'our golden retriever comes along', 'มีชิวาวาสองตัว'],
    no: ['a husky cafe', 'โกลเด้นบีชรีสอร์ต'],
  },
  {
    name: 'whether it is safe, in Thai',
    topic: 'safety',
    reads: listOf(`
      ปลอดภัย{asks}, ปลอดภัย(แล้ว|ดี|)(ยัง|หรือยัง|รึยัง|หรือไม่|{asks}), อันตราย{asks}, น่ากลัว{asks}, ความปลอดภัย`),
    yes: ['ผู้หญิงไปคนเดียวปลอดภัยไหม', 'เส้นนั้นปลอดภัยยัง', 'แถวนั้นอันตรายไหม'],
    no: ['ที่ปลอดภัย'],
  },
  {
    name: 'whether it is safe, in English',
    topic: 'safety',
    reads: listOf(`
      is it safe, safe (to|for), safety, is … safe, how safe, {beginsAsking} safe,
      (feel|feels|stay|be|still|not|really|perfectly|totally|quite) safe, safely, unsafe, safer,
      (how|too|very|is it|bit|so) risky, {beginsAsking} (secure|ok at night|okay at night|risky)`),
    unless: listOf('safe (bet|travels|trip|journey|side)'),
    yes: [
      'is it safe for a woman alone?',
      'Is the mountain road from Loei to Phetchabun safe in the rain?',
      'is Ranong okay at night?',
      'are the roads safe for kids',
      'is that area risky',
    ],
    no: ['a peaceful and quiet place', 'a safe bet for beaches', 'to be on the safe side', 'a safe trip'],
  },
  {
    name: 'the border and the news',
    topic: 'safety',
    reads: listOf(`
      ข่าว(เรื่อง)(ชายแดน|ยิง|ปะทะ|สู้รบ), ชายแดน(สงบ|เปิด|ไปได้|เข้าได้)(แล้ว)(ยัง|หรือยัง|รึยัง|{asks}), ยิงกัน(อยู่), ปะทะกัน, สู้รบ,
      travel (warning|advisory|advisories|advice)(s), protest(s), no go (area|areas|zone|zones), unrest`),
    yes: ['หลังข่าวชายแดนไปตราดได้ไหม', 'ยังปะทะกันอยู่', 'any travel advisories?'],
    no: ['ข่าวดี'],
  },
  {
    name: 'crime and violence',
    topic: 'safety',
    reads: listOf(`
      ระเบิด, มิจฉาชีพ, โดนโกง,
      dangerous, scam(s), crime, (get|got|getting|been) (robbed|mugged|ripped off|pickpocketed), pickpocket(s),
      robbery, mugging(s), bomb(s), bombing(s), (insurgency|insurgents), (terrorism|terrorist(s)), violence,
      kidnapping`),
    yes: ['กลัวมิจฉาชีพ', 'are there many pickpockets', 'we got robbed last time'],
    no: ['ไม่โกงใคร', 'a bombastic show'],
  },
  {
    name: 'what they worry about',
    topic: 'safety',
    reads: listOf(`
      (worried|worries|nervous|concerned|anxious|uneasy|scared) about (the|our|her|his|my|) (safety|security|road|
        roads|area|border|south|deep south|driving|situation|violence|crime|scams|currents|traffic),
      alone (at night|after dark|in the dark), (at night|after dark) alone`),
    unless: listOf('worries about the (cost|price)'),
    yes: ['gran is worried about the border', 'can I walk around alone after dark?', 'nervous about the driving'],
    no: ['she worries about the cost', 'she is happy about the road', 'alone at the beach'],
  },
  {
    name: 'currents and jellyfish',
    topic: 'safety',
    reads: listOf('(strong|dangerous) currents, currents … strong, rip current(s), riptide(s), jellyfish'),
    yes: ['are the currents strong in May?', 'are there rip currents', 'any jellyfish in May'],
    no: ['the current exhibition'],
  },
  {
    name: 'illnesses and medicine',
    topic: 'health',
    reads: listOf(`
      วัคซีน, มาลาเรีย, ไข้เลือดออก, โรงพยาบาล, ประกันเดินทาง, หอบหืด, โรคหัวใจ, ความดัน,
      malaria, dengue, rabies, vaccin(e|es|ation|ations|ated), mosquito(es), hospital(s), medication(s), zika,
      heart condition, asthma, travel insurance`),
    yes: ['do we need malaria tablets?', 'โรงพยาบาลใกล้สุดอยู่ไหน', 'she has asthma', 'แม่เป็นโรคหัวใจ'],
    no: ['ความสุข'],
  },
  {
    name: 'travel sickness',
    topic: 'health',
    reads: listOf(`
      เมา(รถ|โค้ง|เรือ),
      (sea|car|travel|motion|bus)sick(ness), (sea|car|travel|bus) sick(ness),
      (winding|windy|curvy|twisty|bendy|mountain) road(s) (make|makes|made|give|gives) (me|us|him|her|them|my …|
        our …) (ill|sick|queasy|nauseous|dizzy|carsick|throw up|vomit),
      (sick|queasy|nauseous|dizzy|ill|throws up|throw up|vomits) on (winding|windy|curvy|twisty|bendy|mountain|
        bad) road(s),
      motion sickness`),
    yes: ['แม่เมาโค้งง่าย', 'my son gets carsick', 'winding roads make her ill'],
    no: ['winding roads make a good ride', 'sick of winding queues', 'เมานิดหน่อย'],
  },
  {
    name: 'pregnancy',
    topic: 'health',
    reads: listOf(`
      ตั้งครรภ์, คนท้อง, ท้องแก่, ท้อง…เดือน, ท้องอ่อน,
      (เค้า|เขา|แฟน|เมีย|ภรรยา|น้อง|พี่|พี่สาว|น้องสาว|เรา|ฉัน|หนู|ดิฉัน|เพื่อน)(กำลัง)ท้อง(อยู่|แล้ว|{ends}),
      pregnant`),
    unless: listOf('ท้องถิ่น, ท้องฟ้า, ท้องทะเล, ท้องนา, ท้องตลาด'),
    yes: ['ท้อง 5 เดือนไปได้ไหม', 'พี่สาวท้องอยู่', 'my wife is pregnant'],
    no: ['ท้องฟ้าจำลอง', 'ท้องนา', 'ร้านที่คนท้องถิ่นกิน', 'ท้องทะเลสวยมาก', 'ร้องเพลงท้องตลาด'],
  },
]
