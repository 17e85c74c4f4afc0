export { eraseClosedAccounts } from './erase-accounts.ts'
export { serveUndoPage } from './undo-page.ts'
