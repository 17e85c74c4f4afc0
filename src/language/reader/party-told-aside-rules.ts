import { cueBefore } from './cues.ts'
import { WHOSE } from './party-told-words.ts'
import { perhaps } from './phrases.ts'

// “Without my ‹sister›”, “the advice of a ‹friend›”: what is said, in English, before somebody who does not travel. The word for
// them stands between ‹ and ›. What is said after it: `party-told-rules.ts`.

const SOME = perhaps('some, about, around, at least, over, a few, a, an, the, two, three')
const MANY = perhaps('about, around, some, over, like')

/** Before anybody, where nothing of theirs follows (“because of my mum's knees”). */
export const IS_ASIDE = cueBefore(
  [
    {
      name: 'whom they visit',
      en: `
        (visit|visiting|to see|see|seeing|call on|drop in on|pop in on|check on|look up|reunite with) {whose},
        (catch up with|catching up with|stay with|staying with|crash with|crashing with|lodge with) {whose}`,
      yes: ['we visit our ‹daughter›', 'staying with a ‹friend›', 'to drop in on my ‹aunt›'],
      no: ['we travel with our ‹daughter›'],
    },
    {
      name: 'who is refused or left behind',
      en: `
        (no|zero|without|minus|none of|not one of|neither of|sans|free of|except|instead of|unlike) {whose},
        (leaving|hide from|escape|escape from|escaping|away from|far from|avoid|avoiding|ditch|ditching|rid of|sick of) {whose},
        (break from|holiday from|rest from|respite from|off from|time out from) {whose}`,
      yes: ['no ‹in-laws›', 'not one of the ‹men›', 'a break from my ‹boss›', 'to escape my ‹flatmate›'],
      no: ['not only my ‹boss›'],
    },
    {
      name: 'who told them',
      en: `
        (according to|thanks to|inspired by|recommended by|told by|advised by|taught by) {whose},
        (advice from|advice of|tip from|tips from|heard from|heard it from|story of|stories of) {whose},
        (follow|following|followed|quote|quoting) {whose}`,
      yes: ['the advice of a ‹friend›', 'recommended by our ‹dentist›', 'tips from a ‹mate›'],
      no: ['i go with my ‹wife›', 'by my ‹brother›'],
    },
    {
      name: 'from whom or for whom a thing is, and whose picture or grave',
      en: `
        (given by|gift from|present from|borrowed from|postcards for|souvenirs for|presents for|gifts for) {whose},
        (photos of|pictures of|memory of|ashes of|grave of) {whose}`,
      yes: ['souvenirs for my ‹niece›', 'in memory of her ‹gran›'],
      no: ['a bed for my ‹niece›'],
    },
    {
      name: 'from whom they are parted, and who brought them up',
      en: `
        (divorced from|separated from|split from|split with|broke up with|broken up with|break up with|dumped by|raised by) {whose}`,
      yes: ['i broke up with my ‹girlfriend›', 'raised by my ‹nan›'],
      no: ['i get up with my ‹girlfriend›'],
    },
    {
      name: 'whom they tell or ask, miss or meet',
      en: `
        (i|we|i've|we've|i'll|to|just|should i|already|please) (tell|told|ask|asked|text|phone|call|email|promised|begged) {whose},
        (i|we|i've|we've|i'll|to|just|should i|already|please) (miss|missed|envy|owe|love|met|saw|seen|know|knew|watched|hear|heard) {whose},
        (i|we|i've|we've|i'll|to|just|should i|already|please) (teach|taught|coach) {whose}`,
      yes: ['i promised my ‹wife›', 'i miss my ‹mum›', 'i teach ‹kids›'],
      no: ['i take my ‹wife›'],
    },
    {
      name: 'crowds on the way',
      en: `
        (tour group(s) of|groups of|bus(es) full of|boat(s) full of|hordes of|crowds of|loads of|masses of|queue of) ${MANY},
        (full of|packed with|stuffed with|bunch of loud|bunch of drunk) ${MANY}`,
      yes: ['full of ‹kids›', 'hordes of ‹tourists›'],
      no: ['there are six ‹riders›'],
    },
    {
      name: 'strangers who are seen, met or taught, or do something to them',
      en: `
        (stopped|arrested|attacked|robbed|scammed|bit|hit|fined|chased|checked) ${SOME},
        (saw|spotted|watched|met|passed|overtook|counted|helped|taught) ${SOME},
        (photographing|photograph|photographed|interviewed) ${SOME}`,
      yes: ['we passed some ‹riders›', 'scammed a ‹couple›', 'photographing the ‹monks›'],
      no: ['we are some ‹riders›'],
    },
  ],
  { whose: WHOSE },
)
