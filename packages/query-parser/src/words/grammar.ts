import { amountGroups } from './amounts.ts'
import { boardGroups } from './boards.ts'
import { brandGroups } from './brands.ts'
import { connectorGroups } from './connectors.ts'
import { instituteGroups } from './institutes.ts'
import { nounGroups } from './nouns.ts'
import { orderGroups } from './orders.ts'
import { schoolGroups } from './schools.ts'
import { sectionGroups } from './sections.ts'
import { stateBoardGroups } from './state-boards.ts'
import { studyGroups } from './studies.ts'
import type { WordGroup } from './word-group.ts'

/** Words that no catalogue has. */
export const grammarGroups: readonly WordGroup[] = [
  ...nounGroups,
  ...sectionGroups,
  ...amountGroups,
  ...connectorGroups,
  ...brandGroups,
  ...orderGroups,
]

/** Words for values of facets: each value is a slug of the catalogue. */
export const facetGroups: readonly WordGroup[] = [
  ...boardGroups,
  ...stateBoardGroups,
  ...schoolGroups,
  ...instituteGroups,
  ...studyGroups,
]
