import type { Destination } from '../../world/destination.ts'
import type { District, Island, Province, Town } from '../../world/region.ts'
import type { Concept } from '../../world/vocabulary.ts'
import { foldKey } from '../text/fold.ts'
import { isThai, normalise } from '../text/normalise.ts'
import { isFiller, listFillers } from './filler.ts'
import { FormIndex } from './form-index.ts'
import { NAMED_REGIONS, type NamedRegion } from './named-regions.ts'
import { nearIndex } from './near-index.ts'
import { QUARTERS } from './quarters.ts'
import type { FoundPlace, Gazetteer } from './reading.ts'
import { beginningAt } from './thai-beginnings.ts'
import { VENUES } from './venues.ts'

/** What a geographical name can mean. */
export type Geo =
  | { readonly kind: 'province'; readonly province: Province }
  | { readonly kind: 'area'; readonly area: NamedRegion }
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'island'; readonly island: Island }
  | { readonly kind: 'destination'; readonly destination: Destination }
  | { readonly kind: 'district'; readonly districts: readonly District[] }

/** All words that the reader knows from the catalogue, by form. */
export interface Lexicon {
  /** By form: English words separated by one space, Thai as normalised. */
  readonly geo: ReadonlyMap<string, Geo>
  /** What travellers mean by a name, also by that of a province, town or island. */
  readonly destinations: ReadonlyMap<string, Destination>
  /** Islands that share their bare name with a province or an island before them. */
  readonly namesakes: ReadonlyMap<string, Geo>
  /** By phonetic key, for other spellings; long keys only. */
  readonly geoByKey: ReadonlyMap<string, Geo>
  /** Phonetic keys of about the same length that begin with the same letter. */
  readonly keysNear: (key: string) => readonly string[]
  /** Names of about the same length that begin with the same letter. */
  readonly formsNear: (form: string) => readonly string[]
  /** English names by the letters of each word (see `scrambled`), for those with two swaps: “Chaing Mia”. */
  readonly geoByLetters: ReadonlyMap<string, Geo>
  readonly englishConceptsNear: (form: string) => readonly string[]
  readonly concepts: ReadonlyMap<string, readonly Concept[]>
  /** Where a text may have one of all forms or a Thai filler. */
  readonly forms: FormIndex
  /** The first three letters of all Thai forms and fillers (see `beginningAt`). */
  readonly thaiBeginnings: ReadonlySet<number>
  readonly conceptByKey: ReadonlyMap<string, readonly Concept[]>
  readonly byKey: ReadonlyMap<string, Concept>
  /** Whether a well-known place is called so, with or without its kind: “Bangla”, `บางลา`. */
  isWellKnown(form: string): boolean
}

/** Shorter phonetic keys match too many other words. */
export const MIN_KEY = 5
const lexicons = new WeakMap<Gazetteer, Lexicon>()

export function lexiconOf(gazetteer: Gazetteer): Lexicon {
  const known = lexicons.get(gazetteer)
  if (known) return known
  const built = buildLexicon(gazetteer)
  lexicons.set(gazetteer, built)
  return built
}

/** What travellers mean by a name: “Samui” is the island and the destination. */
export function destinationOf({ destinations }: Lexicon, geo: Geo, form: string): Destination | undefined {
  if (geo.kind === 'destination') return geo.destination
  const meant = destinations.get(form)
  // Among islands `สุรินทร์` is not the town.
  const isElsewhere = geo.kind === 'island' && !meant?.provinceCodes.includes(geo.island.provinceCode)
  if (meant && !isElsewhere) return meant
  const own = geo.kind === 'island' ? geo.island : geo.kind === 'town' ? geo.town : null
  const named = geo.kind === 'province' ? geo.province : own
  return named ? (destinations.get(formOf(named.nameEn)) ?? destinations.get(formOf(named.nameTh))) : undefined
}

/** The form of a text in the lexicon. */
export function formOf(text: string): string {
  return normalise(text.includes('(') || text.includes('-') ? text.replace(/\([^)]*\)/g, ' ').replace(/-/g, ' ') : text)
}

function buildLexicon(gazetteer: Gazetteer): Lexicon {
  const concepts = new Map<string, Concept[]>()
  for (const concept of gazetteer.vocabulary) {
    const forms = [concept.nameTh, concept.nameEn, ...concept.synonymsTh, ...concept.synonymsEn]
    for (const form of new Set(forms.map(formOf))) {
      if (form !== '') concepts.set(form, [...(concepts.get(form) ?? []), concept])
    }
  }
  const conceptByKey = new Map<string, readonly Concept[]>()
  for (const [form, meanings] of concepts) {
    const key = foldKey(form)
    if (key.length >= MIN_KEY && !conceptByKey.has(key)) conceptByKey.set(key, meanings)
  }
  const geo = buildGeo(gazetteer, concepts)
  const geoByKey = new Map<string, Geo>()
  for (const [form, meaning] of geo) {
    const key = foldKey(form)
    if (key.length < MIN_KEY || geoByKey.has(key) || meaning.kind === 'district') continue
    if (meaning.kind !== 'province' && conceptByKey.has(key)) continue
    geoByKey.set(key, meaning)
  }
  const geoByLetters = new Map<string, Geo>()
  for (const [form, meaning] of geo) {
    if (!/^[a-z]+(?: [a-z]+){1,6}$/.test(form) || form.length < SHORTEST_SCRAMBLED || meaning.kind === 'area') continue
    if (!geoByLetters.has(scrambled(form))) geoByLetters.set(scrambled(form), meaning)
  }
  const byKey = new Map(gazetteer.vocabulary.map((concept) => [concept.key, concept]))
  const thai = [...geo.keys(), ...concepts.keys(), ...listFillers()].filter(isThai)
  const words = [...concepts.keys()].filter((form) => form.length >= MIN_KEY && /^[a-z]+$/.test(form))
  return {
    geo,
    destinations: new Map(
      gazetteer.destinations.flatMap((destination) =>
        destinationForms(destination).map((name) => [formOf(name), destination] as const),
      ),
    ),
    namesakes: namesakesOf(gazetteer, geo),
    geoByKey,
    keysNear: nearIndex([...geoByKey.keys()]),
    formsNear: nearIndex(
      [...geo].flatMap(([form, { kind }]) => (kind === 'district' || kind === 'area' ? [] : [form])),
    ),
    geoByLetters,
    concepts,
    forms: new FormIndex([...geo.keys(), ...concepts.keys(), ...thai]),
    thaiBeginnings: new Set(thai.map((form) => beginningAt(form, 0))),
    conceptByKey,
    englishConceptsNear: nearIndex(words),
    byKey,
    isWellKnown: (form) =>
      gazetteer
        .findPlaces(form, { limit: 1 })
        .some((place) => place.strength === 1 || (place.popularity >= WELL_KNOWN && isCalled(place, form))),
  }
}

const WELL_KNOWN = 0.5

/** `ถนนบางลา`, “Bangla Road”: the form is a part of the name, without which its kind is left. */
const isCalled = ({ nameTh, nameEn }: FoundPlace, form: string) =>
  isThai(form) ? (nameTh ?? '').endsWith(form) : ` ${normalise(nameEn ?? '')} `.includes(` ${form} `)

const SHORTEST_SCRAMBLED = 8

/** The first letter of each word, with the others in alphabetical order. */
export function scrambled(form: string): string {
  return form
    .split(' ')
    .map((word) => word.charAt(0) + [...word].slice(1).sort().join(''))
    .join(' ')
}

/** The first meaning of a form wins: provinces before regions, islands, towns, destinations, districts. */
function buildGeo(gazetteer: Gazetteer, concepts: ReadonlyMap<string, unknown>): Map<string, Geo> {
  const geo = new Map<string, Geo>()
  const add = (names: readonly string[], meaning: Geo) => {
    for (const name of names) {
      const form = formOf(name)
      // `เมืองเก่า` is a town near Sukhothai, but first of all any old town.
      const common = meaning.kind !== 'province' && meaning.kind !== 'area' && concepts.has(form)
      if (form.length >= 3 && !geo.has(form) && !common) geo.set(form, meaning)
    }
  }
  // Names before aliases: an alias of one province may be the name of another.
  for (const province of gazetteer.provinces) add([province.nameTh, province.nameEn], { kind: 'province', province })
  for (const province of gazetteer.provinces) add(provinceForms(province), { kind: 'province', province })
  for (const area of NAMED_REGIONS) add(area.forms, { kind: 'area', area })
  for (const island of gazetteer.islands) add(islandForms(island), { kind: 'island', island })
  for (const town of gazetteer.towns) add(townForms(town), { kind: 'town', town })
  for (const destination of gazetteer.destinations)
    add(destinationForms(destination), { kind: 'destination', destination })
  const districts = new Map<string, District[]>()
  for (const district of gazetteer.districts) {
    for (const name of [district.nameTh, district.nameEn]) {
      const form = formOf(name)
      districts.set(form, [...(districts.get(form) ?? []), district])
    }
  }
  for (const [form, meaning] of districts) {
    if (!concepts.has(form) && !isFiller(form) && isTelling(form)) add([form], { kind: 'district', districts: meaning })
  }
  return geo
}

/** Short names of districts (`Long`, `Li`, `พาน`) are also other words. */
function isTelling(form: string): boolean {
  return isThai(form) ? form.length >= 4 && !form.startsWith('เมือง') : form.length >= 6 && !form.startsWith('mueang')
}

function provinceForms({ nameTh, nameEn, aliases }: Province): string[] {
  return [
    nameTh,
    nameEn,
    nameEn.replaceAll(' ', ''),
    ...aliases,
    ...(EXTRA_FORMS[nameEn] ?? []),
    ...(QUARTERS[nameEn] ?? []),
    ...(VENUES[nameEn] ?? []),
  ]
}

/** Airports and stations of Bangkok: travellers pass through them. */
export const GATEWAYS: readonly string[] = [
  'สุวรรณภูมิ',
  'สนามบินสุวรรณภูมิ',
  'ดอนเมือง',
  'สนามบินดอนเมือง',
  'หมอชิต',
  'สายใต้ใหม่',
  'สายใต้',
  'หัวลำโพง',
  'กรุงเทพอภิวัฒน์',
  'สถานีกลางบางซื่อ',
  'hua lamphong',
  'krung thep aphiwat',
  'mo chit',
  'suvarnabhumi',
  'suvarnabhumi airport',
  'bangkok airport',
  'bkk airport',
  'don mueang',
  'don muang',
  'dmk',
]

/** Spellings of provinces that are missing from the aliases. */
const EXTRA_FORMS: Readonly<Record<string, readonly string[]>> = {
  Bangkok: [...GATEWAYS, 'กรุงเทพมหานครฯ', 'บางกอก', 'bkk', 'กทม'],
  'Nakhon Ratchasima': ['โคราช', 'korat', 'khorat'],
  'Ubon Ratchathani': ['เมืองดอกบัว', 'อุบล', 'ubon'],
  'Udon Thani': ['อุดร', 'udon', 'udorn'],
  'Surat Thani': ['สุราษ', 'สุราษฎร์', 'surat'],
  'Nakhon Si Thammarat': ['นครศรี', 'เมืองคอน', 'nakhon si'],
  Chanthaburi: ['จันบุรี', 'เมืองจันท์', 'เมืองจันทร์', 'จันท์', 'จันทบูร', 'chantaburi'],
  Kanchanaburi: ['กาญ', 'เมืองกาญ', 'เมืองกาน', 'กาญจน์', 'kan chanaburi', 'kanburi'],
  'Prachuap Khiri Khan': ['ประจวบ', 'prachuap'],
  'Chiang Mai': ['เจียงใหม่', 'chiangmai', 'cnx'],
  'Chiang Rai': ['เจียงฮาย', 'เหนือสุดแดนสยาม', 'เหนือสุดในสยาม', 'chiangrai', 'cei'],
  Phuket: ['hkt'],
  Phatthalung: ['เมืองลุง', 'พัดลุง'],
  Yala: ['ใต้สุดแดนสยาม', 'ใต้สุดในสยาม'],
  Sukhothai: ['สุโขไทย'],
  Phrae: ['phrea'],
  Loei: ['loie', 'leoi'],
  Nonthaburi: ['เมืองนนท์'],
  Krabi: ['kbv'],
  Chachoengsao: ['แปดริ้ว', 'paet riu', 'ฉะเชิงเซา', 'แปดลิ้ว'],
  Phitsanulok: ['พิดโลก', 'สองแคว', 'พิษโลก'],
  Phetchaburi: ['เพชรบุรี', 'เมืองเพชร', 'petchaburi'],
  'Chon Buri': ['ชลบุรี', 'เมืองชล', 'chonburi', 'ชล'],
  'Mae Hong Son': ['เมืองสามหมอก', 'แม่ฮ่อง', 'maehongson'],
  'Roi Et': ['ร้อยเอ็ด', '101'],
  Songkhla: ['สงขลา', 'songkla'],
  'Buri Ram': ['buriram', 'บุรีรัม', 'บุรีรำ', 'บุรีรัมณ์'],
  'Si Sa Ket': ['ศรีษะเกษ', 'ศรีษะเกศ', 'ศรีสะเกศ', 'sisaket', 'srisaket', 'ศรีสะเกด', 'ศรีษะเกด'],
  'Lop Buri': ['lopburi'],
  'Kamphaeng Phet': ['กำแพง'],
  'Phra Nakhon Si Ayutthaya': ['กรุงเก่า', 'ayuthaya', 'ayutaya'],
  Surin: ['สุริน', 'สุรินท์', 'สุรินทร'],
  Kalasin: ['กาฬสิน', 'กาฬสินธ์', 'กาฬสินธุ'],
  Uttaradit: ['อุตรดิด', 'อุตรดิต', 'อุตรดิตถ', 'อุตรดิต์'],
  'Chai Nat': ['ชัยนาด'],
  'Nakhon Sawan': ['นครหวัน', 'นครสวรรค', 'นครสวรร'],
  'Bueng Kan': ['บึงกาน', 'บึงกาฬ์'],
  Phayao: ['พเยา'],
  Phichit: ['พิจิต', 'พิจิตร์'],
  'Sing Buri': ['สิงบุรี'],
  Mukdahan: ['มุกดา', 'มุก', 'มุกดาหาน'],
  Phetchabun: ['เพชรบูรน์', 'เพชรบูรณ', 'เพ็ชรบูรณ์', 'เพชบูรณ์'],
  'Prachin Buri': ['ปราจีน'],
  'Uthai Thani': ['อุทัย'],
  'Suphan Buri': ['สุพรรณ', 'สุพรรน', 'สุพรรณฯ'],
  Narathiwat: ['นราวัด'],
  'Amnat Charoen': ['อำนาจเจริน'],
}

/** `Ko Phi Phi Don` is also `Phi Phi`; heads alone (`Ko`) never. */
function islandForms({ nameTh, nameEn, aliases }: Island): string[] {
  const all = [nameTh, nameEn, ...aliases].flatMap((name) => [name, name.replace(/ (?:Don|and .*)$/, '')])
  return all.flatMap((name) => {
    const bare = bareName(name)
    const long = isThai(bare) ? bare.length >= 4 : bare.length >= 5
    const forms = [name]
    if (!isThai(bare)) forms.push(`koh ${bare}`, `ko ${bare}`, `${bare} island`, `${bare} islands`)
    else forms.push(`เกาะ${bare}`, `หมู่เกาะ${bare}`)
    return long && !AMBIGUOUS_BARE.has(bare.toLowerCase()) ? [...forms, bare] : forms
  })
}

function destinationForms({ nameTh, nameEn, shortTh, shortEn, aliases }: Destination): string[] {
  return [nameTh, nameEn, shortTh, shortEn.replace(/^the /, ''), ...aliases]
}

function isOtherName(meaning: Geo | undefined, island: Island): boolean {
  return meaning?.kind === 'province' || (meaning?.kind === 'island' && meaning.island.id !== island.id)
}

function namesakesOf({ islands }: Gazetteer, geo: ReadonlyMap<string, Geo>): Map<string, Geo> {
  return new Map(
    islands.flatMap((island) =>
      [...[island.nameTh, island.nameEn, ...island.aliases].map(bareName), ...sharedNames(island)]
        .map(formOf)
        .filter((form) => isOtherName(geo.get(form), island))
        .map((form) => [form, { kind: 'island', island }] as const),
    ),
  )
}

/** “Ko Chang, Ranong” is called Ko Chang there. */
const sharedNames = ({ nameTh, nameEn }: Island): string[] => {
  const [alone = '', ...where] = nameEn.split(',')
  return where.length > 0 ? [`koh ${bareName(alone)}`, `ko ${bareName(alone)}`, nameTh.split(' ')[0] ?? nameTh] : []
}

const bareName = (name: string) => name.replace(/^(?:Mu )?(?:Koh?|Island of) |^หมู่เกาะ|^เกาะ| Islands?$/i, '')

/** Islands whose bare name usually means something else. */
const AMBIGUOUS_BARE = new Set([
  'ang thong',
  'surin',
  'อ่างทอง',
  'สุรินทร์',
  'bamboo',
  'chicken',
  'coral',
  'four',
  'klang',
  'khang khao',
  'ค้างคาว',
  'กลาง',
  'พิทักษ์',
  'ไม้ไผ่',
  'มุก',
  'ทะลุ',
  'ห้อง',
  'ปู',
  'chang ranong',
])

function townForms({ nameTh, nameEn, aliases }: Town): string[] {
  return [nameTh, nameEn, nameEn.replaceAll(' ', ''), ...aliases].filter((name) => formOf(name).length >= 3)
}
