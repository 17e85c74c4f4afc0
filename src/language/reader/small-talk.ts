import { isFirstName } from './first-names.ts'
import { listOf } from './phrases.ts'

/** Whether a word only fills a sentence of a forum: it asks, thanks, excuses, hesitates or says when again. */
export function isSmallTalk(word: string): boolean {
  return WORDS.has(word) || isFirstName(word) || DRAWN_OUT.has(word.replace(REPEATED, '$1')) || LAUGHS.test(word)
}

/** Words of which letters are drawn out: `ค่าาา`, `คร้าาบ`. */
const DRAWN_OUT: ReadonlySet<string> = new Set(
  listOf('ฮ่า, อิ, ค่า, คร้า, คร้าบ, ค้า, จ้า, น้า, ง่า, กราบ, นะคร้า, หน่อยคร้า, ฮือ, lol, thx, tysm'),
)
const REPEATED = /(.)\1+/g
/** `555` and “hahaha”, but not 55. */
const LAUGHS = /^(?:5{3,}|haha\w*)$/

const WORDS: ReadonlySet<string> = new Set(
  listOf(`
    สตาร์ท, ทำงาน, คราวนี้, ครั้งนี้, รอบนี้, ตอนนี้, ใครพอ, ใคร, พอจะ, พอ, ก็ได้, ขากลับ, ขาไป, ซ้ำ, นึง, สักที, พอดี, ตอนแรก, ปกติ, รบกวน, กราบ,
    ขอบพระคุณ, ล่วงหน้า, ด่วน, ลังเล, เลือกไม่ถูก, ตัดสินใจ, กำลัง, กะว่า, ตั้งใจ, ถาม, ตอบ, แบ่งปัน, แชร์, รีวิว, กระทู้, เผื่อ, ทีแรก,
    พวกนี้, อะไรพวกนี้, อะไรงี้, ประมาณนี้, แนวนี้, ไหว, ไหวไหม, ทัน, พอไหม, พอมั้ย, ยังไม่, ขี้เกียจ, เพิ่ง, เคย, ลูก, สาว, หนุ่ม, ทุกคน,
    ล้วน, เส้น, เล่น, เรือ, เหลือ, เติม, โค้ง, อายุ, จำนวน, หนึ่ง, ไหว้, เล็ง, กูรู, รายงาน, แก๊ง, กิโล, สถานี, โดยตรง, เจ้า, เน้อ, บ้าน, แม่ผม, บ้านผม, แบ่ง,
    ชอบ, แอบ, น่ะ, นั่นแหละ, แหละ, โอเค, เอาเป็น, อันนี้, ที่นี่, ที่นั่น, ตรงนี้, แน่, จริงจัง, ค่า, คะ, จา, สาย, แช่, ลง, ขึ้น,
    ทริปนี้, ทริปนี้เรา, นี้, ระยะ, ระยะทาง, กิโลเมตร, เล่า, เล่าให้ฟัง, ฟัง, บทความ, บล็อก, บล็อค, แอดมิน, แอด, เพจ, นั่นก็, นั่นเอง, นั่น, ตามรอย, พิกัด,
    มุ่งหน้า, มุ่ง, รุ่งเช้า, รุ่งขึ้น, เป้าหมาย, ตั้งเป้า, ตั้งเป้าหมาย, เรียบร้อย, ทันที, โอกาส, ตื่นเต้น, บันทึก, รวบรวม, ห่างหาย, คิดถึง, คำตอบ, ประทับใจ,
    เปล่า, หรือเปล่า, รึเปล่า, ป่าว, รึป่าว, ได้ป่าว, เถอะ, เถอะนะ, เหอะ, งั้น, ว่างั้น, แกว่างั้น, ซะ, ซะงั้น, เนี่ย, เนี้ย, หละ, เราก็, ก็เลย, ตกลง, ตกลงใจ, สรุป, สรุปแล้ว, เกือบ,
    ตลอด, ตลอดทาง, โดยสาร, เดิม, เหมือนเดิม, เช่นเคย, ประจำ, คร่าว, ประเภท, ขนาดนั้น, เข้าไป, โผล่, กระโดด, กังวล, หวังว่า, เกิดจาก, ท่ามกลาง, อาศัย, ดำเนิน, ดังนี้, เป็นต้น,
    จังหวะ, บ่อย, เฮ้ย, เฮ้อ, เอ่อ, สร้าง, นำเสนอ, เรียก, เงื่อนไข, ฟันธง, เหตุ, เหตุผล, ที่มา, มุ่งหมาย, จุดมุ่งหมาย, หัวข้อ, ประสบการณ์, ความช่วยเหลือ, ความอนุเคราะห์, อนุเคราะห์,
    สมาชิก, โหวต, คุย, พูดคุย, ถกเถียง, ลงเอย, จบลง, รู้สึก, ก้อ, แร้ว, อยุ่, จู่, ขณะ, กระทันหัน, กะทันหัน, เขียน, หลายคนถาม, เงินเท่าไหร่, เงินเท่าไร, เงินประมาณเท่าไหร่, ค่าใช้จ่ายเท่าไหร่, ค่าใช้จ่ายประมาณเท่าไหร่, เงิน, ค่าใช้จ่าย, ทำงานออนไลน์, เท่าไหร่, เท่าไหร, เดียวกัน, โดยที่, นี้ก็, หึหึ,
    ฝาก, ติดตาม, ถือว่า, ทำให้, รายละเอียด, ตอนต่อไป, เกริ่น, เกริ่นนำ, หมดไป, ทั้งที, สุดๆ, ความ, การ, สายตา, เนอะ, อิชั้น, เจ้าของ, เพื่อนๆ, แฟนเพจ,
    recently, lately, stuck, split, torn, twice, once, already, issue, issues, heard, hear, hears, passed, away, died, free, report, ashes, scatter, scattering, urn, grief, grieving, mourning, widow, widower, gentle, gently, two, three, four, five,
    generation, generations, invited, invites, teacher, teachers, grade, graders, licence, licences, license, pension, date, scared, afraid, goodbye, farewell, remember, kindly, provide, someone, somebody, anybody, newbie, wondering, curious, opinions, thoughts, input,
    asia, asian, southeast, indochina, miss, misses,
    enough, doable, realistic, feasible, manageable, overkill, package, packages, female, male, solo, hubby, hello, greetings, regards,
    urgent, asap, update, edit, question, questions, query, queries, reply, replies, answer, answers, wise, day-wise, gents, sir,
    uses, used, using, thinking, thought, think, finishing, delayed, carry, carrying, living, lives, supposed, despite, severely,
    feature, features, several, affected, regarding, longer, directly, expensive, costs, paying, paid, offers, opening, closing,
    rush, rushed, women, men, entrance, entry, fee, fees, asia, southeast, cost, costing, sitting, remotely, wander, wandering, partake, learn, picture, pictures, booked, decided, spent, straight, direct, initial, initially, seem, seemed, latest, write, writes, say, says, said, here's, opted, knew, engage, approx, approximately, talk, talking, talked,
    sound, sounds, hopefully, almost, distance, originally, original, search, searching, shall, moving, sorry, usual, turn, turns, turned, specific, specifically, travelled, traveled, taken, took,
    called, forth, frequent, lastly, luckily, carefully, tentative, tentatively, incredibly, amazingly, wonderfully, terribly, genuinely, eventually, apparently, normally, realistically, unlike,
    example, follows, followed, looked, noticed, realised, realized, complete, understand, understands, wonder, gorgeous, practical, smaller, shorter, easier, nicer, similar, known, whenever, gone,
    nowhere, minutes, mins, ready, headed, heads, depending, depends, attention, means, devote, settle, settled, agree, agreed, reckon, reckons, obvs, prob, keen, entirely, least, ultimate, doubt,
    choice, choices, associate, filled, dropped, halfway, roughly, largest, deal, deals, difference, problem, problems, opportunity, flew, feeling, feelings, luck, reason, reasons, honest, clue, asked,
    activities, sights, sightseeing, sites, major, drive, drove, driven, proposed, planned, mile, miles, amidst, alas, know, knows, goals, adding, glad, tempted, levels, reading, true, case, properly, brand, third, figured, pleasures, briefest, convinced, tough, brief, upcoming, speaking, generally, basic, exact, exactly,
    otherwise, serious, course, year, years, change, changed, beauty, magnificent, promising, isn't, there's, they've, we've, location,
    locations, sometime, lower, required, stayed, home, user, direction, flat, open, hearing, hard, repeat, gave, dropping, ride, riding,
    tight, surprise, sick, heat, beyond, rushing, live, directly, strict, private, onward, roundtrip, sleep, sleeping, altogether,
    planing, cancel, cancelled, canceled, advance, experts, team, blog, blogs, website, forum, youtube, channel, newbies, brainstorm, spreadsheet, madam, maam, ma'am, bro, mate, folks, ours, mine, alot, bit, sorta, honestly, basically, actually, obviously, ofcourse, etc`),
)
