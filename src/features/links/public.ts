export { escapeHtml } from './render-head.ts'
export type { FindHead, LinkServices } from './services.ts'
