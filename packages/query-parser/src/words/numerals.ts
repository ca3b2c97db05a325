import { normalize } from '../text/normalize.ts'

/** Words for the numbers 1 to 12, in order: cardinals, then after `|` the ordinals that name a class by themselves ("sixth", "छठी"). */
const numerals = [
  'ek one एक | pehli pahli pehla pahla first पहली पहला',
  'do two दो | dusri doosri second दूसरी',
  'teen three तीन | teesri tisri third तीसरी',
  'char chaar four चार | chauthi fourth चौथी',
  'paanch panch five पांच पाँच | paanchvi panchvi fifth पांचवी पांचवीं पाँचवीं',
  'chhe chah cheh six chhati छह छः | chhathi chathi sixth छठी छठवीं',
  'saat seven सात | saatvi satvi seventh सातवी सातवीं',
  'aath eight आठ | aathvi athvi eighth आठवी आठवीं',
  'nau nine नौ | nauvi navi ninth नौवी नौवीं नवीं',
  'das dus ten दस | dasvi dasvin tenth दसवी दसवीं',
  'gyarah eleven ग्यारह | gyarahvi gyarvi eleventh ग्यारहवी ग्यारहवीं',
  'barah twelve बारह | barahvi barvi twelfth बारहवी बारहवीं',
]

const values = new Map<string, number>(
  Object.entries({ dedh: 1.5, dhai: 2.5, डेढ: 1.5, ढाई: 2.5 }).map(([word, value]) => [normalize(word), value]),
)
const ordinals = new Set<string>()
numerals.forEach((row, index) => {
  const [cardinalTexts = '', ordinalTexts = ''] = row.split(' | ')
  for (const word of ordinalTexts.split(' ')) ordinals.add(normalize(word))
  for (const word of `${cardinalTexts} ${ordinalTexts}`.split(' ')) values.set(normalize(word), index + 1)
})

/** Values of spoken numbers, by normalized word; also one and a half (dedh) and two and a half (dhai). */
export const numeralValues: ReadonlyMap<string, number> = values
/** Numerals that mean a class without the word "class". */
export const ordinalNumerals: ReadonlySet<string> = ordinals

export const romanNumerals: ReadonlyMap<string, number> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, index + 1]),
)

/** Words for "class" next to a number. */
export const classNouns: ReadonlySet<string> = new Set(
  'class std standard grade kaksha कक्षा क्लास cls clas'.split(' ').map(normalize),
)

/** Words next to a number of a part of a town: "sector 15". */
export const sectorNouns: ReadonlySet<string> = new Set(['sector', 'phase', 'block', 'ward', 'sec'])

/** Other names of a class, by value; a play school is the class that it teaches. */
export const classNames: Readonly<Record<string, string>> = {
  nursery: `
    nursery; pre school; preschool; playschool; play school; play schools; playgroup; play group; pre nursery; नर्सरी; pre primary; montessori;
    nursary; nursury; play way; playway; play way school
  `,
  lkg: 'kindergarten; kg; lkg; jr kg; junior kg; एलकेजी; केजी',
  ukg: 'ukg; sr kg; senior kg; prep; यूकेजी',
  1: 'primary',
  11: `
    plus2; inter college; inter colleges; junior college; junior colleges; senior secondary; higher secondary; inter; intermediate
  `,
}

/** Examinations that one has passed: "… ke baad" (after) belongs to them. */
export const passedClasses: ReadonlySet<string> = new Set(
  '12th 12 12vi 12वीं बारहवीं barahvi inter plus2 10th 10 10vi 10वीं दसवीं dasvi matric graduation स्नातक'
    .split(' ')
    .map(normalize),
)
