import { anyOf, listOf } from './phrases.ts'

// `ปายหรือแม่ฮ่องสอน`, “Krabi or Phuket, 5 days?”: of such places one is enough.

/** Words between two places of which one is enough. */
export const BETWEEN_ALTERNATIVES = listOf(`
  หรือ, หรือว่า, หรือจะ, หรือไม่ก็, ไม่ก็, รึ, รึว่า, ก็ได้,
  ถ้าไม่ได้ค่อย, ถ้าไม่ได้จะ, ไม่งั้นก็,
  or, or else, vs, vs., versus, if not, otherwise, alternatively`)

/** Words after a place, of what it would be for: “Krabi for the climbing or Phuket”. */
export const REASON_WORDS = listOf(`
  for, because, since, as it, with, without, if, where, which, that, being, to, –, —,
  between, near, next to, north of, south of, off,
  สำหรับ, เพราะ, ที่, ซึ่ง, ถ้า, เผื่อ, จะได้, เน้น, แบบ`)

/** Words before the second place, after a doubt about the first. */
export const INSTEAD_WORDS = listOf(`
  ถ้าไม่ได้, ถ้าไม่ไหว, ถ้าไปไม่ได้, ไม่งั้น, ไม่ก็,
  if not, otherwise, or else, alternatively, as an alternative, plan b`)

/** Words before two places that are joined by “and”. */
export const CHOICE_BEFORE = listOf(`
  ลังเลระหว่าง, ลังเล, เลือกไม่ถูกระหว่าง, เลือกระหว่าง,
  ตัดสินใจไม่ถูกระหว่าง, ตัดสินใจไม่ได้ระหว่าง,
  เปรียบเทียบ, เปรียบเทียบระหว่าง, เทียบ,
  choose between, choosing between, decide between, deciding between, debating between,
  torn between, stuck between, undecided between, toss up between,
  can't decide, cannot decide, can't choose, not sure if, either, either of, one of, one or other of, one out of,
  compare, comparing`)

/** Words after them. */
export const CHOICE_AFTER = listOf(`
  ที่ไหนดี, ที่ไหนดีกว่า, ที่ไหนสวย, ที่ไหนน่า, ที่ไหนเหมาะ,
  เกาะไหนดี, เกาะไหนสวย, จังหวัดไหนดี, ไปไหนดี, ไหนดี, ไหนน่า,
  อันไหนดี, เลือกอันไหน, เลือกไหนดี, เลือกที่ไหนดี, อะไรดีกว่า,
  which is better, which is nicer, which is the, which would be, which would you, which do you,
  which one, whichever, which island, which place`)

/** Those who advise (“one friend says Samui, another says Krabi”), and what they do. */
export const ADVISERS_EN = anyOf('others?, another, else, someone, somebody')
export const ADVISERS_TH = anyOf('แฟน, เพื่อน, พี่, แม่, พ่อ, ลูก, อีกคน, บางคน, คนอื่น, อีกฝ่าย')
export const ADVISE_TH = anyOf('บอก, ว่า, อยาก, เชียร์, แนะนำ, ชอบ')

/** Sentences with the places to choose among, and sentences without a choice: the tests of the words above. */
export const ALTERNATIVE_EXAMPLES: {
  readonly yes: readonly (readonly [sentence: string, places: readonly string[]])[]
  readonly no: readonly string[]
} = {
  yes: [
    ['ปายหรือแม่ฮ่องสอน 3 วัน', ['ปาย', 'แม่ฮ่องสอน']],
    ['เกาะล้านหรือเกาะเสม็ดดีคะ', ['เกาะล้าน', 'เกาะเสม็ด']],
    ['ลังเลระหว่างกระบี่กับตรัง 4 วัน', ['กระบี่', 'ตรัง']],
    ['น่านกับเชียงรายที่ไหนดีกว่ากัน', ['น่าน', 'เชียงราย']],
    ['Krabi or Phuket, 5 days?', ['Krabi', 'Phuket']],
    ['Krabi vs Koh Samui for a week', ['Krabi', 'Koh Samui']],
    ['torn between Chiang Mai and Chiang Rai', ['Chiang Mai', 'Chiang Rai']],
    ['5 days in Koh Mook, Koh Kradan or Koh Ngai', ['Koh Mook', 'Koh Kradan', 'Koh Ngai']],
    ['อยากไปหลีเป๊ะ แต่ยังมรสุมไหม ถ้าไม่ได้จะไปสมุยแทน', ['หลีเป๊ะ', 'สมุย']],
    ['ตรังก็ได้ สตูลก็ได้ 3 วัน', ['ตรัง', 'สตูล']],
    ['แถวตรังหรือไม่ก็สตูลก็ได้', ['ตรัง', 'สตูล']],
    ['แถวเลยหรือหนองคายก็ได้ 2 วัน', ['เลย', 'หนองคาย']],
    ['ไปลำปางหรือไม่ก็แพร่ก็ได้', ['ลำปาง', 'แพร่']],
    ['ทริปหน้าไม่น่านก็แพร่ 3 วัน', ['น่าน', 'แพร่']],
    ['ไม่เกาะมุกก็เกาะกระดาน 3 วัน 2 คน', ['เกาะมุก', 'เกาะกระดาน']],
    ['ไม่ลำปางก็ไปลำพูน 2 วัน', ['ลำปาง', 'ลำพูน']],
    ['ไม่เลยก็ตาก 3 วัน', ['เลย', 'ตาก']],
    ['หนาวนี้ไม่ตากก็แพร่ 2 วัน', ['ตาก', 'แพร่']],
    ['the east or the west, either is fine, 3 days', ['The East', 'The West']],
    ["north or Isaan, don't mind which, 5 days", ['North', 'Isaan']],
    ['ไปภาคเหนือหรืออีสานก็ได้ 4 วัน', ['ภาคเหนือ', 'ภาคอีสาน']],
    ['เหนือหรือใต้ก็ได้ 4 วัน', ['ภาคเหนือ', 'ภาคใต้']],
    ['ไปน่านหรือแถวภาคใต้ดี 4 วัน', ['น่าน', 'ภาคใต้']],
    ['อยากไปตรังไม่ก็สตูล 3 วัน', ['ตรัง', 'สตูล']],
    ['one of Trang and Satun, 3 days', ['Trang', 'Satun']],
    ['เลือกระหว่างเลยกับน่าน 3 วัน', ['เลย', 'น่าน']],
    ['น่านดีหรือแพร่ดี 2 วัน', ['น่าน', 'แพร่']],
    ['Koh Mook / Koh Kradan? whichever is calmer', ['Koh Mook', 'Koh Kradan']],
    ['My boss says Trang is nice, others say Satun, please tell me which one, 3 days', ['Trang', 'Satun']],
    ['แม่บอกน่านดี แฟนเชียร์ลำปาง ควรไปไหนดี 2 วัน', ['น่าน', 'ลำปาง']],
    ['Nan 3 days, or Phrae 2?', ['Nan', 'Phrae']],
    ['either 3 nights in Nan or 5 in Loei', ['Nan', 'Loei']],
    ['ไปน่าน 3 วันหรือตรัง 4 วันดี', ['น่าน', 'ตรัง']],
    ['Hua Hin, or maybe Pattaya, for a weekend', ['Hua Hin', 'Pattaya']],
    ['Is Trang dry in June? Alternatively we could do Satun', ['Trang', 'Satun']],
    ['Krabi for the climbing or Phuket for the bars, 5 days?', ['Krabi', 'Phuket']],
    ['4 days: Koh Mook because it is quiet, or Koh Kradan', ['Koh Mook', 'Koh Kradan']],
    ['5 days in Hua Hin (easy with kids) or in Trang (nicer beaches)', ['Hua Hin', 'Trang']],
    [
      'Koh Mook for snorkelling, Koh Kradan for the sand, or Koh Ngai for comfort',
      ['Koh Mook', 'Koh Kradan', 'Koh Ngai'],
    ],
    ['เกาะมุกสำหรับดำน้ำ หรือเกาะกระดานสำหรับพักผ่อน', ['เกาะมุก', 'เกาะกระดาน']],
  ],
  no: [
    'กระบี่กับภูเก็ต 5 วัน',
    'Chiang Rai or anywhere in the north, 4 days',
    'ภาคเหนือกับอีสาน 9 วัน',
    'ไม่ไปน่านก็ได้ ไปแพร่ 3 วัน',
    'ไม่เลยก็น่าจะดี ไปแพร่ 3 วัน',
    'ไม่เอาเลยก็ได้ ไปแพร่ 3 วัน',
    'a room facing north or south in Trang, 3 days',
    'one of us lives in Krabi and Trang is next, 4 days',
    'Krabi or Trang? Would you do 3 nights in each?',
    'My sister is in Trang, others are in Satun, we see both in 4 days',
    'Trang / Satun, 4 days',
    'แวะระหว่างเชียงใหม่กับลำปาง',
    'ไม่ไปพัทยาหรือหัวหิน อยากไปเกาะช้าง',
    'Krabi and Phuket, 5 days',
    'from Bangkok or Pattaya to Ayutthaya',
    'stops between Bangkok and Chiang Mai',
    'temples or museums in Bangkok',
    'Krabi for climbing or kayaking, then Phuket',
    'Krabi with a boat or two. Phuket for food',
    'Bangkok for 2 or 3 days, Krabi for 3',
    'Krabi 3 days, 2 or 3 more in Trang',
  ],
}
