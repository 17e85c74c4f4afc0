import { DIALECT_FORMS } from './dialect-forms.ts'
import { ENGLISH } from './english-forms.ts'
import { FOREIGN_FORMS } from './foreign-forms.ts'
import { NAMED_WORDS } from './named-words.ts'
import { PARTY_BARE_FORMS_TH } from './party-bare-forms.ts'
import { PARTY_COUNT_FORMS_TH } from './party-count-forms.ts'
import { PARTY_GROUP_TURNS } from './party-group-turns.ts'
import { PARTY_KIN_FORMS_TH } from './party-kin-forms.ts'
import { PARTY_NEAR_AGES } from './party-near-ages.ts'
import { PARTY_NEAR_FORMS } from './party-near-forms.ts'
import { PARTY_REST_FORMS_TH } from './party-rest-forms.ts'
import { PARTY_SUM_FORMS_TH } from './party-sum-forms.ts'
import { PARTY_TURNS } from './party-turns.ts'
import { PARTY_WORDS } from './party-words.ts'
import { REFUSAL_FORMS } from './refusal-forms.ts'
import type { ShortForm } from './short-form.ts'
import { EARLY_THAI_FORMS, PLAIN_THAI_FORMS } from './thai-forms.ts'
import { UNIVERSITIES } from './universities.ts'
import { WEEKDAYS } from './weekday-forms.ts'

/** In the order in which they are applied. */
export const ENGLISH_FORMS: readonly ShortForm[] = [
  ...ENGLISH,
  ...REFUSAL_FORMS,
  ...PARTY_WORDS,
  ...PARTY_TURNS,
  ...PARTY_NEAR_FORMS,
  ...PARTY_NEAR_AGES,
  ...PARTY_GROUP_TURNS,
  ...FOREIGN_FORMS,
]

/** In texts with some Thai, after those of English. */
export const THAI_FORMS: readonly ShortForm[] = [
  ...NAMED_WORDS,
  ...EARLY_THAI_FORMS,
  ...PARTY_KIN_FORMS_TH,
  ...PARTY_COUNT_FORMS_TH,
  ...PARTY_REST_FORMS_TH,
  ...PARTY_SUM_FORMS_TH,
  ...PARTY_BARE_FORMS_TH,
  ...PLAIN_THAI_FORMS,
  ...DIALECT_FORMS,
  ...WEEKDAYS,
  ...UNIVERSITIES,
]
