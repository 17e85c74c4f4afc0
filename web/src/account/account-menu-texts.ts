import { defineTexts } from '../texts/define-texts.ts'

export const accountMenuTexts = defineTexts({
  th: {
    menu: 'บัญชีของฉัน',
    menuUnread: (count: number) => `บัญชีของฉัน ยังไม่ได้อ่าน ${count} รายการ`,
    trips: 'ทริปของฉัน',
    notifications: 'การแจ้งเตือน',
    favourites: 'รายการโปรด',
    points: 'แต้มและของรางวัล',
    account: 'ตั้งค่าบัญชี',
    signOut: 'ออกจากระบบ',
  },
  en: {
    menu: 'My account',
    menuUnread: (count: number) => (count === 1 ? 'My account, 1 unread' : `My account, ${count} unread`),
    trips: 'My trips',
    notifications: 'Notifications',
    favourites: 'Favourites',
    points: 'Points and rewards',
    account: 'Account settings',
    signOut: 'Sign out',
  },
})
