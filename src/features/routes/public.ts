export { provinceCodesOf } from './route-document.ts'
