import { unknownAmong } from '../../platform/http/unknown-name.ts'
import { defineInputError, type InputError } from '../../platform/input-error.ts'
import type { PointSource } from './collection-store.ts'

export const amountNeeded = defineInputError(
  'missing',
  { th: 'ต้องระบุ เพราะ {source} ไม่มีจำนวนที่กำหนดไว้', en: 'is required, because {source} has no amount of its own' },
  { source: 'campaign' },
)

/** What the rules of earning find wrong with a source and an amount. */
export function sourceErrors(
  sources: readonly PointSource[],
  { source, amount }: { readonly source: string; readonly amount?: number | undefined },
): InputError[] {
  const rule = sources.find((each) => each.source === source)
  if (!rule) {
    const names = sources.map((each) => each.source)
    return [{ pointer: '/source', ...unknownAmong(names, source) }]
  }
  return rule.amount === null && amount === undefined ? [{ pointer: '/amount', ...amountNeeded({ source }) }] : []
}
