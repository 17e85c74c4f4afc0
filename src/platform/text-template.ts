import type { Language } from './language.ts'

/** A text in both languages. */
export type Texts = Readonly<Record<Language, string>>

/** What fills a placeholder: the same in both languages, or a text in each. */
export type TemplateValue = string | number | Texts
export type TemplateValues<Name extends string = string> = Readonly<Record<Name, TemplateValue>>

/** The names of a text's placeholders: `limit` for both `{limit}` and `{limit:item}`. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : Inside) | PlaceholdersOf<Rest>
  : never

/** `Text` if its placeholders are those of `Other`; else never, so that a translation that drops a value does not compile. */
export type WithPlaceholdersOf<Other extends string, Text extends string> = [
  PlaceholdersOf<Text>,
  PlaceholdersOf<Other>,
] extends [PlaceholdersOf<Other>, PlaceholdersOf<Text>]
  ? Text
  : never

/** The arguments that fill a text: none if it has no placeholders. */
export type FillArguments<Name extends string> = [Name] extends [never] ? [] : [values: TemplateValues<Name>]

const PLACEHOLDER = /\{(\w+)(?::(\w+))?\}/g

export function hasPlaceholders(template: string): boolean {
  return template.search(PLACEHOLDER) >= 0
}

/** Replaces `{name}` with the value, and `{name:word}` with the English word in the number that the value requires. */
export function fillTexts(template: Texts, values: TemplateValues): Texts {
  return { th: fill(template.th, values, 'th'), en: fill(template.en, values, 'en') }
}

function fill(template: string, values: TemplateValues, language: Language): string {
  return template.replace(PLACEHOLDER, (_, name: string, word?: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for {${name}} in “${template}”`)
    if (word !== undefined) return Number(value) === 1 ? word : `${word}s`
    return typeof value === 'object' ? value[language] : String(value)
  })
}
