export { type AccountParts, createAccountParts } from './account-parts.ts'
export { listUsernameErrors, requireEmail } from './address-errors.ts'
export { emailKey, usernameKey } from './addresses.ts'
export { endPendingProofs } from './auth-data-store.ts'
export {
  CodeSentSchema,
  EmailSchema,
  exampleCodeSent,
  NewPasswordSchema,
  OtpCodeSchema,
  OtpRefSchema,
  PasswordSchema,
  PersonNameSchema,
  ShownProfileUrlSchema,
  USERNAME_PATTERN,
  UsernameSchema,
} from './credential-schemas.ts'
export { forgetOld } from './forget-old.ts'
export { requireFreshProof } from './fresh-proof.ts'
export {
  claimIdToken,
  deleteIdentity,
  deleteLaterIdentities,
  findIdentityOwner,
  insertIdentity,
  lockIdentity,
  raiseVersion,
  touchIdentity,
} from './identity-store.ts'
export { passwordErrors, usernameReserved } from './input-errors.ts'
export { codeLetter, passwordChangedLetter } from './letters.ts'
export { listPasswordErrors } from './password-rules.ts'
export { tidyName } from './person-names.ts'
export { freshProofNeeded, otpInvalid, passwordWrong, usernameTaken } from './problems.ts'
export { isReservedUsername } from './reserved-usernames.ts'
export {
  listSecurityEvents,
  recordEvent,
  SECURITY_EVENT_KINDS,
  type SecurityEvent,
} from './security-event-store.ts'
export type { AuthServices } from './services.ts'
export { findLiveSession, revokeSessions } from './session-store.ts'
export {
  exampleUser,
  filePath,
  type UserDocument,
  UserSchema,
  userDocument,
  usernameChangeableAt,
} from './user-document.ts'
export {
  findUser,
  findUserByLogin,
  holdUser,
  isUsernameHeld,
  lockEmail,
  releaseUsername,
  type User,
} from './user-store.ts'
