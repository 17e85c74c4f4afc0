import type { TransportRule } from './transport-rule.ts'

// `กลัวเรือ`, “no flights”: how they do not want to travel. (Slots: transport-ride-rules.ts.)

/** “No flying for 24 hours after the last dive”. */
export const REST_FROM_FLYING =
  "(no|not|avoid|without|don't|can't) (fly|flying|flight(s)) (for|within|until|before|in the|the day|on the day|too soon|right after|straight after|immediately after|after)"

export const NO_BOATS_OR_FLIGHTS: readonly TransportRule[] = [
  {
    name: 'no boats: they do not want them, or cannot',
    by: 'no_boats',
    th: 'ไม่(ต้อง|อยาก|ชอบ|เอา|ขอ|ยอม|กล้า|สะดวก|)(ที่จะ|ที่ต้อง|)(ขึ้น|นั่ง|ลง|ล่อง)เรือ, (นั่ง|ลง|ขึ้น)เรือไม่(ได้|ไหว), ไม่เอาเรือ',
    en: `
      (no|without|without any|avoid|avoiding|not) (boat(s)|boat trip(s)|boat ride(s)|boat tour(s)|ferry|ferries),
      (don't|do not|can't|cannot|doesn't|does not|won't) (like|do|go on|go in|get on|take|ride|) (a|any|the|) boat(s),
      boats are (out|a no|not an option)`,
    yes: [
      'ไม่นั่งเรือนะ',
      'no boats please',
      "we don't like boats",
      'แฟนไม่ยอมลงเรือ',
      'แม่นั่งเรือไม่ไหว',
      'boats are not an option',
    ],
    no: ['อยากนั่งเรือ', 'no big boat parties'],
  },
  {
    name: 'they are afraid of boats, or get seasick',
    by: 'no_boats',
    th: 'กลัว(การ|)(ขึ้น|นั่ง|ลง|)เรือ, กลัวจมน้ำ, เมาเรือ[ง่าย|มาก]',
    en: `
      (scared|terrified|afraid|frightened|petrified|nervous|wary) of (the|small|being on|going on|) (a|)
      (boats|boat|ferries|speedboats|boat rides),
      (hates|hate|dislikes|detests|fear of|phobia of|a fear of)
      (boats|boat rides|boat trips|being on boats|being on a boat)`,
    yes: ['my gf is terrified of boats', 'ตากลัวเรือมาก', 'พ่อเมาเรือง่าย', 'mum hates boat rides'],
    no: ['ไม่กลัวทะเล', 'afraid of missing boats'],
  },
  {
    name: 'no flights: they do not want to fly, or are afraid of it',
    by: 'no_flights',
    th: 'ไม่(อยาก|ชอบ|เอา|ขอ|ได้|)(นั่ง|ขึ้น|ใช้|โดยสาร|)(เครื่องบิน|บิน), ไม่(อยาก|ชอบ|)(นั่ง|ขึ้น)เครื่อง, กลัวเครื่องบิน',
    en: `
      (no|without|without a|without any|avoid|avoiding) (flight(s)|flying|plane(s)|aeroplane(s)),
      (not|don't|do not|won't|can't|rather not|hate to|afraid to) (want to|like to|) (fly|flying),
      (scared|afraid|terrified|frightened|fear|phobia) of (flying|flights|planes|aeroplanes|airplanes),
      (no|without|without any|avoid|avoiding) (internal|domestic|connecting|short) flight(s)`,
    unless: `
      (budget|cost(s)|price(s)|total|each|pp|per person|per head|usd|dollars|pounds|quid|euros|baht|thb|eur|gbp|aud|
      all in|spend|lakh(s)|lac(s)|rupee(s)|inr|grand)…(no|without|without any) (the|) flight(s),
      {sum}…(no|without|without any) (the|) flight(s), (no|without) flight(s) (included|counted|in it),
      ${REST_FROM_FLYING}, (not|don't|do not|won't) fly(ing) (out|on|home|back|onwards|until|till),
      (งบ|บาท|ราคา|คนละ)…ไม่(รวม|นับ)(เครื่องบิน|ค่าเครื่อง)`,
    yes: [
      'ไม่อยากนั่งเครื่องบิน',
      'without flights',
      'my husband is scared of flying',
      "I don't want to fly",
      'no domestic flights please',
      'แม่กลัวเครื่องบิน',
    ],
    no: [
      'นั่งเครื่องบินไป',
      'no fly fishing',
      "we don't fly out until six",
      'no flying for a day after the last dive',
      '800 usd each without flights',
      'budget 20,000 baht without flights',
      '40k for the pair without flights',
      '18,500 no flights included',
      'budget 1.2 lakh without flight',
      '90,000 rupees without the flights',
      'งบ 9000 บาท ไม่รวมเครื่องบิน',
    ],
  },
  {
    name: 'over land all the way',
    by: 'no_flights',
    th: '(เดินทาง|เที่ยว|เส้นทาง|)(แบบ|โดย|ด้วย|)ทางบก(อย่างเดียว|เท่านั้น|ล้วน|)',
    en: 'overland, by land[! (through|into|across)], (stay|staying|keep|keeping) on the ground, (flight|plane) free',
    unless: `
      overland (border|crossing|visa), (border|visa)…overland, กองทัพ…ทางบก, (ด่าน|พรมแดน|ชายแดน)ทางบก,
      by land(,) sea and air`,
    yes: [
      'Nan to Trang overland',
      'จากโคราชไปตราดทางบกอย่างเดียว',
      'Nan to Trang by land',
      'we would like to stay on the ground',
    ],
    no: [
      'which overland border is open',
      'ด่านทางบกเปิดไหม',
      'an adventure by land, sea and air',
      'travel by land through Laos',
    ],
  },
]
