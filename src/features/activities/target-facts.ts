import type { RefType, Target } from './target.ts'

/** The last known facts of a target, as favourites and view logs store them. */
export interface TargetFacts {
  readonly ref_type: RefType
  readonly ref_id: string
  readonly name_th: string | null
  readonly name_en: string | null
  readonly province_codes: string[]
  readonly category: string | null
}

export const TARGET_COLUMNS = ['ref_type', 'ref_id', 'name_th', 'name_en', 'province_codes', 'category'] as const

const MAX_NAME = 300

export function targetFacts(refType: RefType, target: Target, keepsName: boolean): TargetFacts {
  const cut = (name: string | null) => (keepsName && name !== null ? [...name].slice(0, MAX_NAME).join('') : null)
  return {
    ref_type: refType,
    ref_id: target.id,
    name_th: cut(target.nameTh),
    name_en: cut(target.nameEn),
    province_codes: [...target.provinceCodes],
    category: target.category,
  }
}
