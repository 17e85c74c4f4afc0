/** Whether a word is a common first name: “my brother Tom” names nobody who is not found. */
export const isFirstName = (word: string): boolean => NAMES.has(word.replace(/'s$/, ''))

const NAMES: ReadonlySet<string> = new Set(
  `
  aaron adam adrian ahmed alan albert alex alexander alice alison amanda amy ana andrea andrew andy angela anh anil
  anna anne annie anthony anton arthur ashley barbara beata becky ben benjamin bernard beth bill bob brad brandon
  brenda brian bruce bryan callum cameron camilla camille carl carla carlos carol caroline catherine cathy charles
  charlie charlotte chloe chris christine claire clara colin connor craig dan daniel danny dave david dean debbie
  deborah deepak dennis derek diana diane diego dominic don donna doris dorothy doug douglas duncan ed eddie edward
  eleanor elena eliza elizabeth ella ellen emily emma eric erik ethan eva eve evelyn fiona fran frances francis fred
  gabriel gareth gary gavin gemma george gerald gina giovanni glenn gordon graham greg hannah harold harry helen henry
  hiroshi howard hugh ian ingrid irene isaac isabel isla ivan jack jackie jacob jake james jamie jan jane janet jason
  javier jean jeff jennifer jenny jeremy jerry jess jessica jill jim jimmy joan joanna joe joel john jon jonathan
  joseph josh joshua joyce judith judy julia julian julie justin karen karin karl kate katherine kathleen kathy katie
  keith kelly ken kenneth kerry kevin kim kimberly kirsty klaus kyle lars laura lauren lawrence leah lee leo leon
  leonard lewis liam linda lisa liz logan louis louise lucas lucy luke lynn maggie malcolm malee marc marco marcus
  margaret maria marie marion mark martha martin mary matt matteo matthew megan melanie melissa mia michael michelle
  mick miguel mike minh mohammed molly monica nancy natalie nathan neil nicholas nick nicola nicole nigel nina noah
  nora norman nur oliver olivia oscar owen pablo pam pamela patricia patrick paul paula pauline penny pete peter phil
  philip pierre priya rachel rahul ralph raymond rebecca ricardo richard rick rita rob robert roger ron ronald rosa
  ross roy russell ruth ryan sally sam samantha samuel sandra sanjay sara sarah scott sean sebastian shane sharon
  shaun sheila simon siti somchai sonia sophia sophie stacey stanley stella stephanie stephen steve stuart sue susan
  suzanne sven tanya tara ted teresa terry theo theresa thomas tim tina toby todd tom tony tracy trevor troy valerie
  vanessa vera veronica vicky victor victoria vince vincent walter wayne wendy william yuki yusuf yvonne zoe
  `
    .trim()
    .split(/\s+/),
)
