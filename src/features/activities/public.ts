export { listFavoritePlaceIds } from './favorites.ts'
export type { ActivityServices } from './services.ts'
export type { TargetKind } from './target.ts'
