import { cueAfter, cueAround } from './cues.ts'
import { oneOf } from './phrases.ts'

// `ยกเลิก‹เชียงใหม่› ไปเชียงราย`, “forget ‹Phuket›, let us do Trang”: places in whose stead another one is wanted, by
// the words up to that one.

const ADVISERS_EN = oneOf(`
  friend(s), boss, colleague(s), agent, travel agent, neighbour(s), neighbor(s), cousin, brother, sister, blog(s), guidebook(s),
  hotel, people here, everyone, everybody`)

/** “Phuket is full, so Trang”. */
export const IS_IMPOSSIBLE = cueAfter(
  [
    {
      name: 'it cannot be, so another place',
      th: '{gap}(ก็|)(ที่พัก|ตั๋ว|ห้อง|โรงแรม|)(เต็ม|ไม่ว่าง|ไม่ได้|ปิด|ไกลไป|ไกลเกิน|แพงไป|แพงเกิน|คนเยอะไป|น้ำท่วม){upTh}(เลย|จึง|งั้น|ขอ|ก็)(จะ|ขอ|เป็น|เปลี่ยน|ไป|เอา|มา|ย้าย)',
      en: '{space}(is|was|are|were|seems|looks) (full|fully booked|all booked|sold out|booked out|closed|flooded|cancelled|canceled|off|impossible|out of the question|too {word}){up}(so|hence|instead|therefore)',
      yes: ['‹Phuket› is full so ', '‹Pai› is too far, so ', '‹เกาะเสม็ด›เต็ม เลยจะไป', '‹สมุย›ที่พักเต็มเลยขอเปลี่ยนเป็น'],
      no: ['‹Phuket› is full of people', '‹Pai› is too nice', '‹ตรัง›เต็มๆ 3 วัน'],
    },
  ],
  {
    gap: '\\s?',
    space: ' ',
    word: '[a-z]{2,10}',
    up: '[^.!?\\n]{0,24}?\\b',
    upTh: '[^.;\\n]{0,24}?',
  },
)

export const IS_REPLACED = cueAround(
  [
    {
      name: 'what they cancelled or could not get',
      before: {
        th: '(ยกเลิก|แคนเซิล|พับ|เลิก)(ทริป|แพลน|แผน|ตั๋ว|)(ไป|), จอง(ที่พัก|ตั๋ว|)(ที่|ไป|)',
        en: '(cancelled|canceled|cancelling|scrapped|dropped|ditched|gave up on|given up on|forget|forget about|scrap) (our|my|the|) (trip to|booking for|booking on|booking in|plan for|plans for|idea of|)',
      },
      after: {
        th: '{notTh}(ไป|เอา|ขอ|มา|เปลี่ยน|เลือก)',
        en: '{up}(instead|so|going|we go|we are going|now|let)',
      },
      yes: [
        'cancelled our ‹Samui› booking, going to Koh Chang',
        'forget ‹Phuket›, let us do Trang',
        'ยกเลิก‹เชียงใหม่› ไปเชียงราย',
        'จอง‹สมุย›ไม่ได้เลยขอเปลี่ยน',
      ],
      no: ['dropped in ‹Samui›, so', 'จองที่พัก‹ตรัง›แล้ว ไปสตูล', 'ยกเลิก‹ตรัง›'],
    },
    {
      name: 'what others suggest',
      before: {
        th: '(เพื่อน|หัวหน้า|คนอื่น|ใคร|คน|ญาติ|เขา)(ๆ|)(ก็|)(ชวน|แนะนำ|บอก)(ให้|)(ไป|เที่ยว|)',
        en: `${ADVISERS_EN} (suggest|suggests|suggested|recommend|recommends|recommended|propose|proposes|proposed|says|say|said) (us|we|i|) (to|) (go to|going to|visit|visiting|)`,
      },
      after: {
        th: '{gap}แต่{wordsTh}(อยาก|ขอ|จะ|เลือก|เอา)',
        en: "{comma}(but|yet|however) (i|we|i'd|we'd|i'm|we're)",
      },
      yes: [
        "my boss suggests ‹Korat›, but I'd rather go to Ubon",
        'friends recommended ‹Phuket› but we want Trang',
        'เพื่อนชวนไป‹ภูเก็ต›แต่เราอยากไปตรัง',
      ],
      no: ['my boss suggests ‹Korat› and Ubon', 'เพื่อนชวนไป‹ภูเก็ต› 3 วัน', 'friends suggested ‹Nan› but no car'],
    },
    {
      name: 'where they usually go',
      before: {
        th: '(ปกติ|ทุกที|ทุกปี|ส่วนใหญ่)(จะ|ก็|เรา|ผม|)(ไป|เที่ยว)(แต่|แค่|)',
        en: '(usually|normally|always|mostly|often) (we|i|) (go|drive|travel|head|do|visit|stay|holiday) (to|in|at|on|), (usually|normally|always) {us}(in|to|at), (every|each) (year|winter|summer|time|holiday|weekend) (we|i) (also|always|) (go|come|visit|do|drive|end up) (to|in|on|)',
      },
      after: {
        th: '{upTh}(รอบนี้|ครั้งนี้|ปีนี้|คราวนี้|ทริปนี้|แต่)',
        en: '{up}(this time|this year|now|but)',
      },
      yes: [
        'usually we go to ‹Hua Hin›; this time Prachuap',
        'we always do ‹Pai› but',
        'every year we go ‹Trang› lah, this time',
        'ปกติไป‹พัทยา› รอบนี้อยากลองจันทบุรี',
      ],
      no: ['usually we go to ‹Hua Hin›', 'we often go to ‹Trang› for the food'],
    },
    {
      name: 'where they went before, said on both sides',
      before: { th: '(ไป|เที่ยว)' },
      after: { th: '{gap}มา(แล้ว|ละ|หมดแล้ว){notagain}' },
      yes: ['ปีใหม่ไป‹เขาค้อ›มาแล้ว สงกรานต์นี้ขอ'],
      no: ['ถึง‹เขาค้อ›มาแล้ว 2 วัน', 'ไป‹ปาย›มาแล้วอยากไปอีก'],
    },
  ],
  {
    gap: '\\s?',
    comma: ',? ',
    us: '(?:we |i )?(?:are |am )?',
    up: '[^.!?\\n]{0,32}?\\b',
    upTh: '[^.;\\n]{0,20}?',
    notTh: '(?:ไม่ได้|ไม่ทัน|ไม่ไหว)?(?: |แล้ว|เลย|จึง|งั้น|ก็){0,3}(?<!แล้ว )',
    wordsTh: '[ก-์]{0,6}?',
    notagain: '(?![^\\n]{0,24}(?:อีก|ซ้ำ|ติดใจ)|\\s?\\d)',
  },
)
