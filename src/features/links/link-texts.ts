import type { Language } from '../../platform/language.ts'

export const LINK_TEXTS = {
  th: {
    home: {
      title: 'Tiao จัดทริปเที่ยวไทย',
      description: 'พิมพ์ว่าอยากไปไหน แล้วได้ทริปทั้งทริป มีเวลา วิธีเดินทาง ค่าใช้จ่าย และที่ค้างคืน ปรับเองได้ทุกจุด',
      question: 'อยากไปไหน',
      label: 'จัดทริปเที่ยวไทย',
    },
    place: '{name} · {province} · Tiao',
    placeDescription: '{name} {category}ใน{province} ดูเวลาเปิด-ปิด ค่าเข้าชม และที่เที่ยวใกล้เคียง',
    route: '{name} · เส้นทางแนะนำ · Tiao',
    routeLabel: 'เส้นทางแนะนำ · {length}',
    trip: '{name} · Tiao',
    tripLabel: 'ทริป {length}',
    length: (days: number) => (days === 1 ? '1 วัน' : `${days} วัน ${days - 1} คืน`),
    private: { title: 'ทริปบน Tiao', description: 'เปิดลิงก์เพื่อดูทริปนี้' },
    places: {
      title: 'ที่เที่ยวทั่วไทย · Tiao',
      description: 'ค้นหาที่เที่ยว ร้านอาหาร และคาเฟ่ทั่วไทย พร้อมเวลาเปิด-ปิดและค่าเข้าชม',
      label: 'ที่เที่ยวทั่วไทย',
    },
    routes: {
      title: 'เส้นทางแนะนำ · Tiao',
      description: 'เส้นทางเที่ยวไทยหลายวัน เริ่มจากเส้นทางที่ชอบแล้วปรับเป็นทริปของคุณ',
      label: 'เส้นทางแนะนำ',
    },
  },
  en: {
    home: {
      title: 'Tiao · trips around Thailand',
      description: 'Say where you want to go and get a whole trip: times, ways, costs and nights. Change anything.',
      question: 'Where would you like to go?',
      label: 'Trips around Thailand',
    },
    place: '{name} · {province} · Tiao',
    placeDescription: '{name}, {category} in {province}: opening hours, entrance fees and what is nearby.',
    route: '{name} · Tiao',
    routeLabel: 'Route · {length}',
    trip: '{name} · Tiao',
    tripLabel: 'Trip · {length}',
    length: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    private: { title: 'A trip on Tiao', description: 'Open the link to see this trip.' },
    places: {
      title: 'Places in Thailand · Tiao',
      description: 'Find sights, restaurants and cafés all over Thailand, with opening hours and entrance fees.',
      label: 'Places in Thailand',
    },
    routes: {
      title: 'Routes to start from · Tiao',
      description: 'Routes of several days around Thailand. Start from one and make it your own trip.',
      label: 'Routes to start from',
    },
  },
} as const satisfies Readonly<Record<Language, object>>
