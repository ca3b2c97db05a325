import { parsePairs, splitPhrases } from '../word-group.ts'

/** Spellings of branches of engineering that mean nothing else, by slug of the catalogue without its course. */
const spellings = `
  computer-science-and-engineering cse, computer science, cs, computer science engineering, computer engineering, comp sci, comp science, computer sc,
  कंप्यूटर साइंस, सीएसई;
  information-technology information technology, info tech;
  mechanical-engineering mechanical, mech;
  civil-engineering civil;
  electronics-and-communication-engineering ece, electronics, electronics and communication, electronics and telecommunication, extc, entc;
  electrical-and-electronics-engineering eee, electrical and electronics, electrical electronics;
  electrical-engineering electrical;
  artificial-intelligence-and-machine-learning ai, ai ml, aiml, artificial intelligence, ai and ml, machine learning, cse aiml, cse ai ml, cse ai, cse ai and ml;
  artificial-intelligence-and-data-science ai and data science, ai data science, ai ds, ai and ds;
  data-science cse data science, cse ds;
  cyber-security cse cyber security
`

/** Words that are a branch only next to a course or to "branch": "btech it", "chemical engineering". */
const besideCourse = `
  computer-science-and-engineering computer;
  information-technology it, आईटी;
  electronics-and-communication-engineering ec;
  electrical-engineering ee;
  civil-engineering ce;
  artificial-intelligence-and-data-science aids;
  chemical-engineering chemical, chem;
  aerospace-engineering aerospace, aero;
  aeronautical-engineering aeronautical;
  automobile-engineering automobile, auto;
  biotechnology biotech, bio technology, bio tech;
  biomedical-engineering biomedical;
  petroleum-engineering petroleum;
  mining-engineering mining;
  marine-engineering marine;
  production-engineering production;
  industrial-engineering industrial;
  environmental-engineering environmental;
  instrumentation-and-control-engineering instrumentation;
  robotics-and-automation robotics;
  mechatronics-engineering mechatronics;
  agricultural-engineering agriculture, agricultural;
  textile-technology textile;
  food-technology food tech;
  metallurgical-and-materials-engineering metallurgy, metallurgical
`

/** "me" is also a preposition of Hindi, and "btech me admission" is about no branch. */
const besideBranchOnly = 'mechanical-engineering me'

type Spelt = [slug: string, phrases: string[]]

const parseSpellings = (text: string, phrasesOf: (word: string) => string[]): Spelt[] =>
  Object.entries(parsePairs(text)).map(([slug, words]) => [
    `btech-${slug}`,
    splitPhrases(words.replaceAll(',', ';')).flatMap(phrasesOf),
  ])

function collect(branches: readonly Spelt[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [slug, phrases] of branches) found[slug] = [...(found[slug] ?? []), ...phrases]
  return found
}

const withBranch = (word: string): string[] => [`${word} branch`, `${word} engineering`, `${word} engg`]
const withCourse = (word: string): string[] =>
  ['btech', 'b tech', 'be', 'b e', 'बीटेक'].flatMap((course) => [
    ...[`${course} ${word}`, `${course} in ${word}`, `${word} ${course}`],
    ...[`${course} ${word} engineering`, `${course} ${word} branch`],
  ])

/** Other names of the branches of B.Tech, by slug of the catalogue. */
export const branchSynonyms: Readonly<Record<string, readonly string[]>> = collect([
  ...parseSpellings(spellings, (word) => [word, ...withBranch(word)]),
  ...parseSpellings(besideCourse, (word) => [...withBranch(word), ...withCourse(word)]),
  ...parseSpellings(besideBranchOnly, (word) => [`${word} branch`]),
])
