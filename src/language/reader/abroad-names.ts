import { countriesIn } from './countries.ts'
import { listOf } from './phrases.ts'

interface Names {
  readonly th: string
  readonly en: string
}

/**
 * Places abroad that travellers from or to Thailand name, by what they belong to, and short names of countries; all
 * countries by their own name are in `countries.ts`. Words that are also Thai places are left out.
 */
const PLACES: Readonly<Record<string, Names>> = {
  neighbours: {
    th: `
      เวียดนาม, ลาว, ลาวใต้, ลาวเหนือ, ลาวกลาง, กัมพูชา, เขมร, พม่า, เมียนมา, เมียนมาร์, มาเลเซีย, มาเลย์, สิงคโปร์,
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
      โตเกียว, โอซาก้า, โอซากา, เกียวโต, นารา, โกเบ, คันไซ, ฮอกไกโด, ซัปโปโร, ฟุกุโอกะ, คิวชู, นาโกย่า, นาโกยา,
      ทาคายามะ, ชิราคาวาโกะ, ฟูจิ{ofLoei}, โอกินาว่า, โอกินาวา, เซนได, ฮิโรชิม่า, คาวากูจิโกะ, ฮิโรชิมะ, คานาซาว่า,
      คานาซาวะ, ฮาโกเน่, นิกโก้, นางาซากิ, คาโกชิม่า, อิชิกากิ, โยโกฮาม่า, ชิบะ, อาโอโมริ, ฟุกุชิมะ, ภูเขาไฟฟูจิ,
      ฟูจิซัง, อุจิ, คามิโคจิ, โอตารุ`,
    en: `
      tokyo, osaka, kyoto, hokkaido, sapporo, fukuoka, okinawa, nagoya, hiroshima, kobe, kanazawa, hakone, nikko,
      takayama, nagasaki, kagoshima, ishigaki, sendai, yokohama, kamakura, kyushu, shirakawago, mount fuji, mt fuji,
      universal studios japan`,
  },
  'in Korea': {
    th: `
      โซล, ปูซาน, เชจู, เกาะเชจู, แทกู, คังวอน, อินชอน, คยองจู, คังนึง, เกาะนามิ, ซกโช, มยองดง`,
    en: `
      seoul, busan, jeju, incheon, daegu, gyeongju, gangneung, nami island, gangnam`,
  },
  'in China and Taiwan': {
    th: `
      ไทเป, ไทจง, เกาสง, อาลีซาน, จิ่วเฟิ่น, ปักกิ่ง, เซี่ยงไฮ้, กวางโจว, กวางเจา, เซินเจิ้น, เฉิงตู, ฉงชิ่ง,
      จางเจียเจี้ย, คุนหมิง, ยูนนาน, สิบสองปันนา, ลี่เจียง, ต้าหลี่, ซีอาน, กุ้ยหลิน, ฮาร์บิน, ทิเบต, ลาซา, หางโจว,
      ซูโจว, หนานจิง, อู่ฮั่น, เซี่ยเหมิน, ชิงเต่า, ไหหลำ, ซานย่า, เทียนสิน, ต้าเหลียน, แชงกรีล่า, จิ่วไจ้โกว,
      หวงซาน, ซินเจียง, จูไห่, ซัวเถา, ไถหนาน, ฮวาเหลียน, ทะเลสาบสุริยันจันทรา`,
    en: `
      taipei, kaohsiung, beijing, shanghai, guangzhou, shenzhen, chengdu, kunming, yunnan, xian, guilin, tibet,
      chongqing, hangzhou, suzhou, nanjing, wuhan, harbin, lhasa, lijiang, dali, zhangjiajie, xiamen, qingdao,
      hainan, sanya, zhuhai, taichung, tainan, hualien, sun moon lake`,
  },
  'in Vietnam': {
    th: `
      ฮานอย, ดานัง, โฮจิมินห์, ไซ่ง่อน, ซาปา, ดาลัด, ฮอยอัน, ฮาลอง, ญาจาง, มุยเน่, ฟูก๊วก, เว้, นิญบิ่ญ, ไฮฟอง,
      ฮาซาง, เกิ่นเทอ, บานาฮิลล์, บาน่าฮิลล์, หวุงเต่า, นครโฮจิมินห์, ไซง่อน`,
    en: `
      hanoi, da nang, danang, hoi an, ho chi minh, ho chi minh city, saigon, hue, sapa, halong bay, ha long bay,
      dalat, nha trang, mui ne, phu quoc, can tho, ninh binh, haiphong, hai phong, ha giang, phong nha, cat ba,
      tam coc, vung tau, ban gioc, ba na hills, mekong delta`,
  },
  'in Laos': {
    th: `
      เวียงจันทน์, เวียงจันทร์, หลวงพระบาง, วังเวียง, ปากเซ, จำปาสัก, สะหวันนะเขต, สี่พันดอน, คอนพะเพ็ง, ท่าแขก,
      โพนสะหวัน, หลวงน้ำทา, เชียงขวาง, หนองเขียว, แก่งหลี่ผี, ปราสาทวัดพู, เมืองเฟือง, ดอนเดช, ดอนเดด`,
    en: `
      vientiane, luang prabang, luang phabang, vang vieng, pakse, si phan don, 4000 islands, savannakhet, huay xai,
      thakhek, nong khiaw, bolaven plateau, bolaven, don det, champasak, luang namtha, phonsavan, plain of jars`,
  },
  'in Cambodia': {
    th: `
      เสียมเรียบ, เสียมราฐ, นครวัด, อังกอร์, พนมเปญ, สีหนุวิลล์, กำปอต, พระตะบอง, โตนเลสาบ, เกาะรงสันเลม, พนมกุเลน`,
    en: `
      siem reap, angkor wat, angkor, phnom penh, sihanoukville, koh rong, battambang, kampot, kep, mondulkiri,
      koh ker, tonle sap, koh rong sanloem, poipet`,
  },
  'in Myanmar': {
    th: `
      ย่างกุ้ง, มัณฑะเลย์, พุกาม, พะโค, หงสาวดี, อินเล, เนปิดอว์, มะริด, ทวาย, ตองยี, พระธาตุอินทร์แขวน, ไจทีโย`,
    en: `
      yangon, rangoon, mandalay, bagan, inle lake, ngapali, bago, hpa-an, hpa an, naypyidaw, golden rock, mawlamyine`,
  },
  'in Malaysia, Indonesia and the Philippines': {
    th: `
      กัวลาลัมเปอร์, ปีนัง, เกาะปีนัง, ลังกาวี, เกาะลังกาวี, มะละกา, ยะโฮร์, คาเมรอนไฮแลนด์, เก็นติ้ง, โคตาคินาบาลู,
      บาหลี, เกาะบาหลี, จาการ์ตา, ยอกยาการ์ตา, บาตัม, มะนิลา, เซบู, โบราไคย์, อีโปห์, โกตาบารู, ยะโฮร์บารู, เซนโตซ่า,
      เกาะเซนโตซ่า, อูบุด, สุราบายา, บันดุง, โคโมโด, ภูเขาไฟโบรโม่, โบรโม่, บุโรพุทโธ, ดาเวา, โบโฮล, ปาลาวัน,
      เอลนิโด`,
    en: `
      kuala lumpur, penang, langkawi, malacca, melaka, perhentian islands, cameron highlands, borneo, kota kinabalu,
      bali, ubud, jakarta, lombok, gili islands, yogyakarta, manila, cebu, boracay, palawan, ipoh, johor bahru,
      kota bharu, tioman, redang, sandakan, kuching, sarawak, sabah, sentosa, seminyak, canggu, nusa penida, java,
      sumatra, bromo, mount bromo, borobudur, surabaya, bandung, komodo, labuan bajo, flores, raja ampat, davao,
      siargao, bohol, el nido, coron`,
  },
  'in South Asia': {
    th: `
      เลห์, ลาดัก, แคชเมียร์, เดลี, นิวเดลี, มุมไบ, โกลกาตา, พุทธคยา, พาราณสี, กาฐมาณฑุ, โปขระ, เอเวอเรสต์, ทิมพู,
      พาโร, โคลัมโบ, ชัยปุระ, อุทัยปุระ, ริชิเคช, มะนาลี, ดาร์จีลิ่ง, สิกขิม, ศรีนาคา, ทัชมาฮาล, แคนดี้,
      สิกิริยา, จิตวัน`,
    en: `
      delhi, new delhi, mumbai, bombay, bangalore, bengaluru, chennai, kolkata, hyderabad, pune, ahmedabad, goa,
      kerala, ladakh, kathmandu, pokhara, everest, colombo, karachi, lahore, islamabad, dhaka, jaipur, agra, udaipur,
      varanasi, rishikesh, manali, shimla, darjeeling, sikkim, leh, srinagar, kashmir, amritsar, mysore, kochi,
      munnar, hampi, rajasthan, taj mahal, kandy, galle, sigiriya, mirissa, ella, thimphu, paro, chitwan, annapurna`,
  },
  'in the Near East and Europe': {
    th: `
      อิสตันบูล, คัปปาโดเกีย, ไคโร, ลอนดอน, ปารีส, โรม, เวนิส, มิลาน, บาร์เซโลน่า, มาดริด, อัมสเตอร์ดัม, เบอร์ลิน,
      มิวนิก, เวียนนา, ปราก, ซูริค, มอสโก, ชาร์จาห์, มัสกัต, เจดดาห์, เมกกะ, เพตรา, เยรูซาเล็ม, เตหะราน, บากู,
      ทบิลิซี, เยเรวาน, อัลมาตี, ทาชเคนต์, ซามาร์คันด์, ลักซอร์, มาร์ราเกช, คาซาบลังกา, แซนซิบาร์, ไนโรบี, เคปทาวน์,
      สกอตแลนด์, สก็อตแลนด์, เวลส์, เอดินบะระ, แมนเชสเตอร์, ลิเวอร์พูล, ลียง, บอร์โดซ์, หอไอเฟล, โคโลญ, แฟรงก์เฟิร์ต,
      ฮัมบูร์ก, บาวาเรีย, ซาลซ์บูร์ก, ฮัลล์สตัทท์, ฮัลสตัท, เซอร์แมท, อินเทอร์ลาเคน, ลูเซิร์น, จุงเฟรา, เจนีวา,
      ฟลอเรนซ์, เนเปิลส์, ปิซ่า, ทัสคานี, ซิซิลี, อมาลฟี, เซบีย่า, กรานาดา, วาเลนเซีย, อิบิซ่า, ลิสบอน, ปอร์โต,
      บรัสเซลส์, บรูจส์, คราคูฟ, วอร์ซอ, บราติสลาวา, ดูบรอฟนิก, ซาราเยโว, บูคาเรสต์, เอเธนส์, ซานโตรินี,
      มิโคนอส, อันตัลยา, เซนต์ปีเตอร์สเบิร์ก, ทรอมโซ, ลอฟโฟเทน, เรคยาวิก, แลปแลนด์, โคเปนเฮเกน, สตอกโฮล์ม, ออสโล,
      เฮลซิงกิ, บูดาเปสต์, ยุโรปตะวันออก`,
    en: `
      istanbul, cappadocia, doha, riyadh, tel aviv, cairo, london, manchester, dublin, paris, rome, venice, milan,
      barcelona, madrid, lisbon, amsterdam, berlin, munich, frankfurt, hamburg, vienna, prague, budapest, zurich,
      geneva, copenhagen, stockholm, oslo, helsinki, moscow, athens, santorini, sharjah, ras al khaimah, muscat,
      jeddah, mecca, medina, petra, amman, jerusalem, beirut, tehran, baku, tbilisi, yerevan, almaty, tashkent,
      samarkand, bukhara, luxor, hurghada, sharm el sheikh, alexandria, marrakech, marrakesh, casablanca, zanzibar,
      nairobi, serengeti, kilimanjaro, cape town, johannesburg, victoria falls, wales, edinburgh, glasgow, liverpool,
      birmingham, leeds, bristol, oxford, cambridge, belfast, cornwall, isle of skye, britain, great britain, nice,
      lyon, marseille, bordeaux, provence, normandy, eiffel tower, cologne, dresden, stuttgart, dusseldorf, bavaria,
      salzburg, innsbruck, hallstatt, zermatt, interlaken, lucerne, basel, bern, lausanne, florence, naples, pisa,
      tuscany, sicily, sardinia, amalfi coast, cinque terre, lake como, verona, bologna, turin, seville, granada,
      valencia, ibiza, mallorca, majorca, tenerife, bilbao, porto, algarve, madeira, azores, bruges, brussels,
      antwerp, rotterdam, the hague, krakow, warsaw, gdansk, bratislava, ljubljana, lake bled, zagreb, dubrovnik,
      split, sarajevo, kotor, belgrade, bucharest, transylvania, sofia, mykonos, crete, rhodes, corfu, antalya,
      bodrum, izmir, pamukkale, ankara, kyiv, kiev, saint petersburg, st petersburg, tallinn, riga, vilnius, bergen,
      tromso, lofoten, reykjavik, lapland, rovaniemi, gothenburg`,
  },
  'in America and Oceania': {
    th: `
      ซิดนีย์, เมลเบิร์น, เพิร์ท, โอ๊คแลนด์, นิวยอร์ก, ลอสแองเจลิส, ซานฟรานซิสโก, ลาสเวกัส, โตรอนโต, แวนคูเวอร์,
      วอชิงตัน, ไมอามี, ออร์แลนโด, ฟลอริดา, แคลิฟอร์เนีย, เท็กซัส, ชิคาโก, บอสตัน, ซีแอตเทิล,
      โยเซมิตี, อลาสก้า, แบมฟ์, มอนทรีออล, แคนคูน, ฮาวานา, มาชูปิกชู, ปาตาโกเนีย, บริสเบน,
      โกลด์โคสต์, แอดิเลด, แทสเมเนีย, ควีนส์ทาวน์, ไครสต์เชิร์ช, โรโตรัว, เวลลิงตัน, ดิสนีย์แลนด์, ตาฮิติ`,
    en: `
      sydney, melbourne, brisbane, perth, auckland, new york, nyc, los angeles, san francisco, las vegas, chicago,
      seattle, boston, toronto, vancouver, montreal, rio de janeiro, buenos aires, washington dc, miami, orlando,
      florida, california, texas, honolulu, maui, san diego, yosemite, yellowstone, alaska, new orleans, nashville,
      philadelphia, denver, atlanta, houston, dallas, utah, arizona, quebec, banff, calgary, ottawa, cancun,
      mexico city, tulum, oaxaca, havana, lima, cusco, machu picchu, bogota, cartagena, medellin, quito, galapagos,
      patagonia, santiago, la paz, sao paulo, iguazu, gold coast, cairns, darwin, adelaide, hobart, tasmania,
      canberra, byron bay, great barrier reef, uluru, queenstown, wellington, christchurch, rotorua, milford sound,
      bora bora, tahiti, disneyland, disney world`,
  },
}

/** In capitals only, and where they come from: “from KL”. */
export const ABROAD_SHORT: readonly string[] = listOf(`
  sf, la, kl, hk, sg, nz, us, ny, dc, lhr, sin, kul, hkg, sfo, lax, jfk, syd, mel, dxb, icn, nrt, tlv, fra, cdg, ams, bne, per, akl, del, bom`)

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

export const ABROAD_TH = unique([...Object.values(PLACES).flatMap(({ th }) => listOf(th)), ...countriesIn('th')])
export const ABROAD_EN = unique([
  ...Object.values(PLACES).flatMap(({ en }) => listOf(en)),
  ...countriesIn('en'),
  ...ABROAD_SHORT,
])
