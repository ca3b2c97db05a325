import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import {
  type ApplicationCounts,
  type ApplicationGroup,
  applicationGroupNames,
  applicationGroups,
} from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { decisionTexts } from '@pravesh/messages/screens/institute/decisions'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useListContext } from 'react-admin'

const titles = {
  'to-decide': decisionTexts.toDecide,
  offered: decisionTexts.offered,
  ended: decisionTexts.ended,
  all: sharedTexts.all,
} as const
/** Applications to decide on are listed with the longest waiting first. */
export const oldestFirst = { field: 'submittedAt', order: 'ASC' as const }
/** The filter that the list opens with. */
export const openGroup = { group: 'to-decide' } as const
const newestFirst = { field: 'submittedAt', order: 'DESC' as const }

const isGroup = (name: unknown): name is ApplicationGroup => applicationGroupNames.some((group) => group === name)
const sumOf = (counts: ApplicationCounts, group: ApplicationGroup) =>
  applicationGroups[group].reduce((sum, state) => sum + counts.states[state], 0)

/** Tabs that filter the list by what there is to do, each with its number of applications. */
export function ApplicationTabs({ counts }: { counts: ApplicationCounts | undefined }) {
  const { filterValues, setFilters, setSort } = useListContext()
  const { translate, language } = useTranslations()
  const { group, status: _status, ...others } = filterValues
  const names = [...applicationGroupNames, 'all'] as const
  const labelOf = (name: (typeof names)[number]) => {
    if (!counts) return translate(titles[name])
    const groups: readonly ApplicationGroup[] = name === 'all' ? applicationGroupNames : [name]
    const number = groups.reduce((sum, item) => sum + sumOf(counts, item), 0)
    return `${translate(titles[name])} ${formatCount(number, language)}`
  }
  const choose = (name: string) => {
    setFilters(isGroup(name) ? { ...others, group: name } : others)
    setSort(name === 'to-decide' ? oldestFirst : newestFirst)
  }
  return (
    <Tabs
      value={isGroup(group) ? group : 'all'}
      onChange={(_event, name: string) => choose(name)}
      aria-label={translate(decisionTexts.whichApplications)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2, '& .MuiTab-root': { minWidth: 0, px: 1.25 } }}
    >
      {names.map((name) => (
        <Tab key={name} value={name} label={labelOf(name)} />
      ))}
    </Tabs>
  )
}
