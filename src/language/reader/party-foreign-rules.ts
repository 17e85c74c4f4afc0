import type { PartyRule } from './party-rule.ts'

// `ไป 3 คน เป็นฝรั่ง 1 คน`, “half Thai, half foreign”: how many of them are foreigners.

export const FOREIGN_RULES: readonly PartyRule[] = [
  {
    who: 'half_foreign',
    th: '{nationTh} ครึ่ง(นึง|หนึ่ง|) (คน|)(ไทย) ครึ่ง(นึง|หนึ่ง|), (คน|)ไทย ครึ่ง(นึง|หนึ่ง|) {nationTh} ครึ่ง(นึง|หนึ่ง|), (ต่างชาติ|ฝรั่ง) ครึ่ง(นึง|หนึ่ง), ครึ่ง(นึง|หนึ่ง|)(เป็น|)(ต่างชาติ|ฝรั่ง)',
    en: 'half (of us|of them|are|) (are|) (thai|thais|foreign|foreigners|farang|farangs){comma}(and|) (the other|) half (are|) (thai|thais|foreign|foreigners|farang|farangs), half (of us|of them) (are|) (foreign|foreigners|farang|farangs|thai|thais)',
    unless: 'ลูกครึ่ง, half (thai|foreign) half (thai|foreign) (food|menu|kitchen)',
    yes: [
      ['ไปกัน 10 คน ไทยครึ่งนึง เกาหลีครึ่งนึง', { adults: 10, foreigners: 5 }],
      ['8 คน ฝรั่งครึ่งหนึ่ง ไทยครึ่งหนึ่ง', { adults: 8, foreigners: 4 }],
      ['6 of us, half Thai, half foreign', { adults: 6, foreigners: 3 }],
      ['twelve people, half of us are farang', { adults: 12, foreigners: 6 }],
    ],
    no: ['ลูกครึ่งไทยฝรั่ง', 'half a day in a Thai village', 'ครึ่งวัน', 'half of us like food'],
  },
  {
    who: 'foreigners',
    th: '(ต่างชาติ|ฝรั่ง|ชาวต่างชาติ) {count} คน',
    en: '{count} (foreigner(s)|foreign friend(s)|foreign guest(s)|farang(s))',
    yes: [['ไป 3 คน เป็นฝรั่ง 1 คน', { adults: 3, foreigners: 1 }]],
    no: ['ฝรั่งดอง'],
  },
]
