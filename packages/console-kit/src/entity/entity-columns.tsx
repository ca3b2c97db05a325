import { hindiFieldsOf, hindiProgress } from '@pravesh/contract'
import { FieldValue } from '../fields/FieldInput.tsx'
import { titleOf } from '../fields/kind.ts'
import { kinds } from '../fields/kinds.ts'
import { fieldMessage } from '../language/declared-messages.ts'
import { formatWhen } from '../language/format-when.ts'
import { translations } from '../language/translations.ts'
import type { ListColumn } from '../list/columns.ts'
import { OrderCell } from './OrderCell.tsx'
import { isPart, type ScreenEntity, sortFieldsOf } from './screen-entity.ts'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const heavy = ['markdown', 'longText', 'rows', 'source']

/** The columns of a declaration: the declared ones, the others hidden by default, and the last change. */
export function entityColumns(entity: ScreenEntity): ListColumn[] {
  const orders = new Set(sortFieldsOf(entity))
  const others = Object.entries(entity.fields).flatMap(([name, { kind, hindiOf }]) =>
    entity.columns.includes(name) || heavy.includes(kind) || hindiOf !== undefined ? [] : [name],
  )
  const columns = [...entity.columns, ...others].flatMap((name): ListColumn[] => {
    const field = entity.fields[name]
    if (!field) return []
    return [
      {
        name,
        label: fieldMessage(name, field),
        render: (record) => {
          if (isEmpty(record[name])) return null
          // The parts of an institute have an order of their own, without gaps.
          if (name === 'order' && isPart(entity)) return <OrderCell record={record} name={titleOf(entity, record)} />
          return <FieldValue field={field} value={record[name]} />
        },
        sortable: orders.has(name),
        right: kinds[field.kind].right ?? false,
        hidden: !entity.columns.includes(name),
      },
    ]
  })
  const hindi: ListColumn = {
    name: 'hindi',
    label: 'list.hindi',
    render: (record) => {
      const progress = hindiProgress(entity.fields, record)
      return progress && translations().text('list.hindiTexts', progress)
    },
    sortable: false,
    short: true,
  }
  const own = [...columns, ...(hindiFieldsOf(entity.fields).length > 0 ? [hindi] : []), ...(entity.extraColumns ?? [])]
  const changed: ListColumn = {
    name: 'updatedAt',
    label: 'list.lastChange',
    render: ({ updatedAt }) => formatWhen(String(updatedAt)),
    sortable: true,
    // The summary above the list displays the last change: five columns leave no space for it.
    hidden: own.filter(({ hidden }) => !hidden).length > 4,
  }
  return [...own, changed]
}
