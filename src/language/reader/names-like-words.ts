// Names and kinds of places that are usually another word (`เลย`, “show”). What must stand before them, so that they are a place
// after all: `other-word-rules.ts`, for one name `name-senses.ts`; a kind in certain words only: `other-senses.ts`.

/** Forms of kinds of places (`catalogue/vocabulary.json`) that mean no wish for them, in English: “free”, “the local food”. */
export const NO_KINDS_EN = `
  accommodation, accommodations, attraction, attractions, bird, boutique, boutiques, buy, classic, classics, couple, couples, diner,
  event, events, fair, fairs, free, green, had, hat, hostel, hostels, hotel, hotels, icon, icons, inside, local, locals, moon, outside,
  place, popular, resort, resorts, shop, shops, show, shows, sight, sights, sightseeing, statue, store, stores, sun, tourist, villa,
  villas, world`
/** The same in Thai, and words of Thai names in Latin letters, which say only the kind: “Ban …”, “Khao …”. */
export const NO_KINDS_TH = `
  กิน, เขา, ชา, เช็คอิน, ที่พัก, แนะนำ, ร้านข้าว, เรือ, โรงแรม, รีสอร์ท, รีสอร์ต, สวย, ไหม,
  ao, ban, chang, haad, khao, ko, koh, pha, phu, rai, tham, wang`

/** Short names of provinces, islands and towns that are also words: where a cue stands beside them, they are the place. */
export const NAMES_LIKE_WORDS = `
  101, กมลา, กระดาด, กระดาน, กาญ, กำแพง, กูด, ไก่, คอน, จันท์, จำ, ชล, ช้าง, เชือก, ตาก, ตาปู, เต่า, แตน,
  ทะลุ, นางรอง, ปราณ, ปากน้ำ, ปาย, ปู, ปัว, ฝาง, พยาม, พระทอง, เพชร, แพร่, มัน, มุก, ไม้ไผ่, รอก, รัง, ราชา, ราวี,
  ละไม, ล้าน, เลย, สังคม, สุกร, หมาก, หวาย, ห้อง, ห้า, แหวน, ไหง, อรัญ, อโศก, อารี, อารีย์, เฮ`

/** Districts whose names are usually something else (`ท่าเรือ` a pier, `บ้านไร่` a farm): read after `อำเภอ`, `ไป` only. */
export const DISTRICTS_LIKE_WORDS = `
  ดุสิต, วัฒนา, สายไหม, สวนหลวง, ท่าเรือ, เสนา, อุทัย, มหาราช, แสวงหา, ไชโย, ท่าช้าง, พระพุทธบาท, เฉลิมพระเกียรติ,
  บ้านหมอ, หันคา, มะขาม, ท่าใหม่, โป่งน้ำร้อน, บ้านโพธิ์, นาดี, บ้านสร้าง, องครักษ์, บ้านนา, วังน้ำเย็น, โชคชัย, สีดา,
  คูเมือง, ปราสาท, จอมพระ, ลำดวน, น้ำยืน, จัตุรัส, สีชมพู, ชนบท, หนองเรือ, พระยืน, เพ็ญ, สังคม, เอราวัณ, ชื่นชม,
  อาจสามารถ, สมเด็จ, โพธิ์ชัย, อากาศอำนวย, ส่องดาว, พร้าว, สารภี, พิชัย, บ้านหลวง, สันติสุข, หนองบัว, ชุมแสง,
  สว่างอารมณ์, ไทรงาม, บ้านไร่, ศรีนคร, ท่ายาง, บ้านลาด, บ้านแหลม, ทุ่งใหญ่, พระแสง, เวียงสระ, เทพา, สะเดา, ท่าแพ,
  วิหารแดง, วัดสิงห์, วัดโบสถ์, วัดเพลง, บ้านม่วง, เทพารักษ์, รัตนบุรี, สองพี่น้อง, แกลง, บ้านค่าย, บ้านบึง, หนองใหญ่,
  ชำนิ, นามน, เกาะยาว, เกาะคา, คลองใหญ่, พานทอง, ป่าแดด, ทรายมูล, สุวรรณภูมิ, จอมทอง, ประเวศ, ธนบุรี, พระนคร,
  นครหลวง, ลานสัก, ปากท่อ, เนินสง่า, ภูผาม่าน, แก่งหางแมว, ป่าบอน, บ้านแท่น, หนองหิน, หัวไทร, ช้างกลาง, นาแก, นาหว้า`
