import type { Texts } from '../../platform/text-template.ts'

export const STAGES = ['understanding', 'finding', 'scheduling', 'writing'] as const
export type Stage = (typeof STAGES)[number]
export const JOB_STATES = ['queued', ...STAGES, 'succeeded', 'failed', 'cancelled', 'infeasible'] as const
export type JobState = (typeof JOB_STATES)[number]
export type FinalState = Exclude<JobState, 'queued' | Stage>

/** How far a job is when it reaches a stage. A search takes most of the time. */
export const STAGE_PERCENT: Readonly<Record<Stage, number>> = {
  understanding: 5,
  finding: 25,
  scheduling: 40,
  writing: 85,
}

export const STATE_TEXTS: Readonly<Record<JobState, Texts>> = {
  queued: { th: 'รับคำขอแล้ว กำลังรอคิวจัดทริป', en: 'Your trip is waiting to be planned.' },
  understanding: { th: 'กำลังอ่านสิ่งที่คุณต้องการ', en: 'Reading what you want.' },
  finding: { th: 'กำลังเลือกสถานที่ที่เหมาะกับคุณ', en: 'Finding places that fit.' },
  scheduling: { th: 'กำลังจัดเวลาและเส้นทาง', en: 'Scheduling visits and travel.' },
  writing: { th: 'กำลังเขียนรายละเอียดทริป', en: 'Writing the details.' },
  succeeded: { th: 'ทริปของคุณพร้อมแล้ว', en: 'Your trip is ready.' },
  failed: { th: 'จัดทริปไม่สำเร็จ', en: 'The trip could not be planned.' },
  cancelled: { th: 'ยกเลิกการจัดทริปแล้ว', en: 'Planning was cancelled.' },
  infeasible: { th: 'ไม่มีทริปที่ตรงตามเงื่อนไขทั้งหมด', en: 'No trip meets all of these wishes.' },
}

export function isFinal(state: string | null): state is FinalState {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled' || state === 'infeasible'
}
