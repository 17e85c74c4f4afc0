import { cueAnywhere } from './cues.ts'

/** “We got tickets … are there any buses?”: what is asked is quoted before what is told. */
export const ASKS = cueAnywhere(
  [
    {
      name: 'they ask',
      th: 'ไหม, มั้ย, ไม๊, (หรือ|รึ)(เปล่า|ป่าว|ยัง), ยังไง, อย่างไร, เท่าไ, ไหน, กี่, แนะนำ',
      en: 'how, is there, are there, do, does, can, could, where, which, when, should, any',
      both: '{mark}',
      yes: ['มีรถตู้ไหม', 'จองยังไง', 'ต้องจองรึป่าว', 'ค่าเรือเท่าไร', 'are there any buses', 'Where do we sleep', 'a room?'],
      no: ['จองรถตู้แล้ว', 'we have tickets', 'donuts for all'],
    },
  ],
  { mark: '[?]' },
)
