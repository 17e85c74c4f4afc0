// How months and weekdays are written, with the spellings that are often mistyped (“febuary”, `พฤษจิกายน`). A point at the end may
// be left out (`ม.ค`), and one wrong letter of a long English name is mended before (`spelling-words.ts`). A month of two letters
// without points (`กพ`) is read as a word of its own only, because it is also in `น้ำตกพลิ้ว`. What is done with them:
// `calendar-words.ts`; their sentences: `calendar.test.ts`.

/** The twelve months in their order. */
export const MONTH_ROWS = [
  { en: 'january, jan, janurary, januray, janaury', th: 'มกราคม, มกรา, ม.ค., มค' },
  { en: 'february, feb, febuary, feburary, febraury', th: 'กุมภาพันธ์, กุมภา, ก.พ., กพ' },
  { en: 'march, mar', th: 'มีนาคม, มีนา, มี.ค., มีค' },
  { en: 'april, apr', th: 'เมษายน, เมษา, เม.ย., เมย, เม.ษ., เมษ' },
  { en: 'may', th: 'พฤษภาคม, พฤษภา, พฤภาคม, พฤภา, พ.ค., พค' },
  { en: 'june, jun', th: 'มิถุนายน, มิถุนา, มิ.ย., มิย' },
  { en: 'july, jul', th: 'กรกฎาคม, กรกฎา, กรกฏาคม, กรกฏา, ก.ค., กค' },
  { en: 'august, aug, agust, augst', th: 'สิงหาคม, สิงหา, ส.ค., สค' },
  { en: 'september, sept, sep, septembre, setember, septemeber', th: 'กันยายน, กันยา, ก.ย., กย' },
  { en: 'october, oct, octobre, octuber', th: 'ตุลาคม, ตุลา, ต.ค., ตค' },
  {
    en: 'november, nov, novembre, novemeber',
    th: 'พฤศจิกายน, พฤศจิกา, พฤษจิกายน, พฤษจิกา, พฤจิกา, พ.ย., พย',
  },
  { en: 'december, dec, decembre, desember, decemeber', th: 'ธันวาคม, ธันวา, ธ.ค., ธค' },
]

/** The weekdays, Monday first, with their letters on calendars (`ศ.`). */
export const WEEKDAY_ROWS = [
  { en: 'monday, mon', th: 'จันทร์', short: 'จ' },
  { en: 'tuesday, tues, tue', th: 'อังคาร', short: 'อ' },
  { en: 'wednesday, wed', th: 'พุธ', short: 'พ' },
  { en: 'thursday, thurs, thur, thu', th: 'พฤหัสบดี, พฤหัส, พฤหัสฯ', short: 'พฤ' },
  { en: 'friday, fri', th: 'ศุกร์, ศุกร, ศุก', short: 'ศ' },
  { en: 'saturday, sat', th: 'เสาร์, เสาร', short: 'ส' },
  { en: 'sunday, sun', th: 'อาทิตย์, อาทิตย', short: 'อา' },
]
