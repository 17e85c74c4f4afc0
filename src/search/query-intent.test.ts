import { expect, test } from 'vitest'
import { parseIntent } from './query-intent.ts'

test.each([
  // text, what is left, only asks, near me, region, why
  ['things to do in pai', 'pai', true, false, null, 'the preposition goes with the question'],
  ['Top 10 places to visit in Chiang Mai', 'chiang mai', true, false, null, 'a number and a question'],
  ['ที่เที่ยวปาย', 'ปาย', true, false, null, 'Thai is written without spaces'],
  ['ที่เที่ยวกลางคืน', 'ที่เที่ยวกลางคืน', false, false, null, 'a word of the vocabulary for nightlife'],
  ['near me', '', true, true, null, 'nothing but the position'],
  ['วัดใกล้ฉัน', 'วัด', true, true, null, 'a kind and the position'],
  ['ตลาดใกล้ๆ', 'ตลาด', true, true, null, 'nothing follows that it could be near to'],
  ['วัดใกล้เชียงใหม่', 'วัดใกล้เชียงใหม่', false, false, null, 'near a town is no position'],
  ['beach near krabi', 'beach near krabi', false, false, null, 'near a town is no position'],
  ['national parks in the north', 'national parks', false, false, 'north', 'a direction with its article'],
  ['ทะเลภาคใต้', 'ทะเล', false, false, 'south', 'ภาค says that a region follows'],
  ['temples in isan', 'temples', false, false, 'northeast', 'the usual name of the northeast'],
  ['isan food', 'isan food', false, false, null, 'a cuisine, eaten everywhere'],
  ['อาหารภาคใต้', 'อาหารภาคใต้', false, false, null, 'a cuisine, eaten everywhere'],
  ['north gate jazz', 'north gate jazz', false, false, null, 'a direction in a name'],
  ['central world', 'central world', false, false, null, 'a region in a name'],
  ['where to stay in bangkok', 'hotel in bangkok', false, false, null, 'the question names a kind'],
  ['!!!', '', false, false, null, 'signs ask for nothing'],
])('“%s” leaves “%s”: asks %s, near me %s, region %s (%s)', (keyword, text, wantsAnyPlace, isNearMe, region, _why) => {
  expect(parseIntent(keyword)).toEqual({ text, wantsAnyPlace, isNearMe, region })
})
