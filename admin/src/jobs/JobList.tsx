import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import type { JobRow } from '@pravesh/contract'
import { type ReactNode, useMemo, useState } from 'react'
import { SelectInput, useListContext } from 'react-admin'
import { jobKinds, jobLabel } from './job-kinds.ts'
import { RetryJob, RetrySelected } from './RetryButtons.tsx'
import { RetryOutcome } from './RetryOutcome.tsx'
import type { RetryResult } from './use-retry.ts'

type Column = Omit<ListColumn, 'render'> & { render: (job: JobRow) => ReactNode }

/** States in the order of the tabs; in English, declared in Hindi too. */
const stateLabels = new Map<string, string>([
  ['failed', 'Has failed'],
  ['unknown', 'May have been done'],
  ['waiting', 'Waiting'],
  ['running', 'Running'],
])
const stateLabel = (status: string) => translations().translate(stateLabels.get(status) ?? status)

function StateTabs() {
  const { filterValues, setFilters } = useListContext()
  const { translate } = useTranslations()
  const { status, ...others } = filterValues
  const choose = (name: string) => setFilters(name === 'all' ? others : { ...others, status: name })
  return (
    <Tabs
      value={status ?? 'all'}
      onChange={(_event, name: string) => choose(name)}
      aria-label={translate('Which jobs')}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2 }}
    >
      {[...stateLabels.keys()].map((name) => (
        <Tab key={name} value={name} label={stateLabel(name)} />
      ))}
      <Tab value="all" label={translate('All')} />
    </Tabs>
  )
}

function NoFailedJobs() {
  const { translate } = useTranslations()
  return (
    <ListMessage title={translate('No job has failed')}>
      {translate('A job that was given up stands here until somebody retries it, for thirty days.')}
    </ListMessage>
  )
}

const isGivenUp = ({ status }: JobRow) => status === 'failed' || status === 'unknown'

const columnsWith = (onDone: (results: RetryResult[]) => void): readonly Column[] => [
  { name: 'kind', label: { declared: 'What it does' }, sortable: true, render: ({ kind }) => jobLabel(kind) },
  { name: 'status', label: 'editor.status', sortable: false, short: true, render: ({ status }) => stateLabel(status) },
  {
    name: 'error',
    label: { declared: 'Why it failed' },
    sortable: false,
    multiline: true,
    render: ({ error }) => error,
  },
  { name: 'attempts', label: { declared: 'Tries' }, sortable: true, right: true, render: ({ attempts }) => attempts },
  {
    name: 'createdAt',
    label: { declared: 'Created' },
    sortable: true,
    short: true,
    render: ({ createdAt }) => formatWhen(createdAt),
  },
  {
    name: 'failedAt',
    label: { declared: 'Given up' },
    sortable: false,
    short: true,
    render: ({ failedAt }) => failedAt && formatWhen(failedAt),
  },
  {
    name: 'nextAt',
    label: { declared: 'Next try' },
    sortable: false,
    short: true,
    hidden: true,
    render: ({ nextAt }) => nextAt && formatWhen(nextAt),
  },
  {
    name: 'retry',
    label: { declared: 'Action' },
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
      plural={{ declared: 'Jobs' }}
      columns={columns}
      filters={{}}
      moreFilters={[
        <SelectInput key="kind" source="kind" label={translate('What it does')} choices={kinds} helperText={false} />,
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
