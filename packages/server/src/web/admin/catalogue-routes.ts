import { createSynonymCheck } from '../../catalogue/lexicon/synonym-check.ts'
import { bindCatalogue } from '../../catalogue/records/bind-catalogue.ts'
import type { Bound, RouteServices } from '../../platform/http/bind.ts'

/** Catalogues for administrators. A synonym is checked against all that a search already understands. */
export const routes = ({ db, lexicon }: RouteServices): Bound[] =>
  bindCatalogue(db, { 'search-synonym': createSynonymCheck(db, lexicon) })
