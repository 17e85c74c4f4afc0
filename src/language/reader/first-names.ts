/** Whether a word is a common first name: “my brother Tom” names nobody who is not found. */
export const isFirstName = (word: string): boolean => NAMES.has(word.replace(/'s$/, ''))

const NAMES: ReadonlySet<string> = new Set(
  `
  aaron adam adrian ahmed aiden aisha alan albert alex alexander alfie alice alison amanda amelie amit amy ana
  andrea andrew andy angela anh anil anja anna anne annie anthony anton archie arjun arthur ashley astrid barbara
  beata becky ben benjamin bernard beth bill bob boris brad brandon brenda brian bruce bryan callum cameron
  camilla camille carl carla carlos carol caroline catherine cathy charles charlie charlotte chiara chloe chloé
  chris christine ciaran claire clara colin connor courtney craig daan dan daniel danny dave david dean debbie
  deborah declan deepak dennis derek dev diana diane diego dmitri dominic don donna doris dorothy doug douglas
  duane duncan ed eddie edward eleanor elena eliza elizabeth ella ellen ellie emily emma eoin eric erik ethan eva
  eve evelyn evie fatima femke finn fiona fran frances francis fred freja freya gabriel gareth gary gavin gemma
  george gerald gina giovanni giulia glenn gordon graham greg greta hana hannah hans harold harry hassan heike
  helen henry hiroshi howard hugh ian ingrid irene isaac isabel isla ivan jack jackie jacob jake james jamie jan
  jana jane janet jason javier jean jeff jennifer jenny jeremy jerry jess jessica jill jim jimmy joan joanna joe
  joel john jon jonathan joost joseph josh joshua joyce judith judy julia julian julie justin karen karin karl
  kasper kate katherine kathleen kathy katie kayla keith kelly kelsey ken kenneth kerry kevin kim kimberly kirsty
  klaus kyle lars laura lauren lawrence leah lee leo leon leonard lewis liam linda lisa liz logan lotte louis
  louise luc luca lucas lucia lucy luke lynn mads maggie malcolm malee marc marco marcus margaret maria marie
  marion mark martha martin mary mason mateo matt matteo matthew megan melanie melissa mette mia michael michelle
  mick miguel mike millie minh mohammed molly monica nancy natalie natasha nathan neha neil niamh nicholas nick
  nicola nicole nigel nina noah noor nora norman nur olga oliver olivia omar orla oscar owen pablo paige pam
  pamela patricia patrick paul paula pauline penny pete peter petra phil philip pierre pieter pooja poppy priya
  rachel rahul raj ralph ravi raymond rebecca ricardo richard rick rita rob robert roger ron ronald rosa ross roy
  russell ruth ryan sally sam samantha samuel sandra sanjay sanne sara sarah scott sean sebastian sergei shane
  sharon shaun sheila simon sinead siobhan siti sofia sofie somchai sonia sophia sophie stacey stanley stella
  stephanie stephen steve stuart sue susan suzanne sven tanya tara ted teresa terry tess tessa theo theresa thomas
  tim tina toby todd tom tony tracy trevor troy tyler valerie vanessa vera veronica vicky victor victoria vince
  vincent walter wayne wendy william yann yuki yusuf yvonne zara zoe
  `
    .trim()
    .split(/\s+/),
)
