import type { Slots } from './phrases.ts'

// “Hi Sarah”, “Thanks, Robert”: whom they greet or thank and who signs, so that a name is no place. English only.

/** Words before somebody's name, and what comes after it. */
interface PeopleRule {
  readonly what: string
  readonly opens: string
  readonly closes: string
  /** The name may be one word in small letters. */
  readonly small?: true
  /** Sentences with the names that are people, and similar ones with names that are none: its tests. */
  readonly yes: readonly (readonly [sentence: string, name: string])[]
  readonly no: readonly string[]
}

export const PEOPLE_SLOTS: Slots = {
  /** A sentence begins here. */
  begin: String.raw`(?<=(?:^|[.!?\n])\s*)`,
  /** A sentence ends here, or goes on after a greeting. */
  pause: String.raw`\s?(?:[,.!?:;\n–—-]|$)`,
  /** “Hello Lonely Planet team”. */
  team: String.raw`\s(?:team|guys|folks|everyone|all|family|crew|admins?|support|members|readers|experts)\b`,
  goeson: String.raw`\s(?:and|from|here|with)\b`,
  end: String.raw`\s*[.!)(:x-]{0,3}\s*(?:$|\n|p\.?s\b)`,
  starts: String.raw`\s(?=(?:we|i|we're|i'm|we've|my|our|me|can|could|please|hope|thanks|thank|just|planning|looking|how|what|is|are|this|it's|there|here)\b)`,
}

export const PEOPLE_RULES: readonly PeopleRule[] = [
  {
    what: 'whom they greet',
    opens: `
      {begin}(hi|hello|hey|hiya|dear|hallo|hola|greetings|sawasdee|sawadee|sawatdee|good morning|good afternoon|good evening|good day|gday)( there| again|)`,
    closes: '{pause}, {starts}, {team}',
    small: true,
    yes: [
      ['Hi Sarah, 3 days in Nan', 'Sarah'],
      ['Hello Mark and Lisa! A week in Trang', 'Mark and Lisa'],
      ['Dear Khun Noi,\nwe want Pai', 'Khun Noi'],
      ['Hey Jack we want 4 days in Krabi', 'Jack'],
      ['hi camilla, 2 days in nan', 'camilla'],
    ],
    no: [
      'Hello Kitty House in Bangkok',
      'Hi Phuket, here we come',
      'say hi to Wat Pho',
      'we want 3 days in Nan',
      'hi everyone',
    ],
  },
  {
    what: 'whom they thank, or who signs',
    opens: `
      (thanks|thank you|thx|cheers|regards|kind regards|best regards|best wishes|all the best|yours sincerely)( so much| a lot| a million| again| in advance| from| and regards| very much|)`,
    closes: '{pause}, {starts}',
    yes: [
      ['3 days in Nan. Thanks, Robert', 'Robert'],
      ['Best regards, Tom & Julia', 'Tom & Julia'],
      ['a week in Trang please\nCheers\nAnna', 'Anna'],
      ['Thanks Peter we want Pai', 'Peter'],
    ],
    no: ['thanks to Trang we dive', 'thanks for Railay'],
  },
  {
    what: 'who signs',
    opens: '{begin}(best|love|yours|sincerely|warmly|ta|xx|xxx|x)',
    closes: '{end}',
    yes: [
      ['a week in Trang please\nBest,\nAnna', 'Anna'],
      ['3 days in Nan. Love, Tom & Julia xx', 'Tom & Julia'],
    ],
    no: ['we love Doi Suthep', 'Love Railay. Five days there', 'best Beach for kids'],
  },
  {
    what: 'who writes',
    opens: "my name is, my names, my name's, name's, {begin}i'm, {begin}i am, {begin}this is, {begin}it's",
    closes: '{pause}, {starts}, {goeson}',
    yes: [
      ['My name is Andreas, from Germany', 'Andreas'],
      ["Hi! I'm Beth and we want Pai", 'Beth'],
    ],
    no: ["I'm in Nan", 'I am Going to Krabi', 'this is Railay'],
  },
]
