import { defineInputError } from '../../platform/input-error.ts'

export const consentVersionNotInForce = defineInputError(
  'consent_version_unknown',
  { th: 'ฉบับที่ใช้อยู่คือ {version}', en: 'must be {version}, the version in force' },
  { version: '2026-11-21' },
)
