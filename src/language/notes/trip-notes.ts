// Every sentence about a trip that code writes, by kind and code. The API's enums and their documentation are derived from it.
export * from './assumptions.ts'
export * from './contradictions.ts'
export * from './unmet-reasons.ts'
export * from './warnings.ts'
export * from './wishes.ts'
