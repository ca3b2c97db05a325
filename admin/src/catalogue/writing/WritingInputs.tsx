import Box from '@mui/material/Box'
import { FieldInput } from '@pravesh/console-kit/fields/FieldInput'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import { MarkdownText } from '@pravesh/console-kit/fields/text/Markdown'
import type { Fields } from '@pravesh/contract'

/** Inputs of texts, one below the other; that of an article's body is as high as the screen allows. */
export const WritingInputs = ({ fields, names }: { fields: Fields; names: readonly string[] }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {names.map((name) => {
      const field = fields[name]
      if (!field) return null
      const props = { source: name, label: labelIn(fields, name) }
      if (field.kind === 'markdown')
        return <MarkdownText key={name} {...props} field={field} minRows={16} maxRows={40} />
      return <FieldInput key={name} {...props} field={field} />
    })}
  </Box>
)
