import { expect, it } from 'vitest'
import { countLinks } from './links.ts'

it.each([
  ['ไม่มีลิงก์ 10.30 น. ราคา 1.500 บาท e.g. here', 0],
  ['https://www.example.com/a?b=c', 1],
  ['ดูที่ http://a.example กับ https://b.example', 2],
  ['https://a.examplehttps://b.example', 2],
  ['www.example.org และ example.co.th/path', 2],
  ['HTTPS://EXAMPLE.COM', 1],
  ['mail me at a@example.com', 1],
])('counts the links of %j', (text, links) => {
  expect(countLinks(text)).toBe(links)
})
