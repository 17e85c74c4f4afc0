/** Where people come from, as words beside people: `แฟนเยอรมัน`, “our Dutch friends”. Sources of patterns.
 * A name that another rule has read is one of them after `ชาว`. */
export const NATION_TH =
  '(?:(?:คน|ชาว)?(?:ญี่ปุ่น|ฝรั่งเศส|ฝรั่ง|จีน|เกาหลี|อังกฤษ|อเมริกัน|อเมริกา|เมกัน|เมกา|เยอรมัน|เยอรมนี|สวีเดน|นอร์เวย์|เดนมาร์ก|ฟินแลนด์|อิตาลี|สเปน|รัสเซีย|ออสเตรเลีย|นิวซีแลนด์|แคนาดา|ฮอลแลนด์|ดัตช์|เบลเยียม|สวิส|ลาว|พม่า|เขมร|เวียดนาม|ไต้หวัน|ฮ่องกง|สิงคโปร์|มาเลเซีย|มาเลย์|อินเดีย|อินโด|ฟิลิปปินส์|ต่างชาติ|ต่างประเทศ)|(?:คน|ชาว)\ufffc{2,12})'

export const NATION_EN =
  '(?:thai|dutch|french|swiss|greek|czech|german|american|mexican|canadian|australian|aussie|kiwi|korean|indian|(?:[a-z]{3,8})(?:ish|ese)|(?:brazil|ital|russ|austr|belg|norweg|ukrain|malays|indones|singapor|roman|hungar)i?an)'
