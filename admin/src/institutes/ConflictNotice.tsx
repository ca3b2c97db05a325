import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useWords } from '@pravesh/console-kit'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import type { Fields } from './institute-fields.ts'
import { useConflictChoices } from './use-conflict.ts'

/** Somebody else saved meanwhile: says what is at stake and offers both ways out. Nothing is lost until one is chosen. */
export function ConflictNotice({ fields, solved }: { fields: Fields; solved: () => void }) {
  const { text } = useWords()
  const { changed, busy, takeTheirs, keepMine } = useConflictChoices(solved)
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => void takeTheirs()}>
            {text('editor.loadTheirs')}
          </Button>
          <Button color="inherit" size="small" onClick={keepMine} loading={busy}>
            {text('editor.saveMine')}
          </Button>
        </>
      }
    >
      <AlertTitle>{text('editor.conflictTitle')}</AlertTitle>
      {text('editor.conflictText', {
        fields: changed.map((name) => labelIn(fields, name).toLowerCase()).join(', ') || text('editor.nothingYet'),
      })}
    </Alert>
  )
}
