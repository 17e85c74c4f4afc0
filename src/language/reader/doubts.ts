import { distanceM, type Point } from '../../world/point.ts'
import type { Arc } from './lattice.ts'
import type { Geo, Lexicon } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { IS_NAMESAKE } from './role-near-rules.ts'
import type { Span } from './sheet.ts'

/** Names this close to another one support each other. */
const AGREES_M = 200_000
const BESIDE_M = 100_000
/** Words of “not the other one in”. */
const NAMESAKE_REACH = 48

/**
 * Without the doubtful names that no other name of the prompt supports. Misspelt ones are worth a question: `onDoubt` gets
 * their provinces.
 */
export function drawDoubts(
  text: string,
  lexicon: Lexicon,
  read: readonly Arc<Meaning>[],
  onDoubt?: (span: Span, provinceCode: string) => void,
): Arc<Meaning>[] {
  const sure = read.flatMap(({ start, value: { geo, doubtful } }) =>
    geo && !doubtful && !IS_NAMESAKE.test(text.slice(Math.max(0, start - NAMESAKE_REACH), start)) ? pointsOf(geo) : [],
  )
  return read.flatMap((found, at) => {
    const beside = besideIt(text, found, read[at + 1])
    const arc = { ...found, value: amongNeighbours(found.value, lexicon, beside ?? sure) }
    const { geo, doubtful, concepts } = arc.value
    if (geo === null || !doubtful) return [arc]
    const agrees = pointsOf(geo).some((point) => sure.some((other) => distanceM(point, other) <= AGREES_M))
    if (agrees) return [arc]
    const code = provinceOf(geo)
    if (!lexicon.geo.has(arc.value.form) && code !== null) onDoubt?.(arc, code)
    return concepts.length > 0 ? [{ ...arc, value: { ...arc.value, geo: null } }] : []
  })
}

/** `เกาะช้างระนอง`, “Ko Chang in Ranong”: where the province right after a name is. */
function besideIt(text: string, { end }: Span, next: Arc<Meaning> | undefined): readonly Point[] | null {
  const isBeside = next?.value.geo?.kind === 'province' && IN_PROVINCE.test(text.slice(end, next.start))
  return isBeside && next.value.geo ? pointsOf(next.value.geo) : null
}
const IN_PROVINCE = /^(?:,? ?(?:in|off|near)? ?(?:the )?| ?\(| ?(?:ที่|ใน|ของ|จังหวัด|จ\.|ฝั่ง|แถว){0,2} ?)$/

/** A name of two places means the one among the others: `สิมิลัน/สุรินทร์` are islands, Surin is a province far away. */
function amongNeighbours(meaning: Meaning, lexicon: Lexicon, sure: readonly Point[]): Meaning {
  const other = lexicon.namesakes.get(meaning.form)
  if (!other || meaning.geo === null) return meaning
  const awayM = (geo: Geo) =>
    Math.min(
      ...pointsOf(geo).flatMap((point) => sure.map((near) => distanceM(point, near)).filter((metres) => metres > 0)),
    )
  // Of two islands the better known one is meant, unless they go right there.
  const nearM = meaning.geo.kind === 'island' ? BESIDE_M : AGREES_M
  return awayM(other) <= nearM && awayM(meaning.geo) > AGREES_M ? { ...meaning, geo: other } : meaning
}

function provinceOf(geo: Geo): string | null {
  if (geo.kind === 'province') return geo.province.code
  if (geo.kind === 'town') return geo.town.provinceCode
  if (geo.kind === 'destination') return geo.destination.provinceCodes[0] ?? null
  return geo.kind === 'island' ? geo.island.provinceCode : null
}

export function pointsOf(geo: Geo): readonly Point[] {
  switch (geo.kind) {
    case 'province':
      return [geo.province.point]
    case 'town':
      return [geo.town.point]
    case 'island':
      return [geo.island.pier]
    case 'destination':
      return [geo.destination.point]
    case 'district':
      return geo.districts.flatMap(({ point }) => point ?? [])
    case 'area':
      return []
  }
}
