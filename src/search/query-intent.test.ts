import { expect, test } from 'vitest'
import { parseIntent } from './query-intent.ts'

test.each([
  // text, remaining text, any place, near me, region, reason
  ['things to do in pai', 'pai', true, false, null, 'the preposition belongs to the phrase'],
  ['Top 10 places to visit in Chiang Mai', 'chiang mai', true, false, null, 'a number and a phrase'],
  ['ที่เที่ยวปาย', 'ปาย', true, false, null, 'Thai is written without spaces'],
  ['ที่เที่ยวกลางคืน', 'ที่เที่ยวกลางคืน', false, false, null, 'the vocabulary’s word for nightlife'],
  ['near me', '', true, true, null, 'only the position'],
  ['วัดใกล้ฉัน', 'วัด', true, true, null, 'a kind and the position'],
  ['ตลาดใกล้ๆ', 'ตลาด', true, true, null, 'no area follows'],
  ['วัดใกล้เชียงใหม่', 'วัดใกล้เชียงใหม่', false, false, null, 'near a town, not near the caller'],
  ['beach near krabi', 'beach near krabi', false, false, null, 'near a town, not near the caller'],
  ['national parks in the north', 'national parks', false, false, 'north', 'a direction with its article'],
  ['ทะเลภาคใต้', 'ทะเล', false, false, 'south', 'ภาค announces a region'],
  ['temples in isan', 'temples', false, false, 'northeast', 'the common name of the northeast'],
  ['isan food', 'isan food', false, false, null, 'a cuisine, eaten everywhere'],
  ['อาหารภาคใต้', 'อาหารภาคใต้', false, false, null, 'a cuisine, eaten everywhere'],
  ['north gate jazz', 'north gate jazz', false, false, null, 'a direction in a name'],
  ['central world', 'central world', false, false, null, 'a region in a name'],
  ['where to stay in bangkok', 'hotel in bangkok', false, false, null, 'the phrase implies a kind'],
  ['!!!', '', false, false, null, 'punctuation alone asks for nothing'],
])(
  '“%s” leaves “%s”: any place %s, near me %s, region %s (%s)',
  (keyword, text, wantsAnyPlace, isNearMe, region, _why) => {
    expect(parseIntent(keyword)).toEqual({ text, wantsAnyPlace, isNearMe, region })
  },
)
