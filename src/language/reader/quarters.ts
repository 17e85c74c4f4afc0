import { listOf } from './phrases.ts'

/**
 * Quarters, suburbs and estates where people live, meet or sleep, by the English name of the province that they lie in. The
 * catalogue has their sights, but none of these names, and they are no districts. Those that are a sight of their own
 * (`เยาวราช`, `นิมมาน`, Khao San) are found as such.
 */
export const QUARTERS: Readonly<Record<string, readonly string[]>> = {
  Bangkok: listOf(`
    สีลม, สาทร, สาธร, สุขุมวิท, ทองหล่อ, เอกมัย, อโศก, พร้อมพงษ์, อารีย์, อารี, รัชดา, รัชดาภิเษก, ลาดพร้าว, ห้วยขวาง,
    ราชเทวี, พญาไท, อ่อนนุช, พระโขนง, ปิ่นเกล้า, ฝั่งธน, ฝั่งธนบุรี, บางลำพู, ราชประสงค์, เพลินจิต, ชิดลม, รามคำแหง,
    รามอินทรา, พระราม, พระรามสอง, พระรามเก้า, บางมด, นวมินทร์, สามย่าน, เกษตรนวมินทร์, ประชาชื่น, ศรีนครินทร์, อุดมสุข, แบริ่ง,
    บางหว้า, เจริญนคร, ปุณณวิถี, ร่มเกล้า, สะพานควาย, อนุสาวรีย์ชัย, สายใต้, หนีกรุง, ย่านสยาม, แถวสยาม, ไปสยาม, เดินสยาม, สยามสแควร์วัน,
    silom, sathorn, sathon, sukhumvit, sukumvit, thonglor, thong lor, thong lo, ekkamai, ekamai, asoke, asok, phrom phong,
    prom phong, ratchada, ratchadaphisek, lat phrao, ladprao, lad prao, huai khwang, ratchathewi, phaya thai, on nut,
    onnut, phra khanong, pinklao, thonburi, banglamphu, bang lamphu, ratchaprasong, ploenchit, phloen chit, chidlom,
    chit lom, ramkhamhaeng, rama 2, rama 3, rama 4, rama 9, rama ii, rama ix, ram intra, udom suk, bangna,
    เจริญกรุง, สามเสน, เทเวศร์, เทเวศน์, นางเลิ้ง, รางน้ำ, วงเวียนใหญ่, บางซื่อ, บางกะปิ, บางนา, สุรวงศ์, นราธิวาสราชนครินทร์, บางพลัด, บางแค,
    บางเขน, หลักสี่, มีนบุรี, ลาดกระบัง, บางขุนนนท์, จรัญสนิทวงศ์, พรานนก, ท่าเตียน, ท่าพระจันทร์, ถนนพระอาทิตย์, ซอยนานา, ซอยอารีย์,
    charoen krung, charoenkrung, charoen krung road, charoenkrung road, charoen nakhon, charoennakhon, khlong san, klong san,
    sam sen, samsen road, thewet market, nang loeng, rangnam, rang nam, bang sue, bang phlat, surawong, surawongse, tha tien,
    tha tian, tha phra chan, bang kapi, bangkapi, lat krabang, ladkrabang, itsaraphap, issaraphap, soi cowboy, soi nana, nana plaza,
    bts nana, in ari, around ari, explore ari, ari area, ari district, ari neighbourhood, ari neighborhood, ari bangkok, soi ari, bts ari, dusit district, wang lang, phran nok, bang khun non, bang khae, bang khen, lak si, min buri,
    minburi, phasi charoen, charansanitwong, charan sanitwong, sam yan, samyan, wongwian yai, wong wian yai, bts bearing, bang wa,
    silom road, sukhumvit road, sathorn road, ratchada road, soi thonglor, soi ekkamai`),
  Nonthaburi: listOf('แจ้งวัฒนะ, งามวงศ์วาน, สนามบินน้ำ, ติวานนท์, chaengwattana, chaeng watthana'),
  'Pathum Thani': listOf('ฟิวเจอร์รังสิต, นวนคร, navanakorn'),
  'Samut Prakan': listOf('สำโรง, เทพารักษ์, samrong'),
  'Samut Sakhon': listOf('อ้อมน้อย, พุทธสาคร'),
  'Nakhon Pathom': listOf('salaya'),
  'Chon Buri': listOf(`
    อมตะนคร, อมตะซิตี้, แหลมฉบัง, บ่อวิน, laem chabang, amata city`),
  Rayong: listOf('มาบตาพุด, มาบตะพุด, อีสเทิร์นซีบอร์ด, map ta phut, maptaphut, mab ta phut'),
  'Chiang Mai': listOf(`
    ช้างคลาน, ช้างม่อย, ท่าแพ, สันติธรรม, หางดง, เจ็ดยอด, ลอยเคราะห์, chang khlan, chang moi, nimmanhaemin, nimmanhemin road, santitham,
    chang phueak, chang phuak, chang puak, wat ket area, hang dong, loi kroh, huay kaew road, suthep road`),
  'Khon Kaen': listOf('กังสดาล'),
  Phuket: listOf(`
    กะหลิม, กะทู้, เกาะสิเหร่, ท่าเรือรัษฎา, ท่าเรืออ่าวปอ, ท่าเรือฉลอง, cherng talay, kathu, chalong bay, cape panwa, ao yon, koh siray,
    ko sire, koh sirey, ko sirey, rassada, rassada pier, ratsada pier, chalong pier, ao po, ao po pier`),
  Krabi: listOf('หาดนพรัตน์, ทับแขก, อ่าวน้ำเมา, tubkaek, ao nam mao, nam mao'),
  Songkhla: listOf('ด่านนอก, ปาดังเบซาร์, sadao, dan nok, danok, padang besar'),
  Surin: listOf('ช่องจอม, chong chom'),
  'Si Sa Ket': listOf('ช่องสะงำ, chong sa ngam'),
  'Nakhon Ratchasima': listOf('ธนะรัชต์, thanarat road'),
}
