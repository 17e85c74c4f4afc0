export { type AccountParts, createAccountParts } from './account-parts.ts'
export { requireEmail } from './address-faults.ts'
export { emailKey, usernameKey } from './addresses.ts'
export {
  CodeSentSchema,
  EmailSchema,
  exampleCodeSent,
  OtpCodeSchema,
  OtpRefSchema,
  PasswordSchema,
  PersonNameSchema,
  ProfileUrlSchema,
  UsernameSchema,
} from './credential-schemas.ts'
export { requireFreshProof, requirePassword } from './fresh-proof.ts'
