import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslations } from '@pravesh/console-kit'
import { searchTexts } from '@pravesh/messages/screens/catalogue/searches'
import { useListContext } from 'react-admin'

/** Shows all searches, the most frequent first, or those that found nothing, the most in vain first. */
export function SearchTabs() {
  const { filterValues, setFilters, setSort } = useListContext()
  const { translate } = useTranslations()
  const { nothingFound, ...others } = filterValues
  const choose = (tab: string) => {
    const isNothing = tab === 'nothing'
    setFilters(isNothing ? { ...others, nothingFound: true } : others)
    setSort({ field: isNothing ? 'foundNothing' : 'count', order: 'DESC' })
  }
  return (
    <Tabs
      value={nothingFound ? 'nothing' : 'all'}
      onChange={(_event, tab: string) => choose(tab)}
      aria-label={translate(searchTexts.whichSearches)}
      sx={{ mb: 2 }}
    >
      <Tab value="all" label={translate(searchTexts.mostSearched)} />
      <Tab value="nothing" label={translate(searchTexts.foundNothing)} />
    </Tabs>
  )
}
