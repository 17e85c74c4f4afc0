import { retryAfter } from '../platform/http/problems.ts'
import { defineProblem } from '../platform/problem.ts'

export const catalogueNotReady = defineProblem('catalogue_not_ready', 503, {
  title: { th: 'ข้อมูลยังไม่พร้อม', en: 'Catalogue not ready' },
  detail: { th: 'กำลังโหลดข้อมูลสถานที่ ลองใหม่อีกครั้งในไม่ช้า', en: 'The catalogue is still loading; try again shortly.' },
})

/** @throws Problem catalogue_not_ready until the catalogue is loaded */
export function requireReady({ isReady }: { readonly isReady: boolean }): void {
  if (!isReady) throw catalogueNotReady(retryAfter(2))
}
