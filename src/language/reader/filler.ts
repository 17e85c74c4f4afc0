import { isThai } from '../text/normalise.ts'
import { segmentThai } from '../text/segment.ts'
import { isNoName } from './no-name-words.ts'
import { listOf } from './phrases.ts'

/**
 * Whether a word carries no wish by itself, so that it is not reported as not understood. Such a word goes into the lists
 * `THAI` or `ENGLISH` below, one of conversation (“honestly”, `ลังเล`) into those of `small-talk.ts`.
 */
export function isFiller(word: string): boolean {
  return (
    FILLERS.has(word) ||
    (word.includes("'") && FILLERS.has(word.replaceAll("'", ''))) ||
    (isThai(word)
      ? word.length < 2 || isParticle(word) || (isStretched(word) && FILLERS.has(unstretched(word)))
      : word.length < 2)
  )
}

/** Whether a piece of Thai consists of such words only: `แล้วกลับ`. */
export function isFillerRun(text: string): boolean {
  if (isFiller(text)) return true
  if (!isThai(text) || text.length > LONGEST_RUN) return false
  const known = runs.get(text)
  if (known !== undefined) return known
  if (runs.size >= MOST_RUNS) runs.clear()
  const isRun = segmentThai(text).every(isFiller)
  runs.set(text, isRun)
  return isRun
}

const MOST_RUNS = 20_000
const runs = new Map<string, boolean>()

const LONGEST_RUN = 16

export function listFillers(): Iterable<string> {
  return [...FILLERS, ...MISSPELLED]
}

/** Words before names that end in another word if a letter is missing: `จัหวัด` in `วัด`. */
export function isMisspelled(form: string): boolean {
  return MISSPELLED.has(form)
}
const MISSPELLED: ReadonlySet<string> = new Set('จัหวัด จังวัด จงหวัด จัวหวัด จังหัวด จังหวด'.split(' '))

/** `ค้าาา`, `มากกก`. */
const isStretched = (word: string): boolean => hasStretched(word, 0, word.length)

/** Whether a part of a text has the same letter three times in a row. */
export function hasStretched(text: string, start: number, end: number): boolean {
  let [before, same] = [-1, 0]
  for (let at = start; at < end; at++) {
    const letter = text.charCodeAt(at)
    same = letter === before ? same + 1 : 1
    if (same === 3) return true
    before = letter
  }
  return false
}

function unstretched(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1')
}

/** Verbs, words of wishing, numbers and questions are no name, even if one sounds like them (`no-name-words.ts`). */
export function beginsNoName(text: string): boolean {
  return isNoName(text)
}

/** “ไม่เข้าวัดเลย” means no temple, not the temple of Loei. */
export function endsNoName(text: string): boolean {
  return isParticle(text)
}

const isParticle = (text: string): boolean => beginsParticle(text, 0) && PARTICLE.test(text)

/** Whether particles may follow one another here: `นะคะ`. */
export const beginsParticle = (text: string, at: number): boolean => PARTICLE_BEGINNINGS.has(twoLetters(text, at))
const twoLetters = (text: string, at: number) => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)
const PARTICLES = listOf('นะ, คะ, ค่ะ, ครับ, จ้า, จ้ะ, จ๊ะ, หน่อย, เลย, ด้วย, สิ, ดิ, อะ, อ่ะ, งับ, ฮะ, ฮับ')
const PARTICLE_BEGINNINGS: ReadonlySet<number> = new Set(PARTICLES.map((particle) => twoLetters(particle, 0)))
const PARTICLE = new RegExp(`^(?:${PARTICLES.join('|')}){1,5}$`)

const ENGLISH = `
a able about above absolutely across actually add advice after afternoon afternoons again ahead ai all along alone already alternative alternatives also although always am
amazing among an and another any anything anyone anywhere apart appreciate are area areas around arrange arrive arrived arriving art as ask at attend available away
awesome back bad base based basically be beautiful because been before beginning being believe best better between big bit book booking both breakfast bring
budget build but buy by call came can cannot cant care catch check choose cities city close come comes comfortable coming completely consider considering
cool could country couple cover create daily dates day days dear decide definitely depart departing departure design destination destinations detailed did different
dinner discover do does doing dont done down dream drink drive driving due during each earlier early easily easy either else end ending enjoy enjoying
enough ensure entire especially etc ethical ethically even evening evenings ever every everyone everything exactly excellent excited expect experience experiences experiencing explore exploring
extra fairly fan fantastic far fast favorite favourite feel few fill finally find fine first fit flexible focus focused focusing follow following for forward
found friendly from full fun further general generate get gets getting give given go goes going gonna good got great group guide had half hang happy has have having
hello help her here hey hi highly him his hit hoping  hour hours how however i id ideal ideally ideas idea if ill im important in include included includes including incl interest
interested interesting into is it itinerary itineraries its ive join journey just keep kind kinda kindly kinds know land last late later lazy leave leaves leaving left length
less let lets life like liked likes liking limit list little ll local locals long look looking looks lot lots love loved loves loving lovely lunch made main mainly
make makes making many map max maximum may maybe me meal meals mean meet middle might min mind mine minimum mix mixed moderate moment month more morning mornings
most mostly move much must my myself near nearby need needs new next nice night nights no not note nothing now number of off offer often ok okay old on once one ones only
onto option optional options or order organize organise other others our ours ourselves out outside over overall own pace part parts pass people per perfect perhaps person
personal place places plan planned planner planning plans please plenty pls plz plus point popular possible possibly pref prefer preferably preference preferred prefers pretty
prioritize priority probably program propose province provinces put quick quickly quite rather re reach really reasonable recommend recommended recommendations recommendation
region regions request rest return returning right road round route routes safe same say schedule second see seeing seen share short should show shows side sight simple since sir
 small so some someone something sometimes somewhere soon sort special spend spending spot spots start started starting starts stay staying still stop stopping stops style such suggest suggested
suggestion suggestions suitable super sure take takes taking tell than thank thanks that thats the their them then there these they thing things think this those though through
throughout thx till time times tip tips to today together tomorrow tonight too top total totally touch tour toured touring tourist tourists tours toward towards town towns transfer
travel traveler travelers traveling traveller travellers travelling trip trips try trying two type types typical under unique until up upon us use using usually vacation various
vacations holiday holidays ve very via view visit visited visiting visits wait wake walk walks wanna want wanted wants was way ways we week weeks weather well went were what whatever when where whether which while
who whole why will wish wishes with within without wonderful work world worth would yes yet you your yours yummy itenerary itinery plz pax kindly someplace must-see enthusiasts enthusiast lover lovers fans buffs buff crazy
afterwards airport arrival arrives      hopping hop spots day-trip getaway escape adventure-ish break     whats lets gotta some asap moderately
stuff typically visitor whos heres giving initial initially decided dropped bypassing opted called visitors english thai person's seems seem currently guess according understood welcome posts post read everywhere guys guy opinion sketch rough head heading ended correct wrong okay likely girls boys landing land lands everyday each lots tons bunch pick drop car bus train boat walkable suggest kick off dates alright cheers atmosphere vibe vibes chilled season december-ish feels fresh air cold warm hot sunny cooler nicely amount spread
beginner begin begins beginning ending finishing winding wrapping final first-time timer timers bored boring simply truly deeply local-style combine combined combination mixture balance balanced between variety various follow-up include-ing thailand's thai-style style-wise scenic-wise    cheap finish weve wed theyre youre shes hes lets needed decent fixed non-negotiable non negotiable carry carrying backpack backpacks rucksack luggage`

const THAI = `
ยืดหยุ่น ล็อค ล็อก กำหนด ฟิก ฟิกซ์ ปักหมุด ตั้งฐาน เบส แอลกอฮอล์ เรื่อย คุ้ม คุ้มค่า
เดือน ปี สัปดาห์ อาทิตย์ ชวน ว่าง ไป มา ที่ และ กับ หรือ แต่ ก็ จะ ให้ ได้ ของ ใน นอก จาก ถึง เป็น คือ มี อยู่ อยาก ต้องการ ชอบ รัก ขอ ช่วย หน่อย ด้วย แล้ว เลย นะ ครับ ค่ะ คะ เที่ยว ท่องเที่ยว แผน แพลน จัด สร้าง วาง วางแผน ลงรถ ขึ้นรถ ต่อรถ
ทริป โปรแกรม แนะนำ ทำ หา พา เอา ไม่ ไม่เอา เน้น สาย แบบ แนว สวย สวยงาม ดี ดัง เด็ด มาก เยอะ น้อย นิด นิดหน่อย บ้าง ทุก วัน คืน เช้า สาย บ่าย เย็น ค่ำ กลางวัน กลางคืน ตอน ช่วง เวลา ชั่วโมง นาที โมง
คน คนละ เรา ฉัน ผม ดิฉัน พวกเรา กัน กันเอง เขา ท่าน ตัว เอง ทั้ง ทั้งหมด หมด ครบ รวม ประมาณ ราว เกิน ไม่เกิน ภายใน ก่อน หลัง เริ่ม กลับ ออก เข้า ถึง ต่อ แวะ ผ่าน พัก ค้าง นอน กิน ทาน ดื่ม ชม ดู เดิน นั่ง ขับ
รถ เมือง จังหวัด อำเภอ ตำบล ภาค ย่าน แถว ใกล้ ไกล ห่าง รอบ บริเวณ ริม ตาม เส้นทาง ทาง สถานที่ แหล่ง จุด แห่ง ร้าน บาท งบ งบประมาณ ราคา ถูก แพง ฟรี เหมาะ สำหรับ เพื่อ เพราะ เนื่องจาก ถ้า หาก เมื่อ
ว่า อะไร ไหน ไหม มั้ย ยังไง อย่างไร เท่าไร กี่ นี้ นั้น โน้น นี่ นั่น อื่น อีก เพิ่ม ลด ใหม่ เก่า เดียว เดี่ยว คู่ กลุ่ม ครั้ง แรก สุดท้าย ปลายทาง ต้นทาง จุดหมาย หลาย ส่วน อย่าง อย่างละ เช่น
พร้อม สนใจ คิด รู้ รู้จัก บอก เลือก ใช้ ลอง สุด ที่สุด โดย โดยเฉพาะ เฉพาะ เท่านั้น พอ เพียง แค่ อาจ ควร ต้อง เตรียม เตรียมตัว น่า น่าจะ น่าสนใจ น่าเที่ยว ห้าม พลาด ห้ามพลาด ขอบคุณ สวัสดี รบกวน คับ จ้า หยุด วันหยุด ลา ลาพัก งาน
พักผ่อน ฮิต ยอดฮิต เด่น บรรยากาศ บรรยากาศดี อากาศ อากาศดี หนาว เย็นสบาย เย็น ร้อน สนุก มันส์ ฟิน ปัง ใจ ชีวิต คะ สัก ซัก ประเทศ ไทย เที่ยวชม สัมผัส เรียนรู้ ตารางเที่ยว ตาราง กำหนดการ ช่วยจัด ช่วยวางแผน อยากได้ มือใหม่ สไตล์
ดีๆ สบาย รีวิว บล็อก บล็อค แอดมิน โรงแรม ที่พัก สนามบิน เครื่องบิน เครื่อง ลง ขึ้น หน้า ใจกลาง กลาง เก็บ หลัก รอง เล็ก ใหญ่ ยาว สั้น เต็ม ปิด เปิด สามารถ ทาน ลูก แม่ พ่อ เพื่อน แฟน ครอบครัว เด็ก ผู้ใหญ่ สักหน่อย ไร ป่ะ ปะ อ่ะ อะ ล่ะ ละ นิยม ยอด ใด
ซึ่ง อัน ไว้ ยัง เคย คง ทาง ต่างๆ ต่าง กว่า จริง จริงๆ ดู เหมือน เรื่อง ระหว่าง ช่วงเวลา สะดวก ง่าย ง่ายๆ แน่นอน พิเศษ เจอ เห็น สู่ เข้าพัก ถัดไป จบ เสร็จ ร่วม ติด เพลิน เพลินๆ อิ่ม คำ คำแนะนำ ผู้ ผู้รู้ ใคร ขวบ หนู คุณ พี่ น้อง ที่ไหน ตั้งแต่ ปลาย ต้น ค่อย กะ ทราบ ล่วง ล่วงหน้า กูรู ค้า คร้า ท้าย ปิดท้าย ตบท้าย ส่งท้าย แล้วจบ อยู่ดี นะคร้า ครับผม คับผม ระบบ ชาย หญิง ผู้หญิง ผู้ชาย ทำนอง ทำนองนี้ ตรงไหน ผิดพลาด ขอโทษ กระทู้ ตั้งกระทู้ เกริ่น ข้อมูล สอบถาม รบกวน แล้วก็ จะไป เผื่อ หลังจาก เอ่ย ไง มั่ง อะ เด้อ จ๊ะ แฮะ หรอ เหรอ ฮะ ปรึกษา วิธี หลง เปลี่ยน นาน สด เดือน แถบ มื้อ มื้อเช้า มื้อเที่ยง มื้อเย็น ดินเนอร์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ หลวงพ่อ หลวงปู่ หลวงตา เจ้าแม่ เจ้าพ่อ ข้าว ข้าวเช้า ข้าวเที่ยง ข้าวเย็น เฉยๆ สายๆ`

const FILLERS: ReadonlySet<string> = new Set(`${ENGLISH} ${THAI}`.split(/\s+/).filter((word) => word !== ''))
