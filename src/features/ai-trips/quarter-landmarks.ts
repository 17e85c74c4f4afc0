// Where the quarters of cities are, by a place of the catalogue in the middle of each.
import type { CatalogueView } from '../../catalogue/catalogue-view.ts'
import type { PlaceEntry } from '../../catalogue/place-entry.ts'
import type { Point } from '../../world/point.ts'

/** By the names that people say, which are none of the place. */
const LANDMARKS: Readonly<Record<string, string>> = {
  'th-10-terminal-21':
    'อโศก, asok, asoke, สุขุมวิท, sukhumvit, sukumvit, sukhumvit road, ซอยนานา, soi nana, nana plaza, bts nana, soi cowboy',
  'th-10-patpong-night-market':
    'สีลม, silom, silom road, สาทร, สาธร, sathorn, sathon, sathorn road, สุรวงศ์, surawong, surawongse',
  'th-10-emquartier': 'พร้อมพงษ์, phrom phong, prom phong',
  'th-10-the-commons-thonglor': 'ทองหล่อ, thonglor, thong lor, thong lo, soi thonglor',
  'th-10-octave-rooftop': 'เอกมัย, ekkamai, ekamai, soi ekkamai',
  'th-10-lay-lao-ari':
    'อารีย์, อารี, ari, in ari, around ari, explore ari, ari area, ari district, ari neighbourhood, ari neighborhood, ari bangkok, soi ari, bts ari, ซอยอารีย์, สะพานควาย',
  'th-10-khaosan-road': 'บางลำพู, banglamphu, bang lamphu',
  'th-10-phra-sumen-fort': 'ถนนพระอาทิตย์',
  'th-10-victory-monument': 'อนุสาวรีย์ชัย, พญาไท, ราชเทวี, phaya thai, ratchathewi, รางน้ำ, rangnam, rang nam',
  'th-10-erawan-shrine': 'ราชประสงค์, ratchaprasong, ชิดลม, chidlom, chit lom, เพลินจิต, ploenchit, phloen chit',
  'th-10-siam-square': 'ย่านสยาม, แถวสยาม, ไปสยาม, เดินสยาม, สยามสแควร์วัน',
  'th-10-banthat-thong': 'สามย่าน, sam yan, samyan',
  'th-10-charoen-krung-street-art': 'เจริญกรุง, charoen krung, charoenkrung, charoen krung road, charoenkrung road',
  'th-10-iconsiam': 'เจริญนคร, charoen nakhon, charoennakhon, khlong san, klong san',
  'th-10-jodd-fairs': 'รัชดา, รัชดาภิเษก, พระรามเก้า, ratchada, ratchadaphisek, ratchada road, rama 9, rama ix',
  'th-10-taksin-monument': 'วงเวียนใหญ่, wongwian yai, wong wian yai',
  'th-10-krua-apsorn-samsen': 'สามเสน, เทเวศร์, เทเวศน์, sam sen, samsen road, thewet market',
  'th-10-nang-loeng-market': 'นางเลิ้ง, nang loeng',
  'th-10-wat-pho': 'ท่าเตียน, tha tien, tha tian',
  'th-10-tha-maharaj': 'ท่าพระจันทร์, tha phra chan',
  'th-10-wang-lang-market': 'พรานนก, wang lang, phran nok',
  'th-10-ananta-samakhom': 'dusit district',
  'th-50-nimman': 'nimmanhaemin, nimmanhemin road',
  'th-50-tha-phae-gate': 'ท่าแพ, ลอยเคราะห์, loi kroh',
  'th-50-warorot-market': 'ช้างม่อย, chang moi',
  'th-50-night-bazaar': 'ช้างคลาน, chang khlan',
  'th-50-khao-soi-mae-sai': 'สันติธรรม, santitham',
  'th-50-wat-jed-yot': 'เจ็ดยอด',
  'th-50-woo-cafe': 'wat ket area',
  'th-50-chang-phueak-night-market': 'chang phueak, chang phuak, chang puak',
}
const LANDMARK_OF = new Map(
  Object.entries(LANDMARKS).flatMap(([id, names]) => names.split(', ').map((name) => [name, id] as const)),
)

type Places = Pick<CatalogueView, 'findPlace'>

/** The middle of a quarter by its name; undefined for any other name. */
export function quarterNamed(text: string, catalogue: Places): Point | undefined {
  return catalogue.findPlace(LANDMARK_OF.get(text.toLowerCase().trim()) ?? '')?.point
}

/** Sights that are a quarter of streets and shops: people spend the day there, not two hours. */
const STREETS = new Set([
  'chinatown',
  'old quarter',
  'creative district',
  'indian quarter',
  'cafe district',
  'shopping district',
  'backpacker street',
  'street food area',
])

export function isQuarter({
  subCategories,
  categoryCode,
}: Pick<PlaceEntry, 'subCategories' | 'categoryCode'>): boolean {
  return subCategories.some((key) => STREETS.has(key)) && categoryCode !== 'ACCOMMODATION'
}
