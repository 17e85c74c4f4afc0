export { type EventDocument, EventSchema, renderEvent } from './event-document.ts'
export type { NewEvent } from './event-log.ts'
export type { EventServices } from './services.ts'
