import { defineInputError } from '../../platform/input-error.ts'

export const notInFuture = defineInputError('too_early', { th: 'ต้องเป็นเวลาในอนาคต', en: 'must be in the future' })
