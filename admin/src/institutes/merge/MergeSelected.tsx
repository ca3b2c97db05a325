import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import { mergeTexts } from '@pravesh/messages/screens/catalogue/merge'
import { useCanAccess, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'

/** Button for two selected institutes that opens their merge. */
export function MergeSelected() {
  const { translate } = useTranslations()
  const { resource, selectedIds } = useListContext()
  const { canAccess = false } = useCanAccess({ resource, action: 'edit' })
  const [keep, duplicate] = selectedIds
  if (!canAccess || selectedIds.length !== 2) return null
  return (
    <Button size="small" component={Link} to={`/${resource}/${keep}/merge?duplicate=${duplicate}`}>
      {translate(mergeTexts.mergeSelected)}
    </Button>
  )
}
