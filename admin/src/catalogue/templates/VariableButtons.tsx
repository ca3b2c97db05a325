import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useTranslations } from '@pravesh/console-kit'
import { type MailEventName, mailEvents } from '@pravesh/contract'
import { templateTexts } from '@pravesh/messages/screens/catalogue/templates'
import { useId } from 'react'

const braced = (name: string) => `{{${name}}}`

type VariableProps = { event: MailEventName; onInsert: (place: string) => void }

/** The names that a mail knows, as buttons that insert them; those that it must have are filled. */
export function VariableButtons({ event, onInsert }: VariableProps) {
  const { translate, language } = useTranslations()
  const id = useId()
  const { variables } = mailEvents[event]
  const required: readonly string[] = mailEvents[event].required
  const places = new Intl.ListFormat(language).format(required.map(braced))
  return (
    <Box role="group" aria-labelledby={id} sx={{ my: 2 }}>
      <Typography id={id} variant="subtitle2" component="h3" gutterBottom>
        {translate(templateTexts.insert)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {variables.map((name) => (
          <Chip
            key={name}
            label={braced(name)}
            variant={required.includes(name) ? 'filled' : 'outlined'}
            aria-label={translate(templateTexts.insertOne, { place: braced(name) })}
            // The field that is written in retains the focus, and with it the place.
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => onInsert(braced(name))}
          />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate(templateTexts.whereTheyGo)}
        {required.length > 0 && ` ${translate(templateTexts.mustHave, { places })}`}
      </Typography>
    </Box>
  )
}
