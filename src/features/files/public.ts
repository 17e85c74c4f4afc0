export { findFile, insertPicture } from './file-store.ts'
export { fileNotFound, imageUnreadable } from './problems.ts'
export type { FileServices } from './services.ts'
export { removeUnusedFile, removeUnusedFiles } from './unused-files.ts'
