import type { AiTripServices } from '../ai-trips/public.ts'

export type AcceptanceServices = Pick<AiTripServices, 'catalogue' | 'planner' | 'model' | 'roads'>
