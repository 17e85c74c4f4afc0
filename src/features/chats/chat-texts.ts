import type { Language } from '../../platform/language.ts'
import type { IsoDate } from '../../world/calendar.ts'

interface Texts {
  readonly greeting: string
  readonly help: string
  readonly notLinked: string
  readonly linked: (trip: string, isNew: boolean) => string
  readonly wrongCode: string
  readonly tooManyCodes: (minutes: number) => string
  readonly tooManyLinks: string
  readonly noTripOn: (when: 'today' | 'tomorrow', next: { name: string; date: string } | null) => string
  readonly emptyDay: string
  readonly nothingNext: string
  readonly planningOff: string
  readonly tooManyPlans: (minutes: number) => string
  readonly planned: (trip: string) => string
  readonly cannotPlan: (reason: string) => string
  readonly summary: (trip: string, day: number) => string
  readonly reminder: (stop: string, minutes: number, leave: string) => string
  readonly nextStop: (stop: string, minutes: number) => string
  readonly day: (day: number) => string
  readonly night: (base: string) => string
  readonly map: string
  readonly free: string
  readonly stay: (minutes: number) => string
}

const COMMANDS = {
  th: 'วันนี้ · พรุ่งนี้ · ต่อไป · แผน · ช่วย',
  en: 'today · tomorrow · next · plan · help',
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  th: {
    greeting: `สวัสดี Tiao มาแล้ว เปิดทริปในแอป สร้างรหัสเชื่อมกลุ่ม แล้วส่ง “เชื่อม” ตามด้วยรหัสในกลุ่มนี้\nจากนั้นพิมพ์ ${COMMANDS.th}`,
    help: `พิมพ์คำสั่งในกลุ่มได้เลย\n• วันนี้, พรุ่งนี้: แผนของวัน\n• ต่อไป: จุดแวะถัดไปและเวลาที่ควรออก\n• แผน: ทั้งทริป\n• เชื่อม ตามด้วยรหัส: เชื่อมทริปกับกลุ่ม\n• เที่ยว… เช่น “เที่ยวกระบี่ 3 วัน”: จัดทริปใหม่ ถ้าเจ้าของทริปเปิดไว้`,
    notLinked: 'กลุ่มนี้ยังไม่มีทริป เปิดทริปในแอป สร้างรหัสเชื่อมกลุ่ม แล้วส่ง “เชื่อม” ตามด้วยรหัสที่นี่',
    linked: (trip, isNew) =>
      isNew
        ? `เชื่อม “${trip}” กับกลุ่มนี้แล้ว เราจะส่งแผนของวันทุกเช้า และเตือนก่อนถึงเวลาออกเดินทาง\nพิมพ์ ${COMMANDS.th}`
        : `“${trip}” เชื่อมกับกลุ่มนี้อยู่แล้ว`,
    wrongCode: 'รหัสผิด หมดอายุ หรือใช้ไปแล้ว สร้างรหัสใหม่ในแอปแล้วลองอีกครั้ง',
    tooManyCodes: (minutes) => `ใส่รหัสผิดหลายครั้งแล้ว ลองใหม่ได้ในอีก ${minutes} นาที`,
    tooManyLinks: 'กลุ่มนี้หรือทริปนี้เชื่อมไว้เต็มแล้ว ยกเลิกการเชื่อมที่ไม่ใช้ในแอปก่อน',
    noTripOn: (when, next) =>
      `${when === 'today' ? 'วันนี้' : 'พรุ่งนี้'}ไม่มีทริป${next ? ` ทริปต่อไปคือ “${next.name}” เริ่ม${next.date}` : ''}`,
    emptyDay: 'วันนี้ไม่มีจุดแวะ พักตามสบาย',
    nothingNext: 'วันนี้ไม่มีจุดแวะเหลือแล้ว',
    planningOff: 'กลุ่มนี้ยังจัดทริปจากแชตไม่ได้ เจ้าของทริปเปิดได้ในแอป ที่การแจ้งเตือนของแชต',
    tooManyPlans: (minutes) => `กลุ่มนี้จัดทริปไปหลายครั้งแล้ว ลองใหม่ได้ในอีก ${minutes} นาที`,
    planned: (trip) => `จัดทริปเสร็จแล้ว: ${trip}`,
    cannotPlan: (reason) => `จัดทริปไม่ได้: ${reason}`,
    summary: (trip, day) => `วันที่ ${day} ของทริป “${trip}”`,
    reminder: (stop, minutes, leave) =>
      minutes > 0
        ? `อีก ${durationText(minutes, 'th')}ออกเดินทางไป${stop} (ออก ${leave} น.)`
        : `ได้เวลาออกเดินทางไป${stop}แล้ว`,
    nextStop: (stop, minutes) =>
      minutes > 0 ? `ต่อไป: ${stop} ออกเดินทางในอีก ${durationText(minutes, 'th')}` : `ต่อไป: ${stop} ได้เวลาออกเดินทางแล้ว`,
    day: (day) => `วันที่ ${day}`,
    night: (base) => `ค้างที่${base}`,
    map: 'เปิดแผนที่',
    free: 'พักตามสบาย',
    stay: (minutes) => `อยู่ ${durationText(minutes, 'th')}`,
  },
  en: {
    greeting: `Hi, Tiao is here. Open a trip in the app, create a link code, and send “link” with the code in this group.\nThen type ${COMMANDS.en}.`,
    help: 'Type a command in the group:\n• today, tomorrow: the plan of the day\n• next: the next stop and when to leave\n• plan: the whole trip\n• link with a code: link a trip to the group\n• plan …, such as “plan 3 days in Krabi”: plan a new trip, if the owner of the trip allows it',
    notLinked:
      'This group has no trip yet. Open a trip in the app, create a link code, and send “link” with the code here.',
    linked: (trip, isNew) =>
      isNew
        ? `“${trip}” is now linked to this group. We'll send the plan every morning, and a reminder before it's time to leave.\nType ${COMMANDS.en}.`
        : `“${trip}” is already linked to this group.`,
    wrongCode: 'That code is wrong, expired or already used. Create a new one in the app and try again.',
    tooManyCodes: (minutes) => `Too many wrong codes. Try again in ${durationText(minutes, 'en')}.`,
    tooManyLinks: 'This group or trip has too many links. Unlink one in the app first.',
    noTripOn: (when, next) => `No trip ${when}.${next ? ` The next one is “${next.name}”, from ${next.date}.` : ''}`,
    emptyDay: 'No stops today. Take it easy.',
    nothingNext: 'No more stops today.',
    planningOff:
      'This group cannot plan trips yet. The owner of the trip can allow it in the app, under chat notifications.',
    tooManyPlans: (minutes) => `This group has planned many trips. Try again in ${durationText(minutes, 'en')}.`,
    planned: (trip) => `Your trip is ready: ${trip}`,
    cannotPlan: (reason) => `We couldn't plan this trip. ${reason}`,
    summary: (trip, day) => `Day ${day} of “${trip}”`,
    reminder: (stop, minutes, leave) =>
      minutes > 0 ? `Leave for ${stop} in ${durationText(minutes, 'en')}, at ${leave}` : `Time to leave for ${stop}`,
    nextStop: (stop, minutes) =>
      minutes > 0 ? `Next: ${stop}. Leave in ${durationText(minutes, 'en')}.` : `Next: ${stop}. Time to leave.`,
    day: (day) => `Day ${day}`,
    night: (base) => `Night in ${base}`,
    map: 'Open the map',
    free: 'Free time',
    stay: (minutes) => `stay ${durationText(minutes, 'en')}`,
  },
}

/** 15 minutes, 1 h 26 min; 15 นาที, 1 ชม. 26 นาที. */
export function durationText(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const isThai = language === 'th'
  if (hours === 0) return isThai ? `${rest} นาที` : rest === 1 ? '1 minute' : `${rest} minutes`
  const head = isThai ? `${hours} ชม.` : `${hours} h`
  return rest === 0 ? head : `${head} ${rest} ${isThai ? 'นาที' : 'min'}`
}

export const MODES = {
  walk: { th: 'เดิน', en: 'walk' },
  drive: { th: 'ขับรถ', en: 'drive' },
  public: { th: 'ขนส่งสาธารณะ', en: 'public transport' },
  charter: { th: 'เหมารถ', en: 'hired car with driver' },
  ferry: { th: 'เรือเฟอร์รี่', en: 'ferry' },
  boat: { th: 'เรือหางยาวหรือเรือเล็ก', en: 'longtail or small boat' },
  train: { th: 'รถไฟ', en: 'train' },
  flight: { th: 'เครื่องบิน', en: 'flight' },
} as const

/** Saturday, 5 December; วันเสาร์ที่ 5 ธันวาคม. */
export function dateText(date: IsoDate, language: Language): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', options).format(new Date(`${date}T00:00:00Z`))
}
