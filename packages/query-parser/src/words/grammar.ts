import { amountWords } from './amounts.ts'
import { boardWords } from './boards.ts'
import { brandWords } from './brands.ts'
import { connectorWords } from './connectors.ts'
import { instituteWords } from './institutes.ts'
import { nounWords } from './nouns.ts'
import { orderWords } from './orders.ts'
import { schoolWords } from './schools.ts'
import { sectionWords } from './sections.ts'
import { stateBoardWords } from './state-boards.ts'
import { studyWords } from './studies.ts'
import type { WordGroup } from './word-group.ts'

/** Words that no catalogue has. */
export const grammarWords: readonly WordGroup[] = [
  ...nounWords,
  ...sectionWords,
  ...amountWords,
  ...connectorWords,
  ...brandWords,
  ...orderWords,
]

/** Words for values of facets: each value is a slug of the catalogue. */
export const facetWords: readonly WordGroup[] = [
  ...boardWords,
  ...stateBoardWords,
  ...schoolWords,
  ...instituteWords,
  ...studyWords,
]
