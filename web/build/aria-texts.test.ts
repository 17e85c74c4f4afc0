import { expect, it } from 'vitest'
import * as thai from '../src/texts/aria-thai.ts'

it.each(Object.entries(thai))('every text of React Aria for %s has its Thai', async (part, texts) => {
  const path = `../../node_modules/react-aria/dist/private/intl/${part}/en-US.mjs`
  const english = ((await import(path)) as { default: Readonly<Record<string, unknown>> }).default
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
})
