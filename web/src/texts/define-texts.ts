import { type Language, useLanguage } from '../app/language.ts'

/** The same texts as functions and strings of any content: Thai sets the shape, English has to have it too. */
type Shape<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>
}

export interface Texts<T> {
  readonly th: T
  readonly en: Shape<T>
}

/** The texts of a part of the planner, beside its components. A missing or superfluous text does not compile. */
export function defineTexts<const T extends object>(texts: Texts<T>): Texts<Shape<T>> {
  return texts as Texts<Shape<T>>
}

export function useTexts<T>(texts: Texts<T>): T {
  const language: Language = useLanguage()
  return texts[language] as T
}
