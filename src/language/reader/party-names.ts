import { isFirstName } from './first-names.ts'
import { readNumber } from './numbers.ts'
import { opensIn } from './phrase-rule.ts'
import type { Sheet, Span } from './sheet.ts'

/** Somebody by name. */
export interface NamedPerson extends Span {
  readonly word: string
}

/**
 * The names that are beside the writer's pronoun: “Dan, Priya and I”, “for me and Tomasz”. Places are no people, and
 * “I love Pai and I dive” has no name before its second “I”: one begins its clause or comes after a word like “for”.
 */
export function findNames(sheet: Sheet): NamedPerson[] {
  const patterns = [
    ...(isBesideWriter(sheet) ? [BEFORE_WRITER, AFTER_WRITER, LISTED, KNOWN_AFTER] : []),
    ...(mayBeAfterI(sheet) && /\bI and \p{Lu}/u.test(sheet.raw) ? [AFTER_I] : []),
    ...(mayBeWith(sheet) && sheet.hasUpperCase && WITH_NAME.test(sheet.raw)
      ? [WITH_WRITER, WITH_ONE, WITH_KNOWN, TAKING_ONE, FOR_DAYS]
      : []),
  ]
  const thai = mayBeJoined(sheet) && /กับ|และ|แล้วก็/.test(sheet.raw) ? findThaiNames(sheet) : []
  const latin = patterns.flatMap((pattern) =>
    [...sheet.raw.matchAll(pattern)].flatMap(({ groups: { names = '' } = {}, index }) =>
      [...names.matchAll(pattern === KNOWN_AFTER ? WORD : NAME)].flatMap((name) => {
        const start = index + name.index
        const span = { start, end: start + name[0].length, word: name[0].toLowerCase() }
        if (pattern === KNOWN_AFTER && !isKnownName(name[0])) return []
        const isUnknown =
          (pattern === WITH_WRITER || pattern === WITH_ONE || pattern === WITH_KNOWN) &&
          !(names.match(NAME) ?? []).some(isKnownName)
        return isUnknown || NO_NAME.test(name[0]) || sheet.isGuarded(span) || !sheet.isFree(span) ? [] : [span]
      }),
    ),
  )
  return [...latin, ...thai]
}

const mayBeAfterI = opensIn(/\bi and /g)
const mayBeWith = opensIn(/\b(?:with|taking|bringing) /g)
const mayBeJoined = opensIn(/กับ|และ|แล้วก็/g)
const mayHaveNickname = opensIn(/พี่|น้อง|เจ้|เฮีย/g)

/** `กับ A B และ C`, `พี่กับหนูแล้วก็น้องปลา`: Thai lists of those who come along, by letters or by nicknames. */
function findThaiNames(sheet: Sheet): NamedPerson[] {
  const letters = (sheet.hasUpperCase ? [...sheet.raw.matchAll(LETTERS_TH)] : []).flatMap(({ index, 0: list }) =>
    [...list.matchAll(/[A-Z]/g)].map((name) => ({
      start: index + name.index,
      end: index + name.index + 1,
      word: name[0],
    })),
  )
  const nicknames = (mayHaveNickname(sheet) ? [...sheet.raw.matchAll(NICKNAME_TH)] : []).map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
    word: name,
  }))
  return [...letters, ...nicknames].filter((span) => !sheet.isGuarded(span) && sheet.isFree(span))
}

/**
 * `มีพี่แดง พี่หมู แล้วก็เรา`, `ทริปนี้มี กิ๊ฟ แนน และผม`: everybody by nickname, and the writer last. Names with no word like
 * `พี่` before them need one that says who goes.
 */
export function findListedNames(sheet: Sheet): NamedPerson[] {
  if (sheet.findAnywhere(WRITER_LAST).length === 0) return []
  return [TITLED_NAMES, CUED_NAMES].flatMap(({ list, item }) =>
    [...sheet.raw.matchAll(list)].flatMap(({ index, 0: words, groups: { cue = '' } = {} }) => {
      const from = index + cue.length
      const names = [...words.slice(cue.length).matchAll(item)].map(({ index: at, 0: word }) => ({
        start: from + at,
        end: from + at + word.length,
        word: word.replace(/^มี ?/, ''),
      }))
      return names.length > 1 && names.every((name) => sheet.isFree(name)) ? names : []
    }),
  )
}
const WRITER_LAST = /(?:แล้วก็|และก็|และ|กับ|กะ|, ?| )(?:เรา|ผม|หนู|ฉัน|ดิฉัน)/g
const NAMES_END = '(?:แล้วก็|และก็|และ|กับ|กะ)? ?(?:เรา|ผม|หนู|ฉัน|ดิฉัน)(?=$|[\\s,.)]|ไป|จะ|เอง|ขับ|เที่ยว|รวม|ค่ะ|ครับ)'
const NEXT_NAME = '(?=[ ,]|แล้วก็|และ|กับ)'
const NO_NAME_TH = '(?!แล้วก็|และ|กับ|เรา|ผม|หนู|ฉัน|ดิฉัน|เพื่อน|แฟน|แม่|พ่อ|ลูก|อีก|รวม|สาว|ชาย|เขย|สะใภ้|ที่|คน)'
const namesLike = (cue: string, item: string) => ({
  list: new RegExp(`${cue}${item}(?: ?, ?| )(?:${item}(?: ?, ?| )?){1,8}${NAMES_END}`, 'g'),
  item: new RegExp(item, 'g'),
})
const TITLED_NAMES = namesLike(
  '(?<=^|[\\s,(:]|มี|แค่|กับ|คือ|ได้แก่|ชวน|นัด)',
  `(?:มี ?|(?:มี ?)?(?:พี่|น้อง|เจ๊|เจ้|เฮีย|ป้า|น้า|ลุง|อา|ครู|หมอ|ไอ้|คุณ))${NO_NAME_TH}[ก-์]{2,10}?${NEXT_NAME}`,
)
const CUED_NAMES = namesLike(
  '(?<cue>(?:ทริปนี้|ทริป|สมาชิก|ผู้ร่วม(?:เดินทาง|ทริป)|ไปกัน|ไปด้วยกัน|ร่วมทริป|แก๊ง(?:นี้|เรา)?|คนไป|คนที่ไป|ผู้โดยสาร)(?:ก็)? ?(?:มี(?:แค่)?|คือ|ได้แก่|:) ?)',
  `(?:มี ?)?(?:พี่|น้อง|เจ๊|เจ้|เฮีย|ป้า|น้า|ลุง|ไอ้|คุณ)?${NO_NAME_TH}[ก-์]{2,10}?${NEXT_NAME}`,
)
const LETTERS_TH = /(?<=กับ ?)[A-Z](?:(?: |, ?| ?และ ?| ?กับ ?)[A-Z]){1,7}(?![A-Za-z\d.])/g
const NO_NICKNAME =
  '(?!สาว|ชาย|น้อง|ที่|เขย|สะใภ้|เลี้ยง|คน|ไกด์|หมา|แมว|ใหม่|เล็ก|ใหญ่|แฟน|เรา|ผม|หนู|ฉัน|จะ|อยาก|ไป|มา(?!ย)|ก็|ชอบ|ไม่|สอง|สาม|อีก|ร่วม|รหัส|ทีม|แอด|ขับ|ช่วย|แนะ|ตูน|พนัก|ทหาร|นัก|บ้าน|ข้าง|ฝึก|เพื่อน|ของ(?!ขวัญ)|ด้วย|เขา|เค้า|ว่า(?!น)|พา|ชวน|ให้|เป็น|มี(?!น|ม)|อยู่|ได้|ต้อง|เคย|ยัง|กิน|ดู|นอน|คิด|ๆ)'
const NICKNAME_TH = new RegExp(
  `(?<=(?:กับ|และ|แล้วก็|เรา|หนู|ผม) ?)(?:พี่|น้อง|เจ้|เฮีย)${NO_NICKNAME}[ก-์]{2,6}?(?! ?\\(?(?:หมา|แมว|สุนัข))(?= ?(?:กับ|และ|แล้วก็)|[ ,.)\\n]|$)`,
  'g',
)

/** `น้องมะลิ 6 ขวบ`. */
const NICKNAME_WITH_AGE = new RegExp(
  `(?<=^|[\\s,(+:]|กับ|และ|พา|แล้วก็|คือ|มี)()((?:น้อง|เจ้า)${NO_NICKNAME}[ก-์]{2,8}?)\\s?\\(?\\s?(?:อายุ|วัย)?\\s?(?:(\\d{1,2})\\s?)?(ขวบ|เดือน(?=[\\s,)]|$|กับ|และ|ไป))(?:ครึ่ง|กว่า)?\\s?\\)?`,
  'g',
)

/** A child by its name and age: “my wife and Noor (9 months)”, “mum, dad and Emil (5)”. */
export interface NamedChild extends NamedPerson {
  readonly age: number
}

export const findNamedChildren = (sheet: Sheet): NamedChild[] =>
  [
    ...(mayHaveAge(sheet) && sheet.hasUpperCase ? sheet.raw.matchAll(NAME_WITH_AGE) : []),
    ...(mayBeShe(sheet) ? sheet.raw.matchAll(SHE_IS) : []),
    ...(mayBeLittle(sheet) && mayBeYoung(sheet) ? sheet.raw.matchAll(NICKNAME_WITH_AGE) : []),
  ]
    .filter(({ index }, at, all) => all.findIndex((other) => other.index === index) === at)
    .flatMap(({ 0: text, 1: lead = '', 2: name = '', 3: figure = '1', 4: unit = '', index }) => {
      const age = /^(?:m|เดือน)/.test(unit) ? 0 : (readNumber(figure) ?? OLDEST_CHILD + 1)
      const span = { start: index, end: index + text.length, word: name.toLowerCase(), age }
      return age > OLDEST_CHILD ||
        NO_NAME.test(name) ||
        sheet.isGuarded({ ...span, start: index + lead.length }) ||
        !sheet.isFree(span)
        ? []
        : [span]
    })
/** What is part of each of their patterns. */
const mayHaveAge = opensIn(/\(\d|, \d|\baged? \d|\b(?:who is|who's) (?:only |just )?\d| is (?:only |just )?\d/g)
const mayBeShe = opensIn(/\b(?:who is|who's|who will be|she's|he's|she is|he is) /g)
const mayBeLittle = opensIn(/น้อง|เจ้า/g)
const mayBeYoung = opensIn(/ขวบ|เดือน/g)
const OLDEST_CHILD = 17

const NAME_SOURCE = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}[\p{Ll}'-]{1,14}(?!\p{L})`
const NAME_WITH_AGE =
  /(?<=(?:\band|[,&+]|\bwith) ?)((?:(?:little|baby|our|my) ){0,2})(\p{Lu}[\p{Ll}'-]{1,14})(?:,? \(|, |,? (?=who)|(?= is (?:only |just )?\d))(?:aged? |who is (?:only |just )?|who's (?:only |just )?| is (?:only |just )?)?(\d{1,2})(?: ?(months?|mo|years?(?: old)?|yo|y\/o|yrs?))?(?:\)|(?= ?[,.;)\n]| and\b| [-–]|$))/gu
/** “Me and tom and ella she's four”. */
const SHE_IS =
  /(?<=(?:\band|[,&+:(]|\bwith|\bplus|\bme) )((?:(?:little|baby|our|my) ){0,2})(\p{L}[\p{Ll}'-]{1,14}),? \(?(?:who is|who's|who will be|she's|he's|she is|he is)(?: (?:only|just|now|turning|like))? (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(months?|mo|years?(?: old)?|yo|y\/o|yrs?)\b)?\)?(?!:?\d|[.,]\d| ?(?:days?|nights?|weeks?|hours?|km|am\b|pm\b|of\b|%))/gu
const NO_COMPANY =
  '(?!(?:Agoda|Klook|Airbnb|Grab|Bolt|Nok|Scoot|Intrepid|Contiki|Expedia|Viator|Booking|Airasia|Vietjet|Lion|Emirates|Qatar|Singapore|Cathay|Kids?|Children|Friends?|Family|Parents|Baby|Toddlers?|Temples?|Beaches|Islands?|Elephants?|Husband|Wife|Mum|Mom|Dad|Gran|Grandma|Hubby|Breakfast|Muay|Songkran|Wifi|Pool)\\b)'
const NAME = new RegExp(NAME_SOURCE, 'gu')
const isKnownName = (name: string) => isFirstName(name.toLowerCase())
const WRITER = '(?:I|i|me|myself)'
const AND = String.raw`,? ?(?:\band\b|&|\+) ?`
const isBesideWriter = (sheet: Sheet) => mayHaveWriter(sheet) && BESIDE_WRITER.test(sheet.raw)
const mayHaveWriter = opensIn(/\band ?(?:i|me|myself)|[&+] ?(?:i|me|myself)|\b(?:me|myself)/g)
const BESIDE_WRITER = /(?:\band|[&+]) ?(?:I|i|me|myself)\b|\b(?:[Mm]e|[Mm]yself),? ?(?:and\b|[&+]|\p{Lu}|my\b|our\b)/u
const BEFORE_WRITER = new RegExp(
  String.raw`(?<=^|[.!?:;,(\n-] ?|\b(?:[Jj]ust|[Oo]nly|[Ii]t's|[Ii]t is|be|for|with|that|so|but|because|when|since|while|as) )(?<names>${NAME_SOURCE}(?:, ${NAME_SOURCE}){0,4})${AND}${WRITER}\b`,
  'gu',
)
const KIN_SOURCE = String.raw`(?:(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|\p{Lu}\p{Ll}{1,13}'s) )?(?:(?:best|old|older|younger|little|big|good) )?(?:friend|mate|brother|sister|cousin|wife|husband|girlfriend|boyfriend|partner|son|daughter|uncle|aunt|mum|mom|dad|mother|father|colleague|boss)`
const KIN_WITH_NAME = new RegExp(`${KIN_SOURCE} (?<name>${NAME_SOURCE})`, 'gu')
const LISTED_ITEM = `(?:${KIN_SOURCE}(?: ${NAME_SOURCE})?(?!\\p{L})|${NAME_SOURCE})`
/** “Me, Anna, Ben and my cousin Max”, at the beginning of its clause. */
const LISTED = new RegExp(
  String.raw`(?<=(?:^|[.!?:;\n(-] ?|\bof us,? |\b(?:[Ii]t's|[Ii]t is|[Jj]ust|for|be|[Ww]e are|[Ww]e're) )(?:[Mm]e|[Mm]yself), ?)(?<names>${LISTED_ITEM}(?:, ${LISTED_ITEM}){0,8}(?=,? ?(?:\band\b|&|\+))(?:${AND}${LISTED_ITEM})?)`,
  'gu',
)

/** “Me, Ben, my friend Sam and Ben's friend Kim”: words for kin with the names of those who are meant. */
export const findNamedKin = (sheet: Sheet): NamedPerson[] =>
  isBesideWriter(sheet)
    ? [...sheet.raw.matchAll(LISTED)].flatMap(({ index, groups: { names = '' } = {} }) =>
        [...names.matchAll(KIN_WITH_NAME)].map(({ index: at, 0: words, groups: { name = '' } = {} }) => ({
          start: index + at,
          end: index + at + words.length,
          word: name.toLowerCase(),
        })),
      )
    : []

const AFTER_WRITER = new RegExp(
  String.raw`(?<=\b(?:[Mm]e|[Mm]yself)${AND})(?<names>${NAME_SOURCE}(?:, ${NAME_SOURCE}){0,4}(?:${AND}${NAME_SOURCE})?)`,
  'gu',
)
/** “Three of us me and dave”, in small letters. */
const KNOWN_AFTER =
  /(?<=\b(?:[Mm]e|[Mm]yself),? (?:and|&|\+) )(?<names>[a-z]{2,14}(?:,? (?:and|&|\+) [a-z]{2,14}){0,3})/gu
const WORD = /(?!and\b)[a-z]{2,14}/g
/** “I and Farah had a trip”, at the beginning of its clause, as few say it. */
const AFTER_I = new RegExp(
  String.raw`(?<=(?:^|[.!?:;\n(] ?|\b(?:because|so|that|when|since|and|where) )[Ii],? (?:and|&|\+) )(?<names>${NAME_SOURCE}(?: \p{Lu}\p{Ll}{1,12})?)(?= (?:had|have|has|are|were|was|will|would|want|wish|plan|go|going|went|like|love|need|is|am|travel|fly|visit|decided|hope|can|could|spend|came|come|took|started|from|both|do|did|planned|wanted|visited|\p{Ll}{3,12}ed)\b|,)`,
  'gu',
)
const WITH_NAME = /\b(?:[Ww]ith|[Tt]aking|[Bb]ringing) \p{Lu}/u
/** “Trat with Anna and Ploy”, of whom one has a common name. */
const WITH_WRITER = new RegExp(
  String.raw`(?<=\bwith )(?<names>${NAME_SOURCE}(?:, ${NAME_SOURCE}){0,4}${AND}${NAME_SOURCE})`,
  'gu',
)
const WITH_ONE = new RegExp(
  String.raw`(?<=\b(?:go|going|travel|travell?ing|come|coming|fly|flying|trip|holiday|weekend|week|days|nights) with )(?<names>${NAME_SOURCE})(?! ?(?:and|&|\+) ?\p{Lu}| \p{Lu}|, \p{Lu}|'s)`,
  'gu',
)
/** “Over New Year with Tom, mostly to eat”, and no dinner with him. */
const WITH_KNOWN = new RegExp(
  String.raw`(?<!\b(?:dinner|lunch|brunch|breakfast|coffee|drinks?|meet|meeting|stay|stays|staying|tour|class|wedding|up|lesson|retreat|dived?|diving|course|book|booked|guide|talk|talked|chat|email|spoke|lived?|lives|living|works?|working|worked|home|sleeping|friends|argued|broke|call) )(?<=\b[Ww]ith )(?<names>${NAME_SOURCE})(?= ?[,.;:!?\n)]| ?$| (?:in|to|on|for)\b)`,
  'gu',
)
/** “Taking Liam to Trat”. */
const TAKING_ONE = new RegExp(
  String.raw`(?<=\b(?:[Tt]aking|[Bb]ringing|take|bring) )(?<names>${NAME_SOURCE})(?= (?:to|on|along|up|down|for)\b)`,
  'gu',
)
/** “2 weeks with Duane, mostly to eat”: of no common name either. */
const FOR_DAYS = new RegExp(
  String.raw`(?<=\b(?:days?|nights?|weeks?|wks?|weekend|month|trip|holiday|fortnight) with )${NO_COMPANY}(?<names>${NAME_SOURCE})(?= ?[,.;:!?\n)]| ?$| (?:in|to|on|at|for|around|from)\b)`,
  'gu',
)
/** What begins with a capital letter and is no person. */
export const NO_NAME =
  /^(?:Hi|Hello|Hey|Dear|Thanks|Thank|Cheers|Please|Sorry|Ok|Okay|Yes|Yeah|No|Now|Then|Also|And|But|So|My|Our|The|Your|His|Her|He|She|They|We|You|It|This|That|Me|Just|Only|Thai|English|German|French|Dutch|Buddhism|Christmas|Easter|Songkran|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/
