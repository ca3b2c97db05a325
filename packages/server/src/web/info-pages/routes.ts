import { ApiError, type InfoPage, type InfoPageName, infoPageEndpoints } from '@pravesh/contract'
import type { Language } from '@pravesh/messages'
import type { Config } from '../../platform/config/config.ts'
import { type Bound, bind, showing } from '../../platform/http/bind.ts'
import { renderMarkdown } from '../../services/markdown/markdown.ts'
import { withAdvertising } from './advertising.ts'
import { fillDetails, localizeLinks, withoutMissing } from './details.ts'
import { withGrievancePeriods } from './grievances.ts'
import { readInfoTexts } from './texts.ts'

type PageRequest = { page: InfoPageName; version?: string | undefined; language: Language }

/** Information pages with the operator's details. NOT_FOUND for a version that never was. */
export function routes({ config: { operator, adTag } }: { config: Pick<Config, 'operator' | 'adTag'> }): Bound[] {
  const pages = readInfoTexts()

  function pageOf({ page, version: name, language }: PageRequest): InfoPage {
    const versions = pages.get(page) ?? []
    const found = name === undefined ? versions[0] : versions.find(({ version }) => version === name)
    if (!found) throw new ApiError('NOT_FOUND')
    const { title, description, effective, markdown } = found.texts[language]
    const { html, contents } = renderMarkdown(
      withAdvertising(withGrievancePeriods(withoutMissing(markdown, operator), language), adTag, language),
    )
    return {
      ...{ page, title, description, effective, contents },
      version: found.version,
      demo: operator.invented && markdown.includes('{operator.'),
      html: fillDetails(localizeLinks(html, language), operator, language),
      versions: versions.flatMap(({ version, effective: from }) => (version ? [{ version, effective: from }] : [])),
    }
  }
  return showing(
    [],
    [bind(infoPageEndpoints.infoPage, async ({ params, query }) => ({ data: pageOf({ ...params, ...query }) }))],
  )
}
