import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as thai from '../src/texts/aria-thai.ts'

const STRINGS = /[\\/]react-(?:aria|stately)[\\/]dist[\\/]private[\\/](\w+)[\\/]intlStrings\.m?js$/
const THAI = fileURLToPath(new URL('../src/texts/aria-thai.ts', import.meta.url))

/**
 * React Aria brings what it says to screen readers in 34 languages, a third of a page's script; Thai is not among them. The
 * build keeps English and adds our Thai, and fails if a part without Thai is used.
 */
export function ariaTexts(): Plugin {
  return {
    name: 'tiao-aria-texts',
    apply: 'build',
    load: {
      filter: { id: STRINGS },
      handler(id) {
        const part = STRINGS.exec(id)![1]!
        if (!(part in thai)) this.error(`React Aria's texts of “${part}” have no Thai: add them to ${THAI}`)
        return [
          `import english from '../intl/${part}/en-US.mjs'`,
          `import { ${part} } from ${JSON.stringify(THAI)}`,
          `export default { 'en-US': english, 'th-TH': ${part} }`,
        ].join('\n')
      },
    },
  }
}
