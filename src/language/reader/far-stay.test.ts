import { expect, test } from 'vitest'
import { stayForFarSight } from './far-stay.ts'

const said = (
  raw: string,
  provinces: string[],
  starts: number[],
  farSights = [{ text: 'Khao San', provinceCode: '10' }],
) =>
  stayForFarSight(
    { raw },
    { farSights, provinces, visits: starts.map((start) => ({ start, end: start + 5, codes: [], isNext: false })) },
    5,
  )

test('a famous sight far from all else has its day first, or the last evening, as it is said', () => {
  expect(said('Khao San, then Trang', ['92', '10'], [15])).toEqual([
    { provinceCodes: ['10'], days: 1 },
    { provinceCodes: ['92'], days: 4 },
  ])
  expect(said('Trang, then Khao San', ['92', '10'], [0])).toEqual([
    { provinceCodes: ['92'], days: 3 },
    { provinceCodes: ['10'], days: 2 },
  ])
})

test('nothing is divided without one, for two, or where nothing else is named', () => {
  expect(said('Trang', ['92'], [0], [])).toEqual([])
  expect(said('Khao San', ['10'], [])).toEqual([])
})
