import { translations } from '@pravesh/console-kit'
import { optionLabel } from '@pravesh/console-kit/fields/kind'
import type { ListColumn } from '@pravesh/console-kit/list/columns'
import { formatDateTime } from '@pravesh/messages'
import type { Choice } from '@pravesh/messages/consoles'
import { changeTexts } from '@pravesh/messages/screens/operations/changes'
import { sharedTexts } from '@pravesh/messages/screens/shared'

type Change = { createdAt: string; action: Choice }
type Column = Omit<ListColumn, 'render'> & { render: (change: Change) => string }

/** The time of a change. Newest first is the order of every list of changes. */
export const timeColumn: Column = {
  name: 'createdAt',
  label: sharedTexts.when,
  sortable: true,
  short: true,
  render: ({ createdAt }) => formatDateTime(createdAt, translations().language),
}
/** The action: created, changed, deleted and the like. */
export const actionColumn: Column = {
  name: 'action',
  label: changeTexts.whatWasDone,
  sortable: false,
  short: true,
  render: ({ action }) => optionLabel(action),
}
