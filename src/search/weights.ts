/** What counts how much in a score, chosen on the development queries; held-out ones and jitter guard the choice. */
export const WEIGHTS = {
  coverage: 1.3,
  likeness: 1.2,
  /** For the name exactly as written, the same but for tones and romanisation, the same but for words for its kind. */
  exact: 0.3,
  sameLetters: 0.24,
  sameCore: 0.2,
  alias: 0.93,
  exactAlias: 0.8,
  core: 0.97,
  inside: 0.86,
  prefix: 0.95,
  lessWords: 0.97,
  /** Two Thai texts that only sound alike are seldom the same. */
  sameSound: 0.95,
  /** Lost coverage for each share of letters that differ: 2 means that one wrong letter of ten leaves four fifths. */
  coverageLoss: 2,
  /** Letters that agree may still belong to other words. */
  lettersOnly: 0.96,
  /** Words met by what a place is and where it lies, left out of the comparison. */
  removed: 0.9,
  onlyWritten: 0.85,
  popularity: 0.14,
  categoryPopularity: 0.5,
  nearCategoryPopularity: 0.2,
  nearness: 0.5,
  categoryNearness: 1.2,
  /** Fame of what answers only a part of a question for a kind of place. */
  partPopularity: 0.14,
  /** For what mainly is of the kind that was asked for. */
  mainKind: 0.08,
  /** Who asks for a name that a sight and a shop share means the sight, unless a word says otherwise. */
  usualKind: 0.1,
}
