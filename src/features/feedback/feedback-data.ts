import { MAX_EXPORTED, type PersonalData } from '../../platform/personal-data.ts'
import { ticketOf } from './feedback-document.ts'
import { deleteFeedbackOf, listFeedbackOf } from './feedback-store.ts'

/** What users wrote as feedback. */
export const feedbackData: PersonalData = {
  tables: ['feedback'],
  async list(db, userId) {
    const rows = await listFeedbackOf(db, userId, MAX_EXPORTED)
    return { feedback: rows.map(({ feedback_id: id, ...row }) => ({ ref: ticketOf(id), ...row })) }
  },
  erase: deleteFeedbackOf,
}
