import { listOf } from './phrases.ts'

/** Airports and stations where people land on the way to somewhere else, outside Bangkok. */
const LANDING_FORMS: ReadonlySet<string> = new Set(
  listOf(`
    อู่ตะเภา, สนามบินอู่ตะเภา, utapao, u tapao, utapao airport, u tapao airport, u tapao international airport, utp, utp airport,
    เด่นชัย, สถานีเด่นชัย, สถานีรถไฟเด่นชัย, den chai, denchai, den chai station, denchai station, usm airport, samui airport,
    urt airport, cnx airport, hkt airport, kbv airport, hdy, hdy airport, kkc airport, ubp airport, uth airport`),
)
export const isLanding = (form: string) => LANDING_FORMS.has(form)

/**
 * Halls, stadiums, universities, airports and stations that people go to or arrive at, by the English name of the province
 * that they lie in.
 * They are no sights, so the catalogue has none of them; those of Bangkok that travellers only pass through are `GATEWAYS`.
 */
export const VENUES: Readonly<Record<string, readonly string[]>> = {
  Bangkok: listOf(`
    ราชมังคลา, ราชมังคลากีฬาสถาน, สนามราชมังคลา, ราชมัง, สนามศุภ, สนามศุภชลาศัย, อินดอร์สเตเดียมหัวหมาก, ไบเทค, ไบเทคบางนา,
    ไบเทค บางนา, ศูนย์สิริกิติ์,
    ศูนย์ประชุมสิริกิติ์, ศูนย์ประชุมแห่งชาติสิริกิติ์, รอยัลพารากอนฮอลล์, ยูโอบีไลฟ์, สามย่านมิตรทาวน์ฮอลล์,
    rajamangala, rajamangala stadium, rajamangala national stadium, rajamangkala, rajamangala hua mak, supachalasai, supachalasai stadium,
    huamark indoor stadium, hua mak indoor stadium, bitec, bitec bangna, bitec bang na, bitec hall, bitec live, bitec exhibition centre,
    qsncc, queen sirikit convention centre, queen sirikit convention center, queen sirikit national convention centre,
    queen sirikit national convention center, sirikit convention centre, sirikit convention center, uob live, royal paragon hall,
    union hall, samyan mitrtown hall, bang sue grand, bang sue grand station, ekkamai bus terminal, mo chit bus terminal,
    southern bus terminal, sai tai mai,
    จุฬาลงกรณ์มหาวิทยาลัย, จุฬาลงกรณ์, จุฬาฯ, มหาวิทยาลัยเกษตรศาสตร์, มหาวิทยาลัยเกษตร, มหาวิทยาลัยรามคำแหง,
    chulalongkorn university, chula university, kasetsart university, ramkhamhaeng university, thammasat tha prachan,
    thammasat university tha prachan`),
  Nonthaburi: listOf(`
    ธันเดอร์โดม, สนามธันเดอร์โดม, อิมแพ็คอารีน่า, อิมแพคอารีน่า, อิมแพคเมืองทอง, อิมแพค เมืองทอง, อิมแพค,
    thunder dome, thunderdome, thunder dome stadium, impact challenger, impact challenger hall, muang thong thani, mueang thong thani`),
  'Pathum Thani': listOf(`
    สนามบีจี, thammasat stadium, bg stadium, true bg stadium,
    มหาวิทยาลัยธรรมศาสตร์, thammasat university, thammasat rangsit, asian institute of technology`),
  Rayong: listOf(`
    อู่ตะเภา, สนามบินอู่ตะเภา, utapao, u tapao, utapao airport, u tapao airport, utp, utp airport,
    u tapao international airport, rayong pattaya airport`),
  'Chon Buri': listOf(`
    pattaya exhibition and convention hall, nongnooch convention centre, nice nongnooch, บีชฮอลล์พัทยา,
    มหาวิทยาลัยบูรพา, burapha university`),
  'Chiang Mai': listOf(`
    cnx airport, cmecc, สนามกีฬา 700 ปี, 700th anniversary stadium,
    มหาวิทยาลัยเชียงใหม่, มหาวิทยาลัยแม่โจ้, chiang mai university, chiangmai university, cmu chiang mai, maejo university,
    payap university`),
  'Khon Kaen': listOf(`
    kkc airport, kice, ไคซ์ขอนแก่น,
    มหาวิทยาลัยขอนแก่น, khon kaen university, khonkaen university, kku khon kaen`),
  'Buri Ram': listOf('ช้างอารีนา, สนามช้าง, chang arena, chang international circuit'),
  Phuket: listOf(`
    hkt airport, phuket international airport,
    prince of songkla university phuket, psu phuket`),
  Krabi: listOf('kbv airport, krabi international airport'),
  'Surat Thani': listOf(`
    usm airport, samui airport, urt airport,
    psu surat`),
  Songkhla: listOf(`
    hdy, hdy airport, psu hat yai,
    มหาวิทยาลัยสงขลานครินทร์, มหาวิทยาลัยหาดใหญ่, มหาวิทยาลัยทักษิณ, prince of songkla university, prince of songkhla university,
    psu hatyai, prince of songkla university hat yai, thaksin university`),
  'Ubon Ratchathani': listOf(`
    ubp airport,
    มหาวิทยาลัยอุบลราชธานี, มหาวิทยาลัยอุบล, ubon ratchathani university, ubon university`),
  'Udon Thani': listOf('uth airport'),
  Phrae: listOf('den chai station, denchai station, สถานีเด่นชัย, สถานีรถไฟเด่นชัย, denchai'),
  'Nakhon Pathom': listOf(`
    มหาวิทยาลัยมหิดล, mahidol university, mahidol salaya, kasetsart kamphaeng saen`),
  'Chiang Rai': listOf(`
    มหาวิทยาลัยแม่ฟ้าหลวง, มฟล, mae fah luang university, mfu chiang rai`),
  Phayao: listOf(`
    มหาวิทยาลัยพะเยา, university of phayao, phayao university`),
  Phitsanulok: listOf(`
    มหาวิทยาลัยนเรศวร, naresuan university`),
  'Maha Sarakham': listOf(`
    มหาวิทยาลัยมหาสารคาม, มมส, mahasarakham university, maha sarakham university`),
  'Nakhon Ratchasima': listOf(`
    มหาวิทยาลัยเทคโนโลยีสุรนารี, มหาวิทยาลัยสุรนารี, มทส, suranaree university, suranaree university of technology`),
  'Nakhon Si Thammarat': listOf(`
    มหาวิทยาลัยวลัยลักษณ์, walailak university`),
  Pattani: listOf(`
    prince of songkla university pattani, psu pattani`),
  Trang: listOf(`
    psu trang`),
}
