import { needsOfPattern } from './branches.ts'
import type { ShortForm } from './short-form.ts'
import { eachTrigger, MOST_TRIGGERS } from './triggers.ts'

/** A byte holds a bit for each; what more letters a form needs is not looked at. */
const MOST_NEEDS = 8
/** A trigger serves a need of a form: both in one number. */
const NEED_BITS = 3

/**
 * Short forms, which are applied in their order. A text has few of many hundreds: one pass over its letters tells those
 * of which it has all that they need, because to ask each of them takes longer.
 */
export class FormList {
  readonly #forms: readonly ShortForm[]
  /** What a trigger serves. */
  readonly #servedBy = new Map<number, number[]>()
  /** A bit for each trigger that serves one. */
  readonly #marks = new Uint8Array(MOST_TRIGGERS / 8)
  /** By the number of the form, a bit for each need: all of them, and those that the text meets. */
  readonly #needs: Uint8Array
  readonly #met: Uint8Array

  constructor(forms: readonly ShortForm[]) {
    this.#forms = forms
    this.#needs = new Uint8Array(forms.length)
    this.#met = new Uint8Array(forms.length)
    forms.forEach(({ said }, form) => {
      const needs = needsOfPattern(said).slice(0, MOST_NEEDS)
      this.#needs[form] = 2 ** needs.length - 1
      needs.forEach((triggers, need) => {
        for (const trigger of triggers) this.#serve(trigger, (form << NEED_BITS) | need)
      })
    })
  }

  /** The text with every form in full. */
  applyTo(text: string): string {
    let read = text
    this.#look(read)
    for (let at = 0; at < this.#forms.length; at++) {
      if (this.#met[at] !== this.#needs[at]) continue
      const { said, full } = this.#forms[at] as ShortForm
      const next = typeof full === 'string' ? read.replace(said, full) : read.replace(said, full)
      if (next !== read) this.#look((read = next))
    }
    return read
  }

  #serve(trigger: number, need: number): void {
    this.#marks[trigger >> 3]! |= 1 << (trigger & 7)
    const others = this.#servedBy.get(trigger)
    if (others) others.push(need)
    else this.#servedBy.set(trigger, [need])
  }

  #look(text: string): void {
    this.#met.fill(0)
    eachTrigger(text.toLowerCase(), this.#meet)
  }

  readonly #meet = (trigger: number): void => {
    if ((((this.#marks[trigger >> 3] as number) >> (trigger & 7)) & 1) === 0) return
    for (const need of this.#servedBy.get(trigger) as number[])
      this.#met[need >> NEED_BITS]! |= 1 << (need & (MOST_NEEDS - 1))
  }
}
