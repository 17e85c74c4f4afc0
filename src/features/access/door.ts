export { createKeyGuard } from './guard.ts'
export { createKey } from './key-commands.ts'
export { listKeys, revokeKey } from './key-store.ts'
export { grantRole, ROLES } from './user-store.ts'
