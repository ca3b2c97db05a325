import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { SearchTerm } from '@pravesh/contract'
import { searchTexts } from '@pravesh/messages/screens/catalogue/searches'
import { Link } from 'react-router-dom'

/** Opens the form of a new synonym with the words that search does not understand, or with the whole text. */
export function MakeSynonym({ term: { text, notUnderstood } }: { term: SearchTerm }) {
  const { translate } = useTranslations()
  const source = JSON.stringify({ phrase: notUnderstood || text })
  return (
    <Button
      size="small"
      component={Link}
      to={`/search-synonym/create?${new URLSearchParams({ source })}`}
      aria-label={`${translate(searchTexts.makeASynonym)}: ${text}`}
    >
      {translate(searchTexts.makeASynonym)}
    </Button>
  )
}
