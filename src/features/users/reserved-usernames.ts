/** Words that could impersonate the service or its operator. */
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

/** Digits read as letters; 1 is read as both i and l. */
const AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Whether a username consists of reserved words only, however they are combined: `Admin`, `tiao.support_2`, `r00t`.
 * Personal names may contain them (`rootsamee`, `testa`). The pattern stays cheap because usernames have at most 30
 * characters.
 */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase().replace(/[^a-z0-9]/g, '')
  const plain = name.replace(/\d/g, '')
  const spelt = name.replace(/\d/g, (digit) => AS_LETTERS[digit] ?? '')
  const spelt2 = name.replace(/\d/g, (digit) => (digit === '1' ? 'l' : (AS_LETTERS[digit] ?? '')))
  return [plain, spelt, spelt2].some((word) => ONLY_RESERVED.test(word))
}
