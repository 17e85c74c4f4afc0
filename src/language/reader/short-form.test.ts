import { expect, it } from 'vitest'
import { oneSaid } from './phrases.ts'
import { type FormRow, formsOf } from './short-form.ts'

const SLOTS = { child: oneSaid('(เด็ก|ลูก)(สาว)(ๆ)'), pair: oneSaid('ตายาย') }

function read(row: Pick<FormRow, 'said' | 'full' | 'unless'>, text: string) {
  const [form] = formsOf([{ ...row, yes: [], no: [] }], SLOTS)
  return form && text.replace(form.said, form.full as string)
}

it('repeats the words of a slot', () => {
  expect(read({ said: '{child} {number} คน', full: '{number} {child}' }, 'ลูกสาวสองคน')).toBe('สอง ลูกสาว')
})

it('leaves no space for a slot that was not said', () => {
  expect(read({ said: '{pair}(และ{child})', full: '{pair} {child}' }, 'ตายาย, ตายายและลูก')).toBe('ตายาย, ตายาย ลูก')
})

it('reads ๆ as the sign in a slot too', () => {
  expect(read({ said: '{child} {number}', full: '{number} {child}' }, 'ลูก ๆ 2 เด็กๆ 3')).toBe('2 ลูก ๆ 3 เด็กๆ')
})

it('reads ๆ as the sign, which may be left out in brackets', () => {
  expect(read({ said: 'เด็กๆ', full: 'เด็ก' }, 'เด็ก ๆ เด็กๆ เด็กดี')).toBe('เด็ก เด็ก เด็กดี')
  expect(read({ said: 'โต(ๆ) {number}', full: '{number}' }, 'โต 4 โตๆ 3')).toBe('4 3')
})

it.each([
  ['ลูกมา', 'เด็กมา'],
  ['ลูกค้ามา', 'ลูกค้ามา'],
  ['ถูกลูกมา', 'ถูกลูกมา'],
  ['ลูกค้า ลูกมา', 'ลูกค้า เด็กมา'],
])('leaves what is part of a longer phrase: %s', (text, full) => {
  expect(read({ said: 'ลูก', full: 'เด็ก', unless: 'ลูกค้า, ถูกลูก' }, text)).toBe(full)
})

it.each([
  ['แก๊งสิบสองไป', 'สิบสอง คนไป'],
  ['แก๊งสิบไป', 'สิบ คนไป'],
  ['แก๊งสิบสองคน', 'แก๊งสิบสองคน'],
  ['แก๊ง 12 ไป', '12 คน ไป'],
])('a number is read as a whole: %s', (text, full) => {
  expect(read({ said: 'แก๊ง {number}[!คน|สอง]', full: '{number} คน' }, text)).toBe(full)
})

it('refuses to repeat a slot that was not said', () => {
  expect(() => read({ said: '{child}แค่ {number}', full: '{child} {numbr} คน' }, '')).toThrow(
    '“{child} {numbr} คน” repeats {numbr}, which “{child}แค่ {number}” does not keep',
  )
})
