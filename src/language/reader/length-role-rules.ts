import { after, before, type LengthRoleCue } from './length-role-rule.ts'
import { BEDS_TH, COURSES, DOING, PASTIMES, PASTIMES_TH, SOFTLY, UNUSUAL_BEDS } from './length-role-words.ts'

// `ประชุมที่อุดร ‹2 วัน›`, “leaving Oslo in ‹25 days›”: what a length is of: the trip, a part of it or something else.

/** The first that fits holds. */
export const LENGTH_ROLES: readonly LengthRoleCue[] = [
  after('whole', [
    {
      name: 'the heading of what follows, which is parts of it',
      th: '{figure} (จังหวัด|เมือง|เกาะ)',
      en: `
        of {heading}:, in {heading}:,
        {pause}(in |for |across |over |){count} (different) (places|stops|cities|towns|islands|provinces|bases|destinations|regions)`,
      yes: [
        '‹two weeks› of island hopping: two days in Bangkok, then Lipe',
        '‹eight nights›, four places: Krabi, Trang, Satun, Phuket',
        '‹8 คืน› 4 จังหวัด น่าน แพร่ ลำปาง ตาก',
      ],
      no: ['‹two days› of diving', '‹eight nights›, four of us', '‹3 วัน› 4 คน'],
    },
  ]),
  before('other', [
    {
      name: 'how long it is until they leave',
      en: '{leaving} (just|only|about|less than|exactly|), in (a little|slightly|just|a bit|) (less|under|fewer|over|more) than',
      yes: ['leaving Oslo in ‹25 days›', 'the trip is in ‹3 weeks›', 'in a little less than ‹5 days› we fly'],
      no: ['we stay in ‹3 weeks›', 'arriving for ‹3 weeks›'],
    },
    {
      name: 'how long they planned, waited or worked before',
      th: '{soughtFriends}{about}, {spentOn}{still}{about}, {spentOn}{few}{long}{about}, {planned}{few}{long}{about}, {sought}{few}{spent}{about}',
      en: '{worked}, (enough|tired|sick|bored) of {stuff}after',
      yes: [
        'วางแผนกันนานกว่า ‹60 วัน›',
        'นัดกันล่วงหน้าตั้ง‹40 วัน›',
        'หาข้อมูลมานาน ‹10 วัน›',
        'ประกาศหาเพื่อนไปเลย ร่วม ‹2 อาทิตย์›',
        'หาเพื่อนไปด้วยมา‹3 สัปดาห์›',
        'เก็บเงินมาเกือบ‹3 เดือน›',
        'รอวันนี้มา ‹20 วัน›',
        'we planned this for ‹3 weeks›',
        'it took us ‹10 days›',
        'after working ‹20 days›',
        'had enough of beaches after ‹two weeks›',
      ],
      no: [
        'วางแผนเที่ยว ‹5 วัน›',
        'แพลนกันไว้ ‹4 วัน›',
        'แผน ‹3 วัน›',
        'หาที่เที่ยว ‹3 วัน›',
        'กำลังหาที่เที่ยวใกล้กรุงเทพอยู่ ‹2 วัน›',
        'หาข้อมูลเที่ยวน่าน ‹3 วัน›',
        'ช่วยคิดแพลนน่าน ‹3 วัน›',
        'เตรียมตัวไปน่าน ‹3 วัน›',
        'เก็บเงินเที่ยวตรัง ‹4 วัน›',
        'หาเพื่อนเที่ยวน่าน ‹3 วัน›',
        'หาเพื่อนร่วมทริปเลย ‹4 วัน›',
        'we are planning ‹5 days›',
        'we planned a trip of ‹5 days›',
      ],
    },
  ]),
  before('other', [
    {
      name: 'what they have behind them',
      en: '(just|already) (done|had|spent|did|finished|come from|came from|back from) (about|over|nearly|almost|), (come|coming|came|straight|fresh|back) from (about|over|nearly|almost|), (had enough|tired) after (about|over|nearly|almost|)',
      yes: [
        'we have just done ‹a week› of temples',
        'we come from ‹two weeks› of them',
        'fresh from ‹10 days› in Laos',
      ],
      no: ['we have ‹a week›', 'we come for ‹two weeks›', 'home from ‹5 days›'],
    },
  ]),
  after('other', [
    {
      name: 'how long it takes them to get there or to agree',
      th: '(กว่าจะ|ถึงจะ)(ได้|ลงตัว|ครบ|ว่าง|ตกลง|รวม), จะถึงวัน(เดินทาง|ไป|ทริป), ก่อน(จะ|)(เดินทาง|ออกเดินทาง), ไม่ได้หยุด, ติดกันไม่ได้หยุด',
      en: '(until|till|before) (we|i) (all|both|finally|actually|) (leave|go|fly|set off|take off|travel|depart|head (off|out)){notHome}, (until|till|before) (departure|take off|(our|the|my) (trip|departure|holiday|holidays|vacation|travels)){notOver}, (to go|away){toGo}, straight (at|of|on) (work|shifts), to (agree|decide|plan|save|sort), of {stuff}(we|i) (want|need|would|fancy|have), (is|are|goes|go|lost|gone|needed|) (for|to|on) (the|our|) (unpacking|packing|laundry|jet lag|flying|flights|travelling|traveling|travel|sorting)',
      yes: [
        '‹20 วัน› กว่าจะลงตัว',
        '‹12 วัน› จะถึงวันเดินทาง',
        '‹12 days› until we leave',
        '‹2 weeks› before we take off',
        '‹3 weeks› before our trip',
        '‹3 weeks› to go, Krabi',
        '‹10 days› away and no plan',
        '‹3 weeks› to agree',
        '‹one day› is for unpacking',
        'after ‹a week› of beaches we want hills',
      ],
      no: [
        '‹6 days› before flying home',
        '‹3 days› before we fly home',
        '‹2 days› before our holiday ends',
        '‹2 days› away from work',
        '‹2 weeks› to go around Isan',
        '‹2 วัน› แล้วกลับ',
        '‹3 weeks› to explore',
      ],
    },
  ]),
  after('other', [
    {
      name: 'a course or a conference that somebody else has planned',
      en: `
        {stuff2}(conference|congress|seminar|symposium|convention|business trip|work trip|(business|work) meeting(s)|residential|internship)(s),
        {stuff2}(course|class|workshop|training|retreat|cruise|liveaboard|tour|trek|camp){words6}(is|are|'s|was) (already|all|both|) (booked|sorted|arranged|organised|organized|paid|fixed|planned|reserved)`,
      yes: [
        'a ‹3-day› sales conference in Udon, then Loei',
        'my ‹4 day› open water course is already booked',
        'our ‹2 day› cooking class in Nan is sorted',
      ],
      no: [
        'our ‹3-day› trip is booked',
        '‹3 days› after work trip in Udon',
        'a ‹4 day› course',
        '‹3 days› in a conference hotel',
      ],
    },
  ]),
  before('errand', [
    {
      name: 'a study trip or a seminar, which is the trip if no other length is said',
      th: '(ไป|มา)(ศึกษา|)(ดูงาน|สัมมนา){ofIt}',
      yes: ['ไปดูงานที่น่าน ‹3 วัน›', 'พาครูไปสัมมนาระยอง ‹2 วัน›'],
      no: ['ดูงานเสร็จ เที่ยวต่อ‹4 วัน›', 'ประชุมที่อุดร ‹2 วัน›แล้วเที่ยวต่อ'],
    },
  ]),
  before('other', [
    {
      name: 'the same, said before its length',
      th: '(คอร์ส|อบรม|สัมมนา|ประชุม|เข้าค่าย|ดูงาน|ออกบูธ){ofIt}',
      yes: ['คอร์สดำน้ำที่ตรัง ‹4 วัน›จองแล้ว', 'ประชุมที่อุดร ‹2 วัน›แล้วเที่ยวต่อ'],
      no: ['ประชุมเสร็จ เที่ยวต่อ‹4 วัน›', 'คอร์สจบแล้วเที่ยวน่าน ‹2 วัน›'],
    },
  ]),
  before('refused', [
    {
      name: 'rather not so long',
      th: 'ไม่ใช่, แทนที่จะ(ไป|เป็น|อยู่|), แทน, (ตอนแรก|ทีแรก|เดิม|เดิมที)(ว่าจะ|กะว่าจะ|กะ|จะ|คิดว่าจะ|)(ไป|อยู่|เอา|), {firstPlan}',
      en: `
        not, instead of, rather than, (don't|do not|can't|cannot) (have|do|take|manage|get) (the|),
        (originally|initially|at first) (wanted|planned|thought of|thought about|thinking of|had) (to do|to go for|), (we'd|i'd|we|i) (have|'ve|had|) (loved|wanted|planned|hoped for) `,
      yes: [
        'not ‹4 days› but 3',
        'instead of ‹2 weeks›',
        'ตอนแรกว่าจะไป‹5 วัน›',
        'ทีแรกเรากะไปพังงา ‹5 วัน›',
        "we can't do ‹3 weeks›",
      ],
      no: ['not more than ‹4 days›', 'we have ‹4 days›', 'ว่าจะไป‹5 วัน›', 'ตอนแรกว่าจะไปแพร่แต่เปลี่ยนเป็นน่าน ‹5 วัน›'],
    },
  ]),
  before('refused', [
    {
      name: 'what they would do if the rest failed',
      en: '(can|could|may|might|would) (just|always|still|simply|also|then|) (go|stay|move|head|fly|add|spend){words6}(an extra|extra|another)',
      yes: ['then we could just go to Nan for an extra ‹3 nights›', 'we can always stay another ‹2 days›'],
      no: ['then another ‹3 nights›', 'we stay an extra ‹3 nights›'],
    },
  ]),
  after('refused', [
    {
      name: 'the time off, of which less is left',
      en: "(off|of leave|of holiday(s)|of vacation|of annual leave|holiday|leave){words6}(so|leaves|leaving|leaves us with|which leaves) (us|me|that is|that's|we have|just|only|with|) {count} (full|whole|) (day|night)(s)",
      yes: [
        '‹9 days› off but one is for packing, so 8 days in Nan',
        '‹10 days› of leave, 2 are lost, which leaves 8 days',
      ],
      no: ['‹9 days› off, so Nan', '‹4 days› off: 2 days in Nan'],
    },
  ]),
  before('refused', [
    {
      name: 'how long others travel',
      th: '(คนอื่น|เพื่อน|เขา|รีวิว|ใครๆ)(ไป|เที่ยว|อยู่)(กัน|)',
      en: "(your|their|his|her|people's|peoples|others'|someone's|the average|the usual|the typical) (whole|full|typical|average|usual|standard|)",
      yes: ['is your ‹3-week› plan any good', "like most people's ‹2 week› vacation", 'คนอื่นเที่ยวกัน‹5 วัน›'],
      no: ['our ‹3-week› plan', 'you have ‹2 weeks›', 'เราไป‹5 วัน›'],
    },
  ]),
  before('refused', [
    {
      name: 'how much time somebody else has, or how long they would rather stay',
      th: '(แฟน|เพื่อน|เพื่อนๆ|สามี|ภรรยา|เมีย|เขา|พี่|พี่สาว|น้อง|น้องสาว|แม่|พ่อ|ที่บ้าน)(ว่าง|ลาได้|ลา|มีเวลา|หยุด|อยากไป|อยากอยู่|อยากได้)(ได้|แค่|ตั้ง|){few8}',
      en: '(my|our) {kin} {verb}{few8}',
      yes: ['my wife has ‹10 days›', 'our friends only get ‹4 days›', 'แฟนว่าง ‹5 วัน›', 'เพื่อนอยากไปสัก‹5 วัน›'],
      no: ['we have ‹10 days›', 'ผมกับแฟนมีเวลาสองคน ไป‹5 วัน›', 'เราว่าง‹3 วัน›'],
    },
  ]),
  before('refused', [
    {
      name: 'what they ask about, should the first be too short',
      th: 'หรือ(ว่า|)(ต้อง|ควร|น่าจะ)(เป็น|ใช้|มี|อยู่|ไป|ได้|){few8}',
      en: 'or (do|would|should|will) (we|i|you) (really|rather|better|) (need|take|stay|plan|book|have)( for|){few8}',
      yes: ['or do we need ‹7 days›', 'or should I take ‹5 days›', 'หรือต้อง‹7 วัน›', 'หรือว่าควรอยู่สัก‹5 วัน›'],
      no: ['or ‹7 days›', 'หรือ‹7 วัน›', 'we need ‹7 days›'],
    },
  ]),
  after('refused', [
    {
      name: 'too long or too short',
      th: '(มัน|ก็|คง|น่าจะ|)(นาน|มาก|เยอะ|น้อย|สั้น)(ไป|เกินไป), (คง|ก็|น่าจะ|)(ไม่พอ|ไม่ไหว|ไม่ได้)',
      en: `
        ('s|is|are|was|were|would be|will be|seems|sounds|feels) ${SOFTLY} (too (much|long|many|short|little|rushed|ambitious)|impossible|out of the question),
        ('s|is|are|was) (not|n't) (enough|possible|an option|going to work), (isn't|aren't|won't be) (enough|possible|an option)`,
      yes: ['‹2 weeks› is too long', '‹3 days› would be a bit too short', '‹5 วัน›นานไป', '‹2 วัน›คงไม่พอ'],
      no: ['‹2 weeks› in Krabi', '‹3 days› is what we have', '‹5 วัน›กำลังดี'],
    },
  ]),
  before('settled', [
    {
      name: 'what they settled on in the end',
      th: '(เอาเป็น|สรุป(ว่า|เป็น|ไป|อยู่)|ตกลง(ว่า|เป็น|กันที่)|ลดเหลือ|เหลือแค่|เปลี่ยนเป็น|เพิ่มเป็น|ขยายเป็น)(ไป|อยู่|เที่ยว|จริงๆ|){few8}',
      en: "(cut(ting|) (it|) (down|short|) to|shortened (it|) to|reduced (it|) to|extended (it|) to|stretched (it|) to|(settled|agreed) on|(change|changed|changing|switch) (it|that|this|the trip) to|{noActually}actually|(let's|lets|let us) (say|go with|make it|do|call it)|can only (manage|do|get|take|spare)|realistically|more realistically)( about| just| only|)",
      yes: [
        'change it to ‹8 days›',
        'Trang 5 days, no, actually ‹4 days›',
        'cut down to ‹5 days›',
        "let's say ‹6 days›",
        'we agreed on ‹4 nights›',
        'เอาเป็น‹2 วัน›',
        'สรุปไป‹3 วัน›',
      ],
      no: ['we actually have ‹5 days›', 'say hello, ‹6 days›', 'เอา‹2 วัน›'],
    },
  ]),
  before('more', [
    {
      name: 'after the stay before',
      th: '(หลังจากนั้น|จากนั้น|เสร็จแล้ว)(ก็|จะ|)(มี|เหลือ|ว่าง|)(เวลา|)(อีก|)',
      en: '(after that|after this|afterwards|after which|and then|then) (we|i) (will|ll|) (have|have got|ve got|got|want|would like|d like|spend|stay) (another|about|a further|)',
      yes: ['after that we have ‹6 days›', 'then we spend ‹4 days›', 'หลังจากนั้นมีเวลา‹3 วัน›'],
      no: ['we have ‹6 days›', 'after that', 'มีเวลา‹3 วัน›'],
    },
  ]),
  before('inside', [
    {
      name: 'part of the trip',
      th: 'ในนั้น(มี|เป็น|), โดยมี, (นอน|พัก|ค้าง|กาง)(ใน|บน|ที่|)' + BEDS_TH + '(สัก|ซัก|แค่|)',
      en: `
        (including|incl|includes|of which|with|among them) (the|about|at least|maybe|),
        ${UNUSUAL_BEDS} (for|) (just|only|), (for|spend|spending|with|and) (the|our|my) (first|last|final)`,
      yes: [
        'Pai and Samui for the last ‹week›',
        'including ‹2 days›',
        'a raft house for ‹one night›',
        'of which ‹1 night›',
        'กางเต็นท์‹1 คืน›',
        'นอนแพสัก‹คืนนึง›',
      ],
      no: ['then ‹2 days›', 'นอนโรงแรม‹1 คืน›'],
    },
  ]),
  after('inside', [
    {
      name: 'some days of something',
      th: '(บน|ใน|ที่|กลาง|)' + BEDS_TH,
      en: `
        of (the |some |our |pure |proper |good |)${DOING},
        (in|at|on) (a|an|the|some|one of){someBed} ${UNUSUAL_BEDS},
        (at|on|by|in) the (beach|pool|sea|seaside|sand|river|water park|zoo|spa|lake|waterfall){ends},
        ${COURSES}`,
      yes: [
        '‹2 days› of diving',
        '‹a day› at the beach, please',
        '‹one night› in a wooden raft house',
        '‹3-day› trek',
        '‹2 คืน›บนแพ',
        '‹2 days› of it',
      ],
      no: [
        '‹2 days› of our honeymoon',
        '‹2 nights› in a hotel',
        '‹4 days› trip',
        '‹2 คืน›ที่ปาย',
        '‹4 days› at the beach of Trang',
      ],
    },
    {
      name: 'as much of something as is enough',
      th: '(ก็)พอ(แล้ว|นะ|{enough})',
      en: '{sign}(is|are|will be|would be|) (enough|plenty|sufficient) (for|of) (the|) (beach(es)|sea|temples|snorkel(l)ing|diving|shopping|museums|hiking|trekking|city|islands)',
      yes: ['ดำน้ำ‹วันเดียว›ก็พอ', 'วัดเอา‹1 วัน›พอแล้ว', 'ทัวร์เกาะ ‹2 วัน›พอ', '‹one day› is enough for the temples'],
      no: ['ปาย ‹3 วัน›พอไหม', '‹3 วัน›พอดี', '‹4 days› is enough for Pai'],
    },
    {
      name: 'what they do on some of the days',
      en: `(for|of|on|with|at|) (the|some|) ${PASTIMES}{end}`,
      yes: ['‹a day› for shopping', '‹one day› golf', '‹2 days› on a boat trip', '‹one day› trekking, then rest'],
      no: ['‹2 days› for us', '‹one day› golfers', '‹3 days› at a spa hotel', '‹5 days› golf trip'],
    },
  ]),
  before('inside', [
    {
      name: 'the same in Thai, where the activity is said first',
      th: `{wordStart}(ขอ|อยาก|มี|ไป|เอา|และ|กับ|แบ่ง|เผื่อ|){sign}${PASTIMES_TH}{few8}`,
      yes: ['ขอตีกอล์ฟ ‹1 วัน›', 'พักสบายๆ ดำน้ำสัก‹วันหนึ่ง›', 'ไปช้อปปิ้ง‹วันเดียว›'],
      no: ['ไปตรัง ‹3 วัน›', 'ดำน้ำตรัง ‹3 วัน›', 'คอร์สดำน้ำที่เต่า ‹4 วัน›'],
    },
  ]),
  after('again', [
    {
      name: 'the plan that is asked for, whose length may be said already',
      en: '{words}(route|itinerary|plan|schedule|programme|program|outline)(s)',
      th: '(ของ|)(แผน|แพลน|เส้นทาง|โปรแกรม)',
      yes: ['a logical ‹6-day› island route', 'the ‹4 day› plan'],
      no: ['a ‹6-day› trip', '‹4 days› in Trang, then plan more'],
    },
  ]),
  before('off', [
    {
      name: 'days on which they are free',
      th: '(วัน|)หยุด(ยาว|งาน|)(ติดกัน|ติดต่อกัน|รวม|)(ตั้ง|ได้|มา|)(แค่|ประมาณ|)',
      en: '(long|) (holiday|leave|break|time off) of (about|)',
      yes: ['a break of ‹5 days›', 'ได้หยุดยาว‹5 วัน›', 'วันหยุด ‹4 วัน›', 'หยุดติดกันตั้ง ‹6 วัน›'],
      no: ['เที่ยว‹5 วัน›', 'หยุดพักที่ปาย‹2 วัน›'],
    },
  ]),
  before('whole', [
    {
      name: 'what time they have, before the stays that fit into it',
      th: 'มีเวลา(ทั้งหมด|รวม|แค่|ประมาณ|ราวๆ|), (ลางาน|ลาพักร้อน|ลาหยุด|ลา)(ได้|ไว้)(แค่|ทั้งหมด|)',
      yes: ['มีเวลา ‹10 วัน›', 'ลางานได้ ‹9 วัน›'],
      no: ['อยู่ปาย‹3 วัน›', 'ไม่มีเวลา วันละ‹2 วัน›'],
    },
  ]),
  after('whole', [
    {
      name: 'the whole of the trip',
      th: '(สำหรับ|)ทั้งหมด(นี้|), ทั้งทริป, พอดีทั้ง',
      en: `
        for all (of |)(that|this|it|these|those), for (everything|the lot|the whole (thing|trip|lot|journey|route)|the entire (trip|thing|journey)),
        (we are |we're |i'm |i am |)based (in|at|on|around|near|out of)`,
      yes: ['‹two weeks› for all that', '‹8 days› based in Trat', '‹10 days› for everything'],
      no: ['‹two weeks› for all of us', '‹8 days› near Trat'],
    },
  ]),
]
