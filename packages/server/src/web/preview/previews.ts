import type { Reader } from '@pravesh/contract'
import type { LiveLexicon } from '../../catalogue/lexicon/live-lexicon.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/index.ts'
import type { Bound } from '../../platform/http/bind.ts'
import { createReader } from '../reader.ts'
import { recordRoutes } from '../visitor/routes.ts'
import { checkPreviewAddress, type SignedDraft } from './address.ts'
import { findPagePath } from './find.ts'

/** The target of a valid preview address: the path of the page, and a reader that finds this draft in addition to published records. */
type Preview = { path: string; reader: Reader }
/** Opens the address of a preview: 'expired' where its hour is over, undefined where it is not ours or the record is gone. */
export type OpenPreview = (signed: SignedDraft) => Promise<Preview | 'expired' | undefined>

type PreviewParts = {
  db: Db
  config: Pick<Config, 'sessionSecrets'>
  lexicon: LiveLexicon
  bound: readonly Bound[]
  verify: boolean
}

/** Previews over the endpoints of the site, whose pages of records also find the draft of the address. */
export const createPreviews =
  ({ db, config, lexicon, bound, verify }: PreviewParts): OpenPreview =>
  async (signed) => {
    const state = checkPreviewAddress(config, signed, new Date())
    if (state === 'unsigned') return undefined
    if (state === 'expired') return 'expired'
    const path = await findPagePath(db, signed)
    if (path === undefined) return undefined
    return { path, reader: createReader([...recordRoutes(db, lexicon, signed), ...bound], verify) }
  }
