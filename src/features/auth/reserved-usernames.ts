/** Words by which somebody could pass for the service or who runs it. */
const RESERVED = `
  about abuse account accounts admin administrator administrators admins anonymous api app auth billing blog bot
  contact core customer daemon dev developer docs editor everyone ftp guest help helpdesk home host hostmaster
  info legal localhost login mail mailer me mod moderator news nobody noc none noreply null official operator
  owner password payment postmaster press privacy reply root sales security service settings signin signup staff
  status superuser support sysadmin sysop system team terms test tiao undefined update usenet user users verify
  webmaster www the no do not`
  .trim()
  .split(/\s+/)
const ONLY_RESERVED = new RegExp(`^(?:${RESERVED.toSorted((a, b) => b.length - a.length).join('|')})+$`)

/** Digits that stand for letters; 1 for either of two. */
const AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Whether a username says nothing but such words, however they are put together: `Admin`, `tiao.support_2`, `r00t`. Names
 * of people may hold them (`rootsamee`, `testa`). Usernames are at most 30 characters, so the pattern ends soon.
 */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase().replace(/[^a-z0-9]/g, '')
  const plain = name.replace(/\d/g, '')
  const spelt = name.replace(/\d/g, (digit) => AS_LETTERS[digit] ?? '')
  const spelt2 = name.replace(/\d/g, (digit) => (digit === '1' ? 'l' : (AS_LETTERS[digit] ?? '')))
  return [plain, spelt, spelt2].some((word) => ONLY_RESERVED.test(word))
}
