import type { AuthServices } from '../auth/public.ts'
import type { FileServices } from '../files/public.ts'

export type AccountServices = AuthServices & FileServices
