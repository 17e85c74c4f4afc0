import type { PhraseRule } from './phrase-rule.ts'

// `นอนแพสักคืน`, “a night in a raft house”: which place is meant by words for what there is only one of.

/** What people say for a place that they do not name. */
export interface TiedPlaceRule extends PhraseRule {
  /** A name under which the catalogue has it, and its province. */
  readonly place: string
  readonly provinceCode: string
  /** Another place is meant where one of these is named, or any outside those around it. */
  readonly elsewhere: readonly string[]
  /** `all`: no other place is called so. */
  readonly around: readonly string[] | 'all'
  /** Sentences that mean it, and similar ones that do not: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

export const TIED_PLACE_RULES: readonly TiedPlaceRule[] = [
  {
    // Raft houses are on Cheow Lan Lake, or on the rivers and lakes of Kanchanaburi.
    place: 'ค้างแพเขื่อนเชี่ยวหลาน',
    provinceCode: '84',
    elsewhere: ['71'],
    around: ['80', '81', '82', '83', '84', '85', '86'],
    th: '(นอน|ค้าง|พัก|อยาก|ลอง){soon}แพ(พัก|){bed}, แพพัก, เรือนแพ',
    en: '(raft|floating) (house(s)|hut(s)|bungalow(s)|lodge(s)|cabin(s)|room(s)), rafthouse(s)',
    unless:
      '(ล่อง|ลอย|นั่ง|ถ่อ)แพ, ร้าน(อาหาร|)(เรือน|)แพ, แพ(อาหาร|ร้านอาหาร|ลาก|เปียก|เธค|ดิสโก้), แพ(พัก|)(ที่|)(เขื่อนศรี|กาญ|สังขละ|แควน้อย|แควใหญ่)',
    yes: [
      'ภาคใต้ 5 วัน นอนแพสักคืน',
      'ไปกระบี่กับเขาหลัก 6 วัน ขอแพพัก 1 คืน',
      'a week in the south with a night in a raft house',
      'Phuket for 6 days and one night in a floating bungalow',
    ],
    no: [
      'กาญจนบุรี 2 วัน นอนแพ',
      'ภาคใต้ 5 วัน ล่องแพ',
      'พังงา 3 วัน อยากล่องแพไม้ไผ่',
      'เลย 3 วัน นอนแพ',
      'a raft house in Kanchanaburi, 3 days',
      'rafting in the south',
    ],
  },
  {
    // The line from Thon Buri to Nam Tok, whose last stop is called after a waterfall.
    place: 'Death Railway train ride',
    provinceCode: '71',
    elsewhere: [],
    around: 'all',
    th: 'รถไฟ(สาย|ไป|เที่ยว|ขบวน|นำเที่ยว|)(ธนบุรี|กาญจน์|กาญจนบุรี|)(-|ถึง|ไป|)น้ำตก(สถานี|ไทรโยคน้อย){close}, รถไฟสายมรณะ',
    en: `
      (line|train|trains|railway|rail|ride|journey|tracks) (from {town} |{town} |)to nam tok, nam tok (line|branch|train|railway|station),
      {town} to nam tok (train|line|railway|by train|by rail), (ride|train|trains|railway|rail) (over|across) the (bridge (over|on|of) the|) (river |)kwai,
      (river kwai|death|burma|burma siam|siam burma) (railway|line|train) (ride|trip|journey|train|excursion), (ride|riding|take|taking|travel|on|along) (on|) the (death|burma) railway`,
    yes: [
      'I want to ride the line to Nam Tok, 3 days',
      'Bangkok 3 days and the train from Thon Buri to Nam Tok',
      'a ride on the Death Railway, 2 days',
      'นั่งรถไฟสายมรณะ 2 วัน',
    ],
    no: ['Erawan nam tok, 2 days', 'the line to Ubon, 3 days', 'the Death Railway museum, 2 days'],
  },
  {
    place: 'Maeklong Railway Market',
    provinceCode: '75',
    elsewhere: [],
    around: ['10', '11', '12', '13', '14', '70', '71', '73', '74', '75', '76', '77'],
    th: 'รถไฟ(วิ่ง|แล่น|)(ผ่าน|กลาง|ฝ่า)ตลาด',
    en: `
      (maeklong|mae klong|mahachai) (line|railway|train), train(s) (in|into|through|inside) (the|a|that) market, train(s) {that}(run|runs|running|go|goes|going|pass|passes|passing|drive|drives|rolls|rolling) (right|straight|) through (the|a) market,
      market … (where|with) (the|a) train (goes|runs|passes|comes|rolls|drives), market (on|with) (the|) (train tracks|railway tracks|tracks|rails)`,
    yes: ['Bangkok 3 days, the train through the market is a must', 'I want to ride the Maeklong line, 2 days'],
    no: ['train market in Bangkok', 'Chiang Mai 2 days, by train to the market'],
  },
  {
    // As a building to look at; else they only board there.
    place: 'Hua Lamphong Railway Station',
    provinceCode: '10',
    elsewhere: [],
    around: 'all',
    th: '(ถ่ายรูป|เดินเล่น|ชม|เที่ยว|ดู)(ที่|ใน|)(สถานี(รถไฟ|)|)หัวลำโพง',
    en: `
      (see|visit|photograph|photographing|photos of|pictures of|admire|explore|look at|look around|sketch|love) (the|) (old|historic|beautiful|grand|former|) hua (lamphong|lampong|lam phong) (train station|railway station|station|),
      hua (lamphong|lampong|lam phong) (train station|railway station|station) … (beautiful|architecture|historic|lovely)`,
    unless: 'see … (off|hua lamphong (to|hotel))',
    yes: ['I would like to see Hua Lamphong station, Hua Hin 3 days', 'ถ่ายรูปสถานีหัวลำโพง แล้วไปหัวหิน 2 วัน'],
    no: ['the night train from Hua Lamphong to Trang, 3 days', 'a hotel near Hua Lamphong station, 3 days'],
  },
]

export const TIED_PLACE_SLOTS = {
  town: '[a-z]{3,12}(?: [a-z]{3,12})?',
  that: '(?:that |which )?',
  close: '(?=\\s|$|[,.])',
  light: '(?=[^.;!?\\n]{0,40}\\b(?:sun|light))',
  notBkk: '(?! (?:ratchada|srinakarin|srinagarindra|in bangkok))',
  soon: '[ก-์ ]{0,8}?',
  bed: '(?=\\s|$|[,.]|พัก|สัก|ซัก|กลาง|ใน|ริม|ที่|แบบ|\\d|\\ufffc|คืน|หนึ่ง|นึง)',
}
