import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { PageHead, useTranslations } from '@pravesh/console-kit'
import { formatUnknownError } from '@pravesh/console-kit/language/error-messages'
import { type ImportDetails, importOutcomes } from '@pravesh/contract'
import { formatCount, formatDateTime } from '@pravesh/messages'
import { importTexts } from '@pravesh/messages/screens/catalogue/imports'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { useState } from 'react'
import { ListButton, ShowBase, useRecordContext, useShowContext } from 'react-admin'
import { ImportActions } from './ImportActions.tsx'
import { listLabel, outcomeLabels, problemLabel, stateLabels } from './labels.ts'
import { DryRun } from './report/DryRun.tsx'
import { type Choices, noChoices } from './report/Questions.tsx'
import { RankReport } from './report/ranks/RankReport.tsx'
import { TakenBack } from './TakeBack.tsx'

/** How often an import that is under way is read again, in milliseconds. */
const readEvery = 1_500
const isUnderWay = (run: ImportDetails | undefined) =>
  run?.state === 'checking' || run?.state === 'running' || run?.state === 'reverting'

function Counts({ run }: { run: ImportDetails }) {
  const { translate, language } = useTranslations()
  const counts = run.dryRun && run.state === 'checked' ? run.dryRun.counts : run.counts
  const isForecast = run.state === 'checking' || run.state === 'checked'
  const labels = isForecast ? outcomeLabels : { ...outcomeLabels, updated: sharedTexts.changedRows }
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {importOutcomes.map((outcome) => (
        <div key={outcome}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(labels[outcome])}
          </Typography>
          <Typography component="dd" variant="h5" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {formatCount(counts[outcome], language)}
          </Typography>
        </div>
      ))}
    </Box>
  )
}

/** A progress bar while rows are read, then the number of rows by result, and the possible actions. */
function Progress({ run, choices }: { run: ImportDetails; choices: Choices }) {
  const { translate, language } = useTranslations()
  const { state, rows, totalRows } = run
  const title = translate(state === 'checked' ? importTexts.whatTheImportWouldDo : stateLabels[state])
  return (
    <Paper component="section" variant="outlined" aria-labelledby="import-state" sx={{ p: 2, mb: 2 }}>
      <Box role="status" sx={{ mb: 1.5 }}>
        <Typography id="import-state" component="h2" variant="h6">
          {title}
        </Typography>
      </Box>
      {state === 'reverting' && <LinearProgress aria-label={title} sx={{ height: 10, borderRadius: 1, mb: 2 }} />}
      {isUnderWay(run) && state !== 'reverting' && (
        <>
          <LinearProgress
            {...(totalRows ? { variant: 'determinate', value: Math.min(100, (rows / totalRows) * 100) } : {})}
            aria-label={title}
            sx={{ height: 10, borderRadius: 1, mb: 1 }}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {translate(importTexts.rowsRead)}: {formatCount(rows, language)}
            {totalRows !== null && ` / ${formatCount(totalRows, language)}`}
          </Typography>
        </>
      )}
      {state === 'uploading' && <Typography sx={{ mb: 2 }}>{translate(importTexts.theFileIsNotComplete)}</Typography>}
      {state !== 'uploading' && state !== 'mapping' && (rows > 0 || isUnderWay(run)) && <Counts run={run} />}
      <ImportActions run={run} choices={choices} />
    </Paper>
  )
}

function Import() {
  const run = useRecordContext<ImportDetails>()
  const { isPending, error } = useShowContext<ImportDetails>()
  const { text, translate, language } = useTranslations()
  const [choices, setChoices] = useState(noChoices)
  if (!run)
    return <PageHead title={isPending ? translate(menuTexts.import) : text('form.notFound')} actions={<ListButton />} />
  const accountName = run.accountName ?? translate(importTexts.commandLine)
  return (
    <>
      <PageHead
        title={run.file}
        detail={`${listLabel(run)} · ${accountName} · ${formatDateTime(run.createdAt, language)}`}
        actions={<ListButton />}
      />
      {error && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {formatUnknownError(error)}
        </Alert>
      )}
      {run.problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problemLabel(run.problem)}
        </Alert>
      )}
      <Progress run={run} choices={choices} />
      <TakenBack run={run} />
      {run.content === 'ranks' ? (
        <RankReport run={run} />
      ) : (
        <DryRun run={run} choices={choices} onChoose={setChoices} />
      )}
    </>
  )
}

const query = {
  staleTime: 0,
  // react-admin leaves the page after a failed read. This one is read again and again, and stays through a restart of the server.
  onError: () => undefined,
  refetchInterval: ({ state }: { state: { data?: ImportDetails | undefined } }) =>
    isUnderWay(state.data) ? readEvery : false,
}

/** An import: content of its file, results of its dry run, progress, and the rejected rows. */
export const ImportPage = () => (
  <ShowBase<ImportDetails> queryOptions={query}>
    <Import />
  </ShowBase>
)
