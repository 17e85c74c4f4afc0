/** Longer Thai forms are not looked for. */
export const LONGEST_THAI = 26

/** Three letters of a text as one number, which takes no string of its own. */
export const beginningAt = (text: string, at: number): number =>
  (letterAt(text, at) << 20) | (letterAt(text, at + 1) << 10) | letterAt(text, at + 2)

/** Thai letters share no last bits. */
const letterAt = (text: string, at: number) => (at < text.length ? text.charCodeAt(at) & 0x3ff : 0)
