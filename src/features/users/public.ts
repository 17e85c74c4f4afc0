export {
  closeUser,
  deleteUser,
  holdExpiredUser,
  listExpiredUsers,
  reopenUser,
} from './closed-user-store.ts'
export { emailKey } from './email-address.ts'
export { usernameHeld, usernameReserved } from './input-errors.ts'
export { tidyName } from './person-names.ts'
export { userNotFound, usernameChangedRecently, usernameTaken } from './problems.ts'
export { isReservedUsername } from './reserved-usernames.ts'
export {
  listSecurityEvents,
  recordEvent,
  SECURITY_EVENT_KINDS,
  type SecurityEvent,
} from './security-event-store.ts'
export { listEmailErrors, listUsernameErrors, requireEmail } from './user-errors.ts'
export {
  EmailSchema,
  isUsernameAllowed,
  MAX_USERNAME,
  MIN_USERNAME,
  PersonNameSchema,
  ProfileUrlSchema,
  ShownProfileUrlSchema,
  UsernameSchema,
} from './user-fields.ts'
export {
  changeUser,
  findUser,
  findUserByLogin,
  grantRole,
  holdUser,
  listActiveNames,
  listAdmins,
  rehashPassword,
  type User,
} from './user-store.ts'
export { listHeldUsernames } from './username-store.ts'
export { createUser, isUsernameHeld, renameUser, usernameChangeableAt, usernameKey } from './usernames.ts'
export { activateUser, changeEmail, holdEmail } from './verified-email-store.ts'
