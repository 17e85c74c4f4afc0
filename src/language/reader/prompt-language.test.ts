import { describe, expect, it } from 'vitest'
import { languageOf } from './prompt-language.ts'

describe('the language of a prompt', () => {
  it.each([
    ['เที่ยวเชียงใหม่ 3 วัน', 'th', 'one script'],
    ['3 days in Chiang Mai', 'en', 'one script'],
    ['CHIANG MAI 3 DAYS', 'en', 'capitals alone are English'],
    ['อยากไป Central World, Siam Paragon, ICONSIAM 1 วัน', 'th', 'names in Latin letters are no English'],
    ['ไป iconsiam แล้วต่อ asiatique', 'th', 'names without capitals, no English grammar'],
    ['เที่ยว Bangkok 3 วัน budget 5000', 'th', 'borrowed words'],
    ['3 days in Chiang Mai visiting ดอยสุเทพ and วัดพระธาตุ', 'en', 'Thai names in an English sentence'],
    ['I would like to see วัดพระแก้ว with my family', 'en', 'Thai names in an English sentence'],
    ['我想去曼谷', 'th', 'neither script'],
    ['', 'th', 'nothing'],
    ['3 🏖️', 'th', 'no letters'],
  ] as const)('%s is detected as %s: %s', (text, language, _why) => expect(languageOf(text)).toBe(language))
})
