import { withBarriers } from './barriers.ts'
import { keepNeeds, meets } from './kept-needs.ts'
import { CLAIMED, type Opening, openingsOf } from './openings.ts'
import { type Part, parseBranches } from './pattern-parts.ts'
import { triggerOf } from './triggers.ts'

/**
 * A pattern as its branches (`a|b`), each of which is tried only where its own first letters are: rules have dozens, and
 * all of them fail in most places.
 */
export interface Branches {
  readonly whole: RegExp
  /** With known openings, in their order. */
  readonly known: readonly Branch[]
  /** Of each of these, by its number (see `meets`). */
  readonly needs: Int32Array
  /** Compiled when first tried. */
  readonly compiled: (RegExp | undefined)[]
  /** Those that may begin anywhere, as one pattern, with what each of them needs. */
  readonly anywhere: RegExp | null
  readonly needsAnywhere: Int32Array
  readonly groups: number
  readonly hasNamedGroups: boolean
}

/** Without letters of each of these a branch cannot match. */
export type Needs = readonly (readonly number[])[]

interface Branch {
  readonly source: string
  /** Groups of the branches before it. */
  readonly groupsBefore: number
}

/** A place with the number of a branch that may begin there, in one number: they sort by place, then in the order of the branches. */
export type Trial = number

export const BRANCH_BITS = 10
const MOST_BRANCHES = 1 << BRANCH_BITS
export const BRANCH_MASK = MOST_BRANCHES - 1

/** With the openings of each known branch; null if all of a pattern may begin anywhere, in any text. */
export function branchesOf(
  pattern: RegExp,
): { readonly branches: Branches; readonly openings: readonly (readonly Opening[])[] } | null {
  if (/[^gy]/.test(pattern.flags)) return null
  const parsed = parseBranches(pattern.source)
  if (parsed === null || parsed.branches.length > MOST_BRANCHES) return null
  const known: Branch[] = []
  const needsKnown: Needs[] = []
  const opened: (readonly Opening[])[] = []
  const others: string[] = []
  const needsAnywhere: Needs[] = []
  let groups = 0
  for (const branch of parsed.branches) {
    const openings = openingsOf(branch.part)
    const needs = needsOf(branch.part)
    if (openings === null) {
      others.push(branch.source)
      needsAnywhere.push(needs)
    } else {
      known.push({ source: branch.source, groupsBefore: groups })
      needsKnown.push(needs)
      opened.push(openings)
    }
    groups += branch.groups
  }
  if (known.length === 0 && needsAnywhere.some((needs) => needs.length === 0)) return null
  const branches: Branches = {
    whole: new RegExp(withBarriers(pattern.source), 'y'),
    known,
    needs: Int32Array.from(needsKnown, keepNeeds),
    compiled: [],
    anywhere: others.length > 0 ? new RegExp(others.join('|'), 'g') : null,
    needsAnywhere: Int32Array.from(needsAnywhere, keepNeeds),
    groups,
    hasNamedGroups: parsed.hasNamedGroups,
  }
  return { branches, openings: opened }
}

/** What a pattern with any flags needs of the letters of a text in lower case; nothing if it is not known. */
export function needsOfPattern({ source }: RegExp): Needs {
  const all = (parseBranches(source)?.branches ?? []).map(({ part }) => needsOf(part).toSorted(byNumber))
  const most = Math.max(...all.map((needs) => needs.length))
  if (all.some((needs) => needs.length === 0) || all.length === 0) return []
  // One need of each branch: the first, then the second …
  return Array.from({ length: most }, (_, nth) => [
    ...new Set(all.flatMap((needs) => needs[nth % needs.length] as readonly number[])),
  ])
}

const needsOf = (part: Part): Needs => lettersNeeded(part).map((choice) => choice.map(triggerOf))
const byNumber = (a: readonly number[], b: readonly number[]) => a.length - b.length

/** The letters of each part that cannot be left out, in lower case: of each list a text has one. */
export function lettersNeeded(part: Part): readonly (readonly string[])[] {
  if (part.kind === 'repeat') return part.least > 0 ? lettersNeeded(part.part) : []
  if (part.kind === 'nothing') return part.looksAt ? lettersNeeded(part.looksAt) : []
  if (part.kind === 'choice') {
    const fewest = part.parts.map((choice) => lettersNeeded(choice).toSorted((a, b) => a.length - b.length)[0])
    return fewest.includes(undefined) ? [] : [withoutLonger(fewest.flatMap((letters) => letters ?? []))]
  }
  if (part.kind === 'letter')
    return part.letters?.size === 1 && part.letters.has(CLAIMED.charCodeAt(0)) ? [[CLAIMED]] : []
  if (part.kind !== 'row') return []
  const needs: (readonly string[])[] = []
  let run = ''
  const close = () => {
    if (run.length >= FEWEST) needs.push([run])
    run = ''
  }
  for (const inner of part.parts) {
    const letter = onlyLetter(inner)
    if (letter !== null) run += letter
    else {
      // What is looked at lies beside the letters around it.
      if (inner.kind !== 'edge' && inner.kind !== 'nothing') close()
      needs.push(...lettersNeeded(inner))
    }
  }
  close()
  return needs
}

/** Who has “january” has “jan”. */
const withoutLonger = (all: readonly string[]): readonly string[] =>
  [...new Set(all)].filter((letters, _, each) => !each.some((other) => other !== letters && letters.includes(other)))

const FEWEST = 2
/** Stand for all digits, for all spaces and for what has been read. */
const NOT_LETTERS = new Set([0x30, 0x20, CLAIMED.charCodeAt(0)])

function onlyLetter(part: Part): string | null {
  const [code] = part.kind === 'letter' && part.letters?.size === 1 ? part.letters : []
  return code === undefined || NOT_LETTERS.has(code) ? null : String.fromCharCode(code).toLowerCase()
}

/** All matches, leftmost first, as when the whole pattern is searched. `letters` are those of the text. */
export function matchesAt(
  text: string,
  letters: Uint8Array,
  branches: Branches,
  trials: readonly Trial[],
): RegExpExecArray[] {
  const { whole, known, needsAnywhere } = branches
  if (branches.anywhere === null && trials.length === 0) return []
  const anywhere = needsAnywhere.some((needs) => meets(letters, needs)) ? branches.anywhere : null
  if (anywhere === null && trials.length === 0) return []
  const beyond = text.length + 1
  const found: RegExpExecArray[] = []
  let end = 0
  let ahead = anywhere && execAt(anywhere, text, end)
  for (let at = 0; ; ) {
    const trial = trials[at]
    const place = trial === undefined ? beyond : trial >> BRANCH_BITS
    const next = ahead?.index ?? beyond
    if (place === beyond && next === beyond) return found
    // Openings are letters of the text as it was: where they have been read, nothing begins.
    if (place < end || (place < beyond && text.charCodeAt(place) === READ)) {
      at++
      continue
    }
    let match: RegExpExecArray | null
    if (trial === undefined || next <= place) match = known.length === 0 ? ahead : execAt(whole, text, next)
    else {
      at++
      match = tryBranch(text, letters, branches, trial)
    }
    if (match === null) continue
    found.push(match)
    end = match.index + (match[0].length || 1)
    if (anywhere && next < end) ahead = execAt(anywhere, text, end)
  }
}

const READ = CLAIMED.charCodeAt(0)

function tryBranch(text: string, letters: Uint8Array, branches: Branches, trial: Trial): RegExpExecArray | null {
  const number = trial & BRANCH_MASK
  if (!meets(letters, branches.needs[number] as number)) return null
  const { whole, known, compiled, anywhere, groups, hasNamedGroups } = branches
  const { source, groupsBefore } = known[number] as Branch
  const place = trial >> BRANCH_BITS
  if (known.length === 1 && anywhere === null) return execAt(whole, text, place)
  const match = execAt((compiled[number] ??= new RegExp(withBarriers(source), 'y')), text, place)
  if (match === null || groups === 0) return match
  if (hasNamedGroups) match.groups ??= {}
  return withGroups(match, groupsBefore, groups)
}

/** The groups of the whole pattern are counted from its first branch. */
function withGroups(match: RegExpExecArray, before: number, all: number): RegExpExecArray {
  match.splice(1, 0, ...Array.from<string>({ length: before }))
  match.push(...Array.from<string>({ length: all + 1 - match.length }))
  return match
}

/** What a pattern finds from a place on, or, if it is sticky, right there. */
export function execAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(text)
}
