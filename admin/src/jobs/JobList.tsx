import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import type { JobRow } from '@pravesh/contract'
import type { Message } from '@pravesh/messages/consoles'
import { menuTexts } from '@pravesh/messages/screens/menu'
import { jobTexts } from '@pravesh/messages/screens/operations/jobs'
import { sharedTexts } from '@pravesh/messages/screens/shared'
import { type ReactNode, useMemo, useState } from 'react'
import { SelectInput, useListContext } from 'react-admin'
import { jobKinds, jobLabel } from './job-kinds.ts'
import { RetryJob, RetrySelected } from './RetryButtons.tsx'
import { RetryOutcome } from './RetryOutcome.tsx'
import type { RetryResult } from './use-retry.ts'

type Column = Omit<ListColumn, 'render'> & { render: (job: JobRow) => ReactNode }

/** States in the order of the tabs. */
const stateLabels = new Map<string, Message>([
  ['failed', sharedTexts.hasFailed],
  ['unknown', jobTexts.mayHaveBeenDone],
  ['waiting', sharedTexts.waiting],
  ['running', jobTexts.running],
])
const stateLabel = (status: string) => {
  const label = stateLabels.get(status)
  return label ? translations().translate(label) : status
}

function StateTabs() {
  const { filterValues, setFilters } = useListContext()
  const { translate } = useTranslations()
  const { status, ...others } = filterValues
  const choose = (name: string) => setFilters(name === 'all' ? others : { ...others, status: name })
  return (
    <Tabs
      value={status ?? 'all'}
      onChange={(_event, name: string) => choose(name)}
      aria-label={translate(jobTexts.whichJobs)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2 }}
    >
      {[...stateLabels.keys()].map((name) => (
        <Tab key={name} value={name} label={stateLabel(name)} />
      ))}
      <Tab value="all" label={translate(sharedTexts.all)} />
    </Tabs>
  )
}

function NoFailedJobs() {
  const { translate } = useTranslations()
  return <ListMessage title={translate(jobTexts.noJobHasFailed)}>{translate(jobTexts.aJobThatWasGiven)}</ListMessage>
}

const isGivenUp = ({ status }: JobRow) => status === 'failed' || status === 'unknown'

const columnsWith = (onDone: (results: RetryResult[]) => void): readonly Column[] => [
  { name: 'kind', label: jobTexts.whatItDoes, sortable: true, render: ({ kind }) => jobLabel(kind) },
  { name: 'status', label: 'editor.status', sortable: false, short: true, render: ({ status }) => stateLabel(status) },
  {
    name: 'error',
    label: jobTexts.whyItFailed,
    sortable: false,
    multiline: true,
    render: ({ error }) => error,
  },
  { name: 'attempts', label: jobTexts.tries, sortable: true, right: true, render: ({ attempts }) => attempts },
  {
    name: 'createdAt',
    label: sharedTexts.created,
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
  {
    name: 'failedAt',
    label: jobTexts.givenUp,
    sortable: false,
    short: true,
    render: ({ failedAt }) => failedAt && formatWhen(failedAt),
  },
  {
    name: 'nextAt',
    label: jobTexts.nextTry,
    sortable: false,
    short: true,
    hidden: true,
    render: ({ nextAt }) => nextAt && formatWhen(nextAt),
  },
  {
    name: 'retry',
    label: sharedTexts.action,
    sortable: false,
    short: true,
    render: (job) => isGivenUp(job) && <RetryJob job={job} onDone={onDone} />,
  },
]
const failed = { status: 'failed' }

/** Work in the background that waits, runs or was given up; those that were given up are retried here. */
export function JobList() {
  const { translate } = useTranslations()
  const [results, setResults] = useState<readonly RetryResult[]>([])
  const columns = useMemo(() => columnsWith(setResults), [])
  const kinds = Object.keys(jobKinds).map((id) => ({ id, name: jobLabel(id) }))
  return (
    <ListPage
      plural={menuTexts.jobs}
      columns={columns}
      filters={{}}
      moreFilters={[
        <SelectInput
          key="kind"
          source="kind"
          label={translate(jobTexts.whatItDoes)}
          choices={kinds}
          helperText={false}
        />,
      ]}
      perPage={50}
      sort={{ field: 'id', order: 'DESC' }}
      filterDefaultValues={failed}
      empty={<NoFailedJobs />}
      above={
        <>
          <StateTabs />
          <RetryOutcome results={results} onClose={() => setResults([])} />
        </>
      }
      bulkActions={<RetrySelected onDone={setResults} />}
      dated={false}
    />
  )
}
