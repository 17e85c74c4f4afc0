import type { PhraseRule } from './phrase-rule.ts'

/** Whom the words of a rule count. `who` is what `party-counts.ts` does with the number. */
export interface PartyRule extends PhraseRule {
  /** What the words say, of rules that count nobody. */
  readonly name?: string
  readonly who: PartyCount
  /** How many, if the words have no `{count}`. */
  readonly count?: number
  /** Sentences with the party that they describe, and similar sentences in which the rule reads nothing: its tests. */
  readonly yes: readonly (readonly [sentence: string, party: PartyOf])[]
  readonly no: readonly string[]
}

/** Nobody where absent. */
export interface PartyOf {
  readonly adults?: number
  readonly children?: number
  readonly seniors?: number
  readonly foreigners?: number
}

export type PartyCount =
  | 'nobody'
  | 'alone'
  | 'several'
  | 'old'
  | 'total'
  | 'partner_too'
  | 'partner_away'
  | 'children_too'
  | 'nations'
  | 'some_less'
  | 'mother_and_children'
  | 'parent_of'
  | 'thai_partner'
  | 'foreign_partner'
  | 'residents'
  | 'people'
  | 'people_left'
  | 'one_less'
  | 'one_more'
  | 'more_people'
  | 'adults'
  | 'adults_of_all'
  | 'adults_and_children'
  | 'adults_and_child'
  | 'adults_plus_children'
  | 'adults_with_seniors'
  | 'rest_are_children'
  | 'equal_cars'
  | 'parents_and_grown'
  | 'writer'
  | 'writer_away'
  | 'couple'
  | 'couples'
  | 'relatives'
  | 'friends_along'
  | 'friends_come'
  | 'joins_later'
  | 'one_writer'
  | 'hosts'
  | 'we_take'
  | 'named'
  | 'friends'
  | 'foreign_friends'
  | 'partner'
  | 'companion'
  | 'guest'
  | 'guests'
  | 'family'
  | 'families_with_children'
  | 'trio'
  | 'parent_and_child'
  | 'grown_pair'
  | 'children'
  | 'nephews'
  | 'more_children'
  | 'no_children'
  | 'one_more_child'
  | 'children_by_ages'
  | 'children_of_ages'
  | 'one_of_age'
  | 'child_of_age'
  | 'all_of_ages'
  | 'sum_of_parts'
  | 'likers'
  | 'seniors'
  | 'only_seniors'
  | 'one_more_senior'
  | 'kin'
  | 'kin_of_age'
  | 'a_senior'
  | 'senior_of_age'
  | 'writer_of_age'
  | 'foreigners'
  | 'half_foreign'
  | 'takers'
  | 'partners_parents'
  | 'with_partners_kin'
  | 'one_thai'
  | 'their_family'
  | 'equal_families'
