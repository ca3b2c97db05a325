import Alert from '@mui/material/Alert'
import { translations, useTranslations } from '@pravesh/console-kit'
import { enquiryTexts } from '@pravesh/messages/screens/people/enquiry'
import { useWatch } from 'react-hook-form'

const place = /\{\{\s*(\w+)\s*\}\}/g

/** Names in double braces in a text that nothing fills, each once; those of `filled` are filled when it is sent. */
const openPlacesIn = (text: unknown, filled: readonly string[]): string[] => {
  const names = [...String(text ?? '').matchAll(place)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !filled.includes(name))
}

/** A check of a form that rejects a text with an unfilled name in double braces: the person would see the braces. */
export const rejectsOpenPlaces =
  (filled: readonly string[] = []) =>
  (value: unknown): string | undefined => {
    const open = openPlacesIn(value, filled)
    return open.length > 0 ? `${translations().translate(enquiryTexts.fillInFirst)}: ${open.join(', ')}` : undefined
  }

type OpenPlacesProps = {
  /** Fields of the form that hold the text. */
  fields: readonly string[]
  filled?: readonly string[]
}

/** Names in double braces that are still to be filled in by hand; announced when they change. */
export function OpenPlaces({ fields, filled = [] }: OpenPlacesProps) {
  const { translate } = useTranslations()
  const open = openPlacesIn(useWatch({ name: [...fields] }).join('\n'), filled)
  return (
    <div role="status">
      {open.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
          {translate(enquiryTexts.fillInByHand)} {open.map((name) => `{{${name}}}`).join(', ')}
        </Alert>
      )}
    </div>
  )
}
