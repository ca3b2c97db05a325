import { everyKind, type WordGroup } from '../word-group.ts'

/** Words that take a condition off: `before` is left of what it negates, `after` right of it, `either` also right of it at the end of the query; `no` may also be the number of a name. */
export const negationGroups: readonly WordGroup[] = [
  {
    type: 'negation',
    value: 'before',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      without; without any; non; not in; not through; except; except for; excluding; exclude; other than; apart from; besides;
      rather than; instead of; sans; no need of; without giving; without taking; without clearing; न कि; बिना किसी;
      not only; not just; not necessarily; is not; are not; isnt; arent; do not; does not; dont; doesnt; did not; didnt; never; neither; nor; avoid;
      avoiding; barring; leaving out; minus; no need for; free from; in place of; binaa; bagairah
    `,
  },
  {
    type: 'negation',
    value: 'either',
    kinds: everyKind,
    cost: 0.1,
    phrases: 'not; bina; bagair; बिना; बग़ैर; बगैर',
  },
  { type: 'negation', value: 'no', kinds: everyKind, cost: 0.3, phrases: 'no' },
  {
    type: 'negation',
    value: 'after',
    kinds: everyKind,
    cost: 0.05,
    phrases: `
      ke bina; k bina; ke bagair; ke alawa; ke siva; chhodkar; chodkar; ko chhodkar; ko chodkar; nahi; nahin; nahi chahiye; nahi hai; not required;
      not needed; not compulsory; not mandatory; not accepted; के बिना; के बगैर; के अलावा; के सिवा; छोड़कर; को छोड़कर; नहीं; नहीं चाहिए;
      nhi; nhi chahiye; nahi chaiye; nahi ho; na ho; nahi diya; nahi dena; nahi dena hai; nahi karna; ki jagah; ke bajay; ke bajaye; ke siwa; ke sivay;
      ke ilawa; k alawa; k bagair; se alag; hatakar; hata kar; chhod kar; chod kar; rahit; नहीं हो; न हो; ना हो; नहीं दिया; नहीं देना; की जगह;
      के बजाय; के सिवाय; के इलावा; से अलग; हटाकर; रहित; zaroori nahi; zaruri nahi;
      jaruri nahi; jaroori nahi; zarurat nahi; jarurat nahi; zaroorat nahi; jaroorat nahi; ki zarurat nahi; ki jarurat nahi; ki zaroorat nahi;
      ki jaroorat nahi; compulsory nahi; mandatory nahi; required nahi; anivarya nahi; nahi lagta; nahi lagti; जरूरी नहीं; जरुरी नहीं; जरूरत नहीं; की जरूरत नहीं;
      अनिवार्य नहीं; आवश्यक नहीं; नहीं लगता; दिए बिना; दिये बिना; diye bina; diye bagair
    `,
  },
]

/** Words between a negation and its condition: "not affiliated to cbse", "do not require jee". */
export const negatedVerbs: ReadonlySet<string> = new Set(
  `affiliated affiliation recognised recognized require requires required requiring need needs needed needing accept accepts accepted accepting ask
  asks asking demand demands want wants take takes taking give gives giving write writing clear clearing qualify qualifying appear appearing attempting
  follow follows following offer offers offering having based run under any direct only just`.split(/\s+/),
)

/** Words for a result in an exam: a number next to one is a rank, marks or a percentile, and no money. */
export const measureWords: ReadonlySet<string> = new Set(
  `rank ranks ranker air crl mark marks score scores scored percentile percentiles percent percentage pct cgpa gpa
  रैंक अंक अंकों स्कोर पर्सेंटाइल परसेंटाइल प्रतिशत परसेंट प्रतिशतक ank pratishat parcentile percentail`.split(/\s+/),
)
/** Words that are marks behind a number; before one they are part of a name: "kv number 2". */
export const marksBehindNumber: ReadonlySet<string> = new Set('number numbers नंबर नम्बर'.split(' '))
/** Words before a number that belong to it, and between the two of a range: "between 10000 and 20000 rank". */
export const measureBounds: ReadonlySet<string> = new Set(
  'under below above over within upto less more than between from around about'.split(' '),
)
export const rangeLinks: ReadonlySet<string> = new Set('to and or se aur से और'.split(' '))
/** Measures of a hundred. */
export const isOfHundred = (word: string): boolean => /^(?:per|pct|पर्से|परसें|प्रतिशत|prati)/.test(word)
/** Examinations of schools behind marks: "75 percent in 12th" is no class to be admitted to. */
export const passedBehindMarks: ReadonlySet<string> = new Set(
  '10 12 10th 12th x xii tenth twelfth board boards matric intermediate'.split(' '),
)
/** Words that may be between the number and what it measures. */
export const measureLinks: ReadonlySet<string> = new Set(
  'between from under below above over of is at in upto up to than less more within around about near tak ke ka ki se andar neeche upar par mere meri mera aaye aayi तक के का की से पर अंदर ऊपर नीचे'.split(
    ' ',
  ),
)
