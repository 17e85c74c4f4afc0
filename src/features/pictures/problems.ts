import { defineProblem } from '../../platform/problem.ts'

export const pictureNotFound = defineProblem('picture_not_found', 404, {
  title: { th: 'ไม่พบรูป', en: 'Picture not found' },
  detail: { th: 'ไม่พบรูปนี้', en: 'There is no such picture.' },
})
