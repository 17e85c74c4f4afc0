import { defineTexts } from '../texts/define-texts.ts'

export const shellTexts = defineTexts({
  th: {
    skip: 'ข้ามไปที่เนื้อหา',
    home: 'เที่ยว หน้าแรก',
    newTrip: 'จัดทริปใหม่',
    toEnglish: 'English',
    toThai: 'ภาษาไทย',
    theme: { system: 'ธีมตามเครื่อง', light: 'ธีมสว่าง', dark: 'ธีมมืด' },
    signIn: 'เข้าสู่ระบบ',
    explore: 'ที่เที่ยวและเส้นทาง',
    close: 'ปิด',
    notFound: 'ไม่พบหน้านี้',
    notFoundHint: 'ลิงก์อาจพิมพ์ไม่ครบหรือหมดอายุแล้ว',
    toHome: 'กลับหน้าแรก',
  },
  en: {
    skip: 'Skip to content',
    home: 'เที่ยว (Tiao) home',
    newTrip: 'New trip',
    toEnglish: 'English',
    toThai: 'ภาษาไทย',
    theme: { system: 'Theme of the device', light: 'Light theme', dark: 'Dark theme' },
    signIn: 'Sign in',
    explore: 'Places and routes',
    close: 'Close',
    notFound: 'Page not found',
    notFoundHint: 'The link may be incomplete or has expired.',
    toHome: 'Back to the start',
  },
})
