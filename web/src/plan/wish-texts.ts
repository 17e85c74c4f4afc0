import { defineTexts } from '../texts/define-texts.ts'

export const wishTexts = defineTexts({
  th: {
    title: 'สิ่งที่เราเข้าใจ แตะเพื่อเปลี่ยน',
    days: 'จำนวนวัน',
    dates: 'วันเดินทาง',
    noDates: 'ยังไม่ได้เลือกวัน',
    party: 'ไปกันกี่คน',
    partyOf: ({ adults, children, seniors }: Party) =>
      [
        adults > 0 ? `ผู้ใหญ่ ${adults}` : '',
        children > 0 ? `เด็ก ${children}` : '',
        seniors > 0 ? `ผู้สูงอายุ ${seniors}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    adults: 'ผู้ใหญ่',
    children: 'เด็ก',
    seniors: 'ผู้สูงอายุ',
    foreigners: 'ในนี้เป็นชาวต่างชาติ',
    pace: 'จังหวะเที่ยว',
    paces: { easy: 'สบาย\u00a0ๆ', normal: 'พอดี', full: 'จัดเต็ม' },
    changePace: 'ปรับจังหวะเที่ยว',
    budget: 'งบ',
    noBudget: 'ไม่จำกัดงบ',
    budgetOf: (amount: string, per: 'trip' | 'person' | 'day') =>
      `งบ${per === 'person' ? 'คนละ' : per === 'day' ? 'วันละ' : ''} ${amount}`,
    baht: 'บาท',
    per: 'คิดแบบ',
    pers: { trip: 'ทั้งทริป', person: 'คนละ', day: 'วันละ' },
    interests: 'ชอบ',
    interestsOf: (names: string) => `ชอบ${names}`,
    anything: 'ชอบอะไรก็ได้',
    avoid: 'ไม่เอา',
    avoidOf: (names: string) => `ไม่เอา${names}`,
    avoidNothing: 'ไม่มีที่เลี่ยง',
    avoidMore: 'ตัดที่ไม่อยากไป',
    transport: 'เดินทางด้วย',
    transports: { car: 'ขับรถ', public: 'ขนส่งสาธารณะ' },
    askPace: { easy: 'ขอแบบสบาย ๆ ทั้งทริป', normal: 'ขอแบบกำลังดีทั้งทริป', full: 'ขอแบบจัดเต็มทั้งทริป' },
    askAvoid: (names: string) => `ไม่เอา${names}`,
    again: 'จัดใหม่',
    again2: 'ใช้ค่านี้',
    lost: 'จัดใหม่ทั้งทริป สิ่งที่ปรับเองไว้จะเริ่มใหม่ แต่กดเลิกทำได้',
    previous: 'เดือนก่อน',
    next: 'เดือนถัดไป',
    start: 'วันแรกของทริป',
  },
  en: {
    title: 'What we understood. Tap to change.',
    days: 'Number of days',
    dates: 'Dates',
    noDates: 'No dates yet',
    party: 'Who is going',
    partyOf: ({ adults, children, seniors }: Party) =>
      [
        adults > 0 ? `${adults} adult${adults === 1 ? '' : 's'}` : '',
        children > 0 ? `${children} child${children === 1 ? '' : 'ren'}` : '',
        seniors > 0 ? `${seniors} senior${seniors === 1 ? '' : 's'}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    adults: 'Adults',
    children: 'Children',
    seniors: 'Seniors',
    foreigners: 'Of these, from abroad',
    pace: 'Pace',
    paces: { easy: 'Easy', normal: 'Just right', full: 'Packed' },
    changePace: 'Change the pace',
    budget: 'Budget',
    noBudget: 'Any budget',
    budgetOf: (amount: string, per: 'trip' | 'person' | 'day') =>
      `${amount}${per === 'person' ? ' each' : per === 'day' ? ' a day' : ''}`,
    baht: 'baht',
    per: 'Counted',
    pers: { trip: 'Whole trip', person: 'Per person', day: 'Per day' },
    interests: 'Likes',
    interestsOf: (names: string) => `Likes ${names}`,
    anything: 'Anything goes',
    avoid: 'Avoid',
    avoidOf: (names: string) => `No ${names}`,
    avoidNothing: 'Nothing to avoid',
    avoidMore: 'Leave something out',
    transport: 'Getting around',
    transports: { car: 'By car', public: 'Public transport' },
    askPace: {
      easy: 'make the whole trip easier',
      normal: 'a normal pace for the whole trip',
      full: 'make the whole trip fuller',
    },
    askAvoid: (names: string) => `no ${names}`,
    again: 'Plan again',
    again2: 'Apply',
    lost: 'Plans the whole trip again. Your own changes start over; undo brings them back.',
    previous: 'Previous month',
    next: 'Next month',
    start: 'First day of the trip',
  },
})

interface Party {
  readonly adults: number
  readonly children: number
  readonly seniors: number
}
