export { findFile, insertPicture } from './file-store.ts'
export { Pictures } from './pictures.ts'
export { removeUnusedFile, removeUnusedFiles } from './unused-files.ts'
