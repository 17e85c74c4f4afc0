import type { PhraseRule } from './phrase-rule.ts'

/** Whom the words of a rule count. `who` is what `party-counts.ts` does with the number. */
export interface PartyRule extends PhraseRule {
  /** What the words say, so that a new phrase finds its row. */
  readonly name?: string
  readonly who: PartyCount
  /** How many, if the words have no `{count}`. */
  readonly count?: number
  /** Sentences with the party that they describe, and similar sentences in which the rule reads nothing: its tests. */
  readonly yes: readonly (readonly [sentence: string, party: PartyOf])[]
  readonly no: readonly string[]
}

/** Nobody where absent. */
export interface PartyOf {
  readonly adults?: number
  readonly children?: number
  readonly seniors?: number
  readonly foreigners?: number
}

/** What the words of a rule count. “So many” is the number of its `{count}`, or its `count`. */
export type PartyCount =
  /** Nobody: they stay at home, or the words are of somebody else. `name` says why: `ลูกฝากยายไว้`. */
  | 'nobody'
  /** The writer alone: `ไปคนเดียว`. Where others are counted, only one who drives alone. */
  | 'alone'
  /** More than one, but not how many: “we want to see Nan”. Counts only where no other words do. */
  | 'several'
  /** All of them are seniors, as many as are counted elsewhere: “all in our late sixties”. */
  | 'old'
  /** So many in all, whatever else is said: “my sister is coming too, so three”. */
  | 'total'
  /** The partner comes besides those who are listed: `มีสามีขับรถให้`. */
  | 'partner_too'
  /** The partner does not come, or is there for something else: `สามีลางานไม่ได้`. */
  | 'partner_away'
  /** Their children come too, so many or one: “our kids love beaches”. */
  | 'children_too'
  /** Two numbers, of Thais and of foreigners: `4 ฝรั่ง 2 คนไทย`. */
  | 'nations'
  /** So many fewer than are counted: “two dropped out”. */
  | 'some_less'
  /** A mother with her children, so many in all: `แม่ลูก 4 คน` is three children. */
  | 'mother_and_children'
  /** One parent of so many children: `แม่ลูกสาม` is three children. */
  | 'parent_of'
  /** The writer's partner, who is Thai: “my wife is Thai”. */
  | 'thai_partner'
  /** The writer's partner, who is a foreigner: “I'm Thai, my husband is Swedish”. */
  | 'foreign_partner'
  /** They live in Thailand and are not counted as foreigners: “we're all expats”. */
  | 'residents'
  /** So many people, of any age: `ขี่มอไซค์กัน 5 คัน`, “duo”. */
  | 'people'
  /** So many are left of more that were to come: `เหลือ 5 แล้ว`. */
  | 'people_left'
  /** One fewer than are counted: `คนหนึ่งถอนตัว`. */
  | 'one_less'
  /** One adult more than are counted: `4 คน แม่เพื่อนขับรถให้`. */
  | 'one_more'
  /** So many people besides those counted before: `กับครอบครัวน้องชายอีก 3 คน`. */
  | 'more_people'
  /** So many adults; two without a number. */
  | 'adults'
  /** So many adults, relatives who are named included: `พาแม่กับน้าไป ผู้ใหญ่ 3 คน`. */
  | 'adults_of_all'
  /** Two numbers, of adults and of children: “2 adults + 2 kids”. */
  | 'adults_and_children'
  /** So many adults, and one child: “2 pax + infant”. */
  | 'adults_and_child'
  /** Two figures with a plus, of adults and of children: “family 2+1”. */
  | 'adults_plus_children'
  /** So many adults, of whom so many are seniors: “6 adults incl. 2 grandparents”. */
  | 'adults_with_seniors'
  /** Those of the whole who are not counted are children: `มี 8 คน ผู้ใหญ่ 5 ที่เหลือเด็ก`. */
  | 'rest_are_children'
  /** So many mothers or fathers with so many children each: `แม่สามคน ลูกคนละหนึ่ง`. */
  | 'parents_with_children'
  /** So many cars with so many people in each: `รถสองคัน คันละ 4 คน`. */
  | 'equal_cars'
  /** Two parents and so many grown children: `ลูกทำงานแล้ว ไปกับพ่อแม่เป็นสาม`. */
  | 'parents_and_grown'
  /** The writer, after children who are counted: “my two sons (9, 12) and I”. */
  | 'writer'
  /** The writer does not come: “a trip for my parents, who go without me”. */
  | 'writer_away'
  /** Two adults, a couple: `ฮันนีมูน`, “anniversary”. */
  | 'couple'
  /** So many couples, two adults or two seniors each: “three Belgian couples”. */
  | 'couples'
  /** So many grown relatives: `ผู้สูงอายุ 8 ท่าน ลูกหลาน 4`. */
  | 'relatives'
  /** The writer and so many others: `กับเพื่อนอีก 3 คน`. */
  | 'friends_along'
  /** So many or one come along, besides those counted: `พี่ชายขอไปด้วย`. */
  | 'friends_come'
  /** So many or one come later, besides those counted: “my brother joins us for the second half”. */
  | 'joins_later'
  /** One writer, and nobody but those whom they take: `ผมตั้งใจจะพาลูกชาย 3 คนไปน่าน`. */
  | 'one_writer'
  /** They are guests of people who are not counted: “my wife's parents have invited us”. */
  | 'hosts'
  /** “We” are two, who take those that are counted: “we are bringing my parents”. */
  | 'we_take'
  /** As many as the names: `สมาชิก: ต้น แนน ก้อง`. */
  | 'named'
  /** So many friends, the writer included; four without a number: `แก๊งเพื่อน`. */
  | 'friends'
  /** So many foreigners, and the writer: `พาเพื่อนญี่ปุ่น 2 คนเที่ยว`. */
  | 'foreign_friends'
  /** The writer's partner: `ไปกับแฟน`, “my girlfriend's 30th”. */
  | 'partner'
  /** One adult more, whom the words describe; the same one is not counted again: “with another teacher”. */
  | 'companion'
  /** One guest, who is shown around; a foreigner if the number says so: `พาเพื่อนเกาหลีไปวัด`. */
  | 'guest'
  /** So many of those who are counted are foreigners: `ลูกค้า 3 ท่าน … รวม 5 คน`. */
  | 'guests'
  /** A family of so many, two of them adults; two adults and a child without a number. */
  | 'family'
  /** So many families or couples with so many children each: “two families with 3 kids each”. */
  | 'families_with_children'
  /** Two parents and their children: `พ่อแม่ลูก 4 คน` are four people, `พ่อแม่ลูก 2 คน` have two children. */
  | 'trio'
  /** One parent and one child: `เราแม่ลูก`, “dad and teenage son”. */
  | 'parent_and_child'
  /** Two adults, a parent and a grown child: “a mother-daughter trip”. */
  | 'grown_pair'
  /** So many children; one without a number. */
  | 'children'
  /** So many children of somebody else, whose parents stay at home: `พาหลานสาว 3 คนเที่ยว`. */
  | 'nephews'
  /** So many children besides those counted: `ลูกสาว 1 ลูกชาย 1`. */
  | 'more_children'
  /** No children: “couple without kids”. */
  | 'no_children'
  /** One child more: “my son is 13”. */
  | 'one_more_child'
  /** As many children as there are ages, two and more: “kids 2 5 8 12”. Grown ones are adults. */
  | 'children_by_ages'
  /** As many children as there are ages, or one, besides those counted: `ลูกอายุ 10 กับ 12 ปี`. */
  | 'children_of_ages'
  /** One person, a child or a senior by their age: `แก่สุด 71`; others are counted elsewhere. */
  | 'one_of_age'
  /** One child more, if the age is that of a child: “a 4 yo and a 7 yo”. */
  | 'child_of_age'
  /** As many people as there are ages in brackets, each by their age: “(43, 40, boy 12 and girl 9)”. */
  | 'all_of_ages'
  /** The sum of the numbers: `หนุ่ม 3 สาว 2`. */
  | 'sum_of_parts'
  /** Each of those whose likings are told: `แม่ชอบวัด พ่อชอบตกปลา เราชอบคาเฟ่`. */
  | 'likers'
  /** So many seniors; one without a number: `พาผู้สูงอายุ 4 คน`. */
  | 'seniors'
  /** So many seniors or two, and nobody else: `สามีภรรยาเกษียณแล้ว`. */
  | 'only_seniors'
  /** One senior more, unless they are counted already: `พ่อ 68 แม่ 65`. */
  | 'one_more_senior'
  /** A relative by the word for them, of the age that it implies: `พาแม่ไปเที่ยว`. */
  | 'kin'
  /** A relative of an age: a senior from 60, else an adult: “our mum (58)”. */
  | 'kin_of_age'
  /** One senior, if none is counted yet: `คุณยายไปด้วย`. */
  | 'a_senior'
  /** One senior of an age: `พาแม่วัย 70`. */
  | 'senior_of_age'
  /** The writer, if they are a senior by their age: `ดิฉันอายุ 66`. */
  | 'writer_of_age'
  /** So many of those who are counted are foreigners: `ไป 3 คน เป็นฝรั่ง 1 คน`. */
  | 'foreigners'
  /** Half of those who are counted are foreigners: `ไทยครึ่งนึง เกาหลีครึ่งนึง`. */
  | 'half_foreign'
  /** So many adults take others, and the writer does not come: `แม่อายุ 71 ลูกชายสองคนพาไป`. */
  | 'takers'
  /** The two parents of the partner, who are of the partner's nation: `พ่อแม่แฟนบินมา`. */
  | 'partners_parents'
  /** A relative of the partner, and the partner: `แม่แฟนไปด้วย`. */
  | 'with_partners_kin'
  /** All but one are foreigners: `คนไทยมีเราคนเดียว`. */
  | 'one_thai'
  /** Somebody else's family of so many, besides those counted: “my brother's family of four”. */
  | 'their_family'
  /** So many families of so many people each: `สองครอบครัว ครอบครัวละ 4 คน`. */
  | 'equal_families'
