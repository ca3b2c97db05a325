import { isPublicationState, StateMark } from '@pravesh/console-kit/fields/StateMark'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'

const columns: readonly ListColumn[] = [
  { name: 'name', label: 'editor.name', sortable: true, render: ({ name }) => String(name) },
  {
    name: 'cityName',
    label: 'editor.place',
    sortable: false,
    render: ({ cityName, stateName }) => `${cityName}, ${stateName}`,
  },
  {
    name: 'status',
    label: 'editor.status',
    sortable: false,
    render: ({ status }) => isPublicationState(status) && <StateMark state={status} />,
  },
]

/** The institutes that this account manages. */
export const InstituteList = () => (
  <ListPage
    plural="buyer.institutes"
    columns={columns}
    filters={{}}
    perPage={50}
    sort={{ field: 'name', order: 'ASC' }}
    canChange={false}
    pathOf={({ id }) => `/institutes/${id}/applications`}
  />
)
