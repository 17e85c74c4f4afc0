import { cueAnywhere } from './cues.ts'

/** A race that is over on Sunday morning. */
export const RACES_ON_SUNDAY_MORNING = cueAnywhere(
  [
    {
      name: 'a race on Sunday morning, so they are there on Saturday',
      th: '{race}เช้า(วัน|)อาทิตย์, {race}(วัน|)อาทิตย์(ตอน|)เช้า',
      en: '{race}sunday (early|) morning, {race}(morning of|early on) sunday, sunday morning{race}',
      yes: ['แข่งเช้าวันอาทิตย์', 'วิ่งจบวันอาทิตย์เช้า', 'the race is on Sunday morning'],
      no: ['ตลาดเช้าวันอาทิตย์', 'a Sunday morning market', 'the race is on Saturday, home on Sunday morning'],
    },
  ],
  {
    race: String.raw`(?:(?:วิ่ง|แข่ง|มาราธอน|\b(?:race|marathon|runs?|running|triathlon|trail run)\b)(?:(?!กลับ|เสาร์|home|back|saturday)[^.;!?\n\d]){0,20}| (?:race|marathon|trail run))`,
  },
)
