import { each, whole } from './for-each-word.ts'
import { ENGLISH_SLOTS } from './form-slots.ts'
import { type FormRow, formsOf } from './short-form.ts'

// “My kuya”, “our nanay”, “two laaities”: kin and children, as they are called at home and abroad.

const SLOTS = {
  ...ENGLISH_SLOTS,
  /** A number of people in one figure: 3. */
  few: String.raw`(?<![\d.,:/])[2-9]`,
}

const OWN = 'my, our, with my, elder, older, younger, big, little'

/** Kin and friends in one word: what rules know, how else they are called, and what only looks like it. */
const KIN: readonly (readonly [full: string, said: string, no: readonly string[]])[] = [
  [
    'sister',
    '(step|half|baby|twin) (sister|sis), sis, ate, kakak, akka, didi, jie jie, mei mei, noona',
    ['we ate there', 'my sisal mat'],
  ],
  [
    'brother',
    '(step|half|baby|twin) (brother|bro), bro, kuya, abang, adik, boet, bhaiya, anna[ and], ko ko, di di, bruder, oppa',
    ['a kuya at the stall', 'bro, 3 days'],
  ],
  ['cousin', 'cuz, cuzzie, cuzzy, couz, pinsan, sepupu', ['cuz it rains']],
  [
    'friend',
    'bestie, bff, kawan, fren, kaki, china[ and], amiga, amigo, tropa, copain, kumpel, roomie, best mate, chum, gym buddy, yaar',
    ['kaki bukit', 'a trip to China'],
  ],
  [
    'mother',
    'nanay, inay, mader, mudra, ermat, ibu, amma, mak, ma, maman, mutti, mommie, mumsy, mams, mammi, maa, mummyji, mamma',
    ['Ma Hong Son', 'the amma'],
  ],
  [
    'father',
    'tatay, itay, fader, erpat, ayah, appa, papa, pops, abah, vati, baba, papaji, old dad, pa',
    ['papaya', 'a baba'],
  ],
  [
    'grandmother',
    'lola, oma, ouma, mamie, nani, dadi, nonna, ah ma, ah mah, po po, nenek, nai nai, mami[ and], abuela, paati, thatha[ and], nanna, nanny[ and (i|me)]',
    ['Lola restaurant', 'the nanny'],
  ],
  [
    'grandfather',
    'lolo, opa, oupa, papi[ and], nonno, ah gong, ah kong, gong gong, atok, abuelo, papy, dada ji, nana ji',
    ['lolo beach'],
  ],
  ['mother-in-law', 'mil, mum in law, mom in law, mommy in law', ['2 mil baht']],
  ['father-in-law', 'fil, dad in law', ['fil rouge']],
]
const OWN_ROWS = KIN.map(
  ([full, said, no]): FormRow => ({
    said: whole(said),
    after: OWN,
    full,
    yes: each(said, 'with my ‹› in Trat', `with my ${full} in Trat`),
    no,
  }),
)

const KIDS = `
  laaities, laaitys, laaitjies, lighties, kiddies, kiddos, bubs, nippers, youngsters, munchkins, schoolkids, anaks, bunsos,
  budaks, pamangkins, apos, tykes, wee lads, wee lassies, littlies, ankle biters, juniors, minors, smalls, enfants, kinder,
  kleinkinder`
const KID = `
  laaitie, laaity, laaitjie, lightie, kiddie, nipper, munchkin, schoolkid, school kid, anak, bunso, budak, pamangkin, apo,
  tyke, kiddo, kleinkind`
const BRINGS = '(my|our|with|and|plus|n|the|bring|bringing|take|taking|me|hubby|wife|husband|two|three|four)({comma}|)'
/** Things for children. */
const NO_THING = 'pool(s), club(s), menu, area, park, corner, suite, room, friendly, activities, size, seat, tree'

const CHILD_ROWS: readonly FormRow[] = [
  {
    said: whole('preschoolers, tots, schoolers'),
    after: `${BRINGS}, {few}({comma}|), +, &`,
    full: 'small kids',
    yes: each('preschoolers, tots, schoolers', 'with 2 ‹›', 'with 2 small kids'),
    no: ['tots and bobs'],
  },
  {
    said: whole(KIDS),
    after: `${BRINGS}, {few}({comma}|), {start}, +, &, {comma}, {open}`,
    notFollowedBy: NO_THING,
    full: 'kids',
    yes: [
      ['2 adults, 2 laaities', '2 adults, 2 kids'],
      ['with my three nippers', 'with my three kids'],
      ...each(KIDS, '2 adults, 2 ‹›', '2 adults, 2 kids'),
    ],
    no: ['a kiddies pool', 'swim nippers', 'kiddies club'],
  },
  {
    said: whole('preschooler, tot, bub, bubba[! gump]'),
    after: '(a|an|one|1|my|our|with|and|plus|hubby|the)({comma}|), +, &',
    notFollowedBy: 'of {letter}, up, tree(s)',
    full: 'toddler',
    yes: [
      ['me, my wife and a tot', 'me, my wife and a toddler'],
      ['my wife and one preschooler', 'my wife and one toddler'],
    ],
    no: ['a tot of rum', 'and tot up'],
  },
  {
    said: whole(KID),
    after: '(a|an|one|1|my|our|with|and|plus|hubby|the|or)({comma}|), {start}, +, &, {comma}, {open}, ., ?',
    notFollowedBy: NO_THING,
    full: 'kid',
    yes: [
      ['2 adults plus a laaitie of 7', '2 adults plus a kid of 7'],
      ['us and our bunso', 'us and our kid'],
      ...each(KID, '2 adults and a ‹›', '2 adults and a kid'),
    ],
    no: ['a kiddie pool', 'an apo tree'],
  },
  {
    said: 'youngster, little man, wee man, junior, small, enfant',
    after: '(one|1|my|our)({comma}|), +, &',
    followedBy: '{stop}, and, plus, of {digit}, aged',
    full: 'kid',
    yes: [
      ['2 adults and 1 small', '2 adults and 1 kid'],
      ['me and our youngster', 'me and our kid'],
      ['me and my wee man', 'me and my kid'],
      ['one junior aged 7', 'one kid aged 7'],
    ],
    no: ['a small room', 'a junior suite'],
  },
]

export const OWN_KIN = formsOf(OWN_ROWS, SLOTS)
export const CHILDREN = formsOf(CHILD_ROWS, SLOTS)
