import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useSaveFile, useTranslations } from '@pravesh/console-kit'
import { buyerApplicationEndpoints, packetForms, type StaffApplication, verifyPath } from '@pravesh/contract'
import { client } from '../../api.ts'
import { useInstituteId } from '../../institutes/use-institute-id.ts'

const labels = { pdf: 'application.packetPdf', json: 'application.packetJson' } as const

/** Downloads of the application with our signature, which proves that a copy is unchanged. The server writes each one down. */
export function PacketButtons({ application: { id, accessEndedAt } }: { application: StaffApplication }) {
  const { text } = useTranslations()
  const { busy, save } = useSaveFile()
  const sid = useInstituteId()
  if (accessEndedAt !== null) return null
  const download = (form: (typeof packetForms)[number]) =>
    save(
      () => client.file(buyerApplicationEndpoints.packet, { params: { sid, id }, query: { form } }),
      `application-${id}.${form}`,
    )
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {text('application.packet')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text('application.packetLead', { address: verifyPath })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {packetForms.toReversed().map((form) => (
          <Button key={form} size="small" startIcon={<Download />} disabled={busy} onClick={() => void download(form)}>
            {text(labels[form])}
          </Button>
        ))}
      </Box>
    </Paper>
  )
}
