/** Weights of a score, tuned on the development queries; held-out queries and jitter guard against overfitting. */
export const WEIGHTS = {
  coverage: 1.3,
  likeness: 1.2,
  /** Exact name; equal except for tones and romanisation; equal except for words for its kind. */
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
  /** Coverage lost per share of differing letters: with 2, one wrong letter in ten leaves four fifths. */
  coverageLoss: 2,
  /** Matching letters may belong to other words. */
  lettersOnly: 0.96,
  /** Words left out of the comparison because kind or area match them. */
  removed: 0.9,
  onlyWritten: 0.85,
  popularity: 0.14,
  categoryPopularity: 0.5,
  nearCategoryPopularity: 0.2,
  nearness: 0.5,
  categoryNearness: 1.2,
  /** Popularity of a place that matches only part of a category search. */
  partPopularity: 0.14,
  /** Bonus if the main kind is the one searched for. */
  mainKind: 0.08,
  /** A name shared by a sight and a shop means the sight, unless a word says otherwise. */
  usualKind: 0.1,
}
