import { listOf } from './phrases.ts'

/**
 * Quarters of Bangkok where people sleep or stroll. The catalogue has their sights, but none of these names: each of them
 * means the city. Quarters that are a sight of their own (`เยาวราช`, Khao San) are found as such.
 */
export const BANGKOK_QUARTERS: readonly string[] = listOf(`
  สีลม, สาทร, สาธร, สุขุมวิท, ทองหล่อ, เอกมัย, อโศก, พร้อมพงษ์, อารีย์, อารี, รัชดา, รัชดาภิเษก, ลาดพร้าว, ห้วยขวาง,
  ราชเทวี, พญาไท, อ่อนนุช, พระโขนง, ปิ่นเกล้า, ฝั่งธน, ฝั่งธนบุรี, บางลำพู, ราชประสงค์, เพลินจิต, ชิดลม,
  silom, sathorn, sathon, sukhumvit, sukumvit, thonglor, thong lor, thong lo, ekkamai, ekamai, asoke, asok, phrom phong,
  prom phong, ratchada, ratchadaphisek, lat phrao, ladprao, lad prao, huai khwang, ratchathewi, phaya thai, on nut,
  onnut, phra khanong, pinklao, thonburi, banglamphu, bang lamphu, ratchaprasong, ploenchit, phloen chit, chidlom,
  chit lom`)
