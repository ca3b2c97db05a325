import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { ownAccountTexts } from '@pravesh/messages/screens/people/own-account'
import { useTranslations } from '../../../language/translations.ts'
import { saveFile } from '../../../requests/save-file.ts'
import { useCopy } from './use-copy.ts'

const printed = { '@media print': { 'body > :not(.recovery-codes)': { display: 'none' } } }

type CodesProps = { codes: readonly string[]; onClose: () => void }

/** Recovery codes, which are shown this once: to copy, to save as a file, or to print. Only its button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: CodesProps) {
  const { translate } = useTranslations()
  const copy = useCopy()
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog open className="recovery-codes" aria-labelledby="recovery-codes" fullWidth maxWidth="sm">
      <GlobalStyles styles={printed} />
      <DialogTitle id="recovery-codes">{translate(ownAccountTexts.recoveryCodes)}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {translate(ownAccountTexts.shownOnce)}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gridTemplateColumns: { sm: '1fr 1fr' },
            gap: 0.5,
            fontFamily: 'monospace',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
        <Button onClick={() => copy(text)}>{translate(ownAccountTexts.copy)}</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'pravesh-recovery-codes.txt')}>
          {translate(ownAccountTexts.download)}
        </Button>
        <Button onClick={() => window.print()}>{translate(ownAccountTexts.print)}</Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate(ownAccountTexts.kept)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
