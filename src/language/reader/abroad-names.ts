import { listOf } from './phrases.ts'

interface Names {
  readonly th: string
  readonly en: string
}

/**
 * Countries and places abroad that travellers from or to Thailand name, by what they belong to. Words that are also
 * Thai places are left out.
 */
const PLACES: Readonly<Record<string, Names>> = {
  neighbours: {
    th: `
      เวียดนาม, ลาว, กัมพูชา, เขมร, พม่า, เมียนมา, เมียนมาร์, มาเลเซีย, มาเลย์, สิงคโปร์,
      อินโดนีเซีย, อินโด, ฟิลิปปินส์, บรูไน`,
    en: `
      vietnam, laos, lao pdr, cambodia, burma, myanmar, malaysia, singapore,
      indonesia, philippines, brunei`,
  },
  'East Asia': {
    th: 'ญี่ปุ่น, เกาหลี, เกาหลีใต้, จีน, ไต้หวัน, ฮ่องกง, มาเก๊า, มองโกเลีย',
    en: 'japan, korea, south korea, china, taiwan, hong kong, macau, macao, mongolia',
  },
  'South and Central Asia': {
    th: `
      อินเดีย, เนปาล, ภูฏาน, ศรีลังกา, มัลดีฟส์, มัลดีฟ, บังกลาเทศ, ปากีสถาน,
      จอร์เจีย, คาซัคสถาน, อุซเบกิสถาน, รัสเซีย`,
    en: `
      india, nepal, bhutan, sri lanka, maldives, bangladesh, pakistan,
      georgia, kazakhstan, uzbekistan, russia`,
  },
  'Near East and Africa': {
    th: `
      ตุรกี, ตุรเคีย, ดูไบ, อาบูดาบี, กาตาร์, ซาอุ, ซาอุดิอาระเบีย, อิสราเอล, จอร์แดน,
      อียิปต์, โมร็อกโก, แอฟริกา, เคนยา`,
    en: `
      turkey, dubai, abu dhabi, uae, qatar, saudi arabia, israel, jordan, oman, iran,
      egypt, morocco, kenya, tanzania, south africa, africa`,
  },
  Europe: {
    th: `
      ยุโรป, อังกฤษ, ฝรั่งเศส, เยอรมัน, เยอรมนี, อิตาลี, สเปน, โปรตุเกส, สวิส, สวิตเซอร์แลนด์,
      ออสเตรีย, เนเธอร์แลนด์, ฮอลแลนด์, เบลเยียม, กรีซ, โครเอเชีย, เช็ก, ฮังการี, โปแลนด์,
      สวีเดน, นอร์เวย์, เดนมาร์ก, ฟินแลนด์, ไอซ์แลนด์, สแกนดิเนเวีย`,
    en: `
      europe, england, scotland, ireland, uk, united kingdom, france, germany, italy, spain,
      portugal, switzerland, austria, netherlands, holland, belgium, greece, croatia,
      czech republic, hungary, poland, romania, sweden, norway, denmark, finland, iceland`,
  },
  'America and Oceania': {
    th: `
      อเมริกา, แคนาดา, เม็กซิโก, เปรู, บราซิล, อาร์เจนตินา,
      ออสเตรเลีย, นิวซีแลนด์, ฮาวาย, กวม`,
    en: `
      usa, united states, america, canada, mexico, peru, brazil, argentina, chile, colombia,
      south america, australia, new zealand, hawaii, fiji`,
  },
  'in Japan': {
    th: `
      โตเกียว, โอซาก้า, โอซากา, เกียวโต, นารา, โกเบ, คันไซ, ฮอกไกโด, ซัปโปโร, ฟุกุโอกะ, คิวชู,
      นาโกย่า, นาโกยา, ทาคายามะ, ชิราคาวาโกะ, ฟูจิ{ofLoei}, โอกินาว่า, โอกินาวา, เซนได, ฮิโรชิม่า,
      คาวากูจิโกะ`,
    en: 'tokyo, osaka, kyoto, hokkaido, sapporo, fukuoka, okinawa, nagoya',
  },
  'in Korea': {
    th: 'โซล, ปูซาน, เชจู, เกาะเชจู, แทกู, คังวอน',
    en: 'seoul, busan, jeju',
  },
  'in China and Taiwan': {
    th: `
      ไทเป, ไทจง, เกาสง, อาลีซาน, จิ่วเฟิ่น, ปักกิ่ง, เซี่ยงไฮ้, กวางโจว, กวางเจา, เซินเจิ้น,
      เฉิงตู, ฉงชิ่ง, จางเจียเจี้ย, คุนหมิง, ยูนนาน, สิบสองปันนา, ลี่เจียง, ต้าหลี่, ซีอาน,
      กุ้ยหลิน, ฮาร์บิน, ทิเบต, ลาซา`,
    en: `
      taipei, kaohsiung, beijing, shanghai, guangzhou, shenzhen, chengdu, kunming, yunnan, xian,
      guilin, tibet`,
  },
  'in Vietnam': {
    th: 'ฮานอย, ดานัง, โฮจิมินห์, ไซ่ง่อน, ซาปา, ดาลัด, ฮอยอัน, ฮาลอง, ญาจาง, มุยเน่, ฟูก๊วก, เว้',
    en: `
      hanoi, da nang, danang, hoi an, ho chi minh, ho chi minh city, saigon, hue, sapa,
      halong bay, ha long bay, dalat, nha trang, mui ne, phu quoc`,
  },
  'in Laos': {
    th: `
      เวียงจันทน์, เวียงจันทร์, หลวงพระบาง, วังเวียง, ปากเซ, จำปาสัก, สะหวันนะเขต, สี่พันดอน,
      คอนพะเพ็ง, ท่าแขก, โพนสะหวัน`,
    en: `
      vientiane, luang prabang, luang phabang, vang vieng, pakse, si phan don, 4000 islands,
      savannakhet, huay xai`,
  },
  'in Cambodia': {
    th: 'เสียมเรียบ, เสียมราฐ, นครวัด, อังกอร์, พนมเปญ, สีหนุวิลล์',
    en: `
      siem reap, angkor wat, angkor, phnom penh, sihanoukville, koh rong, battambang, kampot`,
  },
  'in Myanmar': {
    th: 'ย่างกุ้ง, มัณฑะเลย์, พุกาม, พะโค, หงสาวดี, อินเล, เนปิดอว์, มะริด, ทวาย',
    en: 'yangon, rangoon, mandalay, bagan, inle lake, ngapali',
  },
  'in Malaysia, Indonesia and the Philippines': {
    th: `
      กัวลาลัมเปอร์, ปีนัง, เกาะปีนัง, ลังกาวี, เกาะลังกาวี, มะละกา, ยะโฮร์, คาเมรอนไฮแลนด์,
      เก็นติ้ง, โคตาคินาบาลู, บาหลี, เกาะบาหลี, จาการ์ตา, ยอกยาการ์ตา, บาตัม,
      มะนิลา, เซบู, โบราไคย์`,
    en: `
      kuala lumpur, penang, langkawi, malacca, melaka, perhentian islands, cameron highlands,
      borneo, kota kinabalu, bali, ubud, jakarta, lombok, gili islands, yogyakarta,
      manila, cebu, boracay, palawan`,
  },
  'in South Asia': {
    th: `
      เลห์, ลาดัก, แคชเมียร์, เดลี, นิวเดลี, มุมไบ, โกลกาตา, พุทธคยา, พาราณสี,
      กาฐมาณฑุ, โปขระ, เอเวอเรสต์, ทิมพู, พาโร, โคลัมโบ`,
    en: `
      delhi, new delhi, mumbai, bombay, bangalore, bengaluru, chennai, kolkata, hyderabad, pune,
      ahmedabad, goa, kerala, ladakh, kathmandu, pokhara, everest, colombo, karachi, lahore,
      islamabad, dhaka`,
  },
  'in the Near East and Europe': {
    th: `
      อิสตันบูล, คัปปาโดเกีย, ไคโร, ลอนดอน, ปารีส, โรม, เวนิส, มิลาน, บาร์เซโลน่า, มาดริด,
      อัมสเตอร์ดัม, เบอร์ลิน, มิวนิก, เวียนนา, ปราก, ซูริค, มอสโก`,
    en: `
      istanbul, cappadocia, doha, riyadh, tel aviv, cairo, london, manchester, dublin, paris,
      rome, venice, milan, barcelona, madrid, lisbon, amsterdam, berlin, munich, frankfurt,
      hamburg, vienna, prague, budapest, zurich, geneva, copenhagen, stockholm, oslo, helsinki,
      moscow, athens, santorini`,
  },
  'in America and Oceania': {
    th: `
      ซิดนีย์, เมลเบิร์น, เพิร์ท, โอ๊คแลนด์,
      นิวยอร์ก, ลอสแองเจลิส, ซานฟรานซิสโก, ลาสเวกัส, โตรอนโต, แวนคูเวอร์`,
    en: `
      sydney, melbourne, brisbane, perth, auckland,
      new york, nyc, los angeles, san francisco, las vegas, chicago, seattle, boston,
      toronto, vancouver, montreal, rio de janeiro, buenos aires`,
  },
}

export const ABROAD_TH: readonly string[] = Object.values(PLACES).flatMap(({ th }) => listOf(th))
export const ABROAD_EN: readonly string[] = Object.values(PLACES).flatMap(({ en }) => listOf(en))
