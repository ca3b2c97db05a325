import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslations } from '@pravesh/console-kit'
import type { InstituteType } from '@pravesh/contract'
import { instituteTexts } from '@pravesh/messages/screens/catalogue/institutes'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { Link } from 'react-router-dom'
import { partsOfType, pluralOfPart } from './part-names.ts'

type PartTabsProps = { type: InstituteType; id: string; current: string }

/** Links of an institute: its own fields, and each of its parts, which are saved by themselves. */
export function PartTabs({ type, id, current }: PartTabsProps) {
  const { translate, word } = useTranslations()
  const parts = partsOfType[type].map((name) => ({
    ...{ name, label: word(pluralOfPart(name)), to: `/${type}s/${id}/${name}` },
  }))
  const links = [{ name: 'details', label: translate(sharedTexts.details), to: `/${type}s/edit/${id}` }, ...parts]
  return (
    <Box
      component="nav"
      aria-label={translate(instituteTexts.partsOfThePage)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2 }}
    >
      {links.map(({ name, label, to }) => (
        <Button
          key={name}
          component={Link}
          to={to}
          size="small"
          variant={name === current ? 'contained' : 'outlined'}
          color={name === current ? 'primary' : 'inherit'}
          {...(name === current && { 'aria-current': 'page' })}
        >
          {label}
        </Button>
      ))}
    </Box>
  )
}
