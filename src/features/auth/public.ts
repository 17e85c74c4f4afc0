export { exampleUser, readAccount, type UserDocument, UserSchema } from './account-document.ts'
export { type Accounts, createAccounts } from './accounts.ts'
export { getCaller, holdCaller } from './caller.ts'
export {
  CodeSentSchema,
  codeSentDocument,
  exampleCodeSent,
  NewPasswordSchema,
  OtpCodeSchema,
  OtpRefSchema,
  PasswordSchema,
} from './credential-schemas.ts'
export { requireFreshProof } from './fresh-proof.ts'
export { linkIdentity, unlinkIdentity } from './identities.ts'
export { passwordErrors } from './input-errors.ts'
export { listPasswordErrors } from './password-rules.ts'
export { endPendingProofs } from './pending-proofs.ts'
export {
  freshProofNeeded,
  identityTaken,
  lastWayToSignIn,
  linkedAccountNotFound,
  otpInvalid,
  passwordWrong,
  providerLinked,
} from './problems.ts'
export { replacePassword } from './replace-password.ts'
export { sendCode } from './send-code.ts'
export type { AuthServices } from './services.ts'
export { dropOtherWaysIn } from './ways-in.ts'
