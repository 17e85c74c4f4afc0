/** Trips to start from: each is a prompt, and a way across the country that the drawing shows. */
export interface Example {
  readonly id: string
  readonly th: { readonly name: string; readonly prompt: string }
  readonly en: { readonly name: string; readonly prompt: string }
  readonly latitude: number
  readonly longitude: number
  /** A colour of the days of the week. */
  readonly day: number
}

export const EXAMPLES: readonly Example[] = [
  {
    id: 'chiang-mai',
    th: { name: 'เชียงใหม่', prompt: 'เชียงใหม่ 3 วัน 2 คืน วัด คาเฟ่ ไม่เอาน้ำตก งบ 5,000' },
    en: { name: 'Chiang Mai', prompt: 'Chiang Mai, 3 days, temples and cafés, no waterfalls, 5,000 baht' },
    latitude: 18.79,
    longitude: 98.99,
    day: 5,
  },
  {
    id: 'ayutthaya',
    th: { name: 'อยุธยา', prompt: 'พาพ่อแม่ไปอยุธยา 1 วัน ไหว้พระ เที่ยวสบาย ๆ กลับก่อน 5 โมงเย็น' },
    en: { name: 'Ayutthaya', prompt: 'Ayutthaya for a day with my parents, temples, easy pace, back by 5 pm' },
    latitude: 14.36,
    longitude: 100.57,
    day: 2,
  },
  {
    id: 'krabi',
    th: { name: 'กระบี่', prompt: 'กระบี่ 4 วัน 3 คืน ทะเล จุดชมวิว ไปกับแฟน ไม่รีบ' },
    en: { name: 'Krabi', prompt: 'Krabi for 4 days as a couple, beaches and viewpoints, no rush' },
    latitude: 8.06,
    longitude: 98.92,
    day: 4,
  },
]
