import { listOf } from './phrases.ts'
import type { TopicRule } from './topic-rule.ts'

// `ฝนตกไหม`, “is the smoke bad in March?”: weather, seas, smoke and what to wear, of which trips say nothing. The slots are
// in `topic-slots.ts`; blossoms, fruit and whole months are in `topic-season-rules.ts`, tides in `topic-need-rules.ts`.

export const WEATHER_TOPICS: readonly TopicRule[] = [
  {
    name: 'rain and monsoons, in Thai',
    topic: 'weather',
    reads: listOf(`
      ฝนตก{asks}, ฝนจะตก, ฝนเยอะ{asks}, (หน้า|ฤดู|ช่วง)ฝน, มรสุม,
      ฝน(ใต้)(หมด|หยุด|ตก|หนัก)(หนัก)(แล้ว)(ยัง|หรือยัง|รึยัง|เนอะ|{asks})`),
    unless: listOf('ฝนตกชุก'),
    yes: ['เดือนหน้ามรสุมเข้าหรือยัง', 'เข้าหน้าฝนแล้ว', 'ใต้ฝนหมดหรือยัง'],
    no: ['ฝนตกชุก', 'ร่มรื่นดี'],
  },
  {
    name: 'the weather and the forecast, in Thai',
    topic: 'weather',
    reads: listOf(`
      อากาศเป็น(ยังไง|ไง), พยากรณ์, (สภาพ|สภาพภูมิ|เช็ค|เช็ก|ดู|เรื่อง|ข้อมูล|บอก|แจ้ง|ทราบ|รู้)อากาศ, อุณหภูมิ, ภูมิอากาศ,
      อากาศ(ช่วง|วัน|เดือน|ตอน)…(เป็นยังไง|เป็นไง|เป็นแบบไหน|เป็นอย่างไร|ดีไหม|ดีมั้ย), {item}อากาศ{itemEnd},
      อากาศ(โอเค|ดี|ร้อน|หนาว|เย็น)(หรือยัง|มาก|แค่ไหน|{asks})`),
    yes: [
      'ช่วยเช็คสภาพอากาศให้ด้วย',
      'ต้องการข้อมูลอากาศ',
      'ขอที่พัก, อากาศ, การเดินทาง',
      'อยากทราบอุณหภูมิบนดอย',
      'ต้นปีอากาศโอเคไหม',
      'อากาศช่วงนั้นเป็นยังไง',
    ],
    no: ['สูดอากาศดีๆ', 'อากาศดี วิวสวย', 'ท่าอากาศยาน'],
  },
  {
    name: 'cold and heat, in Thai',
    topic: 'weather',
    reads: listOf(`
      กี่องศา, ยังหนาว, (หนาว|ร้อน)แค่ไหน, หนาว(จริง|มาก){asks}, {notHotWater}(หนาว|ร้อน)(มาก|จัด|แล้ว|)(รึยัง|หรือยัง|{asks}),
      หนาว(แล้ว)ยัง{asksYet}`),
    yes: ['กลางคืนบนดอยกี่องศา', 'กลางเดือนหน้าหนาวยัง', 'ช่วงนี้ร้อนไหมคะ', 'คืนนั้นหนาวแค่ไหน'],
    no: ['หนาวยังไงก็ไป', 'มีบ่อน้ำร้อนไหม', 'อยากไปที่หนาว ๆ', 'ร้อนใจอยากไป'],
  },
  {
    name: 'the sea and waterfalls, in Thai',
    topic: 'weather',
    reads: listOf('คลื่น(แรง|สูง), น้ำเยอะ{asks}, น้ำใส{asks}, น้ำทะเลใส{asks}'),
    yes: ['น้ำใสมั้ยตอนนี้', 'น้ำตกน้ำเยอะไหม'],
    no: ['เล่นคลื่น'],
  },
  {
    name: 'smoke and dust, in Thai',
    topic: 'weather',
    reads: listOf('ฝุ่น(เยอะ|{asks}), หนีฝุ่น, หมอกควัน, ควันเยอะ, ควัน{asks}'),
    yes: ['อยากหนีฝุ่น', 'แถวนั้นควันเยอะมาก'],
    no: ['ควันธูป'],
  },
  {
    name: 'the best months, in Thai',
    topic: 'weather',
    reads: listOf('(เดือน|ช่วง)ไหน(สวย|ดี)'),
    yes: ['เดือนไหนสวยสุด', 'ไปช่วงไหนดี'],
    no: ['เดือนหน้าสวยแน่'],
  },
  {
    name: 'rain and monsoons, in English',
    topic: 'weather',
    reads: listOf(`
      monsoon, (rainy|wet|dry) season, less rain(y), (is|will|does|how bad is|how heavy is) the rain, too much rain,
      rainfall, typhoon(s)`),
    yes: ['how bad is the rain', 'typhoons in October'],
    no: ['a dry martini'],
  },
  {
    name: 'the weather and the sea, in English',
    topic: 'weather',
    reads: listOf('temperature(s), climate, sea conditions, weather, this time of year'),
    unless: listOf(`
      bad weather plan, for rainy weather, in bad weather, wet weather, hot weather, cool weather, nice weather,
      good weather, cold weather, cooler weather, warm weather`),
    yes: ['please add sea conditions', 'how is the weather there in May?', 'is the climate mild'],
    no: ['indoor places for bad weather plan', 'good weather', 'gear for rainy weather'],
  },
  {
    name: 'the best months, in English',
    topic: 'weather',
    reads: listOf('best time of (the year|year), best (month|season), which month, best time to (visit|go)'),
    yes: ['which month is quiet', 'what is the best time to visit'],
    no: ['the best day'],
  },
  {
    name: 'cold and heat, in English',
    topic: 'weather',
    reads: listOf(`
      is it hot, how (cold|hot|wet),
      (is|does|will|gets|get) (it) (get|be|still|) (cold|chilly|freezing|rain|rainy|wet), too hot for`),
    yes: ['does it get cold at night?', 'how hot does it get'],
    no: ['an old hot dog stand'],
  },
  {
    name: 'smoke and dust, in English',
    topic: 'weather',
    reads: listOf(`
      is the smoke, smoke bad, (haze|hazy|smog|smoky), air pollution, polluted air,
      (be|is there|have|much|any|worry about|worried about|worries about|escape|avoid|dodge|because of|before|after|
        about) (still|already|be|much|too much|any|a lot of|lots of|the|) (smoke|burning|crop burning|field burning|
        forest fires|fires){smoky},
      (smoke|crop burning|field burning|forest fires) (already|yet|started|starts|start|clear|cleared|gone|reach|
        reaches|there|from the fields),
      air quality, aqi, pm 2.5, smoke a problem, (burning|smoke) season`),
    yes: [
      'is the smoke bad in March?',
      'Is there already smoke in February?',
      'I worry about the burning',
      'has the smoke cleared by May?',
      'is the air quality ok',
      'is the burning season over',
    ],
    no: [
      'barbecue smoke and street food',
      'much burning of candles there',
      'is smoke fish a thing there?',
      'no smoking rooms',
    ],
  },
  {
    name: 'what to wear',
    topic: 'weather',
    reads: listOf(`
      เสื้อ(กัน)หนาว, ร่มกันฝน,
      (warm|winter|waterproof) (clothes|clothing), (jacket|fleece|raincoat|umbrella)(s), what … to (pack|wear)`),
    unless: listOf(`
      life jacket(s), yellow jacket(s), umbrella (making|village|painting|maker|makers|workshop|workshops|factory),
      (paint|paper|painted|handmade|make) umbrella(s)`),
    yes: ['do we need jackets up there?', 'ต้องเตรียมเสื้อกันหนาวไปด้วยหรือเปล่า', 'what do we have to pack'],
    no: ['life jackets for the kids', 'umbrella painting', 'a yellow jacket', 'the umbrella village'],
  },
]
