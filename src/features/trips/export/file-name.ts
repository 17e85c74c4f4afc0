import { extendedFileName } from '../../../platform/http/file-name.ts'

const MAX_LENGTH = 80

/**
 * `Content-Disposition` of an exported trip (RFC 6266). Programs that know only ASCII names get the English title.
 * @param titles the title in the language of the answer and in English
 */
export function attachedTrip(
  titles: { readonly shown: string; readonly english: string },
  { startDate, extension }: { readonly startDate: string | null; readonly extension: string },
): string {
  const ending = `${startDate === null ? '' : ` ${startDate}`}.${extension}`
  const shown = `${fileTitle(titles.shown) || 'trip'}${ending}`
  const plain = `${fileTitle(titles.english.replace(/[^\x20-\x7e]/g, ' ')) || 'trip'}${ending}`
  return `attachment; filename="${plain}"; ${extendedFileName(shown)}`
}

/** Without characters that file systems reject, and without dots in front, which hide a file. */
function fileTitle(title: string): string {
  const clean = title
    .replace(/[\p{C}\\/:*?"<>|%;]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
  return [...clean].slice(0, MAX_LENGTH).join('').trim()
}
