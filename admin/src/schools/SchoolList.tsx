import { Names } from '@pravesh/console-kit/fields/References'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import {
  changeColumn,
  column,
  instituteFilters,
  newestFirst,
  partnerColumn,
  placeColumn,
  stateColumn,
} from '../institutes/institute-columns.tsx'

const columns = [
  column('name', 'editor.name', { sortable: true }),
  placeColumn,
  column('boards', 'editor.boards', { render: ({ boards }) => <Names to="board" ids={boards} /> }),
  column('affiliationNo', 'editor.affiliation', { sortable: true }),
  stateColumn,
  partnerColumn,
  changeColumn,
  column('url', 'editor.url', { sortable: true, hidden: true }),
]

/** Schools, 50 a page. */
export const SchoolList = () => (
  <ListPage
    plural="console.schools"
    add="console.addSchool"
    columns={columns}
    filters={instituteFilters}
    perPage={50}
    sort={newestFirst}
    pathOf={({ id }) => `/schools/edit/${id}`}
  />
)
