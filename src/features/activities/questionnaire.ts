import type { Texts } from '../../platform/text-template.ts'

/** Chosen options by question. */
export type Answers = Readonly<Record<string, readonly string[]>>

export interface Question {
  readonly id: string
  readonly text: Texts
  /** Most options that a user may choose; 1 for a single choice. */
  readonly mostChoices: number
  readonly options: readonly { readonly id: string; readonly text: Texts }[]
}

/** A change of questions or options gets a new version. Answers to earlier ones stay readable. */
export const QUESTION_VERSION = '2026-11-22'

/** Asked in this order. Ids of interests are keys of the vocabulary; those of the pace are the pace of a trip. */
export const QUESTIONS: readonly Question[] = [
  {
    id: 'interests',
    text: { th: 'คุณชอบเที่ยวแบบไหน', en: 'What do you like to see and do?' },
    mostChoices: 10,
    options: [
      { id: 'nature', text: { th: 'ธรรมชาติ', en: 'Nature' } },
      { id: 'beach', text: { th: 'ทะเลและชายหาด', en: 'Beaches' } },
      { id: 'island', text: { th: 'เกาะ', en: 'Islands' } },
      { id: 'hiking', text: { th: 'เดินป่าและปีนเขา', en: 'Hiking' } },
      { id: 'adventure', text: { th: 'กิจกรรมผจญภัย', en: 'Adventure' } },
      { id: 'wildlife', text: { th: 'ดูสัตว์', en: 'Wildlife' } },
      { id: 'temple', text: { th: 'วัดและทำบุญ', en: 'Temples' } },
      { id: 'history', text: { th: 'ประวัติศาสตร์', en: 'History' } },
      { id: 'culture', text: { th: 'ศิลปวัฒนธรรม', en: 'Culture' } },
      { id: 'art', text: { th: 'งานศิลปะ', en: 'Art' } },
      { id: 'local_life', text: { th: 'วิถีชุมชน', en: 'Local life' } },
      { id: 'food', text: { th: 'ตะลอนกิน', en: 'Food' } },
      { id: 'cafe', text: { th: 'คาเฟ่', en: 'Cafés' } },
      { id: 'market', text: { th: 'ตลาด', en: 'Markets' } },
      { id: 'shopping', text: { th: 'ช้อปปิ้ง', en: 'Shopping' } },
      { id: 'photo', text: { th: 'จุดถ่ายรูป', en: 'Photo spots' } },
      { id: 'relax', text: { th: 'พักผ่อนสบาย ๆ', en: 'Relaxing' } },
      { id: 'nightlife', text: { th: 'เที่ยวกลางคืน', en: 'Nightlife' } },
    ],
  },
  {
    id: 'pace',
    text: { th: 'ชอบเที่ยวแบบชิลหรือเก็บให้ครบ', en: 'How full should your days be?' },
    mostChoices: 1,
    options: [
      { id: 'easy', text: { th: 'ชิล ๆ ไม่กี่ที่ต่อวัน', en: 'Easy: a few places a day' } },
      { id: 'normal', text: { th: 'กำลังดี', en: 'Balanced' } },
      { id: 'full', text: { th: 'เก็บให้ครบ', en: 'Full: see as much as possible' } },
    ],
  },
  {
    id: 'budget',
    text: { th: 'งบเที่ยวของคุณเป็นแบบไหน', en: 'What is your budget like?' },
    mostChoices: 1,
    options: [
      { id: 'saving', text: { th: 'เน้นประหยัด', en: 'As little as possible' } },
      { id: 'moderate', text: { th: 'ปานกลาง', en: 'Moderate' } },
      { id: 'comfort', text: { th: 'จ่ายได้เพื่อความสบาย', en: 'I pay for comfort' } },
    ],
  },
  {
    id: 'companions',
    text: { th: 'ปกติเที่ยวกับใคร', en: 'Who do you usually travel with?' },
    mostChoices: 6,
    options: [
      { id: 'alone', text: { th: 'คนเดียว', en: 'Alone' } },
      { id: 'partner', text: { th: 'แฟนหรือคู่ชีวิต', en: 'My partner' } },
      { id: 'friends', text: { th: 'เพื่อน', en: 'Friends' } },
      { id: 'children', text: { th: 'ครอบครัวที่มีเด็กเล็ก', en: 'Family with children' } },
      { id: 'seniors', text: { th: 'ผู้สูงอายุ', en: 'Older people' } },
      { id: 'pets', text: { th: 'สัตว์เลี้ยง', en: 'Pets' } },
    ],
  },
  {
    id: 'accessibility',
    text: { th: 'มีเรื่องการเดินทางที่ต้องดูแลเป็นพิเศษไหม', en: 'Do you need anything for getting around?' },
    mostChoices: 4,
    options: [
      { id: 'wheelchair', text: { th: 'ใช้วีลแชร์', en: 'Wheelchair access' } },
      { id: 'little_walking', text: { th: 'เดินไกลไม่ได้', en: 'Little walking' } },
      { id: 'no_stairs', text: { th: 'เลี่ยงบันได', en: 'No stairs' } },
      { id: 'stroller', text: { th: 'ใช้รถเข็นเด็ก', en: 'Pushchair' } },
    ],
  },
  {
    id: 'food',
    text: { th: 'เรื่องอาหารที่ควรรู้', en: 'What should we know about your food?' },
    mostChoices: 6,
    options: [
      { id: 'halal', text: { th: 'ฮาลาล', en: 'Halal' } },
      { id: 'vegetarian', text: { th: 'มังสวิรัติ', en: 'Vegetarian' } },
      { id: 'vegan', text: { th: 'วีแกน', en: 'Vegan' } },
      { id: 'jay', text: { th: 'อาหารเจ', en: 'Jay (Thai Buddhist vegan)' } },
      { id: 'no_seafood', text: { th: 'แพ้หรือไม่กินอาหารทะเล', en: 'No seafood' } },
      { id: 'no_nuts', text: { th: 'แพ้ถั่ว', en: 'No nuts' } },
    ],
  },
]

/** An interest that users can choose, as the questionnaire calls it. */
export function interestName(key: string): Texts | undefined {
  return QUESTIONS.find(({ id }) => id === 'interests')?.options.find(({ id }) => id === key)?.text
}
