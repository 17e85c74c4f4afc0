import { readNumber } from './numbers.ts'

const SMALL = '(?:\\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบเอ็ด|สิบ)'

/** `สองทุ่มสี่สิบ`, `เก้าโมงสิบห้า`, `หกโมง 45`. */
const MINUTES =
  '(?:\\s?(?:ครึ่ง|(?:ยี่|สาม|สี่|ห้า)?สิบ(?:ห้า)?(?:\\s?นาที)?|[1-5][05](?:\\s?นาที(?!จาก)|(?![\\d:.,]|\\s*[ก-ฮเ-ไ]))))?'

const HOUR_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** “6 in the morning”. */
const PART = String.raw`(?: o'?clock)? (?:in the (?:morning|afternoon|evening)|at night)\b`

/** A clock time in either language. No named groups, so that one pattern can contain it twice. */
export const CLOCK = [
  String.raw`\b(?:at )?(?:noon|midday|midnight)\b`,
  String.raw`(?<![\d.,])\d{1,2}(?:[:.]?\d{2})?\s*(?:a\.?m\.?|p\.?m\.?)(?![a-z])`,
  String.raw`(?<![\d.,])\d{1,2}(?:[:.]\d{2})?${PART}`,
  // “0630”, “at 1850”, “1900 hrs”; no price and no year.
  String.raw`(?<![\d.,:/-])(?:0\d[0-5]\d(?![\d:.,-]\d|\d)(?:\s?(?:hrs?|h)\b)?|(?:(?<=\b(?:at|around|about) )(?!20[2-4])|(?=\d{4}(?:\s?(?:hrs?|h)| (?:train|bus|flight|ferry|boat|sleeper))\b))(?:1\d|2[0-3])[0-5]\d(?:\s?(?:hrs?|h)\b)?(?![\d.,]*\d|\s*(?:baht|thb|b\b|m\b|metres?|meters?|ft|feet|usd|each|per|people|pp|bc|ad)))`,
  String.raw`\b(?:half past |quarter (?:past|to) )?${HOUR_WORD}(?:[ -](?:thirty|fifteen|forty[- ]five))?(?: ?(?:a\.?m\.?|p\.?m\.?)(?![a-z])| o'?clock\b(?: sharp)?|${PART})`,
  String.raw`\b(?:half past|quarter (?:past|to)) (?:${HOUR_WORD}|\d{1,2})\b`,
  String.raw`(?<![\d.,])\d{1,2}[:.]\d{2}(?!\d)(?:\s*(?:น\.?|hrs?\b|นาฬิกา))?`,
  String.raw`(?<![\d.,])\d{1,2}\s*(?:น\.|น(?![\u0e00-\u0e7f])|นาฬิกา|o'?clock)`,
  `บ่าย\\s*${SMALL}?\\s*(?:โมง)?(?:\\s?ครึ่ง|(?:ยี่|สาม|สี่|ห้า)สิบ(?:ห้า)?)?(?:เย็น)?`,
  `${SMALL}?\\s*ทุ่ม(?:ตรง)?${MINUTES}`,
  `ตี\\s*${SMALL}(?:\\s?ครึ่ง)?`,
  `${SMALL}\\s*โมง(?:เช้า|เย็น|ตรง|ครึ่ง){0,5}${MINUTES}`,
  'เที่ยง(?:ตรง|วัน|ครึ่ง|คืน)?',
].join('|')

/** Minutes after midnight of a match of `CLOCK` or a bare hour. `late` reads a bare hour as afternoon. */
export function readClock(text: string, late: boolean): number | null {
  const trimmed = text.trim().replace(/^at /, '')
  const said = SAID_MINUTES.exec(trimmed)
  if (said?.[1] !== undefined) {
    const hour = readClock(trimmed.slice(0, said.index + (said[0].length - said[1].length)), late)
    return hour === null ? null : hour + (readNumber(said[1]) ?? 0)
  }
  const quarter = QUARTER.exec(trimmed)
  if (quarter) {
    const hour = readClock(trimmed.slice(quarter[0].length), late)
    return hour === null ? null : hour + (QUARTERS[quarter[1] ?? ''] ?? 0)
  }
  const half = /ครึ่ง/.test(trimmed) ? 30 : 0
  if (/noon|midday/.test(trimmed) && !/afternoon/.test(trimmed)) return 720
  if (/midnight|เที่ยงคืน/.test(trimmed)) return 1440
  if (trimmed.startsWith('เที่ยง')) return 720 + half
  const digits = /(\d{1,2}?)(?:[:.]?(\d{2}))?(?!\d)/.exec(trimmed)
  const word =
    digits === null ? /[a-z]+|[ก-์]+/.exec(trimmed.replace(/บ่าย|ทุ่ม|ตี|โมง|เช้า|เย็น|ตรง|ครึ่ง|น\./g, ''))?.[0] : undefined
  const hour = digits ? Number(digits[1]) : word === undefined ? 1 : readNumber(word)
  const minute = Number(digits?.[2] ?? 0) + half + (WORD_MINUTES[/thirty|fifteen|forty/.exec(trimmed)?.[0] ?? ''] ?? 0)
  if (hour === null || hour > 24 || minute > 59) return null
  const minutes = hourOfDay(trimmed, hour, late) * 60 + minute
  return minutes <= 1440 ? minutes : null
}

const SAID_MINUTES =
  /(?:โมง|ทุ่ม|บ่าย\s?(?:หนึ่ง|สอง|สาม|สี่|ห้า|โมง))(?:เช้า|เย็น|ตรง)?\s?((?:ยี่|สาม|สี่|ห้า)?สิบ(?:ห้า)?|[1-5][05])(?=\s?นาที|$)/
const QUARTER = /^(half past|quarter past|quarter to) /
const QUARTERS: Readonly<Record<string, number>> = { 'half past': 30, 'quarter past': 15, 'quarter to': -15 }
const WORD_MINUTES: Readonly<Record<string, number>> = { thirty: 30, fifteen: 15, forty: 45 }

function hourOfDay(text: string, hour: number, late: boolean): number {
  if (/p\.?m|afternoon|evening|at night/.test(text)) return hour < 12 ? hour + 12 : hour
  if (/a\.?m|morning/.test(text)) return hour === 12 ? 0 : hour
  if (text.startsWith('บ่าย')) return hour < 7 ? hour + 12 : hour
  if (/ทุ่ม/.test(text)) return hour + 18
  if (text.startsWith('ตี')) return hour
  if (/เย็น/.test(text)) return hour < 12 ? hour + 12 : hour
  if (/โมงเช้า/.test(text)) return hour < 6 ? hour + 6 : hour
  if (/[:.]\d\d|\d{4}|น|hrs?/.test(text)) return hour
  // `เจ็ดโมง` to `สิบเอ็ดโมง` are in the morning only.
  if (/โมง/.test(text) && hour > 6) return hour
  // A bare hour: nobody sets out at 3 at night, nobody is back at 5 in the morning.
  if (hour < 6 || (late && hour < 12)) return hour + 12
  return hour
}
