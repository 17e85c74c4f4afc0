import { cueAfter } from './cues.ts'

/** Of a refused theme only the places that are nothing else: who does not go to be lucky may like temples. */
export const FORTUNE = cueAfter(
  [
    {
      name: 'praying for luck, not temples',
      th: 'สายมู, มู(เตลู), ไปมู, เดินสายมู, ตะลุยมู, เสริมดวง, แก้ชง, ขอ(เลข|หวย|เนื้อคู่)',
      en: '(spiritual|religious) (type(s)|kind|person|people|crowd|bunch|lot|sort){end}',
      yes: ['ไม่‹›สายมู', 'ไม่ชอบ‹›มูเตลู', 'not the ‹›spiritual type'],
      no: ['ไม่เข้า‹›วัด', 'ไม่‹›ไหว้พระ', 'no ‹›religious sites', 'no ‹›temples'],
    },
  ],
  { end: '\\b' },
)
/** What they do without. */
export const FORTUNE_KINDS: readonly string[] = ['shrine']
