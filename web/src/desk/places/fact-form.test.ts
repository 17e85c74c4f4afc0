import { describe, expect, it } from 'vitest'
import { changesOf, formOf } from './fact-form.ts'

const OPEN = ['08:00-12:00', '13:00-17:00']
const HOURS = { mon: [], tue: OPEN, wed: OPEN, thu: OPEN, fri: OPEN, sat: OPEN, sun: OPEN }
const SOURCE = formOf({ name_en: 'Wat Pho', visit_minutes: 75, opening_hours: HOURS, phones: ['02 226 0335'] })

describe('the form of facts', () => {
  it('changes nothing unless something was typed', () => {
    expect(changesOf(SOURCE, SOURCE, SOURCE)).toEqual({})
  })

  it('sends the facts that were typed, hours and fees as a whole', () => {
    const form = { ...SOURCE, name_en: 'Wat Po', mon: '09:00-12:00,', thai_adult: '0', phones: '02 1, 02 2' }
    expect(changesOf(form, SOURCE, SOURCE)).toEqual({
      name_en: 'Wat Po',
      opening_hours: { ...HOURS, mon: ['09:00-12:00'] },
      fee: { thai_adult: 0, thai_child: null, foreigner_adult: null, foreigner_child: null },
      phones: ['02 1', '02 2'],
    })
  })

  it('goes back to the source where the form says the same, or nothing', () => {
    const edited = { ...SOURCE, name_en: 'Wat Po', visit_minutes: '90' }
    expect(changesOf({ ...edited, name_en: 'Wat Pho', visit_minutes: '' }, edited, SOURCE)).toEqual({
      name_en: null,
      visit_minutes: null,
    })
  })
})
