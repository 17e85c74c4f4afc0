import { cueAnywhere } from './cues.ts'

// `ทีมบอลเยาวชน`, “a school class from Leeds”: pupils, scouts and young teams: students and players who are children.

/** Students and players are children where the text says so: “a school class”, “U12”, beside teachers. */
export const ARE_PUPILS = cueAnywhere(
  [
    {
      name: 'a school or a class of one',
      en: `
        school (class|group|kids|children|outing), (primary|elementary|middle|junior|prep) (school|class|pupils|students), (my|our) (class|pupils) (of|with|from|go|goes|is|are),
        (year|grade|form|class) {young}{notMore}, {young}(th|st|nd|rd) (grade|graders), kindergarten, preschool, teachers, (my|our) class`,
      yes: [
        'a school class from Leeds',
        'with my class of 22 students',
        '20 students of grade 5',
        'our 6th graders',
        '18 students and three teachers',
      ],
      no: [
        'six university students',
        'first class seats',
        'a class of 2010 reunion',
        'year 2027',
        'cooking class of 3 hours',
      ],
    },
    {
      name: 'a team of children',
      th: '(ทีม|ฟุตบอล|นักเตะ|นักกีฬา|บอล|รุ่น)(เด็ก|เยาวชน|จูเนียร์), (u|ยู|รุ่น|อายุไม่เกิน)(อายุ|)(ไม่เกิน|) {team}{notMore}(ปี|)',
      en: 'u {team}{notMore}(s), under {team}s, under {team} (team|side|squad|boys|girls|football|soccer|players), (junior|youth|kids|children|school) (team|football|soccer|rugby|squad|swim team|players)',
      yes: ['our U12 team', 'an under-10s side', 'ทีมฟุตบอล U13', 'ทีมบอลเยาวชน', 'a youth team'],
      no: ['under 12 years', 'u2 concert', 'under 10 km', 'ทีมฟุตบอล', 'a team of 14'],
    },
  ],
  {
    young: String.raw`(?<!\d)(?:[1-9]|1[0-2])`,
    team: String.raw`(?:[6-9]|1[0-7])`,
    notMore: String.raw`(?!\d|[.,:]\d| (?:hours?|days?|years?|nights?))`,
  },
)
/** They study where nobody is a child. */
export const ARE_GROWN = cueAnywhere([
  {
    name: 'students who are grown up',
    th: 'มหาลัย, มหาวิทยาลัย, นักศึกษา',
    en: 'uni, university, college, lecturer(s), professor(s), phd, master(s), exchange students, medical students',
    yes: ['a university group', '12 students and a professor'],
    no: ['school group', 'unit'],
  },
])
