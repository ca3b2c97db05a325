import UploadFile from '@mui/icons-material/UploadFile'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { defaultRankSource, maxImportBytes, type RankList, rankColumns } from '@pravesh/contract'
import { formatCount } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { rankTexts } from '@pravesh/messages/screens/catalogue/ranks'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type FormEvent, useRef, useState } from 'react'
import { ListButton, useNotify, useRedirect } from 'react-admin'
import { Link } from 'react-router-dom'
import { RankFields } from './RankFields.tsx'
import { UsableColumns } from './report/Columns.tsx'
import { useUpload } from './use-upload.ts'

const sizeText = (bytes: number, language: 'en' | 'hi') =>
  bytes < 1_024 * 1_024
    ? `${formatCount(Math.ceil(bytes / 1_024), language)} KB`
    : `${formatCount(Math.round(bytes / 1_024 / 1_024), language)} MB`

/** The way to the import that is under way. */
function OpenImport({ id }: { id: number }) {
  const { translate } = useTranslations()
  return (
    <Button component={Link} to={`/imports/${id}/show`} color="inherit" size="small">
      {translate(importTexts.openIt)}
    </Button>
  )
}

const listKinds = ['school', 'college', 'ranks'] as const
type ListKind = (typeof listKinds)[number]

/** Uploads a register of schools or colleges, or a list of ranks; then its page displays the content. */
export function ImportCreate() {
  const { translate, text, language } = useTranslations()
  const redirect = useRedirect()
  const notify = useNotify()
  const { upload, progress } = useUpload()
  const [list, setList] = useState<ListKind>('school')
  const [ranks, setRanks] = useState<RankList>({ source: defaultRankSource })
  const isRanks = list === 'ranks'
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isUploading = progress !== undefined && progress.error === undefined

  function choose(selected: File | undefined) {
    setFile(selected)
    setProblem(selected && selected.size > maxImportBytes ? translate(importTexts.theFileIsLargerThan) : undefined)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file || file.size === 0) return setProblem(translate(importTexts.chooseAFileThatIs))
    if (file.size > maxImportBytes) return
    const id = await upload(isRanks ? { instituteType: 'college', ranks } : { instituteType: list }, file)
    if (id === undefined) return
    notify(translate(importTexts.theFileIsUploadedAnd), { type: 'info' })
    redirect('show', 'imports', id)
  }
  return (
    <>
      <PageHead
        title={translate(sharedTexts.importARegister)}
        detail={translate(importTexts.firstADryRunShows)}
        actions={<ListButton label={translate(menuTexts.imports)} />}
      />
      <Paper variant="outlined" component="form" onSubmit={(event) => void submit(event)} sx={{ p: { xs: 2, md: 3 } }}>
        <FormControl disabled={isUploading} sx={{ display: 'block', mb: 2 }}>
          <FormLabel id="import-type">{translate(importTexts.whatTheFileLists)}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="import-type"
            value={list}
            onChange={(_event, value) => setList(listKinds.find((kind) => kind === value) ?? 'school')}
          >
            <FormControlLabel value="school" control={<Radio />} label={text('console.schools')} />
            <FormControlLabel value="college" control={<Radio />} label={text('console.colleges')} />
            <FormControlLabel value="ranks" control={<Radio />} label={translate(rankTexts.officialRanks)} />
          </RadioGroup>
        </FormControl>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button
            variant="outlined"
            startIcon={<UploadFile />}
            disabled={isUploading}
            aria-describedby="import-file import-help"
            onClick={() => input.current?.click()}
          >
            {translate(importTexts.chooseAFile)}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv,.tsv,.txt,.gz,text/csv,text/tab-separated-values,text/plain,application/gzip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={translate(importTexts.chooseAFile)}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Typography id="import-file" sx={{ overflowWrap: 'anywhere' }}>
            {file ? `${file.name} · ${sizeText(file.size, language)}` : translate(importTexts.noFileChosen)}
          </Typography>
        </Box>
        <Typography id="import-help" variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
          {isRanks
            ? translate(rankTexts.ranksHelp, { columns: rankColumns.join(', ') })
            : translate(importTexts.xlsxCsvOrOtherText)}
        </Typography>
        {isRanks ? (
          <RankFields value={ranks} onChange={setRanks} disabled={isUploading} />
        ) : (
          <UsableColumns type={list} />
        )}
        <Box role="status" sx={{ mt: 2 }}>
          {(problem ?? progress?.error) && (
            <Alert severity="error" action={progress?.underWay && <OpenImport id={progress.underWay} />}>
              {problem ?? progress?.error}
            </Alert>
          )}
          {isUploading && (
            <LinearProgress
              variant="determinate"
              value={progress.share * 100}
              aria-label={translate(importTexts.uploaded)}
              sx={{ height: 10, borderRadius: 1 }}
            />
          )}
        </Box>
        <Button type="submit" variant="contained" loading={isUploading} disabled={!file} sx={{ mt: 2 }}>
          {translate(importTexts.uploadAndCheck)}
        </Button>
      </Paper>
    </>
  )
}
