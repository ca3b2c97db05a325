import { everyKind, type WordGroup } from '../word-group.ts'

/** Words that take a condition off: `before` is left of what it negates, `after` right of it; `no` may also be the number of a name. */
export const negationGroups: readonly WordGroup[] = [
  {
    type: 'negation',
    value: 'before',
    kinds: everyKind,
    cost: 0.1,
    phrases: `
      without; without any; non; not; not in; not through; except; except for; excluding; exclude; other than; apart from; besides;
      rather than; instead of; sans; no need of; without giving; without taking; without clearing; bina; bagair; बिना; बग़ैर; बगैर; न कि; बिना किसी
    `,
  },
  { type: 'negation', value: 'no', kinds: everyKind, cost: 0.3, phrases: 'no' },
  {
    type: 'negation',
    value: 'after',
    kinds: everyKind,
    cost: 0.05,
    phrases: `
      ke bina; k bina; ke bagair; ke alawa; ke siva; chhodkar; chodkar; ko chhodkar; ko chodkar; nahi; nahin; nahi chahiye; nahi hai; not required;
      not needed; not compulsory; not mandatory; not accepted; के बिना; के बगैर; के अलावा; के सिवा; छोड़कर; को छोड़कर; नहीं; नहीं चाहिए
    `,
  },
]

/** Words for a result in an exam: a number next to one is a rank, marks or a percentile, and no money. */
export const measureWords: ReadonlySet<string> = new Set(
  `rank ranks ranker air crl mark marks score scores scored percentile percentiles percent percentage pct cgpa gpa
  रैंक अंक अंकों स्कोर पर्सेंटाइल परसेंटाइल प्रतिशत परसेंट प्रतिशतक ank pratishat parcentile percentail`.split(/\s+/),
)
/** Words that are marks behind a number; before one they are part of a name: "kv number 2". */
export const marksBehindNumber: ReadonlySet<string> = new Set('number numbers नंबर नम्बर'.split(' '))
/** Words that may be between the number and what it measures. */
export const measureLinks: ReadonlySet<string> = new Set(
  'under below above over of is at in upto up to than less more within around about near tak ke ka ki se andar neeche upar par mere meri mera aaye aayi तक के का की से पर अंदर ऊपर नीचे'.split(
    ' ',
  ),
)
