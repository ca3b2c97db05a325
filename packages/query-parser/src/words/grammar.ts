import { amountGroups } from './amounts.ts'
import { connectorGroups } from './everyday/connectors.ts'
import { negationGroups } from './everyday/negations.ts'
import { boardGroups } from './institutes/boards.ts'
import { brandGroups } from './institutes/brands.ts'
import { instituteGroups } from './institutes/institutes.ts'
import { schoolGroups } from './institutes/schools.ts'
import { stateBoardGroups } from './institutes/state-boards.ts'
import { nounGroups } from './nouns.ts'
import { orderGroups } from './orders.ts'
import { sectionGroups } from './sections.ts'
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
  ...negationGroups,
]

/** Words for values of facets: each value is a slug of the catalogue. */
export const facetGroups: readonly WordGroup[] = [
  ...boardGroups,
  ...stateBoardGroups,
  ...schoolGroups,
  ...instituteGroups,
  ...studyGroups,
]
