import { anyOf } from './phrases.ts'
import type { ShortForm } from './short-form.ts'

// “3 orang”, “four besties”, “my jowa”, “a laaitie of 7”: what people call each other at home and abroad, in the plain word
// that rules know.

const NUMBER = String.raw`(?:[2-9]|1\d|2\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const COUNTED = String.raw`(?<=(?<![\d.,:/])\b${NUMBER} ?)`
const HERE = String.raw`(?![a-z'-])`
const MINE = String.raw`(?<=\b(?:my|our|with|and|plus|n|the|bring|bringing|take|taking|me|hubby|wife|husband|[2-9]|two|three|four)[ ,]{1,2}|[+&] ?)`
const NO_THING = String.raw`(?![a-z'-]| (?:pools?|clubs?|menu|area|park|corner|suite|room|friendly|activities|size|seat|tree))`
const OWN = String.raw`(?<=\b(?:my|our|with my|elder|older|younger|big|little) )`

const words = (
  pattern: string,
  full: string,
  yes: ShortForm['yes'],
  no: readonly string[],
  before: string = String.raw`\b`,
  after: string = HERE,
): ShortForm => ({ said: new RegExp(`${before}(?:${anyOf(pattern)})${after}`, 'gi'), full, yes, no })

const FRIENDSHIPS = String.raw`
  uni, university, college, school, high school, secondary school, primary school, childhood, office, work, army, national service, ns, poly, hostel, dorm, gym, drinking, football,
  close, best, good, old, dear, girl, guy, female, male, lady, boy, ex, church, travel, golf, running, cycling, lifelong, long time, longtime, single, crazy, fellow, course, hometown, gay`
const FRIENDS = String.raw`friends?, frens?, mates, buddies, buddys, pals, besties, bffs, kakis, chums, homies, amigas, amigos, kawan`

/** People in other words, after a number or beside the writer. */
export const PARTY_WORDS: readonly ShortForm[] = [
  words(
    String.raw`pers\.?, prs, orang, org, souls, tao, katao, person(?:en|nes), leute, bodies, humans, folks, nos, peeps`,
    'people',
    [
      ['4 orang to Trat', '4 people to Trat'],
      ['3 pers., Trat', '3 people, Trat'],
      ['two humans and a tent', 'two people and a tent'],
      ['for 5 org', 'for 5 people'],
    ],
    ['org chart', '2 orang utan', 'my folks', 'all souls', '2 orangutans', '12.5 tao'],
    COUNTED,
    String.raw`(?![a-z'-]| (?:utan|chart))`,
  ),
  words(
    'erwachsene, adultes, adultos, grown ?ups, dewasa, volwassenen',
    'adults',
    [['2 Erwachsene, Trat', '2 adults, Trat']],
    ['a grownup trip'],
    COUNTED,
  ),
  {
    // As agencies count.
    said: /(?<=(?:^|[\s,(])[2-9])p(?=\s*(?:[,;)\n]|\.(?!m)|$)| (?:to|in|for|from|with|budget)\b)/g,
    full: ' people',
    yes: [
      ['Trat 4d3n 3p, no car', 'Trat 4d3n 3 people, no car'],
      ['Trat (2p)', 'Trat (2 people)'],
    ],
    no: ['3p.m. at', 'from 7pm', '10p coins', '4pax'],
  },
  words(
    String.raw`oldies, old ?folks?, oaps, old[ -]?timers, golden agers, boomers, geriatrics, old birds, old geezers, (?:old|elderly|senior|retired|aged) (?:ladies|men|women|gents|gentlemen|persons?|pax|people|folks|citizens|adults?), elders, grannies, senior citizens?, retirees, pensioners, oldsters, wrinklies, silver surfers, senioren, rentner`,
    'seniors',
    [
      ['3 oldies in Trat', '3 seniors in Trat'],
      ['we two old people, Trat', 'we two seniors, Trat'],
      ['5 OAPs', '5 seniors'],
    ],
    ['old people in the village', 'oldies music', 'two old temples', 'playing oldies'],
    COUNTED,
  ),
  {
    // “2 people 70+”, “three ladies above 65”: the age of all.
    said: new RegExp(
      String.raw`${COUNTED}(?:people|persons?|pax|adults|ladies|women|men|gents|gentlemen|guests|ppl|friends|seniors|of us)(?:, | \(| )(?:all |both |aged |age |who are )?(?:(?:over|above|past|older than) (?:the age of )?(?:6[05-9]|7\d|8\d)|(?:6\d|7\d|8\d) ?(?:\+|plus\b|and (?:over|above|up)|up\b|above\b))(?: ?(?:years?|yrs?|yo)\b)?(?: old)?\)?(?!\d)`,
      'gi',
    ),
    full: 'seniors',
    yes: [
      ['2 people 70+, Trat', '2 seniors, Trat'],
      ['three ladies above 65 in Trat', 'three seniors in Trat'],
      ['we 4 friends, all 65 and above', 'we 4 seniors'],
    ],
    no: ['4 people, 70 km', '2 people under 70', '2 adults 30+'],
  },
  words(
    String.raw`(?:${anyOf(FRIENDSHIPS)}[ -]?)(?:${anyOf(FRIENDSHIPS)}[ -]?)?${anyOf(FRIENDS)}, friends? from (?:work|uni|school|college|university|the office), besties, bffs, kakis, chums, homies, classmates, ex-?classmates, ex-?colleagues, batch ?mates, school ?mates, church ?mates, flat ?mates, house ?mates, room ?mates, course ?mates, course ?mates, team ?mates, gfs, girlies, chicas, gal pals, frens, kawan, mates, buddies, pals, barkada, amigas, amigos, bachelors, bachelorettes, homeboys, homegirls, musketeers, amigos, bhai log, yaar, freunde, copains, copines, amis`,
    'friends',
    [
      ['5 college friends in Trat', '5 friends in Trat'],
      ['us 3 batchmates', 'us 3 friends'],
      ['six besties, Trat', 'six friends, Trat'],
      ['4 old school friends', '4 friends'],
    ],
    ['a friend from work', 'my best friend', 'school holidays', 'best temples'],
    COUNTED,
  ),
  words(
    'working adults, single ladies, single guys, young ladies, young guys, young men, young women, young adults, nurses, teachers, bachelors, solo travell?ers, backpackers',
    'adults',
    [['3 single ladies in Trat', '3 adults in Trat']],
    ['young ladies', 'single room'],
    String.raw`(?<=\b(?:we|us) (?:are )?${NUMBER} |^${NUMBER} |[(,:.] ?${NUMBER} )`,
  ),
  words(
    String.raw`jowa(?: ko)?, asawa(?: ko)?, misis(?: ko)?, mister ko, bebe ko, bae, laopo, laogong, lao po, lao gong, freundin, ch[ée]rie?, copine, significant other`,
    'partner',
    [
      ['me and my jowa, Trat', 'me and my partner, Trat'],
      ['asawa ko and I', 'partner and I'],
    ],
    ['baes of flowers'],
  ),
  {
    said: /(?<=\b(?:with|[Mm]e and|[Mm]e n|[Mm]e plus|[Mm]yself and|[Ii] and|my) |[+&] ?)SO\b(?= ?(?:[,.;)\n]|$)| [a-z])|\bSO(?= (?:and|n|&) (?:me|I|myself)\b)/g,
    full: 'partner',
    yes: [
      ['me and SO, Trat', 'me and partner, Trat'],
      ['SO and I', 'partner and I'],
    ],
    no: ['SO many temples', 'SO pretty'],
  },
  words(
    String.raw`mister, man, lady, love, darling, sweetheart, beloved, boo, fella, lover, sayang, babe, baby ?girl(?= and (?:i|me)), hubby dear, dude, husbie, hubbie, huzband, mrs, missis`,
    'partner',
    [
      ['me and my darling, Trat', 'me and my partner, Trat'],
      ['my lady and I', 'my partner and I'],
    ],
    ['a man and his dog', 'my love of temples', 'my girl is 6', 'I love my lady boss', 'my dude ranch'],
    String.raw`(?<=\b(?:me|i|myself),? (?:and|n|plus|with|&|\+) my |\b(?:with|me and|for) my )`,
    String.raw`(?![a-z'-]| (?:of|is|boss|was|at|from|friend|friends|cave|bar|dragon)\b)`,
  ),
  words(
    'mister, man, lady, darling, sweetheart, beloved, boo, fella, lover, sayang, babe, mrs, missis, dude',
    'partner',
    [['my man and me, Trat', 'my partner and me, Trat']],
    ['my man is tall', 'a lady and I'],
    String.raw`(?<=\bmy )`,
    String.raw`(?= (?:and|n|&|\+) (?:i|me|myself)\b)`,
  ),
  words(
    '(?:step|half|baby|twin)[ -]?sister, sis, ate, kakak, akka, didi, jie ?jie, mei ?mei, noona',
    'sister',
    [['me and my sis', 'me and my sister']],
    ['we ate there', 'my sisal mat'],
    OWN,
  ),
  words(
    '(?:step|half|baby|twin)[ -]?brother, bro, kuya, abang, adik, boet, bhaiya, anna(?= and\\b), ko ?ko, di ?di, bruder, oppa',
    'brother',
    [['my kuya and I', 'my brother and I']],
    ['a kuya at the stall', 'bro, 3 days'],
    OWN,
  ),
  words(
    'cuz, cuzzie, cuzzy, couz, pinsan, sepupu',
    'cousin',
    [['me and my cuz', 'me and my cousin']],
    ['cuz it rains'],
    OWN,
  ),
  words(
    'bestie, bff, kawan, fren, kaki, china(?= and\\b), amiga, amigo, tropa, copain, kumpel, roomie, best mate, chum, gym buddy, yaar',
    'friend',
    [['with my bff in Trat', 'with my friend in Trat']],
    ['kaki bukit', 'a trip to China'],
    OWN,
  ),
  words(
    'nanay, inay, mader, mudra, ermat, ibu, amma, mak, ma, maman, mutti, mommie, mumsy, mams, mammi, maa, mummyji, mamma',
    'mother',
    [
      ['my nanay and I', 'my mother and I'],
      ['bringing our amma', 'bringing our mother'],
    ],
    ['Ma Hong Son', 'the amma'],
    OWN,
  ),
  words(
    'tatay, itay, fader, erpat, ayah, appa, papa, pops, abah, vati, baba, papaji, old dad, pa',
    'father',
    [['my tatay and I', 'my father and I']],
    ['papaya', 'a baba'],
    OWN,
  ),
  words(
    'lola, oma, ouma, mamie, nani, dadi, nonna, ah ?ma, ah ?mah, po ?po, nenek, nai nai, mami(?= and\\b), abuela, paati, thatha(?= and\\b), nanna, nanny(?= and (?:i|me)\\b)',
    'grandmother',
    [['with my lola in Trat', 'with my grandmother in Trat']],
    ['Lola restaurant', 'the nanny'],
    OWN,
  ),
  words(
    'lolo, opa, oupa, papi(?= and\\b), nonno, ah ?gong, ah ?kong, gong ?gong, atok, abuelo, papy, dada ?ji, nana ?ji',
    'grandfather',
    [['with my lolo in Trat', 'with my grandfather in Trat']],
    ['lolo beach'],
    OWN,
  ),
  words(
    'mil, mum in law, mom in law, mommy in law',
    'mother-in-law',
    [['with my MIL', 'with my mother-in-law']],
    ['2 mil baht'],
    OWN,
  ),
  words('fil, dad in law', 'father-in-law', [['with my FIL', 'with my father-in-law']], ['fil rouge'], OWN),
  words('nanay', 'mother', [['will meet Nanay in Trat', 'will meet mother in Trat']], ['nanayaw']),
  words('preschoolers, tots, schoolers', 'small kids', [['2 preschoolers', '2 small kids']], ['tots and bobs'], MINE),
  words(
    'laait(?:ie|y)s, laaitjies, lighties, kiddies, kiddos, bubs, nippers, youngsters, munchkins, schoolkids, anaks, bunsos, budaks, pamangkins, apos, tykes, wee lads, wee lassies, littlies, ankle biters, juniors, minors, smalls, enfants, kinder, kleinkinder',
    'kids',
    [
      ['2 adults, 2 laaities', '2 adults, 2 kids'],
      ['with my three nippers', 'with my three kids'],
    ],
    ['a kiddies pool', 'swim nippers', 'kiddies club'],
    String.raw`(?<=^|\b(?:my|our|with|and|plus|n|the|bring|bringing|take|taking|me|hubby|wife|husband|[2-9]|two|three|four)[ ,]{1,2}|[+&,(] ?)`,
    NO_THING,
  ),
  words(
    'preschooler, tot, bub, bubba(?! gump)',
    'toddler',
    [['me, my wife and a tot', 'me, my wife and a toddler']],
    ['a tot of rum', 'and tot up'],
    String.raw`(?<=\b(?:a|an|one|1|my|our|with|and|plus|hubby|the)[ ,]{1,2}|[+&] ?)`,
    String.raw`(?![a-z'-]| (?:of (?!\d)|up\b|trees?\b))`,
  ),
  words(
    'laait(?:ie|y), laaitjie, lightie, kiddie, nipper, munchkin, schoolkid, school kid, anak, bunso, budak, pamangkin, apo, tyke, kiddo, kleinkind',
    'kid',
    [
      ['2 adults plus a laaitie of 7', '2 adults plus a kid of 7'],
      ['us and our bunso', 'us and our kid'],
    ],
    ['a kiddie pool', 'an apo tree'],
    String.raw`(?<=^|\b(?:a|an|one|1|my|our|with|and|plus|hubby|the|or)[ ,]{1,2}|[+&,(.?] ?)`,
    NO_THING,
  ),
  words(
    'youngster, little man, wee man, junior, small, enfant',
    'kid',
    [['2 adults and 1 small', '2 adults and 1 kid']],
    ['a small room', 'a junior suite'],
    String.raw`(?<=\b(?:one|1|my|our)[ ,]{1,2}|[+&] ?)`,
    String.raw`(?=\s*(?:[,.;:()\n+&]|$)| (?:and|plus|of \d|aged)\b)`,
  ),
  words(
    'mag-?isa(?: lang)?(?: ako)?, ako lang(?: mag-?isa)?, solo lang(?: ako)?, se?orang(?: diri| je| saja| sahaja| only)?(?! utan), by meself, on me own, on my lonesome, all by my lonesome, by my own, me myself and i, single person, single pax',
    'alone',
    [
      ['Trat 3 days, ako lang', 'Trat 3 days, alone'],
      ['Trat on my lonesome', 'Trat alone'],
    ],
    ['by my own car', 'the orang utan'],
    String.raw`(?<![a-z\d] ?(?:my|the) |\d )\b`,
    String.raw`(?![a-z'-]| (?:car|bike|van|scooter|motorbike|vehicle|money|account|room|villa|house))`,
  ),
  words(
    'pasutri, mag-?jowa(?: kami)?, mag-?asawa(?: kami)?, love ?birds, mr and mrs, mr & mrs, hubby wife, husband wife, suami isteri',
    'couple',
    [['Trat, pasutri', 'Trat, couple']],
    ['lovebirds cafe', 'lovebird park'],
    String.raw`(?<!\bmy )(?:\b(?:two|2) )?\b`,
    String.raw`(?![a-z'-]| (?:caf[eé]|bar|hotel|park))`,
  ),
  words('frist, firts, fist(?= (?:time|trip|ever))', 'first', [['my frist time', 'my first time']], ['a fist fight']),
]
