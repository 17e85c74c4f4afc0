import { describe, expect, it } from 'vitest'
import { shippedGazetteer } from '../../../test/support/gazetteer.ts'
import { readPrompt } from './read-prompt.ts'

const gazetteer = shippedGazetteer()
const read = (text: string) => readPrompt(text, { today: '2026-11-21', gazetteer })

describe('the ends of a trip beside other dates', () => {
  it.each([
    ['Landing in Phuket Feb 3, flying home Feb 16, a course in Krabi 7-11 Feb', '2027-02-03', '2027-02-16'],
    [
      'a retreat in Chiang Mai from 8 to 12 March, but we arrive on 5 March and fly home on 20 March',
      '2027-03-05',
      '2027-03-20',
    ],
    ['เชียงราย 3 คืน น่าน 1 คืน (จองแล้ว 9 มี.ค.) แพร่ 1 คืน', '2027-03-06', '2027-03-11'],
    ['Nan 2 nights, then 1 night in Phrae (already booked for 9 March), Lampang 2 nights', '2027-03-07', '2027-03-12'],
    ['3 nights Krabi, 2 nights Koh Lanta (reserved 9 March), 1 night Trang', '2027-03-06', '2027-03-12'],
    ['Nan 1 night, booked for 9 March', '2027-03-09', '2027-03-10'],
    ['ต้องถึงน่านวันที่ 9 มี.ค. ขับจากลพบุรี แวะไปเรื่อยๆ 4 วัน', '2027-03-06', '2027-03-09'],
    ['we have to be in Trang by 9 March; from Hua Hin with stops, 5 days', '2027-03-05', '2027-03-09'],
    ['we must be in Trang on 9 March, what is there to do for 3 days', '2027-03-09', '2027-03-11'],
    ['ต้องถึงตรัง 9 มี.ค. แล้วไปเที่ยวต่อสตูล 4 วัน ออกจากลพบุรี', '2027-03-09', '2027-03-12'],
    ['Land 3 March, Krabi 5-8 March, Trang 8-11 March, fly home 12 March', '2027-03-03', '2027-03-12'],
    ['อบรมที่ขอนแก่น 11-12 ม.ค. เที่ยวต่อถึง 15', '2027-01-13', '2027-01-15'],
    ['a conference in Phuket 9-11 March, staying on until the 15th', '2027-03-12', '2027-03-15'],
    ['a wedding in Trang on 14 March at 3 pm, we come for 2 weeks from 9 March', '2027-03-09', '2027-03-22'],
    ['a concert in Korat on 14 March, landing on 12 March and staying 5 nights', '2027-03-12', '2027-03-17'],
    ['งานแต่งที่ตรัง 14 มี.ค. เราไป 6 วันตั้งแต่ 12 มี.ค.', '2027-03-12', '2027-03-17'],
    ['a wedding in Trang on 14 March, we fly in on 11 March', '2027-03-11', '2027-03-14'],
    [
      'my cousin is ordained in Nan on Saturday 16 January, I land on the 14th, what can I do on the 2 days after, I leave on Tuesday',
      '2027-01-14',
      '2027-01-19',
    ],
    ['a meeting in Udon on 11 January, two days after that on the river', '2027-01-12', '2027-01-13'],
    ['Krabi 9-11 March, staying on until the 15th', '2027-03-09', '2027-03-15'],
    ['ประชุมที่อุดร จันทร์-อังคาร 14-15 ธค ว่างวันพุธทั้งวัน เครื่องกลับ 2 ทุ่ม', '2026-12-16', '2026-12-16'],
    ['สัมมนาที่เชียงใหม่ 9-10 ธ.ค. ว่างวันที่ 11', '2026-12-11', '2026-12-11'],
    ['อบรมที่ขอนแก่น 14-16 ธ.ค. ว่างพฤหัสศุกร์', '2026-12-17', '2026-12-18'],
    ['งานแต่งที่ลำปาง 19-20 ธันวา เสร็จแล้วลาต่อ จันทร์ อังคาร', '2026-12-21', '2026-12-22'],
    ['งานบวชที่สุรินทร์ 5-6 ธ.ค. เที่ยวต่อถึงวันพุธ', '2026-12-07', '2026-12-09'],
    ['ว่างวันศุกร์ เที่ยวอยุธยา 12 ธ.ค.', '2026-12-12', '2026-12-12'],
    ['ประชุมที่อุดร 14-15 ธ.ค. ไม่ว่างวันพุธ', '2026-12-14', '2026-12-15'],
    ['เที่ยวเลย 11-13 ธันวา ออกวันพฤหัส กลับวันจันทร์', '2026-12-10', '2026-12-14'],
    ['วิ่งเทรลที่เชียงราย 26-28 ก.พ. ไปถึงวันพฤหัส กลับวันจันทร์', '2027-02-25', '2027-03-01'],
    ['เที่ยวเลย 11-13 ธันวา ออกวันศุกร์เช้า กลับอาทิตย์เย็น', '2026-12-11', '2026-12-13'],
    ['เที่ยวเลย 11-13 ธันวา ออกวันอังคาร กลับวันเสาร์', '2026-12-11', '2026-12-13'],
    ['เที่ยวตรัง 4 วัน ต้องกลับไม่เกิน 18 ม.ค.', '2027-01-15', '2027-01-18'],
    ['ไปแพร่วันที่ 3 ธ.ค. 4 วัน ต้องกลับก่อนวันที่ 9', '2026-12-03', '2026-12-06'],
    ['ไปสมุย 5 วัน ห้ามเกิน 30 ธันวา ต้องกลับบ้านฉลองปีใหม่', '2026-12-26', '2026-12-30'],
    ['งานแต่งเพื่อนที่ตรัง 20 ก.พ. เที่ยวตรัง 3 วันก่อนวันที่ 20', '2027-02-17', '2027-02-19'],
    ['แม่เกิด 14 ม.ค. อยากไปก่อนวันเกิดแม่ 14 ม.ค. ไปเลย 2 วัน', '2027-01-14', '2027-01-15'],
    ['ศุกร์เสาร์ กลางมีนา ไปตราด 2 วัน', '2027-03-19', '2027-03-20'],
    ['ไปตราด ต้นกุมภา วันเสาร์อาทิตย์', '2027-02-06', '2027-02-07'],
    ['ไปน่าน 3 วัน ต้นเดือน มี.ค.', '2027-03-04', '2027-03-06'],
  ])('%s: %s to %s', (text, start, end) => {
    expect(read(text)).toMatchObject({ startDate: start, endDate: end })
  })

  it.each([
    ['4 days in Nan, he has surgery in March', null],
    ['น่าน 3 วัน จะคลอดเดือนเมษา', null],
    ['after surgery in March I want to recover in Hua Hin for 5 days', '2027-03'],
    ['4 days in Nan in March, surgery was last year', '2027-03'],
  ])('%s: in %s', (text, month) => {
    expect(read(text).month).toBe(month)
  })

  it('an avoided rain refuses no place that suits it', () => {
    expect(read('3 days in Trat, avoiding the rain').avoid.kinds).toEqual([])
  })

  it.each([
    ['ไปน่าน ถึงวันศุกร์เย็น กลับวันอาทิตย์', 1080, null],
    ['งานแต่งที่แพร่ คืนวันเสาร์ที่ 12 ธค บินถึงศุกร์บ่ายสอง กลับอาทิตย์สองทุ่ม', 840, 1200],
    ['ถึง 5 ม.ค. สุวรรณภูมิ 7 โมงเช้า เที่ยวกรุงเทพ 4 วัน', 420, null],
    ['บินลงน่าน 12 ธันวา เช้าๆ เที่ยว 3 วัน', 540, null],
    ['ถึงวันที่ 5 ม.ค. เริ่มเที่ยว 9 โมง น่าน 3 วัน', null, null],
    ['ไปหัวหินวันศุกร์เย็น กลับวันอาทิตย์เย็น', 1080, 1080],
  ])('%s: arrives at %s, leaves at %s', (text, arrival, departure) => {
    expect(read(text)).toMatchObject({ arrivalMinute: arrival, departureMinute: departure })
  })
})
