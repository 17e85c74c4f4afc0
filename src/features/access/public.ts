export { createKey } from './key-commands.ts'
export { listKeys, revokeKey } from './key-store.ts'
