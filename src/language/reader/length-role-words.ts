import { oneOf, perhaps } from './phrases.ts'

// Words that several rows of `length-role-rules.ts` share.

/** What they do on some of the days: “two days of diving”. */
export const DOING = oneOf(`
  diving, scuba diving, snorkelling, snorkeling, freediving, trekking, hiking, walking, climbing, rock climbing,
  surfing, kitesurfing, sailing, kayaking, rafting, cycling, riding, golf, fishing,
  yoga, meditation, muay thai, cooking, shopping, rest, relaxing, relaxation, recovery, nothing, lazing, lounging, chilling,
  island hopping, sightseeing, temples, partying, training, meetings, work, them, it, those, which`)

/** What they sleep in for a night: “one night in a raft house”. */
export const UNUSUAL_BEDS = oneOf(`
  raft, raft house, rafthouse, raft hut, floating, houseboat, boat, liveaboard, treehouse, tree house, tree top, tent, tents,
  homestay, hammock, lodge, hut, jungle camp, camp, monastery, temple, cave, glamping, dome, farm stay, farmstay, hill tribe village`)
export const BEDS_TH = oneOf(
  'แพ, เรือนแพ, เต็นท์, เต้นท์, เต๊นท์, กระโจม, โฮมสเตย์, บ้านต้นไม้, รถไฟ, อุทยาน, วัด, ฟาร์ม, บนดอย, บนเรือ',
)

export const COURSES = oneOf(`
  trek, treks, hike, trekking, cruise, safari, course, class, workshop, retreat, liveaboard, kayak trip, boat trip, bike tour, dive trip, diving trip,
  open water, permit, pass, festival`)

/** What a part of a trip is for: “a day for the spa”, “one day at the elephants”. */
export const PASTIMES = oneOf(`
  diving, scuba, snorkelling, snorkeling, freediving, trekking, hiking, climbing, rock climbing, surfing, kitesurfing, sailing, kayaking, rafting, cycling, fishing,
  golf, golfing, yoga, meditation, muay thai, shopping, spa, massages, elephants, zip lining, ziplining, motorbiking, sightseeing, markets, temple hopping, island hopping,
  a cooking class, cooking class, a cooking course, a boat trip, a boat tour, a golf course, elephant sanctuary, water park, an elephant sanctuary, a water park, a spa, a theme park`)
export const PASTIMES_TH = oneOf(`
  ดำน้ำ, ดำน้ำตื้น, ดำน้ำลึก, ตีกอล์ฟ, กอล์ฟ, ตกปลา, พายคายัค, พายเรือ, ล่องแก่ง, ปีนผา, เดินป่า, เทรกกิ้ง, เทรคกิ้ง, โต้คลื่น, เล่นเซิร์ฟ, ปั่นจักรยาน, ช้อปปิ้ง, ชอปปิ้ง, ช็อปปิ้ง, ช้อป, นวดสปา, เข้าสปา,
  เรียนทำอาหาร, เรียนมวย, เรียนมวยไทย, สวนน้ำ, ทัวร์เกาะ, เที่ยวเกาะ, ออกทะเล`)

export const SOFTLY = perhaps('a bit, way, far, probably, just, really, maybe, definitely, a little, much')
