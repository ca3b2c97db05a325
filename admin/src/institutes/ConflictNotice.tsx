import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { labelIn } from '@pravesh/console-kit/fields/kind'
import type { Fields } from './institute-fields.ts'
import { useConflictChoices } from './use-conflict.ts'

/** Somebody else saved meanwhile: says what is at stake and offers both ways out. Nothing is lost until one is chosen. */
export function ConflictNotice({ fields, solved }: { fields: Fields; solved: () => void }) {
  const { changed, busy, takeTheirs, keepMine } = useConflictChoices(solved)
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => void takeTheirs()}>
            Load theirs
          </Button>
          <Button color="inherit" size="small" onClick={keepMine} loading={busy}>
            Save mine over it
          </Button>
        </>
      }
    >
      <AlertTitle>Somebody else saved this while you were editing</AlertTitle>
      You changed: {changed.map((name) => labelIn(fields, name).toLowerCase()).join(', ') || 'nothing yet'}. “Save mine
      over it” writes these alone and keeps the rest of theirs; “Load theirs” gives up yours.
    </Alert>
  )
}
