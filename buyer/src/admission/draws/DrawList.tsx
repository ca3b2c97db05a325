import { formatWhen, translations, useTranslations } from '@pravesh/console-kit'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { ListPage } from '@pravesh/console-kit/list/ListPage'
import { ListMessage } from '@pravesh/console-kit/list/ListStates'
import type { OwnDraw } from '@pravesh/contract'
import { drawTexts } from '@pravesh/messages/screens/institute/draws'

type Column = Omit<ListColumn, 'render'> & { render: (draw: OwnDraw) => string | number }
const columns: readonly Column[] = [
  { name: 'name', label: drawTexts.name, sortable: false, render: ({ name }) => name },
  {
    name: 'state',
    label: drawTexts.state,
    sortable: false,
    render: ({ state }) => translations().translate(drawTexts[state]),
  },
  {
    name: 'applications',
    label: drawTexts.applications,
    sortable: false,
    right: true,
    render: ({ applications }) => applications,
  },
  { name: 'seats', label: drawTexts.seats, sortable: false, right: true, render: ({ seats }) => seats },
  { name: 'closesAt', label: drawTexts.closesAt, sortable: false, render: ({ closesAt }) => formatWhen(closesAt) },
  { name: 'drawsAt', label: drawTexts.drawsAt, sortable: false, render: ({ drawsAt }) => formatWhen(drawsAt) },
]
const filters = {}
const newestFirst = { field: 'id', order: 'DESC' } as const

/** In place of the list where nothing was announced. */
function NoDraws() {
  const { translate } = useTranslations()
  return <ListMessage title={translate(drawTexts.none)}>{translate(drawTexts.noneText)}</ListMessage>
}

/** Draws of lots of an institute, the newest first. */
export const DrawList = () => (
  <ListPage
    plural={drawTexts.many}
    columns={columns as readonly ListColumn[]}
    filters={filters}
    perPage={50}
    sort={newestFirst}
    canChange={false}
    dated={false}
    empty={<NoDraws />}
  />
)
