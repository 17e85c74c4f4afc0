import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })
const staysIn = (text: string) =>
  read(text).stays?.map(({ provinceCodes, days }) => `${provinceCodes.join('+')}: ${days}`)

describe('lists of stays', () => {
  it('reads bare numbers beside places as nights, or as days if the whole is said in days', () => {
    expect(staysIn('Bangkok 4, Chiang Mai 3, Krabi 5')).toEqual(['10: 4', '50: 3', '81: 6'])
    expect(staysIn('9 days: Bangkok 4, Krabi 5')).toEqual(['10: 4', '81: 5'])
    expect(staysIn('8 nights: 3 Bangkok, 5 Krabi')).toEqual(['10: 3', '81: 6'])
  })

  it('reads lengths before some places and behind others', () => {
    expect(staysIn('1 night Trang then Satun 2 nights')).toEqual(['92: 1', '91: 3'])
    expect(staysIn('Bangkok for 2 nights, 1 night Lopburi, Nan 3 nights')).toEqual(['10: 2', '16: 1', '55: 4'])
    expect(staysIn('4 nights in the North: Nan 2 nights')).toBeUndefined()
    expect(read('ตรัง 4 วัน แต่ 2 วันแรกทำงาน ว่างสองวันหลัง อยากดำน้ำ').days).toBe(4)
  })

  it('reads nights after “for” at the next place, and people at the only one', () => {
    expect(staysIn('Bangkok 2 nights, then a bus down to Trang for 3, and last two nights in Satun')).toEqual([
      '10: 2',
      '92: 3',
      '91: 3',
    ])
    expect(read('one night in Lopburi, the train on to Nan for two, finally Phrae for 1').nights).toBe(4)
    expect(read('Krabi 3 nights and Trang for 2, we are 4 friends').party.adults).toBe(4)
    expect(read('5 days in Krabi for 2').party.adults).toBe(2)
    expect(read('Krabi 3 nights, then dinner for 4 at the beach').party.adults).toBe(4)
    expect(read('3 nights Krabi, then Trang for 2 people').party.adults).toBe(2)
  })

  it('puts stops on the way home, and the last place, after all others', () => {
    expect(staysIn('On the way home we stop one night in Tak; 3 nights in Nan before that')).toEqual(['55: 3', '63: 2'])
    expect(staysIn('ปิดท้ายที่ตรัง 2 คืน เริ่มจากระนอง 1 คืน แล้วกระบี่ 2 คืน')).toEqual(['85: 1', '81: 2', '92: 3'])
    expect(staysIn('Tak 1 night, Nan 3 nights, then back home')).toEqual(['63: 1', '55: 4'])
    expect(read('8 days from Lopburi by way of Nan, ending up in Trang')).toMatchObject({ end: { provinceCode: '92' } })
    expect(read('drive Lopburi to Nan, 5 days, on the way back stop in Phrae').end).toBeNull()
    expect(read('ไปน่าน 3 วันจากลพบุรี ขากลับแวะตากก่อนเข้าลพบุรี').provinces).toEqual(['55', '63'])
  })

  it('reads the longest of several stays as one of them', () => {
    expect(staysIn('Bangkok 2 nights, Krabi 4 nights, Trang 1 night')).toEqual(['10: 2', '81: 4', '92: 2'])
    expect(staysIn('Trang (2), Krabi (4), Trang again (1)')).toEqual(['92: 2', '81: 4', '92: 2'])
    expect(read('5 days: 2 nights Krabi, 3 nights Trang').days).toBe(5)
  })

  it('keeps the days of a plan for a place that they change', () => {
    expect(read('ขอแผนตรัง 3 วัน เปลี่ยนใจแล้ว เอาเป็นสตูลดีกว่า').days).toBe(3)
    expect(read('ไปพัทยา 2 คืน เปลี่ยนใจดีกว่า ไประยอง 3 คืน').nights).toBe(3)
    expect(read('Phuket for 4 adults, 5 days. On second thought Krabi, same dates').provinces).toEqual(['81'])
  })

  it('reads the first and the last days of a whole', () => {
    expect(staysIn('เที่ยว 5 วัน 2 วันแรกสุรินทร์ 3 วันหลังอุบล')).toEqual(['32: 2', '34: 3'])
    expect(staysIn('ตรัง 2 คืน สตูล 1 กระบี่ 3')).toEqual(['92: 2', '91: 1', '81: 4'])
    expect(staysIn('Krabi: 3 nights; Phang Nga: 2; Phuket: 2')).toEqual(['81: 3', '82: 2', '83: 3'])
    expect(read('น่าน 3 วัน แพร่ 4 คน').days).toBe(3)
    expect(staysIn('Krabi in the middle please: Bangkok (2), Krabi (4), Bangkok again (1)')).toHaveLength(3)
    expect(read('เชียงใหม่ 3 วัน ปาย 2 วัน แม่ฮ่องสอน 1 วัน').days).toBe(6)
    expect(read('Krabi 3 days: Ao Nang 2 days, Lanta 1 day').days).toBe(3)
  })

  it('leaves out in which direction they travel', () => {
    expect(staysIn('south to north: Trang 2 days, Krabi 3, Ranong 1')).toEqual(['92: 2', '81: 3', '85: 1'])
    expect(read('the North, then the South, 3 weeks').regions.length).toBe(2)
  })

  it('reads bare numbers after a stay of the same list', () => {
    expect(staysIn('Nan 3 nights, Phrae 2, Lampang 1')).toEqual(['55: 3', '54: 2', '52: 2'])
    expect(staysIn('Nan x 3 nights, Phrae x 2')).toEqual(['55: 3', '54: 3'])
    expect(read('Nan 3 nights, room for 2').nights).toBe(3)
  })

  it('counts a stop in the middle as part of the whole', () => {
    expect(read('5 days in Chiang Mai with one night in Pai in the middle').days).toBe(5)
    expect(read('Trat for 6 nights, mid-trip one night on Ko Mak').nights).toBe(6)
    expect(read('สมุย 6 วัน กลางทริปค้างเกาะเต่า 1 คืน').days).toBe(6)
    expect(read('5 days in Chiang Mai, then one night in Pai').days).toBe(6)
  })

  it('divides the days in a province into the nights at its towns', () => {
    expect(read('กระบี่ 4 วัน อ่าวนาง 2 คืน เกาะลันตา 1 คืน').days).toBe(4)
    expect(staysIn('ตราด 5 วัน แบ่งยังไงดี เกาะช้าง 2 คืน เกาะหมาก 2 คืน')).toEqual(['23: 2', '23: 3'])
    expect(read('Krabi 4 days, Ao Nang 3 nights, Koh Lanta 2 nights').days).toBe(9)
    expect(read('กระบี่ 3 วัน ภูเก็ต 2 คืน').days).toBe(5)
  })

  it('reads no stay in one number, or in a number of people', () => {
    expect(staysIn('Bangkok 4 people, Krabi 5 days')).toBeUndefined()
    expect(read('Krabi 4').days).toBe(2)
  })

  it('counts “each” once for each place of the list beside it', () => {
    expect(read('Krabi and Nan, a week each').days).toBe(14)
    expect(read('Krabi and Nan, 1 week each').days).toBe(14)
    expect(read('3 nights in each of Bangkok, Nan and Krabi').nights).toBe(9)
    expect(read('Krabi, 4 days each way by bus').days).toBe(4)
    expect(staysIn('Three nights each in Trang, Satun and Krabi')).toEqual(['92: 3', '91: 3', '81: 4'])
    expect(staysIn('น่าน แพร่ ลำปาง ที่ละ 2 คืน')).toEqual(['55: 2', '54: 2', '52: 3'])
    expect(read('ตรัง 3 วัน ค่าเรือเกาะละ 300').days).toBe(3)
    expect(staysIn('นอนลพบุรี สระบุรี ที่ละคืน')).toEqual(['16: 1', '19: 2'])
    expect(staysIn('Koh Samet one night, Koh Chang two, Koh Kood three')).toEqual(['21: 1', '23: 2', '23: 4'])
  })

  it('reads the days of a list, also several at once', () => {
    expect(staysIn('Day 1-3 Bangkok; days 4 to 6 Krabi')).toEqual(['10: 3', '81: 3'])
    expect(staysIn('week 1 Bangkok, week 2 Krabi')).toEqual(['10: 7', '81: 7'])
    expect(read('Day 1 - 2 temples in Nan, day 2 home').days).toBe(2)
    expect(staysIn('night 1 Korat, nights 2-3 Surin, night 4 Ubon, then home')).toEqual(['30: 1', '32: 2', '34: 2'])
    expect(staysIn('วันแรกเที่ยวตรัง วันต่อมาพัทลุง วันสุดท้ายสงขลา')).toEqual(['92: 1', '93: 1', '90: 1'])
    expect(read('Nan 3 days, last day temples').days).toBe(3)
  })

  it('adds the first night to the others that are said', () => {
    expect(staysIn('first night in Bangkok, the other three nights in Hua Hin')).toEqual(['10: 1', '77: 4'])
    expect(staysIn('คืนแรกนอนอยุธยา อีกสองคืนนอนสุโขทัย')).toEqual(['14: 1', '64: 3'])
    expect(read('we sleep the first night in Krabi town and the other two on Koh Lanta').nights).toBe(3)
    expect(read('คืนแรกพักตรัง สองคืนที่เหลือพักเกาะมุก').nights).toBe(3)
    expect(read('3 nights: first night in Trat, the other two on Koh Chang').nights).toBe(3)
    expect(read('4 nights in Nan, first night near the bus station').nights).toBe(4)
    expect(read('น่าน 3 คืน คืนแรกขอใกล้ตลาด').nights).toBe(3)
  })

  it('chains dates that follow one another', () => {
    const chained = read('Nan 3-5 February, Phrae 5-8 February')
    expect([chained.startDate, chained.endDate]).toEqual(['2027-02-03', '2027-02-08'])
  })
})

describe('names within phrases', () => {
  it('reads a known name rather than a near miss of a longer one', () => {
    expect(read('Trat islands 5 days').provinces).toEqual(['23'])
    expect(read('Chiang Mia 5 days').provinces).toEqual(['50'])
  })

  it('passes through the town where they change to the ferry', () => {
    expect(read('night train from Bangkok to Chumphon and the ferry from there, 5 days Koh Tao').provinces).toEqual([
      '84',
    ])
    expect(read('night train from Bangkok to Chiang Mai, 3 days there').provinces).toEqual(['50'])
  })
})
