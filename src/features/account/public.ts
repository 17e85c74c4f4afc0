export { eraseClosedAccounts } from './erase-accounts.ts'
