import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('what the name of a place is for', () => {
  it.each([
    ['home is Chiang Mai, three days in Nan please', ['55'], 'where they live'],
    ['I teach in Sakon Nakhon and want a weekend in Nong Khai', ['43'], 'where they work'],
    ["I'm based in Bangkok, a weekend in Ayutthaya", ['14'], 'where they are'],
    ['we are already living in Lamphun, 2 days in Lampang', ['52'], 'where they live, with a word between'],
    ['ทำงานภูเก็ต หยุด 3 วัน อยากไปตรัง', ['92'], 'where they work, without a preposition'],
    ['พ่อบินจากตรังมาหา ถึงดอนเมืองบ่ายสอง อยู่ 2 คืน พาไปไหนดี', ['10'], 'the city of the airport that they come to'],
    ['we land at DMK at 9 and have two days, temples please', ['10'], 'the only place is that of the airport'],
    ['ปั่นจากอุบลเลียบโขงไปนครพนม 6 วัน', ['34', '48'], 'a journey along the way'],
    ['จากอุบลไปนครพนม 6 วัน', ['48'], 'only the home'],
    ['ไปเสม็ด 2 วัน ขอหาดที่น้ำตื้น', ['21'], 'what kind of beach, and no name'],
    ['ไปเสม็ด 2 วัน ขอหาดน้ำตื้น', ['21'], 'the first word of more, and no restaurant'],
    ['เหนือ 3 วัน', [], 'a region'],
    ['หาดใหญ่ 2 วัน น่าน 3 วัน กระบี่ 2 วัน บินจากน่านไปกระบี่มีไหม', ['90', '55', '81'], 'from one stop to the next'],
    ['Trang, Nan and Krabi in 9 days, are there flights from Nan to Krabi?', ['92', '55', '81'], 'the same, in a list'],
    ['น่าน 3 วัน ขับรถจากน่านไปดูอะไรดี', ['55'], 'what they drive out from'],
    ['two days in Bangkok and one in Trang, we do not need a hotel in Bangkok', ['10', '92'], 'no hotel, but a stay'],
    ['เรียนอยู่ขอนแก่น ไปเที่ยวเลย 2 วัน', ['42'], 'where they study'],
    ['กทม ไปน่าน 3 วัน 2 คืน', ['55'], 'the head of a way'],
    ['ขับรถโคราชไปเลย 3 วัน', ['42'], 'how they travel, before it'],
    ['นั่งรถทัวร์กรุงเทพเชียงราย เที่ยว 3 วัน', ['57'], 'the two ends of a line'],
    ['ขับรถ น่าน แพร่ 3 วัน', ['55', '54'], 'a list of stops by car'],
    ['ภูเก็ตไปพีพีไปกระบี่ 5 วัน', ['83', '81'], 'a route, of which the head is a stop'],
    ['เที่ยวกรุงเทพไปอยุธยา 3 วัน', ['10', '14'], 'a visit before the way'],
    ['กรุงเทพ 2 คืน ไปหัวหิน 2 คืน', ['10', '77'], 'nights before the way'],
    ['ดูทะเลหมอกที่เลย 2 วัน', ['42'], 'a name that is a word'],
    ['เที่ยวกันให้เต็มที่เลย น่าน 2 วัน', ['55'], 'a word that is a name'],
    ['บ้านอยู่ตะพานหิน พิจิตร ไปลพบุรี 1 วัน', ['16'], 'the province of their town'],
    ['งบ 3000 อยู่ขอนแก่น ไปไหนดี 2 วัน', [], 'where they live, in the middle of a sentence'],
    ['an alternative to Pai for 3 days: Nan?', ['55'], 'what something else replaces'],
    ['4 days in Khao Lak, not interested in Phuket apart from the airport', ['82'], 'what does not interest them'],
    ['3 days in Krabi, Phuket was far too busy last year', ['81'], 'where they were last year'],
    ['Chiang Mai is done to death, so Lampang for 3 days', ['52'], 'what they have done'],
    ['we did Krabi in 2019, so Trang this time', ['92'], 'what they did'],
    ['Took my parents to Pattaya last year, they hated it; Rayong this time', ['21'], 'where they took others'],
    ['That time we saw Sukhothai and Lampang. Now Nan, 9 days', ['55'], 'what they saw'],
    ['we saw Nan on TikTok and want 3 days there', ['55'], 'what they saw in a film'],
    ['Last time it was Krabi, the time before that Phuket. So Satun now', ['91'], 'the time before the last'],
    ['ปีก่อนพาแม่ไปหัวหิน ปีก่อนหน้านั้นพัทยา ปีนี้ระยอง 3 วัน', ['21'], 'the same in Thai'],
    ['ทีแรกจะไปน่านแต่ฝนตก เลยย้ายมาเป็นระยอง 3 วัน', ['21'], 'a plan that the rain changed'],
    ['Wanted Pai but it is too far, so Chiang Dao it is, 3 days', ['50'], 'a wish that was too far'],
    ['Satun and Lipe, 4 days, we fly to Hat Yai', ['91'], 'where they land'],
    ['3 days in Satun, then we fly to Krabi for 2 days', ['91', '81'], 'where they fly on'],
    ['เบตง 3 วัน บินลงหาดใหญ่เช่ารถขับไปเอง', ['95'], 'where they land and drive on'],
    ['I rent a place in Pattaya till May. 3 days in Trat please', ['23'], 'where they rent a home'],
    ['ออฟฟิศเราอยู่ชลบุรี อยากจัดทริปกาญจนบุรี 2 วัน', ['71'], 'where their office is'],
    ['แม่ยายอยู่สุรินทร์ เราจะแวะรับท่านแล้วไปเที่ยวอุบล 3 วัน', ['34'], 'where they fetch somebody'],
    ['ส่งลูกเรียนที่เชียงใหม่เสร็จ จะไปเที่ยวลำปาง 2 วัน', ['52'], 'where they drop somebody'],
    ["3 days Nan, my wife's name is Loei", ['55'], 'what somebody is called'],
    ['My colleague Trang is getting married in Nan, 3 days there', ['55'], 'a person'],
    ['Sukhothai noodles in Chiang Mai, 3 days', ['50'], 'a dish'],
    ['ร้านข้าวมันไก่ตรังที่หัวหิน 2 วัน', ['77'], 'a shop'],
    ['Noodles in Sukhothai and temples in Nan, 3 days', ['64', '55'], 'where they eat'],
    ['a hotel on Petchburi road in Bangkok, 3 days', ['10'], 'a road'],
    ['เกาะเต่าที่สุราษฎร์ 3 วัน คนละที่กับที่พังงา', ['84'], 'where another one of that name is'],
    ["My mum comes from Lampang and I'd like to show my kids around there, 3 days", ['52'], 'the home of others'],
    ['ยายเป็นคนแพร่ เลยอยากไปเที่ยวที่นั่น 2 วัน', ['54'], 'the same in Thai'],
    ['Everyone goes to Pai, we want Mae Sot, 3 days', ['63'], 'where everybody else goes'],
    ['Been there done that: Phuket, Krabi. Trang for 4 days', ['92'], 'what they have done'],
    ['เคยอยู่เชียงใหม่ 4 ปี แต่ไม่เคยไปน่าน ขอ 3 วัน', ['55'], 'where they used to live'],
    ['from Bangkok, 2 days, no further than Ayutthaya', ['14'], 'as far as they go'],
    ['Picking up grandma in Saraburi, then 2 days in Loei', ['42'], 'where they fetch somebody'],
    ['ไม่เอาเกาะช้างตราด เอาเกาะช้างระนอง 3 วัน', ['85'], 'of two islands, the one in the other province'],
    ['Phuket is full so Trang, 4 days', ['92'], 'where no room is left'],
    ['Cancelled our Samui booking, going to Nan instead, 3 days', ['55'], 'what they cancelled'],
    ["My boss suggests Korat, but I'd rather go to Ubon for 2 days", ['34'], 'what others suggest'],
    ['My boss suggests Korat and Ubon, 4 days', ['30', '34'], 'a suggestion that they take'],
    ['ปกติไปพัทยา รอบนี้อยากลองจันทบุรี 2 วัน', ['22'], 'where they usually go'],
    ['ปีใหม่ไปเขาค้อมาแล้ว สงกรานต์นี้ขอหัวหิน 3 วัน', ['77'], 'where they were at the last feast'],
    ['after a week in Phuket we have 3 days for Trang', ['92'], 'where they are before the trip'],
    ['Was thinking Samui but now it is Krabi, 5 days', ['81'], 'a plan that they gave up'],
    ['ตอนแรกจะไปสมุย แต่เปลี่ยนเป็นกระบี่ 4 วัน', ['81'], 'the same in Thai'],
    ['Was Bali or Phuket, now Phuket, 5 days', ['83'], 'a plan named again'],
    ['Bali was full so Koh Samui it is, 7 days', ['84'], 'in place of one abroad'],
    ['instead of Bali we chose Krabi for a week', ['81'], 'chosen in place of one abroad'],
    ['We fly Bangkok Airways to Samui, 4 days', ['84'], 'an airline'],
    ['ตั๋วบางกอกแอร์ไปสมุย 4 วัน', ['84'], 'the same in Thai'],
    ['อยากไปทะเลระยอง 2 วัน', ['21'], 'a kind before a name'],
    ['a lazy week on Phuket', ['83'], 'a word that sounds like an island'],
    ['ไปพัทยา เอ้ย ระยอง 2 วัน', ['21'], 'a slip of the tongue'],
    ['somewhere between Korat and Nong Khai for a night, 2 days', ['43'], 'the ends of a way'],
    ['ระหว่างโคราชกับหนองคาย แวะไหนดี 2 วัน', ['43'], 'the same in Thai'],
    ['3 days between Trang and Satun', ['92', '91'], 'time for both'],
    ['ชะอัม 2 วัน', ['76'], 'a name that many write like this'],
    ['เมืองชล 1 วัน', ['20'], 'what people call it'],
    ['somewhere like Pai but quieter, Phrae perhaps, 3 days', ['54'], 'what it should be like'],
    ['อยากได้ฟีลปายแต่คนน้อย ไปแพร่ 3 วัน', ['54'], 'the same in Thai'],
    ["we'd like Trang but also Satun, 4 days", ['92', '91'], 'a wish'],
    ['แทนที่จะไปหัวหิน ไปชุมพรดีกว่า 2 วัน', ['86'], 'what it replaces in Thai'],
    ['I study at Kasetsart Chumphon, a weekend in Ranong', ['85'], 'where they study, by its name'],
    ['fly into Trang and out of Krabi, 5 days', ['92'], 'where they leave'],
    ['into Trang and out of Krabi, 9 days', ['92', '81'], 'where a longer trip ends'],
    ['into Trang and out of Krabi, 9 days, diving on Ko Tao', ['92', '84'], 'where it ends, beside another goal'],
    ['Hat Yai no need, we go there every year. Trang 3 days', ['92'], 'a place that needs no visit'],
    ['already seen the palace and the railway station, Hua Hin 3 days', ['77'], 'the goal after what they know'],
    ['พนมรุ้งนี่ต้องได้ขึ้น 2 วัน', ['31'], 'a sight without the kind in its name'],
    ['ผาแต้มต้องได้เห็น อุบล 2 วัน', ['34'], 'one whose name is made of other words'],
    ['พาไปดูรุ้งหลังฝนที่น่าน 2 วัน', ['55'], 'a part of such a name'],
    ['นี่ต้องไปไหนดี อุดร 1 วัน', ['41'], 'no name before “must”'],
    ['anywhere but Krabi for 4 days, Trang maybe', ['92'], 'what may be anything else'],
    ['any beach town but Hua Hin, say Cha-am for 2 days', ['76'], 'a kind that may be anything else'],
    ['on my way Korat -> Ubon, one day in Surin', ['34', '32'], 'the ends of a way in the middle of a sentence'],
    ['we go from Korat to Surin and on to Ubon, 3 days', ['32', '34'], 'only the first end is where they come from'],
    ['I live for 4 years in Loei with my husband, 3 days in Nan please', ['55'], 'where they live, with how long'],
    ['แม่อยู่ระนอง พี่อยู่ตรัง นัดเจอกันที่กระบี่ 3 วัน', ['81'], 'the homes of those who meet elsewhere'],
    ['my brother works in Loei and I come from Rayong, we meet in Korat for 2 days', ['30'], 'the same in English'],
    ['สามีคนน่าน เราคนเลย จะไปเที่ยวตราด 3 วัน', ['23'], 'where both grew up'],
    ['พี่อยู่ตรัง จะไปหา 3 วัน', ['92'], 'the home of somebody whom they visit'],
    ['ขับจากอุบลกลับกรุงเทพ ขามาผ่านบุรีรัมย์แล้ว ขอแวะสุรินทร์ 2 วัน', ['32'], 'the way here'],
    ['ขามาแวะแพร่ ขากลับแวะลำปาง เที่ยวน่าน 4 วัน', ['54', '52', '55'], 'stops of both ways'],
    ['we came up via Phrae, so 3 days in Nan now', ['55'], 'the way here in English'],
    ['เริ่มนครพนมเลียบโขงลงไปเรื่อยๆ จนถึงอุบล 4 วัน', ['48', '34'], 'where the way along the river begins'],
    ['เริ่มกรุงเทพไล่ลงไปถึงชุมพร 2 วัน', ['86'], 'the capital, from which they only leave'],
    ['พักแถวลาดพร้าว 2 คืน', ['10'], 'a quarter of the capital'],
    ['our hotel is in Sathorn, 3 nights', ['10'], 'the same in English'],
    ['น้าอารีย์ชวนไปน่าน 2 วัน', ['55'], 'a person called like a quarter'],
    ['a night in Mukdaharn town', ['49'], 'a misspelt name beside “town”'],
    ['we never made it to Erawan, so Kanchanaburi for 3 days', ['71'], 'what they have missed'],
  ])('%s: %s (%s)', (text, provinces) => {
    expect(read(text).provinces).toEqual(provinces)
  })

  it.each([
    ["we're based in Chiang Mai for 4 days and visit Lamphun", '50', 'a stay'],
    ['I was thinking of Krabi for 5 days', '81', 'a plan that holds'],
    ['my brother works in Rayong and we visit him for 2 days', '21', 'where somebody else works'],
    ['เรียนทำอาหารที่เชียงใหม่ 2 วัน', '50', 'a lesson there'],
    ['Bangkok bank holiday weekend, 3 days', '10', 'no bank'],
    ['a concert at Rajamangala, two days', '10', 'a stadium'],
    ['2 วันหลังงานที่ไบเทค', '10', 'a hall'],
    ['3 days, we fly to UTP', '21', 'an airport'],
    ['no raves on Samui please, 4 days there', '84', 'a party that is refused'],
  ])('%s: %s (%s)', (text, province) => {
    expect(read(text).provinces).toContain(province)
  })

  it.each([
    ['Landing at U-Tapao, 3 days in Pattaya', ['20'], 'an airport on the way'],
    ['ถึงสถานีเด่นชัยตีห้า ไปน่าน 3 วัน', ['55'], 'a station on the way'],
    ['my son is at Bangkok Hospital in Udon, 2 days there', ['41'], 'an institution called like a town'],
    ['เฝ้ายายที่โรงพยาบาลกรุงเทพภูเก็ต มีเวลา 2 วัน', ['83'], 'the same before the place where it is'],
    ['Krabi 4 days, no Phuket party boats', ['81'], 'boats that are refused'],
    ['We know Satun already so not there, 4 days in Trang', ['92'], 'known, so not again'],
  ])('%s: only %s (%s)', (text, provinces) => {
    expect(read(text).provinces).toEqual(provinces)
  })

  it.each([
    ['พักบ้านป้าที่ปากช่อง เที่ยว 3 วัน', '30'],
    ['นอนแพแถวสังขละบุรี 1 คืน', '71'],
    ["we sleep at my aunt's house in Nong Khai, 3 days", '43'],
    ['5 nights in Chiang Rai and day trips from there', '57'],
    ['we have 4 nights in Trang, one day trip to an island', '92'],
  ])('%s: they sleep in %s', (text, province) => {
    expect(read(text).base?.provinceCode).toBe(province)
  })

  it.each([
    ['3 nights in Krabi and 2 nights in Trang, and day trips', 'a stay of several'],
    ['พักผ่อนสบายๆ 3 วัน น่าน', 'a rest'],
    ['ไม่ค้างที่พัทยา แวะกินข้าวแล้วไปจันทบุรี 2 คืน', 'a stop'],
    ['นอนตรัง 1 คืน สตูล 2 คืน', 'the first of two stays'],
  ])('%s: not every night there (%s)', (text) => {
    expect(read(text).base).toBeNull()
  })

  it.each([
    ['เพื่อนมาจากลำปาง ผมมาจากตาก เจอกันที่สุโขทัย 2 วัน', '63'],
    ['one day by the sea near Chanthaburi', '22'],
    ['ที่เที่ยวใกล้ราชบุรี ไปเช้าเย็นกลับ', '70'],
  ])('%s: they come from %s', (text, province) => {
    expect(read(text).start?.provinceCode).toBe(province)
  })

  it('takes two days near a place for no journey from there', () => {
    expect(read('two days near Ratchaburi').start).toBeNull()
  })

  it('does not hide what is missed among what is known', () => {
    expect(read('we never made it to Erawan, 3 days in Kanchanaburi').avoid.towns ?? []).toEqual([])
  })

  it('plans what lies in a region together with its named provinces', () => {
    expect(read('Khmer ruins of Isan by car for 4 days: Phimai and Phanom Rung, maybe Surin').provinces).toContain('31')
  })

  it.each([
    ['เหนือ 3 วัน', 'north'],
    ['ใต้ 4 วัน', 'south'],
    ['ใต้ตอนล่าง 4 วัน', 'lower_south'],
    ['the upper south for 4 days', 'upper_south'],
    ['เหนือล่าง 3 วัน', 'lower_north'],
    ['central Isan by car, 3 days', 'middle_northeast'],
  ])('%s: the region %s', (text, key) => {
    expect(read(text).regions.map((region) => region.key)).toEqual([key])
  })

  it('counts no night for a region around the other stops', () => {
    const { stays } = read('6 days up in the north: Phitsanulok first, two nights in Phrae, then Chiang Rai')
    expect(stays?.map(({ provinceCodes }) => provinceCodes.join())).toEqual(['65', '54', '57'])
  })

  it('takes no part of a longer name for a district', () => {
    const district = { code: '8410', provinceCode: '84', nameTh: 'พนม', nameEn: 'Phanom', point: null }
    const wider = { ...gazetteer, districts: [...gazetteer.districts, district] }
    const provinces = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer: wider }).provinces
    expect(provinces('Two days for Phanom Rung from Korat')).not.toContain('84')
    expect(provinces('Two days in Phanom please')).toContain('84')
  })
})

describe('a name of ordinary words', () => {
  const visited = (text: string) => read(text).mustVisit.map(({ placeId }) => placeId)

  it('is known by what they would like to do there', () => {
    for (const text of ['บึงกาฬ 2 วัน อยากขึ้นหินสามวาฬ', 'อยากดูหินสามวาฬ บึงกาฬ 2 วัน', 'อยากเห็นหินสามวาฬ']) {
      expect(visited(text)).toEqual(['th-38-hin-sam-wan'])
    }
    expect(visited('บึงกาฬ 2 วัน อยากดูวิวสวย ๆ')).toEqual([])
  })
})

describe('half a day that ends early', () => {
  const windowOf = (text: string) => read(text).dailyWindow

  it('begins by seven where the way from another town is part of it', () => {
    for (const text of [
      'half day in Ayutthaya from Bangkok, back at the hotel by 2pm',
      'ราชบุรี ครึ่งวัน ออกจากกรุงเทพ กลับถึงโรงแรมก่อนบ่ายสอง',
    ]) {
      expect(windowOf(text)).toEqual({ start: 420, end: 840 })
    }
    expect(windowOf('half day in Bangkok, back at the hotel by 2pm')).toEqual({ start: 540, end: 840 })
  })
})

describe('islands that they know', () => {
  const avoided = (text: string) => read(text).avoid.islands ?? []

  it('are not for this trip', () => {
    expect(avoided("we've done Koh Tao, another island for 4 days please")).toEqual(['ko-tao'])
    expect(avoided('เคยไปเกาะเต่าแล้ว ขอเกาะอื่น 3 วัน')).toEqual(['ko-tao'])
  })

  it('are for it if they are named again', () => {
    expect(avoided('we have been to Koh Tao and go to Koh Tao again for 4 days')).toEqual([])
    expect(avoided('4 days on Koh Tao')).toEqual([])
  })
})

describe('destinations that they know', () => {
  const avoided = (text: string) => read(text).avoid.destinations ?? []

  it('are not for this trip, unless named again', () => {
    expect(avoided("we've been to Pai, 6 days in the north please")).toEqual(['pai'])
    expect(avoided('เคยไปเขาค้อแล้ว ขอเที่ยวเหนือ 5 วัน')).toEqual(['khao-kho'])
    expect(avoided("we've done Koh Lipe, an alternative for 4 days")).toEqual(['ko-lipe'])
    expect(avoided("we've been to Pai and want to go to Pai again for 3 days")).toEqual([])
  })
})
