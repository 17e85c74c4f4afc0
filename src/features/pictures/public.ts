export { pictureNotFound } from './problems.ts'
