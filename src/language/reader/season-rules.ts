import { listOf } from './phrases.ts'
import type { Season } from './reading.ts'

// `หน้าหนาว`, “in the rainy season”: which season, and which month stands for it.

interface SeasonRule {
  readonly season: Season
  readonly reads: readonly string[]
  /** Longer phrases in which these words mean something else. */
  readonly unless?: readonly string[]
  /** Its months, the usual one first. */
  readonly months: readonly number[]
  /** Sentences that the rule reads, and similar ones that it must not read: its tests. */
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** The three seasons of Thailand as its Meteorological Department divides the year. */
export const SEASON_RULES: readonly SeasonRule[] = [
  {
    season: 'cool',
    reads: listOf(`
      (ช่วง|)ปลายฝน ต้นหนาว, (ช่วง|)ต้น(หน้า|ฤดู|ลม|)หนาว, (the|) (beginning|start) of (the|) (cool|cold) season, early cool season`),
    months: [11, 10],
    yes: ['ปลายฝนต้นหนาวอยากไปน่าน', 'ช่วงต้นหนาว', 'at the start of the cool season'],
    no: ['ต้นไม้', 'หนาวๆ'],
  },
  {
    season: 'rainy',
    reads: listOf('(ช่วง|)ปลาย(หน้า|ฤดู|)ฝน, (the|) end of (the|) (rainy|wet|monsoon|green) season'),
    months: [10, 9],
    yes: ['ปลายฝนไปเขาค้อ', 'at the end of the rainy season'],
    no: ['ฝนตกไหม', 'ปลายทาง'],
  },
  {
    season: 'cool',
    reads: listOf(`
      หน้าหนาว, ฤดูหนาว, ช่วงหนาว, หนาวนี้, cool season, cold season, winter, wintertime, in the winter, high season, ไฮซีซั่น, ไฮซีซัน`),
    unless: ['winter (melon|squash|coat|clothes)'],
    months: [12, 11, 1, 2],
    yes: ['หน้าหนาวนี้อยากขึ้นดอย', 'หนาวนี้ไปเลย', 'in the cool season'],
    no: ['อากาศหนาวไหม', 'winter melon soup', 'no winter coat'],
  },
  {
    season: 'hot',
    reads: listOf('หน้าร้อน, ฤดูร้อน, ช่วงซัมเมอร์, ปิดเทอมใหญ่, ซัมเมอร์, hot season, burning season, smoky season'),
    unless: listOf('หน้าร้อน(ผ่าว|แดง)'),
    months: [4, 3, 5],
    yes: ['หน้าร้อนไปทะเล', 'we come in the hot season'],
    no: ['ร้อนมาก', 'แดดแรงหน้าร้อนผ่าว', 'hot springs'],
  },
  {
    season: 'rainy',
    reads: listOf(
      'หน้าฝน, ฤดูฝน, ช่วงฝน, rainy season, monsoon season, wet season, green season, low season, โลซีซั่น, โลซีซัน, โลว์ซีซั่น, โลว์ซีซัน',
    ),
    months: [8, 9, 7, 6, 10],
    yes: ['หน้าฝนไปน่าน', 'ไปเกาะช้างช่วงโลว์ซีซัน', 'a trip in the rainy season'],
    no: ['ฝนตกไหม', 'a rainy day plan'],
  },
]
